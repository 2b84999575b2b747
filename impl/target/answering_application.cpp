#include "impl/target/answering_application.h"

#include <algorithm>
#include <chrono>
#include <utility>

#include "platform/api/silence.h"

namespace offhand {
namespace {

using std::chrono::milliseconds;

const platform::ReadOptions first_node{.max_nodes = 1, .max_depth = 1};
/// Of the call's time, for saying that the application stopped answering.
constexpr milliseconds left_to_tell{250};

bool ran_out_of_time(const Error& error) {
  return error.code == "app_not_responding" || error.code == "deadline_exceeded";
}

/// Asks the application of a window for its first element. Other errors than silence are those of reading it.
Result<void> await_answer(const Scope& scope, const platform::WindowInfo& window) {
  auto limits = scope.limits;
  limits.deadline = std::min(limits.deadline, scope.now() + answer_timeout);
  const auto began = scope.now();
  const auto answer = scope.platform.tree().read(window, first_node, limits);
  if (answer || !ran_out_of_time(answer.error())) return {};
  OFFHAND_CHECK(scope.still_allowed("Asking " + window.app_name));
  return fail(platform::not_responding(window.app_name, window.pid, "asking for its first element",
                                       std::chrono::duration_cast<milliseconds>(scope.now() - began)));
}

}  // namespace

bool is_busy(const Error& error) { return error.code == "app_not_responding"; }

Result<ElementSearch> read_answering_application(const Scope& scope, Perception& perception, std::int64_t pid,
                                                 const std::string& app,
                                                 std::optional<ConfigAccessibilityEnable> policy,
                                                 const WindowsRead& tell) {
  perception.provide_accessibility(scope.platform, scope.limits, policy);
  OFFHAND_ASSIGN(const auto windows, searched_windows(scope, pid, app));
  OFFHAND_CHECK(await_answer(scope, windows.first.empty() ? windows.then.front() : windows.first.front()));
  auto sooner = scope;
  sooner.limits.deadline -= left_to_tell;
  const auto began = scope.now();
  auto read = read_application(sooner, perception, pid, app, policy, tell);
  if (read || !ran_out_of_time(read.error())) return read;
  OFFHAND_CHECK(scope.still_allowed("Reading " + app));
  return fail(platform::not_responding(app, pid, "reading its windows",
                                       std::chrono::duration_cast<milliseconds>(scope.now() - began)));
}

}  // namespace offhand
