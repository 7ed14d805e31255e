#include "baghchal/tablebase/zstd_codec.hpp"

#define ZSTD_STATIC_LINKING_ONLY  // for frames without the magic number
#include <zstd.h>

namespace baghchal {
namespace {

struct Free {
  void operator()(ZSTD_DCtx* context) const { ZSTD_freeDCtx(context); }
  void operator()(ZSTD_DDict* dictionary) const { ZSTD_freeDDict(dictionary); }
};

class ZstdCodec : public BlockCodec {
 public:
  explicit ZstdCodec(std::span<const std::byte> dictionary)
      : dictionary_(dictionary.empty() ? nullptr
                                       : ZSTD_createDDict(dictionary.data(), dictionary.size())),
        usable_(dictionary.empty() || dictionary_ != nullptr) {}

  bool usable() const { return usable_; }

  bool decompress(std::span<const std::byte> block, std::span<std::byte> out) const override {
    thread_local const std::unique_ptr<ZSTD_DCtx, Free> context(ZSTD_createDCtx());
    if (context == nullptr) return false;
    ZSTD_DCtx_setParameter(context.get(), ZSTD_d_format, ZSTD_f_zstd1_magicless);
    ZSTD_DCtx_refDDict(context.get(), dictionary_.get());
    const std::size_t size =
        ZSTD_decompressDCtx(context.get(), out.data(), out.size(), block.data(), block.size());
    return ZSTD_isError(size) == 0 && size == out.size();
  }

 private:
  std::unique_ptr<ZSTD_DDict, Free> dictionary_;
  bool usable_;
};

}  // namespace

std::unique_ptr<BlockCodec> open_zstd(std::span<const std::byte> dictionary) {
  auto codec = std::make_unique<ZstdCodec>(dictionary);
  if (!codec->usable()) return nullptr;
  return codec;
}

}  // namespace baghchal
