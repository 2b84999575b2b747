#include "platform/linux/x11/keyboard/key_interceptor.h"

#include <poll.h>
#include <sys/eventfd.h>
#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <condition_variable>
#include <optional>
#include <set>
#include <utility>

#include "generated/types/errors.h"
#include "platform/host/steady_clock.h"
#include "platform/linux/x11/keyboard/input_devices.h"
#include "platform/linux/x11/keyboard/key_grab.h"
#include "platform/linux/x11/windows/window_arrangement.h"
#include "platform/linux/x11/windows/window_reader.h"

namespace offhand::platform::x11 {
namespace {

/// The limit for one request of the thread; a key caught meanwhile waits for it.
constexpr std::chrono::milliseconds time_for_answers{100};
/// The same while no window is intercepted, so that no key can be caught.
constexpr std::chrono::milliseconds time_for_first_questions{500};
/// The limit for starting an interceptor; on a busy machine the requests of one round may get no answers.
constexpr std::chrono::milliseconds time_to_start{800};
/// The limit for catch_up() on such a machine.
constexpr std::chrono::milliseconds time_to_catch_up{500};
/// The limit for learning the process of a new window, for which a busy server may need several rounds.
constexpr std::chrono::milliseconds time_to_learn{2000};
/// The longest delay of a key while a window is being activated; window managers need a fraction of it. Users notice
/// letters that are delayed longer.
constexpr std::chrono::milliseconds longest_freeze{300};
/// After this many returns the focus is left to a window that keeps taking it; keys are still intercepted.
constexpr int most_returns = 200;

constexpr std::uint32_t of_root = XCB_EVENT_MASK_SUBSTRUCTURE_NOTIFY | XCB_EVENT_MASK_FOCUS_CHANGE;
constexpr std::uint32_t of_covered = XCB_EVENT_MASK_FOCUS_CHANGE | XCB_EVENT_MASK_STRUCTURE_NOTIFY;

int milliseconds_until(TimePoint time) {
  const auto left = std::chrono::ceil<std::chrono::milliseconds>(time - steady_now());
  return std::max(0, static_cast<int>(left.count()));
}

template <class T>
const T& event_as(const xcb_generic_event_t& event) {
  return reinterpret_cast<const T&>(event);
}

}  // namespace

struct KeyInterceptors::Interception {
  /// `of` is shared with the thread that ends the interceptor, thefts with the one that takes them; everything else but
  /// the atomics belongs to the interceptor's thread.
  std::mutex mutex;
  KeyInterceptor::Of of;
  std::map<std::int64_t, bool> membership;
  /// The state at the start: the processes with windows, the windows, and the pointer.
  std::set<std::int64_t> residents;
  std::set<xcb_window_t> first_windows;
  ScreenPoint pointer;
  xcb_window_t home = XCB_NONE;
  std::optional<TimePoint> left_at;
  bool taken = false;
  KeyInterceptor::Front front = KeyInterceptor::Front::users;
  int returns = 0;
  /// The last request that set the focus back.
  std::uint32_t return_request = 0;
  std::vector<KeyInterceptor::Theft> thefts;
  std::atomic<bool> turned = false;
  std::atomic<bool> commanded = false;
  std::atomic<std::int64_t> caught = 0;

  bool wants(std::int64_t pid) {
    const std::lock_guard lock(mutex);
    if (pid <= 0 || !of || turned) return false;
    const auto [place, fresh] = membership.try_emplace(pid, false);
    if (fresh) place->second = of(pid);
    return place->second;
  }
  bool is_abandoned() {
    const std::lock_guard lock(mutex);
    return !of;
  }
  bool is_new(std::int64_t pid) const { return pid > 0 && !turned && !residents.contains(pid); }
};

class KeyInterceptors::Handle final : public KeyInterceptor {
 public:
  Handle(std::shared_ptr<KeyInterceptors> interceptors, std::shared_ptr<Interception> interception, xcb_window_t home)
      : interceptors_(std::move(interceptors)), interception_(std::move(interception)), home_(home) {}
  ~Handle() override {
    {
      const std::lock_guard lock(interception_->mutex);
      interception_->of = nullptr;
    }
    interceptors_->enqueue(
        [interceptors = interceptors_.get(), interception = interception_] { interceptors->remove(interception); });
  }
  Handle(const Handle&) = delete;
  Handle& operator=(const Handle&) = delete;

  void give_to(const UserState& users) override {
    const auto home = wanted_focus(users);
    if (home_.exchange(home) == home) return;
    interceptors_->enqueue([interceptors = interceptors_.get(), interception = interception_, home] {
      interceptors->set_home_window(*interception, home);
    });
  }
  void set_front(Front front) override {
    interceptors_->enqueue([interceptors = interceptors_.get(), interception = interception_, front] {
      interceptors->set_front(*interception, front);
    });
  }
  std::vector<Theft> take_thefts() override {
    const std::lock_guard lock(interception_->mutex);
    return std::exchange(interception_->thefts, {});
  }
  bool user_turned() const override {
    interceptors_->catch_up();
    return interception_->turned;
  }
  bool user_commanded() const override {
    interceptors_->catch_up();
    return interception_->commanded;
  }
  std::int64_t keys_caught() const override { return interception_->caught; }

 private:
  const std::shared_ptr<KeyInterceptors> interceptors_;
  const std::shared_ptr<Interception> interception_;
  std::atomic<xcb_window_t> home_;
};

Result<std::shared_ptr<KeyInterceptors>> KeyInterceptors::start(const DisplayName& display, const Budget& budget) {
  OFFHAND_ASSIGN(auto connection, Connection::open(display, budget));
  xcb_prefetch_extension_data(connection->raw(), &xcb_input_id);
  OFFHAND_CHECK(connection->sync(budget));
  const auto* extension = xcb_get_extension_data(connection->raw(), &xcb_input_id);
  if (extension == nullptr || extension->present == 0) return nullptr;
  {
    // Since version 2.1 raw events are delivered also while another client has a grab.
    Conversation talk(*connection, budget);
    auto asked = talk.ask(xcb_input_xi_query_version(talk.raw(), 2, 2));
    OFFHAND_ASSIGN(const auto version, asked.get());
    if (!version || version->major_version < 2 || (version->major_version == 2 && version->minor_version < 1))
      return nullptr;
  }
  std::shared_ptr<KeyInterceptors> interceptors(new KeyInterceptors(std::move(connection), extension->major_opcode));
  // Listens permanently, also between interceptors: a program may take seconds from a click to its first window.
  OFFHAND_CHECK(interceptors->activations_.listen(budget));
  interceptors->guard_ = KeyInterceptorGuard::start(*interceptors->connection_, extension->major_opcode);
  interceptors->thread_ = std::jthread([raw = interceptors.get()](const std::stop_token& stop) { raw->run(stop); });
  return interceptors;
}

KeyInterceptors::KeyInterceptors(std::unique_ptr<Connection> connection, std::uint8_t opcode)
    : connection_(std::move(connection)),
      opcode_(opcode),
      activations_(*connection_, opcode),
      owners_(*connection_),
      wake_fd_(::eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK)) {}

KeyInterceptors::~KeyInterceptors() {
  if (thread_.joinable()) {
    thread_.request_stop();
    ::eventfd_write(wake_fd_, 1);
    thread_.join();
  }
  if (wake_fd_ >= 0) ::close(wake_fd_);
}

Budget KeyInterceptors::short_budget() const {
  const auto time = covered_.empty() ? time_for_first_questions : time_for_answers;
  return Budget("Watching the keyboard", {steady_now() + time, {}});
}

Result<std::unique_ptr<KeyInterceptor>> KeyInterceptors::spread(xcb_window_t home, KeyInterceptor::Of of,
                                                                KeyInterceptor::Front front, const Budget& budget) {
  struct Reply {
    std::mutex mutex;
    std::condition_variable_any changed;
    std::optional<Result<bool>> added;
  };
  const auto interception = std::make_shared<Interception>();
  interception->of = std::move(of);
  interception->home = home;
  interception->front = front;
  auto handle = std::make_unique<Handle>(shared_from_this(), interception, home);
  const auto answer = std::make_shared<Reply>();
  try_to_add(interception, steady_now() + time_to_start, [answer](Result<bool> added) {
    const std::lock_guard lock(answer->mutex);
    answer->added = std::move(added);
    answer->changed.notify_all();
  });
  std::unique_lock lock(answer->mutex);
  answer->changed.wait_until(lock, budget.limits().stop, on_this_machine(budget.limits().deadline),
                             [&] { return answer->added.has_value(); });
  if (!answer->added) return fail(budget.spent().value_or(connection_->lost()));
  OFFHAND_ASSIGN(const bool added, std::move(*answer->added));
  if (!added) return std::unique_ptr<KeyInterceptor>();
  return std::unique_ptr<KeyInterceptor>(std::move(handle));
}

void KeyInterceptors::try_to_add(const std::shared_ptr<Interception>& interception, TimePoint until,
                                 const Added& added) {
  enqueue([this, interception, until, added] {
    // The handle was destroyed before this try; the interceptor would stay forever.
    if (interception->is_abandoned()) return;
    auto result = add(interception);
    if (result || connection_->broken() || steady_now() >= until) return added(std::move(result));
    try_to_add(interception, until, added);
  });
}

void KeyInterceptors::enqueue(Job job) {
  {
    const std::lock_guard lock(mutex_);
    // After the end no request works, and the job finds that out.
    if (!ended_) {
      jobs_.push_back(std::move(job));
      ::eventfd_write(wake_fd_, 1);
      return;
    }
  }
  const std::lock_guard alone(after_end_);
  job();
}

void KeyInterceptors::run_jobs() {
  std::vector<Job> jobs;
  {
    const std::lock_guard lock(mutex_);
    jobs.swap(jobs_);
  }
  for (const auto& job : jobs) job();
}

void KeyInterceptors::run(const std::stop_token& stop) {
  // A user is typing: where permitted, the thread runs before computing ones. It has next to nothing to do.
  constexpr int urgent = -10;
  (void)::setpriority(PRIO_PROCESS, 0, urgent);
  while (!stop.stop_requested() && !connection_->broken()) {
    handle_queued_events();
    run_jobs();
    replay_when_due();
    update_guard();
    xcb_flush(connection_->raw());
    // Waiting for a reply may have queued events.
    if (const Owned<xcb_generic_event_t> event{xcb_poll_for_queued_event(connection_->raw())}) {
      handle(*event);
      continue;
    }
    std::array<pollfd, 2> entries{pollfd{connection_->descriptor(), POLLIN, 0}, pollfd{wake_fd_, POLLIN, 0}};
    const auto due = frozen_key_ ? std::optional(frozen_key_->until) : grabbed_until_;
    ::poll(entries.data(), entries.size(), due ? milliseconds_until(*due) : -1);
    eventfd_t ignored = 0;
    ::eventfd_read(wake_fd_, &ignored);
  }
  const std::lock_guard alone(after_end_);
  {
    const std::lock_guard lock(mutex_);
    ended_ = true;
  }
  run_jobs();
}

Result<bool> KeyInterceptors::add(const std::shared_ptr<Interception>& interception) {
  if (connection_->broken()) return fail(connection_->lost());
  interception->commanded = activations_.commanded_lately();
  // Takes over the state of a predecessor for the same window, which is about to end.
  const auto former = std::ranges::find(interceptions_, interception->home, &Interception::home);
  if (former != interceptions_.end()) {
    interception->left_at = (*former)->left_at;
    interception->taken = (*former)->taken;
  }
  interceptions_.push_back(interception);
  set_home_window(*interception, interception->home);
  auto covered = cover_existing_windows(interception);
  // The grabs are in force before the caller goes on.
  if (covered && *covered) {
    const auto synced = connection_->sync(short_budget());
    if (!synced) covered = fail(synced.error());
  }
  update_guard();
  if (!covered || !*covered) remove(interception);
  update_keyboard_grab();
  return covered;
}

Result<bool> KeyInterceptors::cover_existing_windows(const std::shared_ptr<Interception>& interception) {
  // New windows are announced from here on; existing ones are found below.
  xcb_change_window_attributes(connection_->raw(), connection_->screen().root, XCB_CW_EVENT_MASK, &of_root);
  Conversation talk(*connection_, short_budget());
  OFFHAND_ASSIGN(const auto desktop, read_desktop(talk));
  auto windows = desktop.root_children;
  windows.insert(windows.end(), desktop.stacking.begin(), desktop.stacking.end());
  windows.push_back(interception->home);
  handle_queued_events();
  OFFHAND_CHECK(owners_.learn(windows, short_budget()));
  handle_queued_events();
  OFFHAND_ASSIGN(const auto own, owners_.of(interception->home, short_budget()));
  if (interception->wants(own)) return false;
  interception->pointer = desktop.pointer;
  interception->residents = owners_.all();
  interception->first_windows = {windows.begin(), windows.end()};
  for (const xcb_window_t window : windows) {
    if (owners_.knows(window)) cover_if_wanted(window);
  }
  handle_queued_events();
  return true;
}

void KeyInterceptors::catch_up() {
  struct Progress {
    std::mutex mutex;
    std::condition_variable changed;
    bool is_done = false;
  };
  const auto progress = std::make_shared<Progress>();
  const auto until = steady_now() + time_to_catch_up;
  enqueue([this, progress, until] {
    // On a busy machine the server may take longer than the limit of one request.
    while (!connection_->broken() && !connection_->sync(short_budget()) && steady_now() < until) handle_queued_events();
    handle_queued_events();
    const std::lock_guard lock(progress->mutex);
    progress->is_done = true;
    progress->changed.notify_all();
  });
  std::unique_lock lock(progress->mutex);
  progress->changed.wait_until(lock, on_this_machine(until), [&] { return progress->is_done; });
}

void KeyInterceptors::handle_queued_events() {
  while (const Owned<xcb_generic_event_t> event{xcb_poll_for_event(connection_->raw())}) handle(*event);
  xcb_flush(connection_->raw());
}

void KeyInterceptors::remove(const std::shared_ptr<Interception>& interception) {
  if (std::erase(interceptions_, interception) == 0) return;
  const auto waits = std::ranges::find(interceptions_, KeyInterceptor::Front::about_to_be_lent, &Interception::front);
  if (waits == interceptions_.end()) replay_frozen_key();
  if (frozen_key_ && frozen_key_->interception == interception) frozen_key_->interception = *waits;
  update_keyboard_grab();
  uncover_all_of(*interception);
  set_home_window(*interception, XCB_NONE);
  if (!interceptions_.empty()) return;
  constexpr std::uint32_t no_events = XCB_EVENT_MASK_NO_EVENT;
  xcb_change_window_attributes(connection_->raw(), connection_->screen().root, XCB_CW_EVENT_MASK, &no_events);
  owners_.forget_all();
}

/// The user turned to the target: ends the interception, also by others for the same window, one of which may be about
/// to take over.
void KeyInterceptors::end_interception(const Interception& ended) {
  const xcb_window_t home = ended.home;
  for (const auto& interception : interceptions_)
    interception->turned = interception->turned || interception->home == home;
  for (const auto& interception : interceptions_) {
    if (interception->turned) uncover_all_of(*interception);
  }
  update_keyboard_grab();
  replay_frozen_key();
}

void KeyInterceptors::uncover_all_of(const Interception& interception) {
  std::vector<xcb_window_t> windows;
  for (const auto& [window, owner] : covered_) {
    if (owner.get() == &interception) windows.push_back(window);
  }
  for (const xcb_window_t window : windows) {
    // A window that another interceptor wants stays intercepted without a gap.
    if (auto other = interception_wanting(window)) {
      covered_[window] = std::move(other);
    } else {
      uncover(window);
    }
  }
}

void KeyInterceptors::set_home_window(Interception& interception, xcb_window_t home) {
  const xcb_window_t former = std::exchange(interception.home, home);
  select_events(former);
  select_events(home);
}

void KeyInterceptors::cover_if_wanted(xcb_window_t window) {
  if (covered_.contains(window)) return;
  if (const auto interception = interception_wanting(window)) cover(window, interception);
}

std::shared_ptr<KeyInterceptors::Interception> KeyInterceptors::interception_wanting(xcb_window_t window) {
  const auto pid = owners_.of(window, short_budget());
  if (!pid) return nullptr;
  const auto interception = std::ranges::find_if(interceptions_, [&](const auto& candidate) {
    return candidate->wants(*pid) || (candidate->is_new(*pid) && !candidate->commanded);
  });
  return interception == interceptions_.end() ? nullptr : *interception;
}

void KeyInterceptors::cover(xcb_window_t window, const std::shared_ptr<Interception>& interception) {
  covered_[window] = interception;
  select_events(window);
  grab_keys(*connection_, window);
  xcb_flush(connection_->raw());
}

void KeyInterceptors::uncover(xcb_window_t window) {
  covered_.erase(window);
  ungrab_keys(*connection_, window);
  select_events(window);
}

std::shared_ptr<KeyInterceptors::Interception> KeyInterceptors::interception_over(xcb_window_t window) const {
  const auto place = covered_.find(window);
  return place == covered_.end() ? nullptr : place->second;
}

void KeyInterceptors::select_events(xcb_window_t window) {
  if (window == XCB_NONE) return;
  const bool is_home =
      std::ranges::any_of(interceptions_, [&](const auto& interception) { return interception->home == window; });
  const std::uint32_t events = covered_.contains(window) ? of_covered
                               : is_home                 ? std::uint32_t{XCB_EVENT_MASK_FOCUS_CHANGE}
                                                         : std::uint32_t{XCB_EVENT_MASK_NO_EVENT};
  xcb_change_window_attributes(connection_->raw(), window, XCB_CW_EVENT_MASK, &events);
}

/// Sent events carry a mark in their type and match none of these cases.
void KeyInterceptors::handle(const xcb_generic_event_t& event) {
  constexpr std::uint8_t error = 0;
  switch (event.response_type) {
    case error:
      return on_error(event_as<xcb_generic_error_t>(event));
    case XCB_GE_GENERIC:
      return on_generic(event);
    case XCB_FOCUS_IN:
    case XCB_FOCUS_OUT:
      return on_focus(event_as<xcb_focus_in_event_t>(event), event.response_type == XCB_FOCUS_IN);
    case XCB_CREATE_NOTIFY:
      if (!interceptions_.empty()) on_new(event_as<xcb_create_notify_event_t>(event).window);
      return;
    case XCB_DESTROY_NOTIFY: {
      const auto window = event_as<xcb_destroy_notify_event_t>(event).window;
      covered_.erase(window);
      return owners_.doubt(window);
    }
    case XCB_MAPPING_NOTIFY:
      (void)activations_.learn_keys(short_budget());
      return;
    default:
      return;
  }
}

void KeyInterceptors::on_generic(const xcb_generic_event_t& event) {
  const auto& of_device = event_as<xcb_input_key_press_event_t>(event);
  if (of_device.extension != opcode_) return;
  if (of_device.event_type == XCB_INPUT_KEY_PRESS) return on_key(of_device);
  if (is_our_click(event)) return;
  const auto home = interceptions_.empty() ? xcb_window_t{XCB_NONE} : interceptions_.back()->home;
  if (const auto command = activations_.handle(event, home, short_budget())) on_command(*command);
}

/// The server has frozen the keyboard at this key.
void KeyInterceptors::on_key(const xcb_input_key_press_event_t& event) {
  const auto interception = interception_over(event.event);
  const bool is_kept = interception && interception->home != XCB_NONE && !may_be_users(event.event, *interception);
  frozen_key_ = {{event.time, event.event}, is_kept ? interception : nullptr, steady_now() + longest_freeze};
  if (!is_kept || !front_is(KeyInterceptor::Front::about_to_be_lent)) replay_frozen_key();
}

void KeyInterceptors::replay_frozen_key() {
  if (!frozen_key_) return;
  const auto [key, interception, until] = *std::exchange(frozen_key_, std::nullopt);
  if (interception && !interception->turned && interception->home != XCB_NONE) {
    ++interception->caught;
    // While the front is lent, nothing else reports the theft.
    interception->taken = interception->left_at.has_value();
    give_back(*interception);
  }
  // Also when the interception has ended: the keyboard must never stay frozen.
  replay_key(*connection_, key);
  xcb_flush(connection_->raw());
}

void KeyInterceptors::replay_when_due() {
  if (frozen_key_ && steady_now() >= frozen_key_->until) replay_frozen_key();
  if (grabbed_until_ && steady_now() >= *grabbed_until_) {
    for (const auto& interception : interceptions_) {
      if (interception->front == KeyInterceptor::Front::held) interception->front = KeyInterceptor::Front::lent;
    }
    update_keyboard_grab();
  }
}

void KeyInterceptors::update_keyboard_grab() {
  const auto wanting = std::ranges::find_if(interceptions_, [](const auto& interception) {
    return interception->front == KeyInterceptor::Front::held && !interception->turned &&
           interception->home != XCB_NONE;
  });
  if (wanting == interceptions_.end()) {
    if (!std::exchange(grabbed_until_, std::nullopt)) return;
    ungrab_request_ = static_cast<std::uint16_t>(ungrab_keyboard(*connection_));
    xcb_flush(connection_->raw());
    return;
  }
  if (grabbed_until_) return;
  // A frozen key would be lost with the grab.
  replay_frozen_key();
  Conversation talk(*connection_, short_budget());
  // The grab may be active before the reply arrives. If another client has a grab, keys are intercepted one by one.
  grabbed_until_ = steady_now() + longest_freeze;
  const auto held = grab_keyboard(talk);
  if (held && *held) return;
  ungrab_request_ = static_cast<std::uint16_t>(ungrab_keyboard(*connection_));
  grabbed_until_.reset();
  (*wanting)->front = KeyInterceptor::Front::about_to_be_lent;
}

void KeyInterceptors::set_front(Interception& interception, KeyInterceptor::Front front) {
  interception.front = front;
  update_keyboard_grab();
  if (!front_is(KeyInterceptor::Front::about_to_be_lent)) replay_frozen_key();
}

bool KeyInterceptors::front_is(KeyInterceptor::Front front) const {
  return std::ranges::any_of(
      interceptions_, [&](const auto& interception) { return interception->front == front && !interception->turned; });
}

bool KeyInterceptors::front_is_users() const {
  return !front_is(KeyInterceptor::Front::about_to_be_lent) && !front_is(KeyInterceptor::Front::lent) &&
         !front_is(KeyInterceptor::Front::held);
}

/// While the front is lent, clicks by XTEST are ours, not the user's.
bool KeyInterceptors::is_our_click(const xcb_generic_event_t& event) const {
  const auto& press = event_as<xcb_input_raw_button_press_event_t>(event);
  return press.event_type == XCB_INPUT_RAW_BUTTON_PRESS && press.sourceid == core_test_pointer && !front_is_users();
}

/// Decides at once by what is known or supposed of the process: before a busy server answers, it may have shown the
/// window and given it the focus.
void KeyInterceptors::on_new(xcb_window_t window) {
  register_window(window);
  if (!owners_.knows(window)) learn_process(window, steady_now() + time_to_learn);
}

void KeyInterceptors::learn_process(xcb_window_t window, TimePoint until) {
  enqueue([this, window, until] {
    if (interceptions_.empty() || connection_->broken()) return;
    if (!owners_.learn({window}, short_budget())) {
      if (steady_now() < until) learn_process(window, until);
      return;
    }
    if (!covered_.contains(window)) return register_window(window);
    if (!interception_wanting(window)) uncover(window);
  });
}

/// On a busy machine the window may have the focus already, and no event would report it.
void KeyInterceptors::register_window(xcb_window_t window) {
  cover_if_wanted(window);
  const auto interception = interception_over(window);
  if (!interception) return;
  Conversation talk(*connection_, short_budget());
  auto asked = talk.ask(xcb_get_input_focus(talk.raw()));
  const auto focus = asked.get();
  if (!focus || !*focus) return;
  const auto inside = ancestor_among(talk, (*focus)->focus, {window});
  if (inside && *inside == window) on_focus_taken(window, *interception);
}

void KeyInterceptors::on_focus(const xcb_focus_in_event_t& event, bool in) {
  if (event.event == connection_->screen().root) return on_focus_lost(event, in);
  if (event.detail == XCB_NOTIFY_DETAIL_POINTER || event.detail == XCB_NOTIFY_DETAIL_INFERIOR) return;
  const bool of_a_grab = event.mode == XCB_NOTIFY_MODE_GRAB || event.mode == XCB_NOTIFY_MODE_UNGRAB;
  bool is_home = false;
  for (const auto& interception : interceptions_) {
    if (interception->home != event.event) continue;
    is_home = true;
    if (of_a_grab) continue;
    if (!in) {
      if (!interception->left_at) interception->left_at = steady_now();
    } else if (const auto left = std::exchange(interception->left_at, std::nullopt);
               std::exchange(interception->taken, false) && left) {
      const std::lock_guard lock(interception->mutex);
      interception->thefts.push_back({*left, steady_now()});
    }
  }
  if (is_home && in && !of_a_grab && frozen_key_ && frozen_key_->interception->home == event.event) replay_frozen_key();
  const bool is_held = (is_home && of_a_grab) || event.mode == XCB_NOTIFY_MODE_WHILE_GRABBED;
  // Not our own grab while the front is lent, nor the end of that grab.
  if (is_held && front_is_users() && event.sequence != ungrab_request_) activations_.on_grab();
  if (is_home || of_a_grab || !in) return;
  if (const auto interception = interception_over(event.event)) on_focus_taken(event.event, *interception);
}

/// The window that took the focus closed with it, and no window has the focus.
void KeyInterceptors::on_focus_lost(const xcb_focus_in_event_t& event, bool in) {
  const bool nobodys = event.detail == XCB_NOTIFY_DETAIL_POINTER_ROOT || event.detail == XCB_NOTIFY_DETAIL_NONE;
  if (!in || !nobodys || event.mode != XCB_NOTIFY_MODE_NORMAL || activations_.just_now()) return;
  if (!front_is_users()) return;
  for (const auto& interception : interceptions_) {
    if (!interception->left_at || interception->turned || (interception->commanded && !interception->taken)) continue;
    interception->taken = true;
    give_back(*interception);
  }
  xcb_flush(connection_->raw());
}

void KeyInterceptors::on_focus_taken(xcb_window_t window, Interception& interception) {
  if (may_be_users(window, interception)) return uncover(window);
  if (!front_is_users()) return;
  if (activations_.just_now()) return end_interception(interception);
  const bool was_there = interception.first_windows.contains(window);
  if (was_there && activations_.moved_to(window, interception.pointer, short_budget()))
    return end_interception(interception);
  // If no window of the user's lost the focus, it is the focus of a second keyboard.
  interception.taken = interception.left_at.has_value();
  if (interception.home == XCB_NONE || ++interception.returns > most_returns) return;
  give_back(interception);
  xcb_flush(connection_->raw());
}

void KeyInterceptors::on_command(const UserActivations::Command& command) {
  for (const auto& interception : interceptions_) interception->commanded = true;
  for (const xcb_window_t window : command.pressed) {
    if (const auto interception = interception_over(window)) return end_interception(*interception);
  }
}

/// SetInputFocus failed because the user's window is not viewable: the user closed or minimised it and works elsewhere
/// now.
void KeyInterceptors::on_error(const xcb_generic_error_t& error) {
  for (const auto& interception : interceptions_) {
    if (interception->return_request == error.full_sequence) end_interception(*interception);
  }
}

void KeyInterceptors::update_guard() {
  if (!guard_) return;
  const auto spread =
      std::ranges::find_if(interceptions_, [](const auto& interception) { return !interception->turned; });
  guard_->watch(spread == interceptions_.end() ? xcb_window_t{XCB_NONE} : (*spread)->home);
}

void KeyInterceptors::give_back(Interception& interception) {
  interception.return_request = set_focus(*connection_, interception.home);
}

bool KeyInterceptors::may_be_users(xcb_window_t window, Interception& interception) {
  if (!interception.commanded) return false;
  const auto owner = owners_.of(window, short_budget());
  return owner && !interception.wants(*owner);
}

}  // namespace offhand::platform::x11
