#include "platform/linux/x11/connection/display.h"
#include "platform/linux/x11/user/user_listener.h"

#include <algorithm>
#include <csignal>
#include <utility>

#include "generated/types/errors.h"
#include "platform/host/steady_clock.h"
#include "platform/linux/input_method/ibus_follower.h"
#include "platform/linux/x11/connection/crash_cleanup.h"

namespace offhand::platform::x11 {
namespace {

/// Chosen, not measured: an application's answer about coordinates is just as old when it is used.
constexpr std::chrono::milliseconds reads_are_recent_for{2};

/// libxcb writes with plain writev(), so a dying server would kill this process by SIGPIPE.
void survive_broken_sockets() {
  struct sigaction current{};
  if (::sigaction(SIGPIPE, nullptr, &current) == 0 && current.sa_handler == SIG_DFL) ::signal(SIGPIPE, SIG_IGN);
}

}  // namespace

Display::Display(std::shared_ptr<ConnectionPool> pool, EventSink& sink)
    : pool_(std::move(pool)),
      sink_(sink),
      input_method_(std::make_shared<IbusFollower>(pool_->display().host, pool_->display().number)) {}

std::int64_t Display::compositions_broken() const { return input_method_->look_now().broken; }

Result<std::shared_ptr<Display>> Display::open(const std::string& name, EventSink& sink, const Limits& limits) {
  survive_broken_sockets();
  OFFHAND_ASSIGN(auto parsed, parse_display_name(name));
  auto pool = std::make_shared<ConnectionPool>(std::move(parsed));
  std::shared_ptr<Display> display(new Display(std::move(pool), sink));
  const Budget budget("Connecting to the display " + name, limits);
  OFFHAND_ASSIGN(const auto talk, display->pool_->converse(budget));
  OFFHAND_CHECK(clean_up_after_crashed(*talk));
  // Nobody can ask an input method what it has in hand: the longer it is followed, the more is known.
  display->input_method_->begin();
  OFFHAND_ASSIGN(const auto watcher, display->watcher(budget));
  // Takes over second keyboards of a killed process. A failure here is no reason to fail.
  if (const auto orphans = any_orphans(*talk); orphans && *orphans) (void)display->kept_keyboards(budget);
  return display;
}

Result<std::unique_ptr<Conversation>> Display::converse(std::string what, const Limits& limits) {
  const Budget budget(std::move(what), limits);
  OFFHAND_ASSIGN(auto talk, pool_->converse(budget));
  // Restarts the watcher if the display was lost; only pictures depend on it, so a failure is ignored.
  (void)watcher(budget);
  return talk;
}

Result<std::shared_ptr<Watcher>> Display::watcher(const Budget& budget) {
  {
    const std::lock_guard lock(mutex_);
    if (watcher_ && !watcher_->ended()) return watcher_;
  }
  OFFHAND_ASSIGN(auto fresh, Watcher::start(pool_->display(), sink_, budget));
  std::shared_ptr<Watcher> former;
  const std::lock_guard lock(mutex_);
  if (watcher_ && !watcher_->ended()) {
    // Another call was faster; the watcher started here ends unused.
    former = std::move(fresh);
  } else {
    former = std::exchange(watcher_, std::move(fresh));
    keymap_.reset();
  }
  return watcher_;
}

std::vector<OwnedWindow> Display::windows_of(std::int64_t pid) const {
  std::shared_ptr<Watcher> current;
  {
    const std::lock_guard lock(mutex_);
    current = watcher_;
  }
  return current ? current->windows_of(pid) : std::vector<OwnedWindow>();
}

Result<void> Display::redirect(Conversation& talk, const DesktopFacts& desktop, const WindowFacts& window) {
  OFFHAND_ASSIGN(const auto current, watcher(talk.budget()));
  if (current->redirects().contains(window.window)) return {};
  OFFHAND_ASSIGN(const bool whole, wholly_visible(talk, desktop, window));
  current->redirects().redirect(window.window, whole ? Visibility::whole : Visibility::partial);
  return {};
}

Result<void> Display::attend_user(const Limits& limits) {
  input_method_->begin();
  OFFHAND_CHECK(key_interceptors(Budget("Attending to what the user does", limits)));
  return {};
}

Result<std::shared_ptr<void>> Display::listen_to_user(UserInputSink sink, const Limits& limits) {
  std::shared_ptr<UserListener> listener;
  {
    const std::lock_guard lock(mutex_);
    listener = user_listener_.lock();
  }
  if (!listener || listener->ended()) {
    OFFHAND_ASSIGN(listener, UserListener::start(pool_->display(), pool_->own_input(),
                                                 Budget("Listening to what the user does", limits)));
    if (!listener) return std::shared_ptr<void>();
    const std::lock_guard lock(mutex_);
    user_listener_ = listener;
  }
  return listener->add(std::move(sink));
}

Result<std::unique_ptr<KeyInterceptor>> Display::intercept_keys(xcb_window_t focus, const KeyInterceptor::Of& of,
                                                                KeyInterceptor::Front front, const Limits& limits) {
  // Without a focused window keys have no destination.
  if (focus <= XCB_INPUT_FOCUS_POINTER_ROOT) return nullptr;
  const Budget budget("Keeping the user's keys", limits);
  OFFHAND_ASSIGN(const auto interceptors, key_interceptors(budget));
  if (!interceptors) return nullptr;
  return interceptors->spread(focus, of, front, budget);
}

Result<std::shared_ptr<KeyInterceptors>> Display::key_interceptors(const Budget& budget) {
  {
    const std::lock_guard lock(mutex_);
    if (lacks_key_interceptors_ || (key_interceptors_ && !key_interceptors_->ended())) return key_interceptors_;
  }
  OFFHAND_ASSIGN(auto interceptors, KeyInterceptors::start(pool_->display(), budget));
  const std::lock_guard lock(mutex_);
  lacks_key_interceptors_ = interceptors == nullptr;
  key_interceptors_ = interceptors;
  return interceptors;
}

bool Display::focus_moved_since(TimePoint time) const {
  const std::lock_guard lock(mutex_);
  return !watcher_ || watcher_->ended() || watcher_->focus_moved_at() >= time;
}

void Display::note_synthetic_focus(xcb_window_t window) {
  const std::scoped_lock lock(mutex_);
  synthetic_focus_.insert(window);
}

void Display::forget_synthetic_focus(xcb_window_t window) {
  const std::scoped_lock lock(mutex_);
  if (const auto found = synthetic_focus_.find(window); found != synthetic_focus_.end()) synthetic_focus_.erase(found);
}

bool Display::has_synthetic_focus(xcb_window_t window) const {
  const std::scoped_lock lock(mutex_);
  return synthetic_focus_.contains(window);
}

SecondKeyboard* Display::second_keyboard_on(xcb_window_t window) const {
  const std::scoped_lock lock(mutex_);
  const auto found = second_keyboards_.find(window);
  return found == second_keyboards_.end() ? nullptr : found->second;
}

void Display::note_second_keyboard(xcb_window_t window, SecondKeyboard* keyboard) {
  const std::scoped_lock lock(mutex_);
  if (keyboard == nullptr) second_keyboards_.erase(window);
  if (keyboard != nullptr) second_keyboards_[window] = keyboard;
}

Result<std::shared_ptr<KeptKeyboards>> Display::kept_keyboards(const Budget& budget) {
  std::shared_ptr<KeptKeyboards> former;
  const std::lock_guard lock(mutex_);
  if (kept_keyboards_ && !kept_keyboards_->ended()) return kept_keyboards_;
  OFFHAND_ASSIGN(auto fresh, KeptKeyboards::start(pool_->display(), keyboards_kept_for_, budget));
  former = std::exchange(kept_keyboards_, std::move(fresh));
  return kept_keyboards_;
}

Result<std::shared_ptr<const Keymap>> Display::keymap(Conversation& talk) {
  OFFHAND_ASSIGN(const auto current, watcher(talk.budget()));
  const std::uint64_t generation = current->keymap_generation();
  {
    const std::lock_guard lock(mutex_);
    if (keymap_ && keymap_generation_ == generation) return keymap_;
  }
  OFFHAND_ASSIGN(auto fresh, Keymap::read(talk));
  const std::lock_guard lock(mutex_);
  keymap_ = fresh;
  keymap_generation_ = generation;
  return fresh;
}

Result<std::string> Display::accessibility_bus_address(const Limits& limits) {
  OFFHAND_ASSIGN(const auto talk, converse("Finding the accessibility bus", limits));
  auto asked = talk->ask_property(talk->root(), Atom::at_spi_bus);
  OFFHAND_ASSIGN(const auto property, asked.get());
  return text_of(property.get());
}

Result<WindowFacts> Display::window_facts(std::int64_t window_id, const Limits& limits) {
  OFFHAND_ASSIGN(const auto talk, converse("Reading window " + std::to_string(window_id), limits));
  OFFHAND_ASSIGN(auto found, read_windows(*talk, {static_cast<xcb_window_t>(window_id)}));
  if (found.empty()) return fail(errors::window_not_found({.window_id = window_id}));
  return std::move(found.front());
}

Result<DesktopFacts> Display::desktop_facts(const Limits& limits) {
  OFFHAND_ASSIGN(const auto talk, converse("Reading the desktop", limits));
  return read_desktop(*talk);
}

Result<Display::DesktopAndWindow> Display::desktop_and_window(std::int64_t window_id, const Limits& limits) {
  OFFHAND_ASSIGN(const auto talk, converse("Reading window " + std::to_string(window_id), limits));
  OFFHAND_ASSIGN(auto found, read_desktop_with(*talk, {static_cast<xcb_window_t>(window_id)}));
  if (found.windows.empty()) return fail(errors::window_not_found({.window_id = window_id}));
  return DesktopAndWindow{std::move(found.desktop), std::move(found.windows.front())};
}

Result<Display::DesktopAndWindow> Display::recent_desktop_and_window(std::int64_t window_id, const Limits& limits) {
  if (auto recent = read_within(window_id, reads_are_recent_for)) return *std::move(recent);
  return desktop_and_window(window_id, limits);
}

std::optional<Display::DesktopAndWindow> Display::read_within(std::int64_t window_id,
                                                              std::chrono::milliseconds age) const {
  const std::scoped_lock lock(mutex_);
  if (!last_read_ || steady_now() - last_read_->at > age) return std::nullopt;
  const auto& [desktop, windows] = last_read_->read;
  const auto found = std::ranges::find(windows, static_cast<xcb_window_t>(window_id), &WindowFacts::window);
  return found == windows.end() ? std::nullopt : std::optional(DesktopAndWindow{desktop, *found});
}

void Display::note_read(DesktopAndWindows read) {
  const std::scoped_lock lock(mutex_);
  last_read_ = LastRead{steady_now(), std::move(read)};
}

std::vector<DesktopProcess> Display::desktop_processes(const Limits& limits) {
  std::vector<DesktopProcess> found;
  auto talk = converse("Finding the window manager", limits);
  if (!talk) return found;
  Conversation& conversation = **talk;
  if (const int server = peer_pid(conversation.connection().descriptor()); server > 0)
    found.push_back({server, "the X server"});
  auto asked = conversation.ask_property(conversation.root(), Atom::net_supporting_wm_check);
  const auto check = asked.get();
  if (!check) return found;
  const auto window = first_value_of(check->get());
  if (!window) return found;
  const auto facts = read_windows(conversation, {*window});
  if (facts && !facts->empty() && facts->front().pid > 0) found.push_back({facts->front().pid, "the window manager"});
  return found;
}

}  // namespace offhand::platform::x11
