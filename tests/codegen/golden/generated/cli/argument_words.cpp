// Generated from schema/tools. Do not edit.
#include "generated/cli/argument_words.h"

#include <algorithm>
#include <array>

namespace offhand {
namespace {

constexpr auto kWordsOfDemoComposeArguments = std::to_array<ArgumentWords>({
  {"wish", "NAME", "One of more, less. Limits: at most 9 characters. Required."},
  {"loud", "true|false", "Default: false."},
  {"width", "NUMBER", "Limits: at least 1."},
  {"height", "NUMBER", "Limits: at least 1."},
  {"gestures", "JSON", "Limits: at most 100 items."},
  {"last", "JSON", ""},
  {"layers", "JSON", ""},
  {"weights", "JSON", "Limits: at most 3 members. Default: {}."},
  {"palette", "NAME,...", "One of red, green, double. Limits: at most 3 items. Default: green,red."},
  {"brushes", "TEXT,...", "Limits: at most 2 items."},
  {"title", "TEXT", "Limits: at most 20 characters."},
  {"size", "NUMBER", "Limits: 1 to 9. Default: null."},
  {"data", "JSON", ""},
  {"options", "JSON", "Limits: at most 5 members. Default: {}."},
  {"painter", "TEXT", "Limits: at most 20 characters."},
  {"args", "JSON", ""},
  {"steps", "JSON", "Limits: at most 3 items."},
  {"timeout_ms", "NUMBER", "Limits: 0 to 60000. Default: 500."},
});
constexpr auto kWordsOfDemoComposeCombinations = std::to_array<std::string_view>({"Wish: more ([loud]), or less.", "At least one of width, height."});
constexpr auto kWordsOfDemoListStrokesArguments = std::to_array<ArgumentWords>({
  {"pressure", "true|false", ""},
});
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
  {"out_file", "PATH", "Limits: 1 to 64 characters, a path."},
  {"dry", "true|false", "Default: true with --out-file."},
  {"pencil", "true|false", ""},
  {"ink", "TEXT", "Limits: at most 16 characters."},
});
constexpr auto kWordsOfDemoPaintCombinations = std::to_array<std::string_view>({"Target: shape, or x + y.", "label_size needs label as well."});
constexpr auto kWordsOfDemoTraceArguments = std::to_array<ArgumentWords>({
  {"from_x", "NUMBER", "Required."},
  {"from_y", "NUMBER", ""},
  {"from_z", "NUMBER", ""},
  {"to_x", "NUMBER", "Required."},
  {"to_y", "NUMBER", ""},
  {"to_z", "NUMBER", ""},
  {"start_shape", "NUMBER", "Limits: 1 to 99."},
  {"start_layer", "NUMBER", "Limits: at least 0."},
  {"start_x", "NUMBER", ""},
  {"start_y", "NUMBER", ""},
  {"end_shape", "NUMBER", "Limits: 1 to 99."},
  {"end_layer", "NUMBER", "Limits: at least 0."},
  {"then_gesture", "NAME", "One of dab, rest, clean_brush. Required."},
  {"then_x", "NUMBER", ""},
  {"then_y", "NUMBER", ""},
  {"then_color", "NAME", "One of red, green, double."},
  {"then_for_ms", "NUMBER", "Limits: 0 to 5000."},
});
constexpr auto kWordsOfDemoTraceCombinations = std::to_array<std::string_view>({"Start: start_shape, or start_x + start_y.", "End: end_shape.", "Then: dab (then_x + then_y [then_color]), or rest ([then_for_ms]), or clean_brush.", "from_z needs from_y as well.", "to_z needs to_y as well."});
constexpr auto kToolWords = std::to_array<ToolWords>({
  {.identity = "demo.compose", .arguments = kWordsOfDemoComposeArguments, .combinations = kWordsOfDemoComposeCombinations},
  {.identity = "demo.list_strokes", .arguments = kWordsOfDemoListStrokesArguments},
  {.identity = "demo.measure"},
  {.identity = "demo.mix", .arguments = kWordsOfDemoMixArguments},
  {.identity = "demo.paint", .arguments = kWordsOfDemoPaintArguments, .combinations = kWordsOfDemoPaintCombinations},
  {.identity = "demo.trace", .arguments = kWordsOfDemoTraceArguments, .combinations = kWordsOfDemoTraceCombinations},
});

}  // namespace

const ToolWords* words_of(std::string_view identity) {
  const auto found = std::ranges::find(kToolWords, identity, &ToolWords::identity);
  return found == kToolWords.end() ? nullptr : &*found;
}

}  // namespace offhand
