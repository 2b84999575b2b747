#include "platform/web/bidi_script.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "generated/types/errors.h"
#include "platform/web/json_access.h"
#include "platform/web/read_object.h"
#include "platform/web/script_result.h"
#include "platform/web/scripts.h"

namespace offhand::platform::web {
namespace {

using nlohmann::json;
using std::chrono::milliseconds;

/// Time reserved at the end of a call to find out why a script has not finished.
constexpr milliseconds time_to_look{300};
/// The most positions, from the end of a script, at which it is split.
constexpr std::size_t places_at_most = 16;

/// Returns objects as handles; their contents are read by a function of ours.
const json& as_handles() {
  static const json options{{"maxObjectDepth", 0}, {"maxDomDepth", 0}};
  return options;
}

/// One execution of a script within the time of its call.
class BidiRun {
 public:
  BidiRun(Connection& connection, std::string context, Clock& clock, const Limits& limits)
      : connection_(connection), context_(std::move(context)), clock_(clock), limits_(limits), begun_(clock.now()) {}

  Result<json> evaluate(const std::string& expression) {
    auto answer = connection_.call(context_, "script.evaluate",
                                   {{"expression", expression},
                                    {"target", {{"context", context_}}},
                                    {"awaitPromise", true},
                                    {"resultOwnership", "root"},
                                    {"serializationOptions", as_handles()}},
                                   without(time_to_look));
    if (!answer) return fail(explained(answer.error()));
    return answer;
  }

  Result<std::string> tell(const json& answer) {
    const auto& result = part_of(answer, "result");
    const auto handle = text_of(result, "handle");
    if (handle.empty()) return primitive_result(result);
    const json target{{"realm", text_of(answer, "realm")}};
    const auto told = connection_.call(context_, "script.callFunction",
                                       {{"functionDeclaration", "function (limit) { return JSON.stringify((" +
                                                                    scripts::serialize() + ").call(this, limit)); }"},
                                        {"this", {{"handle", handle}}},
                                        {"arguments", {{{"type", "number"}, {"value", result_limit_characters}}}},
                                        {"target", target},
                                        {"awaitPromise", false}},
                                       limits_);
    // Releasing the handle may fail without harm.
    static_cast<void>(connection_.call(context_, "script.disown", {{"handles", {handle}}, {"target", target}},
                                       {std::min<TimePoint>(clock_.now() + time_to_look, limits_.deadline), {}}));
    if (!told) return fail(told.error());
    const auto value = read_json(text_of(part_of(*told, "result"), "value"));
    if (const auto problem = text_of(value, "problem"); !problem.empty()) return unusable(problem);
    auto text = text_of(value, "json");
    if (text.empty()) return unusable("the page does not tell it");
    return with_whole_pairs(std::move(text));
  }

 private:
  static Result<std::string> primitive_result(const json& result) {
    const auto type = text_of(result, "type");
    if (type == "undefined" || type == "null") return std::string("null");
    return plain_result(part_of(result, "value"));
  }

  Limits without(milliseconds reserve) const {
    const auto left = limits_.deadline - clock_.now();
    const auto kept = left > reserve * 2 ? std::chrono::nanoseconds(reserve) : left / 2;
    return {limits_.deadline - kept, limits_.stop};
  }

  /// The error of a script without a result.
  Error explained(const Error& error) {
    if (error.code == "page_gone" && error.message.find("more than") != std::string::npos) {
      return errors::script_result_unusable({.reason = error.message});
    }
    if (error.code != "page_silent") return error;
    // If the page still answers, the script waits for a promise.
    const auto sign =
        connection_.call(context_, "script.evaluate",
                         {{"expression", "0"}, {"target", {{"context", context_}}}, {"awaitPromise", false}}, limits_);
    const auto waited = std::chrono::duration_cast<milliseconds>(clock_.now() - begun_).count();
    return errors::script_timeout(
        {.waited_ms = waited,
         .reason = sign ? "what it promised has not come; it may still, unobserved"
                        : "it keeps running, for this protocol has no way to end it; its window offers to stop it"});
  }

  Connection& connection_;
  const std::string context_;
  Clock& clock_;
  const Limits limits_;
  const TimePoint begun_;
};

/// True if the text is not a script, so that no part of it ran. A SyntaxError from within a running script (for
/// something that it parses itself) has a stack; but a redeclared name is detected when the script begins.
bool is_no_script(const json& thrown) {
  const auto text = text_of(thrown, "text");
  const auto& calls = part_of(part_of(thrown, "stackTrace"), "callFrames");
  if (!text.starts_with("SyntaxError: ") || !calls.is_array()) return false;
  if (calls.empty()) return true;
  const auto& first = calls.front();
  return text.starts_with("SyntaxError: redeclaration of ") && calls.size() == 1 &&
         integer_of(first, "lineNumber") == 0 && integer_of(first, "columnNumber") == 0;
}

Error bidi_failure_of(const json& thrown) {
  const bool is_error = text_of(part_of(thrown, "exception"), "type") == "error";
  auto reason = text_of(thrown, "text");
  if (!is_error) reason = "it threw " + reason;
  // For text that is no script the reported line belongs to the browser's own code.
  const auto line = is_no_script(thrown) ? std::nullopt : std::optional(integer_of(thrown, "lineNumber") + 1);
  return errors::script_failed({.reason = reason.substr(0, 2000), .line = line});
}

/// True if no statement can begin like this, so the text continues the line before.
bool goes_on(std::string_view text) {
  const auto first = text.find_first_not_of(" \t\r\n");
  return first == std::string_view::npos || std::string_view("([`+-*/%,.?:<>=&|^)]}").find(text[first]) != text.npos;
}

}  // namespace

std::vector<std::string> readings_of(const std::string& javascript) {
  std::vector<std::string> readings{javascript, "(async () => (" + javascript + "\n))()"};
  // A split inside a string, a comment or a block leaves unbalanced halves, which are no scripts.
  std::size_t places = 0;
  for (auto at = javascript.find_last_of(";\n"); at != std::string::npos && places < places_at_most;
       at = at == 0 ? std::string::npos : javascript.find_last_of(";\n", at - 1)) {
    const auto rest = javascript.substr(at + 1);
    const bool is_nothing = rest.find_first_not_of(" \t\r\n;") == std::string::npos;
    if (is_nothing || (javascript[at] == '\n' && goes_on(rest))) continue;
    ++places;
    auto last = rest;
    while (!last.empty() && std::string_view(" \t\r\n;").find(last.back()) != std::string_view::npos) last.pop_back();
    const auto head = javascript.substr(0, at + 1);
    // The first half must be complete by itself, so that a statement under an `if (…)` on the line before is not
    // detached from it.
    readings.push_back("(run => run)(async () => {" + head + ";return (" + last + "\n)}, async () => {" + head +
                       "\n})()");
  }
  readings.push_back("(async () => {" + javascript + "\n})()");
  return readings;
}

Result<std::string> execute_bidi_script(Connection& connection, const std::string& context,
                                        const std::string& javascript, Clock& clock, const Limits& limits) {
  BidiRun run(connection, context, clock, limits);
  Error why;
  for (const auto& reading : readings_of(javascript)) {
    OFFHAND_ASSIGN(const auto answer, run.evaluate(reading));
    const auto& thrown = part_of(answer, "exceptionDetails");
    if (!thrown.is_object()) return run.tell(answer);
    why = bidi_failure_of(thrown);
    if (!is_no_script(thrown)) break;
  }
  return fail(why);
}

}  // namespace offhand::platform::web
