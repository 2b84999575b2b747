#pragma once

#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "codegen/runtime/error.h"
#include "codegen/runtime/tool.h"
#include "impl/base/executor.h"
#include "impl/dispatch/call_locks.h"
#include "impl/dispatch/halt.h"
#include "impl/dispatch/process.h"
#include "impl/session/read_for.h"
#include "impl/session/scope.h"
#include "impl/target/resolver.h"
#include "impl/user_state/delivery_options.h"
#include "impl/user_state/user_state_prefetch.h"
#include "impl/vision/sighting.h"

namespace offhand {

class Client;
struct NestedCall;
class CallPipeline;

/// `app_not_responding`, for a call that found too many others waiting for the process.
Error not_answering(const platform::WindowInfo& window, const ProcessGate::State& state);

/// Who calls and under which conditions; the arguments come beside it.
struct CallContext {
  /// The run that a call without a `session` argument belongs to: the connection's own.
  std::string default_session;
  /// Instead of that one: a run that a client named.
  std::optional<std::string> named_session = std::nullopt;
  /// Settings that its caller brings along; checked. Null: none.
  std::shared_ptr<const Settings> settings = nullptr;
  /// The folder that its caller works in; empty: this process's.
  std::string folder = {};
  /// Whether a change of settings without a named run is meant for good, as on the command line.
  bool sets_for_good = false;
  /// Whether what the call leaves behind is there for a later one.
  bool has_memory = true;
  /// Its caller comes over HTTP.
  bool over_http = false;
  /// Another call makes it.
  bool is_step = false;
  /// Of a resource.
  ReadFor read_for = ReadFor::client;
  /// Instead of the configured deadline.
  std::optional<std::chrono::milliseconds> timeout;
  std::stop_token stop;
  /// When the call was read off the wire: its deadline runs from then on. Otherwise from now on.
  std::optional<std::chrono::steady_clock::time_point> received = std::nullopt;
  /// Where a call that has to wait for its turn is kept, so that it waits without a thread: it is to be made again when
  /// its pipeline says that it is ready. Null: it waits in here.
  std::unique_ptr<CallPipeline>* pipeline = nullptr;
  /// The desk it means; null: this system's own.
  Desk* desk = nullptr;
  /// Whether its actions are noted for undoing, and with which others they are undone; 0: with none.
  bool is_noted = true;
  std::int64_t journal_group = 0;
  /// Its place among the calls that its client sent; null: it follows none. Given away early.
  std::shared_ptr<Locks::Ticket> order = nullptr;
  /// Whom the body can ask and tell; null where nobody listens, as on the command line.
  Client* client = nullptr;
  /// Of a step: the client of the call that makes it, which is asked nothing meanwhile.
  Client* outer_client = nullptr;

  /// How long ago the call was received.
  std::chrono::nanoseconds queued() const;
};

/// Parses the arguments of a call, or hands over what has typed ones.
using PrepareCall = std::function<Result<std::unique_ptr<Invocation>>()>;

/// One call of a tool on its way through dispatch:
///
///   parse -> address -> policy -> its turn (locks, reader ping) -> target, with identity -> body, once -> record
///
/// A call that has to wait for its turn comes out in front of that stage and goes in there again. The body runs once;
/// only a body that asks its client something runs again, in a pipeline of its own.
class CallPipeline {
 public:
  /// The stages before its turn: whatever is wrong with the call itself.
  static Result<std::unique_ptr<CallPipeline>> enter(Process& process, const PrepareCall& prepare,
                                                     const CallContext& context);
  ~CallPipeline();

  /// The rest, on this thread. Empty: its turn has not come; see when_ready().
  std::optional<Result<void>> advance();
  /// Calls `then` once, on any thread, when advance() gets further than it did.
  void when_ready(std::function<void()> then);

  /// The call with what came of it, once it has gone through.
  std::unique_ptr<Invocation> take_invocation() { return std::move(invocation_); }
  /// The run that it belongs to, and where its time went so far.
  const std::string& session() const { return session_->id(); }
  const CallStages& stages() const { return stages_; }

 private:
  enum class Progress { waits, served };
  CallPipeline(Process& process, std::unique_ptr<Invocation> invocation, const CallContext& context);

  Result<void> set_out();
  std::chrono::milliseconds timeout() const;

  CallFacts facts();
  /// What the element of this call belongs to, as it was read.
  std::optional<SignIn> sign_in() const;
  /// What it acts on where it names no element, as far as that is told.
  std::optional<platform::Node> met(const Target& target) const;
  Result<void> write_audit(std::string_view result);
  /// Before anything is done; `audit_unwritable` where the security mode demands that it is logged.
  Result<void> begin_audit(const Target& target);
  /// The same outcome, which is in the audit log by then.
  Result<void> audited(Result<void> done);
  /// Whether an application has to be connected before this call may name it.
  Connecting connecting() const;
  /// Finds what the call means, where it knows of questions to its client.
  Resolver resolver();
  /// The element of this call that its user lets be looked for in a picture: where somebody sees it.
  Result<std::optional<MatchingElement>> look(const ElementSearch& searched, const std::string& words);
  Result<void> begin_vision_call();
  /// Asks the client, once a session, which folders it works in; their settings tighten those of the call.
  Result<void> heed_roots();
  /// Once a session, before the first call that may read elements.
  Result<void> offer_accessibility();
  /// Whether policies let it touch what was found. Asked again where that is another window by now.
  Result<void> admit_target();
  Result<Progress> acquire_locks();
  Result<Progress> take_window(const platform::WindowInfo& window);
  Result<Progress> take_process(const platform::WindowInfo& window);
  Result<Progress> take_seat();
  /// Before any input. What an element is asked for is on its way then, and is heard by receive_ping().
  Result<void> send_ping(const platform::WindowInfo& window);
  Result<void> await_ping(const platform::WindowInfo& window);
  Result<void> receive_ping(const platform::WindowInfo& window);
  /// That of its caller, or of the user where there is a panic key.
  std::stop_token stop_token();
  /// Listens to the user from the first action on.
  Result<void> attend_to_user();
  Error ended_by_user() const;
  /// How long they must have left a window alone.
  std::chrono::milliseconds pause_for_user() const;
  /// Waits while they work in the window. Whether it had to wait; `person_active`.
  Result<bool> give_way_to_user();
  /// Waits, in the middle of an action, until the user does not type: what comes next takes their keyboard. Whether it
  /// had to wait.
  Result<bool> await_keyboard(const platform::WindowInfo& window) const;
  UsersKeyboard users_keyboard() const;
  void say_it_waits(const std::string& code, const std::string& message) const;
  DeliveryOptions delivery_options() const;
  /// Before an action on an element: at the desk, while it is asked who it is.
  void prefetch_user_state();
  Result<void> run_body(const Target& target);
  Result<void> run_recorded(Call& call, const Target& target);
  /// Whether there is a cursor that actions of this call would show.
  bool shows_cursor() const;
  /// The picture of what was acted on, for a run that has that on.
  void show_preview(const Target& target);
  /// Whether it took time to bring the run's cursor to what the call acts on.
  bool lead_cursor(const Target& target);
  Result<std::unique_ptr<Invocation>> invoke(std::unique_ptr<Invocation> invocation, NestedCall how);
  /// Notes a call that acted otherwise than by a verb as one that cannot be undone.
  void note_irreversible(std::int64_t actions_before);
  /// `had_target`: whether it came as far as its body.
  Result<void> go_through(bool& had_target);
  /// What to say of a call whose time is over before it got what it waited for.
  Error too_late() const;

  Process& process_;
  Desk& desk_;
  const ToolInfo& tool_;
  std::unique_ptr<Invocation> invocation_;
  const Address address_;
  const CallContext context_;
  std::unique_ptr<Halt::Either> either_stop_;
  CallStages stages_;
  /// Since when it waits for its turn.
  std::chrono::steady_clock::time_point set_out_;
  LockKind lock_ = LockKind::none;
  std::size_t fingerprint_ = 0;
  bool is_recorded_ = false;
  std::shared_ptr<const Config> config_;
  std::shared_ptr<Session> session_;
  platform::Platform* platform_ = nullptr;
  std::optional<Scope> scope_;
  platform::Clock* clock_ = nullptr;
  platform::Limits limits_;

  Turn turn_;
  Locks::Held seat_;
  Located located_;
  /// The words that were looked for in a picture, and where that was seen.
  std::optional<std::pair<std::string, std::optional<vision::Sighting>>> looked_;
  /// Window and process that the policy let it touch.
  std::optional<std::pair<std::int64_t, std::int64_t>> admitted_;
  ProcessGate::Place* place_ = nullptr;
  /// Asked whether it reads, and not yet heard.
  std::unique_ptr<platform::Ping> reader_;
  std::unique_ptr<UserStatePrefetch> user_state_prefetch_;
  std::optional<Executor::Away> away_;
  /// Whether the run's cursor is at what it acts on.
  bool is_pointed_at_ = false;
  /// File that the call is logged in; empty: none.
  std::string audit_path_;
  /// What policies noted.
  std::vector<std::string> security_flags_;
  std::string audited_target_;
  /// Without what was typed; empty until they are first needed.
  std::string audited_arguments_;
  /// What the call waits for, or did last.
  std::string awaited_;
};

}  // namespace offhand
