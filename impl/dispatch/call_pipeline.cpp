#include "impl/dispatch/call_pipeline.h"

#include <fmt/format.h>
#include <spdlog/spdlog.h>

#include <algorithm>
#include <chrono>
#include <functional>
#include <nlohmann/json.hpp>
#include <string_view>
#include <utility>
#include <variant>

#include "generated/types/errors.h"
#include "impl/action/cursor_guide.h"
#include "impl/config/desk.h"
#include "impl/dispatch/callers_words.h"
#include "impl/dispatch/dispatcher.h"
#include "impl/dispatch/step_client.h"
#include "impl/policy/audit_log.h"
#include "impl/recording/redaction.h"
#include "impl/tools/call.h"
#include "impl/tools/next_step.h"
#include "platform/api/silence.h"

namespace offhand {
namespace {

/// A window that gives no picture in this time costs its run the preview, and its caller no more.
constexpr std::chrono::milliseconds preview_timeout{500};

/// What a recording tells of the desktop beside a call.
constexpr auto recorded_facets = std::to_array<std::string_view>({"windows", "screen", "accessibility"});

/// Errors that tell nothing of an answer of the application; all others come from one.
bool is_silence(std::string_view code) {
  return code == "app_not_responding" || code == "deadline_exceeded" || code == "cancelled";
}

/// Of stages: what a call takes of this machine, whatever time its desktop has.
using RealClock = std::chrono::steady_clock;

std::chrono::microseconds since(RealClock::time_point began) {
  return std::chrono::duration_cast<std::chrono::microseconds>(RealClock::now() - began);
}

}  // namespace

std::chrono::nanoseconds CallContext::queued() const {
  return received ? std::chrono::steady_clock::now() - *received : std::chrono::nanoseconds::zero();
}

Result<std::unique_ptr<CallPipeline>> CallPipeline::enter(Process& process, const PrepareCall& prepare,
                                                          const CallContext& context) {
  const auto began = RealClock::now();
  OFFHAND_ASSIGN(auto invocation, prepare());
  std::unique_ptr<CallPipeline> pipeline(new CallPipeline(process, std::move(invocation), context));
  pipeline->stages_.parse = std::chrono::duration_cast<std::chrono::microseconds>(pipeline->set_out_ - began);
  auto admitted = pipeline->set_out();
  if (!admitted) return fail(std::move(pipeline->audited(std::move(admitted))).error());
  return pipeline;
}

CallPipeline::CallPipeline(Process& process, std::unique_ptr<Invocation> invocation, const CallContext& context)
    : process_(process),
      desk_(context.desk != nullptr ? *context.desk : process.desk()),
      tool_(invocation->tool()),
      invocation_(std::move(invocation)),
      address_(invocation_->address()),
      context_(context),
      set_out_(RealClock::now()) {
  turn_.follow(context.order);
}

CallPipeline::~CallPipeline() = default;

Result<void> CallPipeline::set_out() {
  std::optional<std::string_view> named = invocation_->session();
  if (!named && context_.named_session) named = *context_.named_session;
  const std::string session(named.value_or(context_.default_session));
  if (named) {
    OFFHAND_ASSIGN(session_, process_.sessions().named(session, desk_.id()));
  } else {
    session_ = process_.sessions().open(session, desk_.id());
  }
  const auto callers = context_.settings ? *context_.settings : Settings();
  config_ = process_.configuration().for_call(callers, session_->settings());
  OFFHAND_CHECK(heed_roots());
  if (tool_.power != Power::observe) audit_path_ = audit_path(*config_);
  for (auto* policy : process_.policies()) OFFHAND_CHECK(policy->admits(facts()));
  if (tool_.power != Power::observe && process_.halt().is_on()) return fail(ended_by_user());
  lock_ = invocation_->foreground() ? tool_.foreground_lock : tool_.background_lock;
  if (lock_ != LockKind::none) fingerprint_ = invocation_->fingerprint();
  std::chrono::nanoseconds opening{0};
  if (!tool_.needs.empty()) {
    const auto began = std::chrono::steady_clock::now();
    OFFHAND_ASSIGN(platform_, desk_.platform());
    opening = std::chrono::steady_clock::now() - began;
  } else if (!tool_.uses.empty()) {
    platform_ = desk_.platform().value_or(nullptr);
  }
  is_recorded_ = process_.recordings().wants(*session_, tool_, lock_ != LockKind::none);
  process_.deny_applications(desk_, *config_);
  keep_idle_ttl(*session_, callers, *config_);
  const bool shows_itself = session_->is_named() && config_->agent_cursor == ConfigAgentCursor::named_runs;
  session_->cursor().begin_with(shows_itself ? AgentCursor::AtFirst::shows : AgentCursor::AtFirst::does_not_show);
  clock_ = platform_ == nullptr ? &process_.machine_clock() : platform_->clock.get();
  // A browser may start for longer than the call may take, which begins once there is a desk; opening has a limit of
  // its own.
  const auto queued = std::max(context_.queued() - opening, std::chrono::nanoseconds::zero());
  limits_ = {.deadline = clock_->now() + timeout() - queued, .stop = stop_token(), .whole = timeout()};
  if (platform_ != nullptr) {
    OFFHAND_ASSIGN(auto facets, platform::Facets::of(*platform_, tool_.needs, tool_.uses));
    scope_.emplace(Scope{std::move(facets), *session_, limits_, timeout()});
  }
  OFFHAND_CHECK(offer_accessibility());
  return attend_to_user();
}

std::chrono::milliseconds CallPipeline::timeout() const {
  return context_.timeout.value_or(Process::timeout_of(tool_.timeout, *config_) +
                                   std::chrono::milliseconds(invocation_->wait_ms()));
}

std::optional<Result<void>> CallPipeline::advance() {
  turn_.resume();
  // Simulated time stands still while a call works without waiting on the clock.
  const auto working = platform_ == nullptr ? nullptr : platform_->clock->working();
  if (clock_->now() >= limits_.deadline || turn_.expired()) return fail(too_late());
  const auto progress = acquire_locks();
  if (progress && *progress == Progress::waits) {
    away_.reset();
    if (limits_.stop.stop_requested()) return fail(too_late());
    return std::nullopt;
  }
  turn_.let_next();
  bool had_target = false;
  auto done = progress ? go_through(had_target) : fail(progress.error());
  away_.reset();
  if (!done && turn_.waited() && done.error().code == "deadline_exceeded") {
    // It was let in too late to find out more.
    auto why = too_late();
    if (!had_target || why.code == "app_not_responding") done = fail(std::move(why));
  }
  if (!done && done.error().code == "cancelled" && either_stop_ && process_.halt().is_on())
    done = fail(ended_by_user());
  if (!done && done.error().code == "no_matching_element") {
    if (const auto advice = after_nothing_found(context_.client); !advice.empty()) done.error().hint = advice;
  }
  if (const auto* captured = std::get_if<address::ElementById>(&address_); !done && captured && located_.seen)
    name_by_id(done.error(), located_.seen->index, captured->id);
  if (place_ != nullptr && (done || !is_silence(done.error().code))) place_->answered();
  return audited(std::move(done));
}

void CallPipeline::when_ready(std::function<void()> then) {
  const auto left = limits_.deadline - clock_->now();
  turn_.when_ready(process_.alarms(), std::chrono::steady_clock::now() + left, limits_.stop, std::move(then));
}

Error CallPipeline::too_late() const {
  if (either_stop_ && process_.halt().is_on()) return ended_by_user();
  const auto* receiver = located_.target.receiving_window();
  const auto& window = receiver != nullptr ? *receiver : located_.target.window;
  if (place_ != nullptr && !limits_.stop.stop_requested()) {
    const auto state = desk_.processes().state(window.pid);
    if (state.hangs()) return not_answering(window, state);
  }
  if (!awaited_.empty()) return not_served(awaited_, timeout(), limits_.stop);
  if (limits_.stop.stop_requested()) return errors::cancelled({.what = std::string(tool_.name)});
  return errors::deadline_exceeded(
      {.what = fmt::format("{}, which had to wait for others,", tool_.name), .timeout_ms = timeout().count()});
}

Connecting CallPipeline::connecting() const {
  // A command is a call of its own: nobody connected anything for it before.
  return context_.sets_for_good || !context_.has_memory ? Connecting::by_naming : Connecting::only_when_asked;
}

/// With its turn: the target, with its identity, and the body.
Result<void> CallPipeline::go_through(bool& had_target) {
  had_target = true;
  stages_.wait = since(set_out_);
  if (!scope_) return run_body(Target{});
  const auto began = RealClock::now();
  const auto resolver = this->resolver();
  OFFHAND_ASSIGN(const bool gave_way, give_way_to_user());
  if (gave_way) {
    // What the user did meanwhile may have changed it.
    OFFHAND_ASSIGN(auto now, resolver.locate(address_));
    if (now.target.window.window_id == located_.target.window.window_id) located_ = std::move(now);
  }
  prefetch_user_state();
  auto target = resolver.resolve(address_, located_);
  if (target && lead_cursor(*target)) {
    // What was true when its cursor set out may have changed since.
    OFFHAND_ASSIGN(auto now, resolver.locate(address_));
    // The turn that this call has is that of the window it set out for.
    if (now.target.window.window_id == located_.target.window.window_id) located_ = std::move(now);
    target = resolver.resolve(address_, located_);
  }
  if (target) {
    if (auto heard = receive_ping(target->window); !heard) target = fail(std::move(heard).error());
  }
  stages_.target = since(began);
  had_target = target.has_value();
  return target ? run_body(*target) : Result<void>(fail(target.error()));
}

DeliveryOptions CallPipeline::delivery_options() const {
  const bool nobody_works_here = is_private_desk(*config_);
  // A tool without input sends nothing that could open a menu.
  const auto& platform = scope_->platform;
  const bool menus_grab_input = platform.has_input_grabs() && platform.input_grabs().menus_grab_input();
  return {.foreground = invocation_->foreground(),
          .may_take_input = nobody_works_here || !menus_grab_input,
          .may_disturb_activation = nobody_works_here || config_->second_keyboard,
          .spares_keyboard = !nobody_works_here && config_->second_keyboard,
          .fingerprint = fingerprint_,
          .users_keyboard = users_keyboard()};
}

void CallPipeline::prefetch_user_state() {
  // An element has to be asked who it is, which takes as long; and a cursor that comes first takes longer.
  if (lock_ == LockKind::none || lock_ == LockKind::seat || !located_.seen || shows_cursor()) return;
  user_state_prefetch_ =
      std::make_unique<UserStatePrefetch>(desk_.user_state_keeper(), scope_->platform, delivery_options(),
                                          located_.target.window.pid, session_->id(), limits_);
}

Result<void> CallPipeline::run_body(const Target& target) {
  // It may have waited for its turn until after the end of its run.
  if (auto reason = session_->ended(); !reason.empty() && session_->is_named()) {
    return fail(errors::session_ended({.session = session_->id(), .reason = std::move(reason)}));
  }
  const auto facts = this->facts();
  for (auto* policy : process_.policies()) OFFHAND_CHECK(policy->admits_element(facts, target));
  OFFHAND_CHECK(begin_audit(target));
  Call::Frame frame;
  frame.session = session_;
  frame.config = config_;
  frame.settings = context_.settings;
  frame.folder = context_.folder;
  frame.has_memory = context_.has_memory;
  frame.over_http = context_.over_http;
  frame.read_for = context_.read_for;
  frame.connecting = connecting();
  frame.uptime = process_.statistics().uptime();
  frame.invoke = [this](std::unique_ptr<Invocation> other, NestedCall how) { return invoke(std::move(other), how); };
  if (context_.is_noted && lock_ != LockKind::none)
    frame.journaling = {.tool = std::string(tool_.name), .group = context_.journal_group};
  frame.sets_for_good = context_.sets_for_good && !session_->is_named();
  if (scope_) frame.platform = scope_->platform;
  frame.clock = clock_;
  frame.client = context_.client;
  frame.limits = limits_;
  frame.timeout = timeout();
  if (scope_) frame.delivery_options = delivery_options();
  frame.user_state_prefetch = user_state_prefetch_.get();
  if (const auto overlay = platform_ == nullptr ? nullptr : platform_->overlay.get(); shows_cursor() && overlay) {
    frame.point_at = [this, &target](const auto& find) {
      auto place = target;
      place.element.reset();
      place.point = find();
      if (place.point) lead_cursor(place);
    };
    frame.carry_cursor = [this, &target, overlay](std::chrono::milliseconds time) {
      offhand::carry_cursor(*session_, *overlay, *clock_, target, time, limits_);
    };
  }
  Call call(process_.call_services(desk_), std::move(frame));
  const auto actions_before = session_->journal().actions();
  const auto began = RealClock::now();
  auto done = is_recorded_ ? run_recorded(call, target) : invocation_->run(call, target);
  stages_.body = since(began) - stages_.record;
  if (done && lock_ != LockKind::none) session_->note_action();
  if (is_pointed_at_ && done) {
    if (const auto overlay = platform_->overlay.get()) show_done(*session_, *overlay, *clock_, target, limits_);
  }
  if (done) note_irreversible(actions_before);
  show_preview(target);
  process_.watch_idleness(session_->idle_ttl().value_or(std::chrono::seconds(config_->session_idle_ttl_secs)));
  return done;
}

void CallPipeline::note_irreversible(std::int64_t actions_before) {
  auto& journal = session_->journal();
  if (!context_.is_noted || lock_ == LockKind::none || tool_.power == Power::observe) return;
  if (journal.actions() != actions_before) return;
  JournalEntry entry{.group = context_.journal_group, .tool = std::string(tool_.name)};
  entry.reason = "what it does has no inverse";
  if (const auto* window = located_.target.receiving_window()) {
    entry.application = window->app_name;
    entry.pid = window->pid;
  }
  journal.add(std::move(entry));
}

bool CallPipeline::shows_cursor() const {
  // A single command would take its cursor along when it ends.
  return lock_ != LockKind::none && context_.has_memory && session_->cursor().is_enabled();
}

void CallPipeline::show_preview(const Target& target) {
  if (lock_ == LockKind::none || !context_.has_memory) return;
  auto& preview = session_->preview();
  if (!config_->experimental_pip) return preview.close();
  const auto* window = target.receiving_window();
  const auto overlay = platform_->overlay.get();
  const auto pictures = platform_->screen.get();
  const auto layout = platform_->screen_layout.get();
  if (window == nullptr || !overlay || !pictures || !layout) return;
  const platform::Limits limits{std::min(limits_.deadline, clock_->now() + preview_timeout), limits_.stop};
  // What cannot be shown is no reason for the action to fail, which is done.
  const auto screen = layout->screen(limits);
  const auto picture = pictures->capture(*window, limits);
  if (!screen || !picture) return;
  (void)preview.show(*overlay, *picture, preview_place(config_->experimental_pip_geometry, *screen), limits);
}

bool CallPipeline::lead_cursor(const Target& target) {
  if (!shows_cursor()) return false;
  const auto overlay = platform_->overlay.get();
  if (overlay == nullptr) return false;
  const auto way = offhand::lead_cursor(*session_, *overlay, *clock_, target, limits_);
  is_pointed_at_ = way != CursorWay::none;
  return way == CursorWay::came;
}

/// The turn is on the disk before the reply goes anywhere, and before anybody else acts on the window.
Result<void> CallPipeline::run_recorded(Call& call, const Target& target) {
  OFFHAND_ASSIGN(const auto looking, platform::Facets::of(*platform_, {}, recorded_facets));
  auto& recordings = process_.recordings();
  const auto began = RealClock::now();
  const auto arguments = nlohmann::json::parse(invocation_->arguments_json());
  auto turn = recordings.begin(*session_, tool_, address_, arguments, target, looking);
  stages_.record = since(began);
  auto done = invocation_->run(call, target);
  const auto ended = RealClock::now();
  turn.is_text_vouched_for = call.may_record_text();
  recordings.finish(*session_, turn, done ? Result<Reply>(invocation_->reply()) : fail(done.error()), looking,
                    desk_.perception());
  stages_.record += since(ended);
  return done;
}

/// In a pipeline of its own, on this thread.
Result<std::unique_ptr<Invocation>> CallPipeline::invoke(std::unique_ptr<Invocation> invocation, NestedCall how) {
  CallContext context;
  context.is_noted = context_.is_noted && how.is_noted;
  context.journal_group = how.group != 0 ? how.group : context_.journal_group;
  const auto usual =
      Process::timeout_of(invocation->tool().timeout, *config_) + std::chrono::milliseconds(invocation->wait_ms());
  if (how.at_most && *how.at_most < usual) context.timeout = *how.at_most;
  context.default_session = context_.default_session;
  if (session_->is_named()) context.named_session = session_->id();
  context.settings = context_.settings;
  context.folder = context_.folder;
  context.sets_for_good = context_.sets_for_good;
  context.has_memory = context_.has_memory;
  context.over_http = context_.over_http;
  context.is_step = true;
  context.outer_client = context_.client == nullptr ? context_.outer_client : context_.client;
  std::optional<StepClient> step;
  if (!how.step.empty() && context_.client != nullptr) context.client = &step.emplace(*context_.client, how.step);
  context.stop = context_.stop;
  context.desk = &desk_;
  return Dispatcher(process_).call(std::move(invocation), context);
}

}  // namespace offhand
