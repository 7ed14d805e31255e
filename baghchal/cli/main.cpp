#include "baghchal/cli/program.hpp"

int main(int argc, char** argv) {
  return baghchal::run_program(argc, argv);
}
