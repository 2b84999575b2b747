#include "platform/web/cdp_script.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <chrono>
#include <optional>
#include <string_view>
#include <system_error>
#include <utility>

#include "generated/types/errors.h"
#include "platform/web/json_access.h"
#include "platform/web/script_result.h"
#include "platform/web/scripts.h"
#include "platform/web/whole_pairs.h"

namespace offhand::platform::web {
namespace {

using nlohmann::json;
using std::chrono::milliseconds;

/// Time reserved at the end of a call to stop a script in an endless loop and to report it.
constexpr milliseconds time_to_end_it{500};
constexpr milliseconds time_for_a_sign{300};

std::string dumped(const json& value) { return value.dump(-1, ' ', false, json::error_handler_t::replace); }

constexpr std::string_view stack_begins = "\n    at ";

/// The line in the script, from the stack of an error. The line beside the error is counted differently if the script
/// uses await.
std::optional<std::int64_t> line_of(std::string_view description) {
  constexpr std::string_view script = "<anonymous>:";
  const auto stack = description.find(stack_begins);
  const auto at = stack == std::string_view::npos ? stack : description.find(script, stack);
  if (at == std::string_view::npos) return std::nullopt;
  const auto digits = description.substr(at + script.size());
  std::int64_t line = 0;
  const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), line);
  return error == std::errc{} && line > 0 ? std::optional(line) : std::nullopt;
}

Error failure_of(const json& thrown) {
  const auto& exception = part_of(thrown, "exception");
  auto reason = text_of(exception, "description");
  if (reason.empty()) {
    const auto& value = part_of(exception, "value");
    reason = value.is_null() ? text_of(thrown, "text") : "it threw " + dumped(value);
  }
  const auto line = line_of(reason).value_or(integer_of(thrown, "lineNumber") + 1);
  // The rest is a stack trace of the calling code.
  if (const auto stack = reason.find(stack_begins); stack != std::string::npos) reason.resize(stack);
  return errors::script_failed({.reason = reason.substr(0, 2000), .line = line});
}

/// One execution of a script within the time of its call.
class Run {
 public:
  Run(CdpTab& tab, Clock& clock, const Limits& limits)
      : tab_(tab), clock_(clock), limits_(limits), begun_(clock.now()) {}

  /// The outcome of the evaluation: a result, or `exceptionDetails`.
  Result<json> evaluate(const std::string& expression) {
    const auto timeout = without(time_to_end_it);
    const auto time = std::chrono::duration_cast<milliseconds>(timeout.deadline - clock_.now());
    OFFHAND_ASSIGN(auto answer,
                   ask("Runtime.evaluate", {{"expression", expression},
                                            {"replMode", true},
                                            {"awaitPromise", true},
                                            {"timeout", std::max<std::int64_t>(1, time.count() * 9 / 10)}}));
    const auto& result = part_of(answer, "result");
    // A top-level `await` is awaited by the evaluation, but a promise that is its result is not.
    if (text_of(result, "subtype") != "promise" || text_of(result, "objectId").empty()) return answer;
    return ask("Runtime.awaitPromise", {{"promiseObjectId", text_of(result, "objectId")}});
  }

  Result<std::string> tell(const json& result) {
    const auto object = text_of(result, "objectId");
    if (object.empty()) return primitive_result(result);
    auto& connection = tab_.connection();
    OFFHAND_ASSIGN(const auto answer, connection.call(tab_.session(), "Runtime.callFunctionOn",
                                                      {{"objectId", object},
                                                       {"functionDeclaration", scripts::serialize()},
                                                       {"arguments", {{{"value", result_limit_characters}}}},
                                                       {"returnByValue", true}},
                                                      limits_));
    // Releasing the object may fail without harm.
    static_cast<void>(connection.call(tab_.session(), "Runtime.releaseObject", {{"objectId", object}}, brief()));
    const auto& told = part_of(part_of(answer, "result"), "value");
    if (const auto problem = text_of(told, "problem"); !problem.empty()) return unusable(problem);
    auto text = text_of(told, "json");
    if (text.empty()) return unusable("the page does not tell it");
    return with_whole_pairs(std::move(text));
  }

 private:
  static Result<std::string> primitive_result(const json& result) {
    if (text_of(result, "type") == "undefined") return std::string("null");
    if (const auto special = text_of(result, "unserializableValue"); !special.empty()) return dumped(special);
    return plain_result(part_of(result, "value"));
  }

  Limits without(milliseconds reserve) const {
    const auto left = limits_.deadline - clock_.now();
    const auto kept = left > reserve * 2 ? std::chrono::nanoseconds(reserve) : left / 2;
    return {limits_.deadline - kept, limits_.stop};
  }
  Limits brief() const { return {std::min<TimePoint>(clock_.now() + time_for_a_sign, limits_.deadline), limits_.stop}; }

  Result<json> ask(const std::string& method, json params) {
    auto answer = tab_.connection().call(tab_.session(), method, std::move(params), without(time_to_end_it));
    if (!answer) return fail(explained(answer.error()));
    return answer;
  }

  Error timed_out(std::string reason) const {
    const auto waited = std::chrono::duration_cast<milliseconds>(clock_.now() - begun_).count();
    return errors::script_timeout({.waited_ms = waited, .reason = std::move(reason)});
  }

  /// The error of a script without a result.
  Error explained(const Error& error) {
    // V8's messages for a terminated script; the second one is used in the mode that allows `await`.
    const auto says = [&](const char* words) { return error.message.find(words) != std::string::npos; };
    const bool ended = error.code == "page_protocol_error" && (says("terminated") || says("Internal error"));
    if (ended) return timed_out("it kept running, and was ended");
    const bool too_much = error.code == "page_gone" && says("more than");
    if (too_much) return errors::script_result_unusable({.reason = error.message});
    if (error.code != "page_silent") return error;
    // If the page still answers, the script waits for a promise; otherwise it is in an endless loop, in which no timer
    // of the browser's runs.
    auto& connection = tab_.connection();
    const auto sign =
        connection.call(tab_.session(), "Runtime.evaluate", {{"expression", "0"}}, without(time_for_a_sign));
    if (sign) return timed_out("what it promised has not come; it may still, unobserved");
    static_cast<void>(connection.call(tab_.session(), "Runtime.terminateExecution", json::object(), brief()));
    return timed_out("it kept running, and was told to end");
  }

  CdpTab& tab_;
  Clock& clock_;
  const Limits limits_;
  const TimePoint begun_;
};

}  // namespace

Result<std::string> execute_script(CdpTab& tab, const std::string& javascript, Clock& clock, const Limits& limits) {
  Run run(tab, clock, limits);
  OFFHAND_ASSIGN(auto answer, run.evaluate(javascript));
  const auto words = text_of(part_of(part_of(answer, "exceptionDetails"), "exception"), "description");
  // Nothing ran, because a `return` at the top level is no script; the text is the body of a function.
  if (words.starts_with("SyntaxError: Illegal return")) {
    OFFHAND_ASSIGN(answer, run.evaluate("(async () => {" + javascript + "\n})()"));
  }
  if (const auto& thrown = part_of(answer, "exceptionDetails"); thrown.is_object()) return fail(failure_of(thrown));
  return run.tell(part_of(answer, "result"));
}

}  // namespace offhand::platform::web
