#include "impl/library/wishes.h"

#include <fmt/format.h>

#include <array>
#include <cstddef>
#include <utility>

#include "codegen/runtime/json_writer.h"
#include "impl/library/members.h"

namespace offhand::library {
namespace {

using nlohmann::json;

constexpr std::array<std::string_view, 4> directions{"up", "down", "left", "right"};
constexpr std::array<std::string_view, 3> details{"standard", "minimal", "full"};
constexpr std::array<std::string_view, 2> dialects{"long", "short"};
constexpr std::array<std::string_view, 4> scopes{"overview", "foreground", "desktop", "full"};
/// No text is longer.
constexpr std::int64_t most_characters = 1'000'000'000;
/// No search finds more.
constexpr std::int64_t most_found = 1'000'000;

template <class Word, std::size_t Count>
std::array<std::string_view, Count> words_of() {
  std::array<std::string_view, Count> words;
  for (std::size_t i = 0; i < Count; ++i) words[i] = to_string(static_cast<Word>(i));
  return words;
}

std::optional<ScrollTo> direction_from_string(std::string_view text) {
  for (std::size_t i = 0; i < directions.size(); ++i)
    if (directions[i] == text) return static_cast<ScrollTo>(i);
  return std::nullopt;
}

/// Reads one object: `take` asks for its members.
template <class Value, class Take>
Outcome<Value> read_object(std::string_view function, std::string_view text, Take take) {
  const auto object = json_of(text, json::value_t::object);
  if (!object) return object.error();
  std::vector<Problem> problems;
  Members members(*object, "", problems);
  Value value = take(members);
  members.finish();
  if (auto failure = failure_of_problems(function, problems)) return *std::move(failure);
  return value;
}

void take_capture(Members& members, CaptureOptions& options) {
  options.scope = members.word("scope", &cup::scope_from_string, scopes).value_or(options.scope);
  options.app = members.text("app").value_or("");
  options.max_depth =
      static_cast<std::uint32_t>(members.integer("max_depth", 0, cup::kDeepestTree).value_or(options.max_depth));
}

void take_print(Members& members, cup::PrintOptions& options) {
  options.detail = members.word("detail", &cup::detail_from_string, details).value_or(options.detail);
  options.dialect = members.word("dialect", &cup::dialect_from_string, dialects).value_or(options.dialect);
  options.max_chars = static_cast<std::size_t>(
      members.integer("max_chars", 0, most_characters).value_or(static_cast<std::int64_t>(options.max_chars)));
}

BatchStep take_step(Members& members) {
  BatchStep step;
  members.require("action");
  step.action = members.text("action").value_or("");
  step.element_id = members.text("element_id").value_or("");
  step.value = members.text("value");
  step.direction = members.word("direction", &direction_from_string, directions);
  step.keys = members.text("keys").value_or("");
  step.ms = members.integer("ms", 0, most_characters).value_or(step.ms);
  return step;
}

void write_done(JsonWriter& writer, const ActionDone& done) {
  writer.begin_object();
  write_member(writer, "success", done.success);
  write_member(writer, "message", done.message);
  writer.key("evidence");
  writer.raw(done.evidence);
  writer.end_object();
}

}  // namespace

std::string_view to_string(ScrollTo direction) { return directions[static_cast<std::size_t>(direction)]; }

Outcome<SessionOptions> read_session_options(std::string_view function, std::string_view json) {
  return read_object<SessionOptions>(function, json, [](Members& members) {
    SessionOptions options;
    options.platform = members.text("platform").value_or("");
    options.endpoint = members.text("endpoint").value_or("");
    options.helper = members.text("helper").value_or("");
    return options;
  });
}

Outcome<CompactWishes> read_capture_options(std::string_view function, std::string_view json) {
  return read_object<CompactWishes>(function, json, [](Members& members) {
    CompactWishes wishes;
    take_capture(members, wishes.capture);
    return wishes;
  });
}

Outcome<CompactWishes> read_compact_options(std::string_view function, std::string_view json) {
  return read_object<CompactWishes>(function, json, [](Members& members) {
    CompactWishes wishes;
    take_capture(members, wishes.capture);
    take_print(members, wishes.print);
    return wishes;
  });
}

Outcome<cup::PrintOptions> read_print_options(std::string_view function, std::string_view json) {
  return read_object<cup::PrintOptions>(function, json, [](Members& members) {
    cup::PrintOptions options;
    take_print(members, options);
    return options;
  });
}

Outcome<ActionParameters> read_parameters(std::string_view function, std::string_view json) {
  return read_object<ActionParameters>(function, json, [](Members& members) {
    ActionParameters parameters;
    parameters.value = members.text("value");
    parameters.direction = members.word("direction", &direction_from_string, directions);
    return parameters;
  });
}

Outcome<cup::Search> read_search(std::string_view function, std::string_view json) {
  static constexpr auto state_from_string = [](std::string_view text) { return cup::state_from_string(text); };
  return read_object<cup::Search>(function, json, [](Members& members) {
    cup::Search search;
    search.query = members.text("query");
    search.role = members.text("role");
    search.name = members.text("name");
    search.state = members.word<cup::State>("state", +state_from_string, words_of<cup::State, cup::kStateCount>());
    search.limit = static_cast<std::size_t>(
        members.integer("limit", 0, most_found).value_or(static_cast<std::int64_t>(search.limit)));
    search.threshold = members.number("threshold", 0, 2).value_or(search.threshold);
    return search;
  });
}

Outcome<std::vector<BatchStep>> read_steps(std::string_view function, std::string_view json) {
  const auto list = json_of(json, nlohmann::json::value_t::array);
  if (!list) return list.error();
  std::vector<Problem> problems;
  std::vector<BatchStep> steps;
  for (const auto& entry : *list) {
    const auto at = fmt::format("/{}", steps.size());
    if (entry.is_object()) {
      Members members(entry, at, problems);
      steps.push_back(take_step(members));
      members.finish();
    } else {
      problems.push_back({at, "is no object"});
      steps.emplace_back();
    }
    if (problems.size() >= kMostProblems) break;
  }
  if (auto failure = failure_of_problems(function, problems)) return *std::move(failure);
  return steps;
}

Outcome<cup::Action> read_action(std::string_view function, std::string_view word) {
  if (const auto action = cup::action_from_string(word)) return *action;
  std::vector<Problem> problems;
  const auto object = json::object();
  Members(object, "", problems).not_a_word("action", word, words_of<cup::Action, cup::kActionCount>());
  return *failure_of_problems(function, problems);
}

std::string json_of_done(const ActionDone& done) {
  std::string text;
  JsonWriter writer(text);
  write_done(writer, done);
  return text;
}

std::string json_of_outcomes(const std::vector<Outcome<ActionDone>>& outcomes) {
  std::string text;
  JsonWriter writer(text);
  writer.begin_array();
  for (const auto& outcome : outcomes) {
    if (outcome) {
      write_done(writer, *outcome);
      continue;
    }
    writer.begin_object();
    write_member(writer, "success", false);
    write_member(writer, "message", outcome.error().message);
    write_member(writer, "error", outcome.error().code);
    write_member(writer, "hint", outcome.error().hint);
    writer.end_object();
  }
  writer.end_array();
  return text;
}

std::string json_of_found(const std::vector<FoundElement>& found) {
  std::string text;
  JsonWriter writer(text);
  writer.begin_array();
  for (const auto& element : found) {
    writer.begin_object();
    writer.key("node");
    writer.raw(cup::write_node(element.node));
    write_member(writer, "score", element.score);
    writer.end_object();
  }
  writer.end_array();
  return text;
}

std::string json_of_problems(const std::vector<cup::EnvelopeProblem>& problems) {
  std::string text;
  JsonWriter writer(text);
  writer.begin_array();
  for (const auto& problem : problems) {
    writer.begin_object();
    write_member(writer, "pointer", problem.pointer);
    write_member(writer, "message", problem.message);
    writer.end_object();
  }
  writer.end_array();
  return text;
}

}  // namespace offhand::library
