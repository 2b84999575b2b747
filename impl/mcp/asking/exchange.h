#pragma once

#include <chrono>
#include <map>
#include <memory>
#include <mutex>
#include <nlohmann/json.hpp>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "impl/dispatch/dispatcher.h"
#include "impl/mcp/connection.h"
#include "impl/mcp/connection_state.h"
#include "impl/mcp/outlet.h"
#include "impl/mcp/request.h"
#include "impl/mcp/tasks/tasks.h"
#include "impl/tools/client.h"
#include "impl/tools/protocol_speaker.h"

namespace offhand::mcp {

/// One call of a body (tool, resource or prompt) from its request to its answer, over as many rounds as its questions
/// need. In the modern era each round is a request of its own, and the sealed state between rounds travels with the
/// client. A legacy client is asked by requests of this server, and the exchange waits without holding a thread. A call
/// that became a task has been answered already; its questions and its result go to the task store.
class Exchange : public Pending,
                 public Client,
                 public ProtocolSpeaker,
                 public TicketHolder,
                 public std::enable_shared_from_this<Exchange> {
 public:
  static constexpr int round_limit = 8;
  static constexpr std::chrono::seconds client_timeout{600};

  Exchange(std::shared_ptr<ConnectionState> connection, Request request);

  static std::string out_of_rounds(std::string_view problem);

  /// Adds it to the pending requests; refused if their number or their size is over the limit.
  bool enter();
  /// Runs the body and blocks until it returns.
  void run();
  /// Holds a transport's ticket until the exchange ends or waits for its client, whose answer needs a ticket too.
  void keep(std::shared_ptr<void> ticket) override { ticket_ = std::move(ticket); }

  void cancel() override;
  void client_gone() override {}
  void stop() override;
  bool depends_on(const Stream& stream) const override;

  std::string_view protocol_version() const override { return request_.version; }
  bool wants_logs() const override;
  bool has_tool(std::string_view name) const override;
  bool takes(InputKind kind) const override { return request_.client.takes(kind); }
  Result<Answers> ask(const std::vector<InputRequest>& questions) override;
  nlohmann::json& state() override { return state_; }
  void progress(double done, std::optional<double> total, std::string_view message) override;
  void log(std::string_view level, std::string_view logger, const nlohmann::json& data) override;
  Result<std::optional<std::chrono::milliseconds>> enter_task() override;
  void pause_stream(std::chrono::milliseconds retry) override { outlet_.pause(retry); }
  void notify(const Change& change) override;
  std::size_t subscriptions() const override;
  void complete_elicitation(std::string_view key) override;

 protected:
  /// The answer of an exchange: a result or a protocol error.
  using Outcome = std::variant<Answer, Problem>;

  virtual Result<Answer> run_body(const CallContext& context) = 0;
  virtual Outcome failed(const Error& error) const = 0;
  /// The request's name and arguments, which together with the method identify equal requests.
  virtual std::string subject() const = 0;
  /// True if the body may turn the call into a task.
  virtual bool may_be_task() const { return false; }
  /// What it does, for people.
  virtual std::string title() const { return request_.method; }

  /// After the body, for a client that asked for log messages; not while the call waits.
  virtual void log_outcome(const Error* /*error*/, std::chrono::microseconds /*took*/) {}
  const Request& request() const { return request_; }
  Server& server() const { return connection_->server; }
  /// Error -32021, for a capability that a modern client does not declare.
  Outcome missing_capability(const Error& error) const;
  /// Its place among the calls of its client, which it takes as it comes in.
  void keep_in_order(std::shared_ptr<Locks::Ticket> order) { order_ = std::move(order); }
  /// Turns the call into a task at once and answers with it (2025-11-25, where clients ask for tasks). Refused if there
  /// are too many tasks.
  bool start_as_task(std::chrono::milliseconds lifetime);

 private:
  enum class Phase : std::uint8_t { running, waiting, done };

  bool open_state();
  void read_offered_answers();
  CallContext context();
  /// How long the client lets this call take; empty: as configured.
  std::optional<std::chrono::milliseconds> own_timeout() const;
  bool fits(const InputRequest& question, const nlohmann::json& answers);
  void wait_for_answers(std::vector<InputRequest> questions);
  void name_elicitations(std::vector<InputRequest>& questions);
  void seal_and_answer(const std::vector<InputRequest>& questions);
  bool begin_to_wait(std::size_t questions);
  void ask_legacy_client(const std::vector<InputRequest>& questions);
  bool remember(const std::string& question);
  void take_answer(const InputRequest& question, Outgoing::Reply reply);
  void run_again();
  void wait_as_task(const std::vector<InputRequest>& questions);
  void conclude(const Outcome& outcome);
  void end_task(const Answer& answer);
  void leave();
  bool is_heard() const;
  std::optional<LogLevel> log_level() const;
  void tell(std::string_view method, std::string members);
  bool create_task(std::chrono::milliseconds lifetime);
  std::string immediate_response(const TaskView& task) const;
  void tell_of_task();
  void stop_task();
  void resume_task(nlohmann::json answers);

  const std::shared_ptr<ConnectionState> connection_;
  const Request request_;
  Outlet outlet_;
  std::stop_source stop_;
  /// The call while it waits for its locks.
  std::unique_ptr<CallPipeline> pipeline_;
  std::shared_ptr<void> ticket_;
  std::shared_ptr<Locks::Ticket> order_;
  std::chrono::steady_clock::time_point received_ = std::chrono::steady_clock::now();
  bool opened_ = false;

  // Used by the body's thread; between two runs of the body by whoever holds `mutex_`.
  nlohmann::json state_;
  nlohmann::json offered_;   // from the client, not checked yet; null or an object, like accepted_
  nlohmann::json accepted_;  // valid answers
  std::string unfit_;        // the problem of the last invalid answer
  int round_ = 0;
  double last_progress_ = 0;
  std::chrono::steady_clock::time_point last_progress_at_;
  bool made_progress_ = false;
  std::shared_ptr<TaskEntry> task_;
  std::map<std::string, std::string, std::less<>> elicitations_;  // ids of open URL questions

  std::mutex mutex_;
  Phase phase_ = Phase::running;
  std::vector<std::string> asked_;  // ids of this server's requests
  std::size_t unanswered_ = 0;
  std::string failure_;
};

}  // namespace offhand::mcp
