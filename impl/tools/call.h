#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "codegen/runtime/error.h"
#include "codegen/runtime/tool.h"
#include "generated/types/config.h"
#include "impl/action/actions.h"
#include "impl/action/event_hub.h"
#include "impl/action/resolver.h"
#include "impl/dispatch/client.h"
#include "impl/dispatch/executor.h"
#include "impl/dispatch/locks.h"
#include "impl/dispatch/process_gate.h"
#include "impl/dispatch/stay.h"
#include "impl/perception/perception.h"
#include "impl/session/session.h"
#include "platform/api/platform.h"

namespace offhand {

class DeskKeeper;
class Runtime;
class Statistics;
struct Catalog;

/// What a tool body knows of the world: one call, its session, its deadline, and the services. Dispatch fills it.
class Call {
 public:
  struct Frame {
    std::shared_ptr<Session> session;
    /// Null for a body that needs none.
    platform::Platform* platform = nullptr;
    /// The platform's, or this machine's where there is none.
    platform::Clock* clock = nullptr;
    /// Null where there is nobody to ask or tell.
    Client* client = nullptr;
    /// What it holds over all runs of its body; null where none waits.
    Stay* stay = nullptr;
    platform::Limits limits;
    std::chrono::milliseconds timeout{};
    LockKind lock = LockKind::none;
    bool foreground = false;
  };

  Call(Runtime& runtime, Frame frame);
  ~Call();

  Session& session() { return *frame_.session; }
  const Config& config() const;
  const Catalog& catalog() const;
  const Statistics& statistics() const;
  /// Deadline and cancellation of this call.
  const platform::Limits& limits() const { return frame_.limits; }
  /// Whether the caller asked for foreground delivery.
  bool foreground() const { return frame_.foreground; }
  /// A second keyboard may disturb the desktop for a moment: always where nobody works, elsewhere if the configuration
  /// says so.
  bool second_keyboard_allowed() const;
  /// Whether this call may have menus open that hold pointer and keyboard: where nobody works, where menus do no such
  /// thing, and in the foreground, where the caller asked for it.
  bool may_take_input() const;
  platform::Platform& platform() { return *frame_.platform; }
  platform::Clock& clock() { return *frame_.clock; }

  Perception& see();
  Actions& act() { return actions_; }
  template <class Arguments>
  Result<Target> resolve(const Arguments& target) {
    return offhand::resolve(*this, target);
  }
  std::unique_ptr<EventWatch> watch(std::int64_t pid);
  PressSpacing& press_spacing();
  DeskKeeper& desk_keeper();

  /// Takes the lock that the tool's schema declares for this delivery, once the window's application has shown that it
  /// reads its events. Held until the call ends. Where others come first this fails, and the body ends, nothing done
  /// yet, and runs again from its start when its turn has come. The same goes for the two below.
  Result<void> lock(const platform::WindowInfo& window);
  /// Waits until an application reads what would be sent to its window; `app_not_responding` when it does not in time.
  Result<void> await_reader(const platform::WindowInfo& window);
  Result<void> lock_seat();
  /// Counts this call against a process; `app_not_responding` when too many calls hang on it already.
  Result<void> enter_process(const platform::WindowInfo& window);

  /// `deadline_exceeded` or `cancelled` once that is so.
  Result<void> still_allowed(const std::string& what);
  /// The call is over, and the process that it asked has answered.
  void note_answer();
  void sleep_until(platform::TimePoint at);

  /// Asks the client, before any effect: while an answer is missing this fails with `input_required`, and the body runs
  /// again from its start once they are there. Earlier answers are kept. `missing_capability` where it cannot be asked.
  Result<Answers> ask(const std::vector<InputRequest>& questions);
  Result<Answers> ask(InputRequest question) { return ask(std::vector<InputRequest>{std::move(question)}); }
  /// What the question `key` opened at a URL is done, and its page may go: tells the client that was asked, and agreed,
  /// where its version has a word for that (2025-11-25).
  void complete_elicitation(std::string_view key);
  /// Whether this client can be asked so.
  bool client_takes(InputKind kind) const;
  /// `missing_capability` if it cannot.
  Result<void> require(InputKind kind) const;
  /// Kept from one round of a call to the next, unreadable to the client; starts as null.
  nlohmann::json& state();
  /// For a client that asked for it; only rising figures go out.
  void progress(double done, std::optional<double> total = std::nullopt, std::string_view message = {});
  /// `level` as in syslog: debug, info, notice, warning, error, critical, alert, emergency.
  void log(std::string_view level, std::string_view logger, const nlohmann::json& data);
  /// Questions before this are part of the call; what follows runs as a task if the client takes one.
  Result<void> enter_task();
  /// Lets the connection go; the answer waits until the client comes back (legacy HTTP, else nothing happens).
  void pause_stream(std::chrono::milliseconds retry);
  /// Tells all clients that want to know.
  void notify(const Change& change);

  /// Where a file may be written, made absolute; `path_not_allowed` otherwise.
  Result<std::string> output_path(const std::string& path);

 private:
  Result<void> register_at(const platform::WindowInfo& window);
  Result<void> take_process(const platform::WindowInfo& window);
  Result<void> take(Locks::Key key, std::function<Error()> too_late);
  std::function<Error()> late(const platform::WindowInfo& window) const;

  Runtime& runtime_;
  Frame frame_;
  Actions actions_;
  std::unique_ptr<nlohmann::json> own_state_;
  ProcessGate::Place* place_ = nullptr;
  std::optional<Executor::Away> away_;
  Locks::Held seat_;
};

}  // namespace offhand
