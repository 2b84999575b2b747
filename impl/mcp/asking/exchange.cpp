#include "impl/mcp/asking/exchange.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "codegen/runtime/utf8.h"
#include "generated/types/errors.h"
#include "impl/mcp/asking/answer_members.h"
#include "impl/mcp/asking/answers.h"
#include "impl/mcp/asking/request_state.h"
#include "impl/mcp/tasks/task_text.h"

namespace offhand::mcp {

using nlohmann::json;

namespace {

constexpr std::uint64_t longest_timeout_ms = 600'000;

/// An unreadable deadline is an error. The configured one must not replace it, because the caller expects its own.
std::optional<Problem> timeout_problem(const Request& request) {
  const auto* timeout = request.meta(meta_timeout_ms);
  // nlohmann reads positive numbers as unsigned.
  if (timeout == nullptr || (timeout->is_number_unsigned() && *timeout > 0)) return std::nullopt;
  return refusal(ErrorCode::invalid_params,
                 errors::invalid_meta({.member = std::string(meta_timeout_ms),
                                       .value = brief(timeout->dump()),
                                       .expected = fmt::format("a whole number of milliseconds from 1 on; more than {} "
                                                               "count as that many",
                                                               longest_timeout_ms)}));
}

}  // namespace

Exchange::Exchange(std::shared_ptr<ConnectionState> connection, Request request)
    : connection_(std::move(connection)), request_(std::move(request)), outlet_(request_.stream) {}

bool Exchange::enter() {
  if (const auto problem = timeout_problem(request_)) {
    outlet_.finish(error_response(request_.id, *problem), problem->http_status);
    return false;
  }
  const auto room = connection_->pending.add(request_, shared_from_this());
  if (room) return true;
  auto problem = refusal(ErrorCode::internal_error, room.error());
  problem.log_text = "too much at once";
  outlet_.refuse(request_.method, request_.id, problem);
  return false;
}

CallContext Exchange::context() {
  CallContext context;
  context.default_session = connection_->session;
  // All command line calls of one user share one session, though each has its own connection.
  if (const auto* session = request_.meta(meta_session);
      session != nullptr && session->is_string() &&
      connection_->identity.transport == ClientIdentity::Transport::socket) {
    context.default_session = session->get<std::string>();
    context.sets_for_good = true;
    if (context.default_session != command_session) {
      const std::scoped_lock lock(connection_->mutex);
      connection_->own_runs.insert(context.default_session);
    }
  }
  context.over_http = connection_->identity.transport == ClientIdentity::Transport::http;
  context.settings = connection_->settings;
  context.folder = connection_->folder;
  context.stop = stop_.get_token();
  context.client = this;
  context.received = received_;
  context.pipeline = &pipeline_;
  context.order = std::exchange(order_, nullptr);
  context.timeout = own_timeout();
  return context;
}

std::optional<std::chrono::milliseconds> Exchange::own_timeout() const {
  const auto* timeout = request_.meta(meta_timeout_ms);
  if (timeout == nullptr) return std::nullopt;
  return std::chrono::milliseconds(std::min(timeout->get<std::uint64_t>(), std::uint64_t{longest_timeout_ms}));
}

void Exchange::run() {
  if (round_ == 0 && request_.modern && !task_ && !std::exchange(opened_, true) && !open_state()) return;
  if (!failure_.empty()) {
    return conclude(failed(errors::action_failed({.what = "Asking the client", .reason = failure_, .advice = ""})));
  }
  if (stop_.stop_requested()) return conclude(failed(errors::cancelled({.what = request_.method})));
  const auto outcome = run_body(context());
  if (pipeline_) return pipeline_->when_ready([self = shared_from_this()] { self->run_again(); });
  if (wants_logs() && (outcome || outcome.error().code != "input_required")) {
    const auto took = std::chrono::steady_clock::now() - received_;
    log_outcome(outcome ? nullptr : &outcome.error(), std::chrono::duration_cast<std::chrono::microseconds>(took));
  }
  if (outcome) return conclude(*outcome);
  const auto& error = outcome.error();
  if (error.input && error.code == "input_required") return wait_for_answers(*error.input);
  if (auto problem = refusal_of_rate(request_, error)) return conclude(*std::move(problem));
  conclude(failed(error));
}

/// Reads the answers and the state of earlier rounds from the request; false if they were refused.
bool Exchange::open_state() {
  read_offered_answers();
  const auto sent = request_.params.find("requestState");
  if (sent == request_.params.end()) return true;
  OpenedState opened{std::nullopt, "its request state is no string"};
  if (sent->is_string()) {
    const auto what = subject();
    const StateBinding binding{request_.method, what, connection_->identity.principal};
    opened = server().request_state().open(binding, sent->get_ref<const std::string&>());
  }
  if (!opened.content) {
    auto problem = refusal(ErrorCode::invalid_params, "requestState is not valid here: start again without it");
    problem.log_text = opened.fault;
    conclude(problem);
    return false;
  }
  auto memory = json::parse(*opened.content);
  accepted_ = std::move(memory["answers"]);
  state_ = std::move(memory["state"]);
  return true;
}

void Exchange::read_offered_answers() {
  const auto responses = request_.params.find("inputResponses");
  if (responses != request_.params.end() && responses->is_object()) offered_ = *responses;
}

Result<Answers> Exchange::ask(const std::vector<InputRequest>& questions) {
  auto open = std::make_shared<std::vector<InputRequest>>();
  for (const auto& question : questions) {
    // Accepted answers are checked again, because the body may ask a different question under the same key.
    if (fits(question, accepted_)) continue;
    if (fits(question, offered_)) {
      accepted_[question.key] = std::move(offered_[question.key]);
    } else {
      open->push_back(question);
    }
  }
  if (open->empty()) return Answers(std::make_shared<const json>(accepted_));
  for (const auto& question : *open) {
    if (const auto missing = missing_for(question, request_.client, request_.version); !missing.empty()) {
      return fail(errors::missing_capability({.capability = missing}));
    }
  }
  auto error =
      errors::input_required({.key = open->front().key, .question = std::string(method_of(open->front().kind))});
  error.input = std::move(open);
  return fail(std::move(error));
}

/// True if `answers` has a valid answer to the question. The reason against an invalid one is kept in `unfit_`.
bool Exchange::fits(const InputRequest& question, const json& answers) {
  const auto* answer = member_of(answers, question.key);
  if (answer == nullptr) return false;
  auto problem = answer_problem(question, *answer, request_.version);
  if (problem.empty()) return true;
  unfit_ = std::move(problem);
  return false;
}

/// The reason for not asking a legacy client again.
std::string Exchange::out_of_rounds(std::string_view problem) {
  return fmt::format("there was still no usable answer after {} rounds: {}", round_limit, problem);
}

void Exchange::wait_for_answers(std::vector<InputRequest> questions) {
  ++round_;
  ticket_.reset();
  if (!request_.modern) name_elicitations(questions);
  if (task_) return wait_as_task(questions);
  if (request_.modern) return seal_and_answer(questions);
  if (round_ > round_limit) {
    return conclude(
        failed(errors::action_failed({.what = "Asking the client", .reason = out_of_rounds(unfit_), .advice = ""})));
  }
  ask_legacy_client(questions);
}

void Exchange::seal_and_answer(const std::vector<InputRequest>& questions) {
  const auto what = subject();
  const StateBinding binding{request_.method, what, connection_->identity.principal};
  const json memory{{"answers", accepted_}, {"state", state_}};
  const auto sealed =
      server().request_state().seal(binding, memory.dump(-1, ' ', false, json::error_handler_t::replace));
  Answer answer;
  answer.result_type = "input_required";
  answer.members = fmt::format(R"({},"requestState":"{}")", input_requests(questions), sealed);
  conclude(answer);
}

/// False if the call was cancelled before, since nothing would end its wait.
bool Exchange::begin_to_wait(std::size_t questions) {
  const std::scoped_lock lock(mutex_);
  if (stop_.stop_requested()) return false;
  phase_ = Phase::waiting;
  asked_.clear();
  unanswered_ = questions;
  return true;
}

void Exchange::ask_legacy_client(const std::vector<InputRequest>& questions) {
  if (!begin_to_wait(questions.size())) return conclude(failed(errors::cancelled({.what = request_.method})));
  const Outgoing::Way way{
      [self = shared_from_this()](std::string message) { return self->outlet_.send(std::move(message)); },
      [self = shared_from_this()](const std::string& message) {
        return self->outlet_.send(message) || self->connection_->send_aside(message);
      }};
  for (const auto& question : questions) {
    const auto id =
        connection_->outgoing->ask(way, method_of(question.kind), legacy_question(question, request_.version, {}),
                                   client_timeout, [self = shared_from_this(), question](Outgoing::Reply reply) {
                                     self->take_answer(question, std::move(reply));
                                   });
    if (!id) {
      take_answer(question, {std::nullopt, "too many questions to it are open, or it is gone"});
      continue;
    }
    if (!remember(*id)) connection_->outgoing->drop(*id);
  }
}

/// Records that the question was asked; false if the call ended in the meantime.
bool Exchange::remember(const std::string& question) {
  const std::scoped_lock lock(mutex_);
  if (phase_ == Phase::waiting) asked_.push_back(question);
  return phase_ == Phase::waiting;
}

void Exchange::take_answer(const InputRequest& question, Outgoing::Reply reply) {
  {
    const std::scoped_lock lock(mutex_);
    if (phase_ != Phase::waiting) return;
    if (const auto room = held.add("An answer", reply.bytes); !room) reply = {std::nullopt, room.error().message};
    // A client that errs when it is asked for its folders has none to tell of: no reason to refuse its calls.
    if (!reply.result && question.kind == InputKind::roots) reply.result = json{{"roots", json::array()}};
    if (reply.result) offered_[question.key] = *std::move(reply.result);
    if (!reply.result && failure_.empty()) failure_ = std::move(reply.failure);
    if (--unanswered_ > 0) return;
    phase_ = Phase::running;
    received_ = std::chrono::steady_clock::now();
  }
  run_again();
}

void Exchange::run_again() {
  server().dispatcher().process().executor().submit([self = shared_from_this()] { self->run(); });
}

void Exchange::wait_as_task(const std::vector<InputRequest>& questions) {
  if (!begin_to_wait(questions.size())) return conclude(failed(errors::cancelled({.what = request_.method})));
  server().tasks().ask(*task_, questions);
}

void Exchange::cancel() {
  outlet_.abandon();
  stop_.request_stop();
  std::vector<std::string> asked;
  {
    const std::scoped_lock lock(mutex_);
    if (phase_ != Phase::waiting) return;  // the body's thread handles it
    phase_ = Phase::done;
    asked.swap(asked_);
  }
  for (const auto& id : asked) connection_->outgoing->drop(id);
  leave();
}

void Exchange::stop() {
  stop_.request_stop();
  {
    const std::scoped_lock lock(mutex_);
    if (phase_ != Phase::waiting) return;
    phase_ = Phase::running;
  }
  run_again();  // sees the stop request and concludes
}

bool Exchange::depends_on(const Stream& stream) const { return request_.modern && outlet_.is(stream); }

void Exchange::conclude(const Outcome& outcome) {
  pipeline_.reset();
  {
    const std::scoped_lock lock(mutex_);
    phase_ = Phase::done;
  }
  const auto* problem = std::get_if<Problem>(&outcome);
  if (task_ && problem != nullptr) {
    server().tasks().fail(*task_, *problem);
  } else if (task_) {
    end_task(std::get<Answer>(outcome));
  } else if (problem != nullptr) {
    outlet_.refuse(request_.method, request_.id, *problem);
  } else {
    outlet_.finish(result_response(request_, std::get<Answer>(outcome), server().info(request_.version)));
  }
  leave();
}

/// 2025-11-25 has a task fail whose result is an error; later versions complete it.
void Exchange::end_task(const Answer& answer) {
  auto result = result_object(request_, answer, server().info(request_.version));
  if (!request_.modern && !answer.failure.empty()) {
    server().tasks().fail(*task_, std::move(result), answer.failure);
  } else {
    server().tasks().complete(*task_, std::move(result));
  }
}

void Exchange::leave() { connection_->pending.remove(request_.id, *this); }

Exchange::Outcome Exchange::missing_capability(const Error& error) const {
  const auto data = json::parse(error.data, nullptr, false);
  auto problem =
      refusal(ErrorCode::missing_client_capability, error.message, required_capabilities(data.value("capability", "")));
  problem.http_status = 400;
  return problem;
}

}  // namespace offhand::mcp
