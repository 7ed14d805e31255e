#include "baghchal/notation/record_tags.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <unordered_set>

#include "baghchal/notation/game_words.hpp"
#include "baghchal/notation/position_line.hpp"
#include "baghchal/notation/rules_text.hpp"
#include "baghchal/notation/text.hpp"

namespace baghchal {
namespace {

constexpr std::array<std::string_view, 5> own_names{"Variant", "Rules", "SetUp", "Position",
                                                    "Result"};
/// The tags that usually stand before Result.
constexpr std::array<std::string_view, 6> first_names{"Event", "Site",  "Date",
                                                      "Round", "Goats", "Tigers"};

template <typename Names>
bool is_among(const Names& names, std::string_view name) {
  return std::ranges::find(names, name) != names.end();
}

/// The tags that are the program's own, taken out of all.
class OwnTags {
 public:
  OwnTags(std::vector<TagText> tags, Record& record) {
    for (TagText& tag : tags) {
      if (is_among(own_names, tag.name)) {
        own_.push_back(std::move(tag));
      } else {
        record.tags.emplace_back(tag.name, std::move(tag.value));
      }
    }
  }

  const TagText* find(std::string_view name) const {
    const auto found = std::ranges::find(own_, name, &TagText::name);
    return found == own_.end() ? nullptr : &*found;
  }

 private:
  std::vector<TagText> own_;
};

using Done = tl::expected<void, TagFault>;

tl::unexpected<TagFault> fault(const TagText& tag, std::string_view reason) {
  return tl::unexpected(TagFault{tag.at, fmt::format("{}: {}", tag.name, reason)});
}

Done check_names(const std::vector<TagText>& tags) {
  std::unordered_set<std::string_view> seen;
  for (const TagText& tag : tags) {
    if (!seen.insert(tag.name).second) {
      return tl::unexpected(
          TagFault{tag.at, fmt::format("the tag {} stands twice", in_quotes(tag.name))});
    }
  }
  return {};
}

Done apply_variant(const OwnTags& tags, Record& record) {
  if (const TagText* const variant = tags.find("Variant")) {
    record.variant.board = find_board(variant->value);
    if (record.variant.board == nullptr) {
      return fault(*variant, "there is no board called " + in_quotes(variant->value));
    }
  }
  record.start = Position::start(*record.variant.board);
  if (const TagText* const rules = tags.find("Rules")) {
    const auto parsed = parse_rules(rules->value, *record.variant.board);
    if (!parsed) return fault(*rules, parsed.error());
    record.variant.rules = *parsed;
  }
  return {};
}

Done apply_start(const OwnTags& tags, Record& record) {
  const TagText* const set_up = tags.find("SetUp");
  const TagText* const position = tags.find("Position");
  if (set_up != nullptr) {
    if (set_up->value != "0" && set_up->value != "1") {
      return fault(*set_up, in_quotes(set_up->value) + " is neither 0 nor 1");
    }
    const bool wanted = set_up->value == "1";
    if (wanted && position == nullptr) return fault(*set_up, "is 1, but there is no Position");
    if (!wanted && position != nullptr) return fault(*set_up, "is 0, but there is a Position");
  }
  if (position == nullptr) return {};
  const auto line = parse_position(position->value, record.variant);
  if (!line) return fault(*position, sentences(line.error()));
  record.start = line->position;
  record.start_ply = line->ply.value_or(0);
  return {};
}

Done apply_result(const OwnTags& tags, std::optional<RecordResult>& result) {
  const TagText* const tag = tags.find("Result");
  if (tag == nullptr) return {};
  result = parse_result(tag->value);
  if (!result) return fault(*tag, in_quotes(tag->value) + " is none of 1-0, 0-1, 1/2-1/2 and *");
  return {};
}

std::string tag_line(std::string_view name, std::string_view value) {
  std::string escaped;
  for (const char c : value) {
    if (c == '"' || c == '\\') escaped += '\\';
    escaped += c;
  }
  return fmt::format("[{} \"{}\"]\n", name, escaped);
}

bool is_tag_name(std::string_view name) {
  return !name.empty() &&
         std::ranges::all_of(name, [](char c) { return is_letter(c) || is_digit(c) || c == '_'; });
}

/// Why the tags cannot be written, if they cannot.
std::optional<std::string> against(const Record& record) {
  std::unordered_set<std::string_view> seen;
  for (const auto& [name, value] : record.tags) {
    if (!is_tag_name(name)) {
      return fmt::format("{} cannot name a tag: letters, digits and _ only", in_quotes(name));
    }
    if (is_among(own_names, name) || !seen.insert(name).second) {
      return fmt::format("the tag {} would stand twice", in_quotes(name));
    }
    if (std::ranges::any_of(value, is_newline)) {
      return fmt::format("the tag {} has more than one line", in_quotes(name));
    }
  }
  if (record.start_ply < 0 || record.start_ply > max_ply) {
    return fmt::format("ply {} is not from 0 to {}", record.start_ply, max_ply);
  }
  return std::nullopt;
}

}  // namespace

std::string unescaped(std::string_view value) {
  std::string result;
  for (std::size_t at = 0; at < value.size(); ++at) {
    const bool escape = value[at] == '\\' && at + 1 < value.size() &&
                        (value[at + 1] == '"' || value[at + 1] == '\\');
    if (escape) ++at;
    result += value[at];
  }
  return result;
}

tl::expected<void, TagFault> apply_tags(std::vector<TagText> tags, Record& record,
                                        std::optional<RecordResult>& result) {
  if (auto done = check_names(tags); !done) return done;
  const OwnTags own(std::move(tags), record);
  if (auto done = apply_variant(own, record); !done) return done;
  if (auto done = apply_start(own, record); !done) return done;
  return apply_result(own, result);
}

tl::expected<std::string, std::string> tags_text(const Record& record) {
  if (auto reason = against(record)) return tl::unexpected(std::move(*reason));
  const Geometry& board = *record.variant.board;
  const auto first_other = std::ranges::find_if(
      record.tags, [](const auto& tag) { return !is_among(first_names, tag.first); });
  std::string text;
  for (auto tag = record.tags.begin(); tag != first_other; ++tag) {
    text += tag_line(tag->first, tag->second);
  }
  text += tag_line("Result", to_text(record.result));
  for (auto tag = first_other; tag != record.tags.end(); ++tag) {
    text += tag_line(tag->first, tag->second);
  }
  text += tag_line("Variant", board.name());
  text += tag_line("Rules", to_text(record.variant.rules));
  if (record.start != Position::start(board) || record.start_ply != 0) {
    text += tag_line("SetUp", "1");
    text += tag_line("Position", to_text(PositionLine{record.start, record.start_ply}, board));
  }
  return text;
}

}  // namespace baghchal
