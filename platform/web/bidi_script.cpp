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

/// Kept of a call's time, to find out why a script is not done.
constexpr milliseconds time_to_look{300};
/// Places near its end at which a script is taken apart.
constexpr std::size_t places_at_most = 16;

/// Handles of objects; what they hold is asked for by a function of ours.
const json& as_handles() {
  static const json options{{"maxObjectDepth", 0}, {"maxDomDepth", 0}};
  return options;
}

/// One run of one script, with the time of its call.
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
    if (handle.empty()) return tell_plain(result);
    const json target{{"realm", text_of(answer, "realm")}};
    const auto told = connection_.call(context_, "script.callFunction",
                                       {{"functionDeclaration", "function (limit) { return JSON.stringify((" +
                                                                    scripts::serialize() + ").call(this, limit)); }"},
                                        {"this", {{"handle", handle}}},
                                        {"arguments", {{{"type", "number"}, {"value", result_limit_characters}}}},
                                        {"target", target},
                                        {"awaitPromise", false}},
                                       limits_);
    // The page may forget it; that it does not is no reason to fail.
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
  static Result<std::string> tell_plain(const json& result) {
    const auto type = text_of(result, "type");
    if (type == "undefined" || type == "null") return std::string("null");
    return plain_result(part_of(result, "value"));
  }

  Limits without(milliseconds reserve) const {
    const auto left = limits_.deadline - clock_.now();
    const auto kept = left > reserve * 2 ? std::chrono::nanoseconds(reserve) : left / 2;
    return {limits_.deadline - kept, limits_.stop};
  }

  /// What became of a script that gave no result.
  Error explained(const Error& error) {
    if (error.code == "page_gone" && error.message.find("more than") != std::string::npos) {
      return errors::script_result_unusable({.reason = error.message});
    }
    if (error.code != "page_silent") return error;
    // A page that answers only waits for a promise.
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

/// Whether a text was no script, so that nothing of it ran. An error of this kind that a script meets while it runs
/// (what it parses itself is broken) was thrown from within it; but that a name is taken is found when it begins.
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
  // Of what is no script the line is that of the browser's own code.
  const auto line = is_no_script(thrown) ? std::nullopt : std::optional(integer_of(thrown, "lineNumber") + 1);
  return errors::script_failed({.reason = reason.substr(0, 2000), .line = line});
}

/// Whether a statement cannot begin so: what stands there goes on with the line before.
bool goes_on(std::string_view text) {
  const auto first = text.find_first_not_of(" \t\r\n");
  return first == std::string_view::npos || std::string_view("([`+-*/%,.?:<>=&|^)]}").find(text[first]) != text.npos;
}

}  // namespace

std::vector<std::string> readings_of(const std::string& javascript) {
  std::vector<std::string> readings{javascript, "(async () => (" + javascript + "\n))()"};
  // Taken apart within a text, a comment or a block, the halves have a bracket too many or too few, and are no script.
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
    // The first part has to be whole by itself: what depends on an `if (…)` in the line before must not come loose.
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
