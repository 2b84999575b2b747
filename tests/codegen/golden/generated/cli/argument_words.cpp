// Generated from schema/tools. Do not edit.
#include "generated/cli/argument_words.h"

#include <algorithm>
#include <array>

namespace offhand {
namespace {

constexpr auto kWordsOfDemoMixArguments = std::to_array<ArgumentWords>({
  {"color", "NAME", "One of red, green, double. Required."},
  {"drops", "NUMBER", "Limits: 1 to 99. Default: 1."},
});
constexpr auto kWordsOfDemoPaintArguments = std::to_array<ArgumentWords>({
  {"shape", "NUMBER", "Limits: 1 to 99."},
  {"layer", "NUMBER", "Limits: at least 0."},
  {"x", "NUMBER", ""},
  {"y", "NUMBER", ""},
  {"mood", "NAME", "One of calm, wild. Default: calm."},
  {"color", "NAME", "One of red, green, double. Required."},
  {"width", "NUMBER", "Limits: 1 to 9. Default: 2."},
  {"brush", "NAME", "One of round, flat. Default: round."},
  {"label", "TEXT", "Limits: 1 to 8 characters, matches ^[a-z]+$."},
  {"label_size", "NUMBER", "Limits: at least 1."},
  {"via", "JSON", "Limits: at most 3 items."},
  {"colors", "NAME,...", "One of red, green, double. Limits: at most 3 items. Default: red."},
  {"out_file", "PATH", "Limits: at most 64 characters, a path."},
  {"dry", "true|false", "Default: true with --out-file."},
  {"pencil", "true|false", ""},
  {"ink", "TEXT", "Limits: at most 16 characters."},
});
constexpr auto kWordsOfDemoPaintCombinations = std::to_array<std::string_view>({"Target: shape, or x + y.", "label_size needs label as well."});
constexpr auto kToolWords = std::to_array<ToolWords>({
  {.identity = "demo.list_strokes"},
  {.identity = "demo.measure"},
  {.identity = "demo.mix", .arguments = kWordsOfDemoMixArguments},
  {.identity = "demo.paint", .arguments = kWordsOfDemoPaintArguments, .combinations = kWordsOfDemoPaintCombinations},
});

}  // namespace

const ToolWords* words_of(std::string_view identity) {
  const auto found = std::ranges::find(kToolWords, identity, &ToolWords::identity);
  return found == kToolWords.end() ? nullptr : &*found;
}

}  // namespace offhand
