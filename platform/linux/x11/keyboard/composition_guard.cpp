#include "platform/linux/x11/keyboard/composition_guard.h"

#include <algorithm>
#include <chrono>
#include <string>

#include "generated/types/errors.h"
#include "platform/host/steady_clock.h"
#include "platform/linux/input_method/clients.h"
#include "platform/linux/input_method/ibus_follower.h"
#include "platform/linux/x11/user/user_idle.h"

namespace offhand::platform::x11 {
namespace {

using input_method::Composing;
using std::chrono::milliseconds;

/// Longer than between two keys, and than most rests between two words: who rests for so long rests longer, and the
/// next key comes later than what is sent meanwhile has been handled. With 250 one of eight words was broken off, on a
/// machine with eleven busy processes.
constexpr milliseconds pause{600};
/// Nobody can ask an input method what is unfinished: what was begun before it was followed shows at the next key. A
/// user who pressed none for so long has presumably begun nothing.
constexpr milliseconds presumably_finished{5'000};
constexpr milliseconds longest_wait{3'000};
/// What the call needs itself.
constexpr milliseconds left_for_the_call{500};
constexpr milliseconds look_interval{25};
/// A window that gets the focus makes its input method tell its mode within a few milliseconds.
constexpr milliseconds time_to_tell_mode{200};

enum class User { rests, composes };

Result<User> what_user_does(Conversation& talk, const Composing& now) {
  using Is = Composing::Is;
  if (now.unfinished == Is::yes) return User::composes;
  if (now.engine.empty() || (now.unfinished == Is::no && now.switched_on == Is::no)) return User::rests;
  OFFHAND_ASSIGN(const auto idle, user_idle(talk));
  const bool is_known = now.unfinished == Is::no;
  // Without the extension it is not known when the user pressed a key.
  if (!idle) return is_known ? User::rests : User::composes;
  return *idle >= (is_known ? pause : presumably_finished) ? User::rests : User::composes;
}

bool is_character(const KeyPress& key) {
  const bool is_plain = std::ranges::all_of(key.modifiers, [](KeyModifier held) { return held == KeyModifier::shift; });
  const auto lead = key.key.empty() ? 0 : static_cast<unsigned char>(key.key.front());
  const std::size_t length = lead < 0x80 ? 1 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4;
  return is_plain && key.key.size() == length;
}

}  // namespace

std::optional<Delivery> await_composed(Display& display, Conversation& talk, xcb_window_t window) {
  auto& follower = display.input_method();
  const auto begun = steady_now();
  const auto until = std::min(begun + longest_wait, talk.budget().limits().deadline - left_for_the_call);
  for (;;) {
    const auto now = follower.look();
    const auto user = what_user_does(talk, now);
    if (!user) return Delivery::failed(user.error());
    if (*user == User::rests) return std::nullopt;
    const auto waited = steady_now();
    if (waited >= until) {
      return Delivery::failed(
          errors::composing({.window_id = window,
                             .method = now.engine,
                             .waited_ms = std::chrono::duration_cast<milliseconds>(waited - begun).count()}));
    }
    if (auto slept = talk.budget().sleep(look_interval); !slept) return Delivery::failed(slept.error());
  }
}

std::optional<Delivery> await_composed_before(Display& display, Conversation& talk, xcb_window_t window,
                                              std::int64_t pid) {
  if (display.input_method().look().engine.empty() || !input_method::passes_keys_on(pid)) return std::nullopt;
  return await_composed(display, talk, window);
}

bool is_mode_untold(Display& display, std::int64_t pid, const std::vector<KeyPress>& keys) {
  if (std::ranges::none_of(keys, is_character)) return false;
  const auto now = display.input_method().look();
  return !now.engine.empty() && now.switched_on == Composing::Is::unknown && input_method::passes_keys_on(pid);
}

std::optional<Delivery> changes_characters(Display& display, xcb_window_t window, std::int64_t pid,
                                           const std::vector<KeyPress>& keys, Told told) {
  using Is = Composing::Is;
  if (std::ranges::none_of(keys, is_character)) return std::nullopt;
  auto& follower = display.input_method();
  auto now = follower.look();
  if (now.engine.empty() || now.switched_on == Is::no || !input_method::passes_keys_on(pid)) return std::nullopt;
  const auto until = steady_now() + time_to_tell_mode;
  while (told == Told::soon && now.switched_on == Is::unknown && steady_now() < until) now = follower.look_again(until);
  if (now.switched_on == Is::no || (told == Told::by_now && now.switched_on == Is::unknown)) return std::nullopt;
  return Delivery::failed(errors::input_method_on({.window_id = window, .method = now.engine}));
}

}  // namespace offhand::platform::x11
