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
#include "platform/linux/x11/keyboard/key_interception.h"
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

constexpr std::uint32_t of_root = XCB_EVENT_MASK_SUBSTRUCTURE_NOTIFY | XCB_EVENT_MASK_FOCUS_CHANGE;
constexpr std::uint32_t of_covered = XCB_EVENT_MASK_FOCUS_CHANGE | XCB_EVENT_MASK_STRUCTURE_NOTIFY;

int milliseconds_until(TimePoint time) {
  const auto left = std::chrono::ceil<std::chrono::milliseconds>(time - steady_now());
  return std::max(0, static_cast<int>(left.count()));
}

}  // namespace

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
    const bool is_nobodys = users.focus_owner == 0;
    interceptors_->enqueue([interceptors = interceptors_.get(), interception = interception_, home, is_nobodys] {
      interceptors->set_home_window(*interception, home);
      interception->home_is_nobodys = is_nobodys;
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
  OFFHAND_ASSIGN(const auto somebodys, ancestor_among(talk, interception->home, desktop.stacking));
  interception->home_is_nobodys = somebodys == XCB_NONE;
  handle_queued_events();
  OFFHAND_ASSIGN(const auto own, owners_.of(interception->home, short_budget()));
  if (interception->wants(own)) return false;
  interception->pointer = desktop.pointer;
  interception->names_no_active_window = !desktop.window_manager;
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
  const auto interception = std::ranges::find_if(
      interceptions_, [&](const auto& candidate) { return candidate->wants(*pid) || candidate->suspects(*pid); });
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

}  // namespace offhand::platform::x11
