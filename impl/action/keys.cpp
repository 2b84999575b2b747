#include "impl/action/keys.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <cstddef>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "codegen/runtime/suggest.h"
#include "generated/types/errors.h"
#include "platform/api/key_names.h"

namespace offhand {
namespace {

constexpr auto other_spellings =
    std::to_array<std::pair<std::string_view, std::string_view>>({{"enter", "return"},
                                                                  {"esc", "escape"},
                                                                  {"spacebar", "space"},
                                                                  {"del", "delete"},
                                                                  {"forwarddelete", "delete"},
                                                                  {"ins", "insert"},
                                                                  {"pgup", "pageup"},
                                                                  {"prior", "pageup"},
                                                                  {"pgdn", "pagedown"},
                                                                  {"next", "pagedown"},
                                                                  {"arrowup", "up"},
                                                                  {"arrowdown", "down"},
                                                                  {"arrowleft", "left"},
                                                                  {"arrowright", "right"},
                                                                  {"contextmenu", "menu"},
                                                                  {"printscreen", "print"},
                                                                  {"prtsc", "print"},
                                                                  {"prtscn", "print"},
                                                                  {"sysrq", "print"},
                                                                  {"break", "pause"},
                                                                  {"caps", "capslock"},
                                                                  {"num", "numlock"},
                                                                  {"scroll", "scrolllock"},
                                                                  {"kpplus", "kpadd"},
                                                                  {"kpminus", "kpsubtract"},
                                                                  {"kpmult", "kpmultiply"},
                                                                  {"kpslash", "kpdivide"},
                                                                  {"kpdot", "kpdecimal"},
                                                                  {"kpreturn", "kpenter"},
                                                                  {"numpadenter", "kpenter"},
                                                                  {"numpadadd", "kpadd"},
                                                                  {"numpadsubtract", "kpsubtract"},
                                                                  {"numpadmultiply", "kpmultiply"},
                                                                  {"numpaddivide", "kpdivide"},
                                                                  {"numpaddecimal", "kpdecimal"},
                                                                  {"numpad0", "kp0"},
                                                                  {"numpad1", "kp1"},
                                                                  {"numpad2", "kp2"},
                                                                  {"numpad3", "kp3"},
                                                                  {"numpad4", "kp4"},
                                                                  {"numpad5", "kp5"},
                                                                  {"numpad6", "kp6"},
                                                                  {"numpad7", "kp7"},
                                                                  {"numpad8", "kp8"},
                                                                  {"numpad9", "kp9"},
                                                                  {"audioraisevolume", "volumeup"},
                                                                  {"audiolowervolume", "volumedown"},
                                                                  {"audiomute", "volumemute"},
                                                                  {"mute", "volumemute"},
                                                                  {"audioplay", "playpause"},
                                                                  {"mediaplaypause", "playpause"},
                                                                  {"audiostop", "mediastop"},
                                                                  {"audioprev", "mediaprevious"},
                                                                  {"mediaprevioustrack", "mediaprevious"},
                                                                  {"audionext", "medianext"},
                                                                  {"medianexttrack", "medianext"},
                                                                  // Characters by the names of X.
                                                                  {"plus", "+"},
                                                                  {"minus", "-"},
                                                                  {"equal", "="},
                                                                  {"equals", "="},
                                                                  {"comma", ","},
                                                                  {"period", "."},
                                                                  {"dot", "."},
                                                                  {"slash", "/"},
                                                                  {"backslash", "\\"},
                                                                  {"semicolon", ";"},
                                                                  {"colon", ":"},
                                                                  {"apostrophe", "'"},
                                                                  {"quotedbl", "\""},
                                                                  {"grave", "`"},
                                                                  {"backquote", "`"},
                                                                  {"bracketleft", "["},
                                                                  {"bracketright", "]"},
                                                                  {"underscore", "_"},
                                                                  {"asterisk", "*"},
                                                                  {"numbersign", "#"},
                                                                  {"at", "@"},
                                                                  {"question", "?"},
                                                                  {"exclam", "!"},
                                                                  {"percent", "%"},
                                                                  {"ampersand", "&"}});

bool is_one_character(const std::string& key) {
  return std::count_if(key.begin(), key.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xc0) != 0x80; }) ==
         1;
}

std::string plain(const std::string& key) {
  std::string name;
  for (const char c : key) {
    if (c != '_' && c != '-' && c != ' ') name += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  }
  for (const auto& [spelling, canonical] : other_spellings) {
    if (name == spelling) return std::string(canonical);
  }
  return name;
}

/// Without the spaces around it; a space alone is the key.
std::string trimmed(const std::string& part) {
  const auto first = part.find_first_not_of(' ');
  if (first == std::string::npos) return part;
  return part.substr(first, part.find_last_not_of(' ') - first + 1);
}

/// "ctrl+s" in its parts; a plus at the end, or alone, is the key itself.
std::vector<std::string> parts_of(const std::string& chord) {
  std::vector<std::string> parts;
  std::size_t from = 0;
  for (;;) {
    const auto plus = chord.find('+', from);
    const bool is_last = plus == std::string::npos || plus == from || plus + 1 == chord.size();
    if (is_last) break;
    parts.push_back(chord.substr(from, plus - from));
    from = plus + 1;
  }
  parts.push_back(chord.substr(from));
  return parts;
}

std::optional<KeyModifier> modifier_named(std::string part) {
  std::transform(part.begin(), part.end(), part.begin(),
                 [](char c) { return static_cast<char>(std::tolower(static_cast<unsigned char>(c))); });
  return key_modifier_from_string(part);
}

}  // namespace

Result<std::string> canonical_key(const std::string& key, const platform::Input& input) {
  if (is_one_character(key)) {
    if (key == " ") return "space";
    return key;
  }
  auto name = plain(key);
  if (std::ranges::find(other_spellings, name, [](const auto& one) { return one.second; }) != other_spellings.end() &&
      is_one_character(name))
    return name;
  if (platform::is_key_name(name) && input.knows_key(name)) return name;
  errors::UnknownKey data{.key = key, .suggestion = std::nullopt};
  if (const auto near = nearest(name, platform::key_names)) data.suggestion = std::string(*near);
  return fail(errors::unknown_key(data));
}

Result<platform::KeyPress> parse_key_chord(const std::string& chord, const platform::Input& input) {
  return parse_key_chord(std::vector{chord}, input);
}

Result<platform::KeyPress> parse_key_chord(const std::vector<std::string>& parts, const platform::Input& input) {
  const auto not_one = [&](std::string reason) {
    std::string keys;
    for (const auto& part : parts) keys += (keys.empty() ? "" : "+") + part;
    return fail(errors::invalid_key_combination({.keys = keys, .reason = std::move(reason)}));
  };
  platform::KeyPress press;
  for (const auto& text : parts) {
    for (const auto& spaced : parts_of(text)) {
      const auto part = trimmed(spaced);
      if (const auto modifier = modifier_named(part)) {
        press.modifiers.insert(*modifier);
        continue;
      }
      OFFHAND_ASSIGN(auto key, canonical_key(part, input));
      if (!press.key.empty()) return not_one("it names two keys besides modifiers, " + press.key + " and " + key);
      press.key = std::move(key);
    }
  }
  if (press.key.empty()) return not_one("it names no key besides modifiers");
  return press;
}

std::optional<std::int64_t> most_characters_of(const platform::KeyPress& press) {
  constexpr std::int64_t widest_tab = 8;
  for (const auto modifier : press.modifiers) {
    if (modifier != KeyModifier::shift) return std::nullopt;
  }
  if (is_one_character(press.key) || press.key == "space" || press.key == "return") return 1;
  return press.key == "tab" ? widest_tab : 0;
}

std::string characters_of(const platform::KeyPress& press) {
  // What a modifier makes of a key is for the layout to say.
  if (!press.modifiers.empty()) return {};
  if (press.key == "return") return "\n";
  if (press.key == "space") return " ";
  return is_one_character(press.key) ? press.key : std::string();
}

bool may_close(const platform::KeyPress& press) {
  const auto is_chord =
      std::ranges::any_of(press.modifiers, [](KeyModifier each) { return each != KeyModifier::shift; });
  return is_chord || press.key == "escape" || press.key == "return" || press.key == "kpenter" || press.key == "space";
}

}  // namespace offhand
