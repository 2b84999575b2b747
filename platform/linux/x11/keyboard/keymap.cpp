#include "platform/linux/x11/keyboard/keymap.h"

#include <xkbcommon/xkbcommon-x11.h>

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

#include "codegen/runtime/utf8.h"
#include "generated/types/errors.h"
#include "platform/api/key_names.h"
#include "platform/linux/x11/keyboard/xcb_xkb.h"

namespace offhand::platform::x11 {

template <>
struct ReplyOf<xcb_xkb_get_state_cookie_t> {
  using type = xcb_xkb_get_state_reply_t;
};

namespace {

constexpr auto named_keys = std::to_array<std::pair<std::string_view, xkb_keysym_t>>({
    {"return", XKB_KEY_Return},
    {"tab", XKB_KEY_Tab},
    {"escape", XKB_KEY_Escape},
    {"space", XKB_KEY_space},
    {"backspace", XKB_KEY_BackSpace},
    {"delete", XKB_KEY_Delete},
    {"insert", XKB_KEY_Insert},
    {"home", XKB_KEY_Home},
    {"end", XKB_KEY_End},
    {"pageup", XKB_KEY_Prior},
    {"pagedown", XKB_KEY_Next},
    {"up", XKB_KEY_Up},
    {"down", XKB_KEY_Down},
    {"left", XKB_KEY_Left},
    {"right", XKB_KEY_Right},
    {"menu", XKB_KEY_Menu},
    {"print", XKB_KEY_Print},
    {"pause", XKB_KEY_Pause},
    {"capslock", XKB_KEY_Caps_Lock},
    {"numlock", XKB_KEY_Num_Lock},
    {"scrolllock", XKB_KEY_Scroll_Lock},
    {"kp0", XKB_KEY_KP_0},
    {"kp1", XKB_KEY_KP_1},
    {"kp2", XKB_KEY_KP_2},
    {"kp3", XKB_KEY_KP_3},
    {"kp4", XKB_KEY_KP_4},
    {"kp5", XKB_KEY_KP_5},
    {"kp6", XKB_KEY_KP_6},
    {"kp7", XKB_KEY_KP_7},
    {"kp8", XKB_KEY_KP_8},
    {"kp9", XKB_KEY_KP_9},
    {"kpadd", XKB_KEY_KP_Add},
    {"kpsubtract", XKB_KEY_KP_Subtract},
    {"kpmultiply", XKB_KEY_KP_Multiply},
    {"kpdivide", XKB_KEY_KP_Divide},
    {"kpdecimal", XKB_KEY_KP_Decimal},
    {"kpenter", XKB_KEY_KP_Enter},
    {"kpequal", XKB_KEY_KP_Equal},
    {"volumeup", XKB_KEY_XF86AudioRaiseVolume},
    {"volumedown", XKB_KEY_XF86AudioLowerVolume},
    {"volumemute", XKB_KEY_XF86AudioMute},
    {"playpause", XKB_KEY_XF86AudioPlay},
    {"mediastop", XKB_KEY_XF86AudioStop},
    {"mediaprevious", XKB_KEY_XF86AudioPrev},
    {"medianext", XKB_KEY_XF86AudioNext},
    {"\n", XKB_KEY_Return},
});

/// f1 to f24; 0 for any other name.
constexpr xkb_keysym_t function_key(std::string_view key) {
  if (key.size() < 2 || key.size() > 3 || key[0] != 'f') return 0;
  unsigned int number = 0;
  for (const char digit : key.substr(1)) {
    if (digit < '0' || digit > '9') return 0;
    number = number * 10 + static_cast<unsigned int>(digit - '0');
  }
  if (number < 1 || number > 24 || key[1] == '0') return 0;
  return XKB_KEY_F1 + number - 1;
}

constexpr xkb_keysym_t named_key(std::string_view key) {
  for (const auto& [name, keysym] : named_keys) {
    if (name == key) return keysym;
  }
  return function_key(key);
}

static_assert(std::ranges::all_of(key_names, [](std::string_view name) { return named_key(name) != 0; }),
              "a key that callers may name is missing here");

std::uint32_t decode(const std::string& character) {
  const auto first = static_cast<unsigned char>(character[0]);
  if (character.size() == 1) return first;
  std::uint32_t value = first & (0x7Fu >> character.size());
  for (std::size_t index = 1; index < character.size(); ++index)
    value = (value << 6) | (static_cast<unsigned char>(character[index]) & 0x3Fu);
  return value;
}

/// Whether a key has no keysym. A key that was mapped once keeps its levels, which are empty then.
bool means_nothing(xkb_keymap* keymap, xkb_keycode_t code) {
  for (xkb_layout_index_t layout = 0; layout < xkb_keymap_num_layouts_for_key(keymap, code); ++layout) {
    for (xkb_level_index_t level = 0; level < xkb_keymap_num_levels_for_key(keymap, code, layout); ++level) {
      const xkb_keysym_t* keysyms = nullptr;
      if (xkb_keymap_key_get_syms_by_level(keymap, code, layout, level, &keysyms) > 0) return false;
    }
  }
  return true;
}

struct UnrefState {
  void operator()(xkb_state* state) const { xkb_state_unref(state); }
};
using State = std::unique_ptr<xkb_state, UnrefState>;

}  // namespace

xkb_keysym_t keysym_of(const std::string& key) {
  if (const xkb_keysym_t keysym = named_key(key)) return keysym;
  if (key.empty() || utf8_length(key, 0) != key.size()) return 0;
  return xkb_utf32_to_keysym(decode(key));
}

std::optional<KeyStroke> StrokeTable::find(xkb_keysym_t keysym, std::uint8_t group) const {
  const auto place = strokes_.find(keysym);
  if (place == strokes_.end()) return std::nullopt;
  const auto same_group = std::ranges::find(place->second, group, &KeyStroke::group);
  return same_group != place->second.end() ? *same_group : place->second.front();
}

std::optional<KeyStroke> StrokeTable::find(const std::string& key, std::uint8_t group) const {
  const xkb_keysym_t keysym = keysym_of(key);
  return keysym == 0 ? std::nullopt : find(keysym, group);
}

Result<std::shared_ptr<const Keymap>> Keymap::read(Conversation& talk) {
  if (!talk.extensions().xkb)
    return fail(errors::missing_extension({.display = talk.connection().display().text, .extension = "XKEYBOARD"}));
  // libxkbcommon waits for the server without a limit.
  xkb_keymap* keymap = nullptr;
  OFFHAND_CHECK(talk.connection().guarded(talk.budget(), [&] {
    xcb_connection_t* raw = talk.raw();
    xkb_context* context = xkb_context_new(XKB_CONTEXT_NO_DEFAULT_INCLUDES);
    if (context == nullptr) return;
    if (xkb_x11_setup_xkb_extension(raw, XKB_X11_MIN_MAJOR_XKB_VERSION, XKB_X11_MIN_MINOR_XKB_VERSION,
                                    XKB_X11_SETUP_XKB_EXTENSION_NO_FLAGS, nullptr, nullptr, nullptr, nullptr) != 0) {
      const std::int32_t device = xkb_x11_get_core_keyboard_device_id(raw);
      if (device >= 0) keymap = xkb_x11_keymap_new_from_device(context, raw, device, XKB_KEYMAP_COMPILE_NO_FLAGS);
    }
    xkb_context_unref(context);
  }));
  if (talk.connection().broken()) return fail(talk.connection().lost());
  if (keymap == nullptr) return fail(errors::internal({.reason = "the keyboard's map cannot be read"}));
  return std::shared_ptr<const Keymap>(new Keymap(keymap));
}

Keymap::Keymap(xkb_keymap* keymap) : keymap_(keymap) {
  shift_ = modifier_key(XKB_KEY_Shift_L);
  control_ = modifier_key(XKB_KEY_Control_L);
  alt_ = modifier_key(XKB_KEY_Alt_L);
  super_ = modifier_key(XKB_KEY_Super_L);
  level_three_ = modifier_key(XKB_KEY_ISO_Level3_Shift);
}

std::optional<ModifierKey> Keymap::modifier_key(xkb_keysym_t keysym) const {
  const xkb_keycode_t last = std::min<xkb_keycode_t>(255, xkb_keymap_max_keycode(keymap_.get()));
  for (xkb_keycode_t code = xkb_keymap_min_keycode(keymap_.get()); code <= last; ++code) {
    const State state(xkb_state_new(keymap_.get()));
    if (!state || xkb_state_key_get_one_sym(state.get(), code) != keysym) continue;
    xkb_state_update_key(state.get(), code, XKB_KEY_DOWN);
    const auto mask = static_cast<std::uint8_t>(xkb_state_serialize_mods(state.get(), XKB_STATE_MODS_DEPRESSED));
    if (mask != 0) return ModifierKey{static_cast<xcb_keycode_t>(code), mask};
  }
  return std::nullopt;
}

const StrokeTable& Keymap::strokes(std::uint8_t locked) const {
  const std::scoped_lock guard(lock_);
  const auto known = strokes_.find(locked);
  return known != strokes_.end() ? known->second : strokes_.emplace(locked, find_strokes(locked)).first->second;
}

StrokeTable Keymap::find_strokes(std::uint8_t locked) const {
  // Modifiers that select a level, the simplest first. Trying them is slower than reading the key types, but takes Caps
  // Lock and any other effect of a type into account.
  std::vector<std::uint8_t> choices{0};
  if (shift_) choices.push_back(shift_->mask);
  if (level_three_) choices.push_back(level_three_->mask);
  if (shift_ && level_three_) choices.push_back(static_cast<std::uint8_t>(shift_->mask | level_three_->mask));

  StrokeTable table;
  const State state(xkb_state_new(keymap_.get()));
  const xkb_keycode_t first = xkb_keymap_min_keycode(keymap_.get());
  const xkb_keycode_t last = std::min<xkb_keycode_t>(255, xkb_keymap_max_keycode(keymap_.get()));
  const xkb_layout_index_t groups = std::min<xkb_layout_index_t>(4, xkb_keymap_num_layouts(keymap_.get()));
  for (xkb_layout_index_t group = 0; group < groups; ++group) {
    for (const std::uint8_t choice : choices) {
      xkb_state_update_mask(state.get(), choice, 0, locked, 0, 0, group);
      for (xkb_keycode_t code = first; code <= last; ++code) {
        const xkb_keysym_t keysym = xkb_state_key_get_one_sym(state.get(), code);
        if (keysym == XKB_KEY_NoSymbol) continue;
        table.add(keysym, {static_cast<xcb_keycode_t>(code), choice, static_cast<std::uint8_t>(group)});
      }
    }
  }
  return table;
}

std::optional<ModifierKey> Keymap::modifier(KeyModifier modifier) const {
  switch (modifier) {
    case KeyModifier::ctrl:
      return control_;
    case KeyModifier::shift:
      return shift_;
    case KeyModifier::alt:
      return alt_;
    case KeyModifier::super:
      return super_;
  }
  return std::nullopt;
}

std::vector<xcb_keycode_t> Keymap::keys_for(std::uint8_t modifiers) const {
  std::vector<xcb_keycode_t> keys;
  for (const auto& key : {shift_, level_three_}) {
    if (key && (modifiers & key->mask) != 0) keys.push_back(key->keycode);
  }
  return keys;
}

std::vector<xcb_keycode_t> Keymap::spare_keys() const {
  std::vector<xcb_keycode_t> keys;
  const xkb_keycode_t last = std::min<xkb_keycode_t>(255, xkb_keymap_max_keycode(keymap_.get()));
  for (xkb_keycode_t code = last; code >= xkb_keymap_min_keycode(keymap_.get()); --code) {
    if (means_nothing(keymap_.get(), code)) keys.push_back(static_cast<xcb_keycode_t>(code));
  }
  return keys;
}

Result<KeyboardState> read_keyboard_state(Conversation& talk) {
  if (!talk.extensions().xkb)
    return fail(errors::missing_extension({.display = talk.connection().display().text, .extension = "XKEYBOARD"}));
  auto asked = talk.ask(xcb_xkb_get_state(talk.raw(), XCB_XKB_ID_USE_CORE_KBD));
  OFFHAND_ASSIGN(const auto state, asked.get());
  if (!state) return fail(errors::internal({.reason = "the keyboard's state cannot be read"}));
  return KeyboardState{.held = static_cast<std::uint8_t>(state->baseMods | state->latchedMods),
                       .locked = state->lockedMods,
                       .group = state->group};
}

}  // namespace offhand::platform::x11
