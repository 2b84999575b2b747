#include "platform/web/keyboard.h"

#include <cctype>
#include <string_view>

namespace offhand::platform::web {
namespace {

using nlohmann::json;

constexpr int shift = 8;

struct Key {
  std::string key;
  std::string code;
  std::string text;
  int number = 0;
  int modifiers = 0;
};

/// The key on a US keyboard, as pages expect it. Other characters arrive as text only, as from an input method.
Key key_of(const std::string& character) {
  if (character == "\n" || character == "\r") return {"Enter", "Enter", "\r", 13};
  if (character == "\t") return {"Tab", "Tab", "", 9};
  if (character == " ") return {" ", "Space", " ", 32};
  Key key{character, "", character};
  if (character.size() != 1) return key;
  const char c = character[0];
  const auto byte = static_cast<unsigned char>(c);
  if (std::isalpha(byte) != 0) {
    const char upper = static_cast<char>(std::toupper(byte));
    return {character, std::string("Key") + upper, character, upper, std::isupper(byte) != 0 ? shift : 0};
  }
  if (std::isdigit(byte) != 0) return {character, std::string("Digit") + c, character, c};
  struct Sign {
    char plain;
    char shifted;
    std::string_view code;
    int number;
  };
  static constexpr Sign signs[] = {
      {';', ':', "Semicolon", 186},    {'=', '+', "Equal", 187},       {',', '<', "Comma", 188},
      {'-', '_', "Minus", 189},        {'.', '>', "Period", 190},      {'/', '?', "Slash", 191},
      {'`', '~', "Backquote", 192},    {'[', '{', "BracketLeft", 219}, {'\\', '|', "Backslash", 220},
      {']', '}', "BracketRight", 221}, {'\'', '"', "Quote", 222}};
  for (const auto& sign : signs) {
    if (c == sign.plain) return {character, std::string(sign.code), character, sign.number};
    if (c == sign.shifted) return {character, std::string(sign.code), character, sign.number, shift};
  }
  static constexpr std::string_view over_digits = ")!@#$%^&*(";
  if (const auto at = over_digits.find(c); at != std::string_view::npos) {
    const char digit = static_cast<char>('0' + at);
    return {character, std::string("Digit") + digit, character, digit, shift};
  }
  return key;
}

std::vector<std::string> characters_of(const std::string& text) {
  std::vector<std::string> characters;
  for (const char c : text) {
    const bool continues = (static_cast<unsigned char>(c) & 0xc0U) == 0x80U;
    if (continues && !characters.empty()) {
      characters.back() += c;
    } else {
      characters.emplace_back(1, c);
    }
  }
  return characters;
}

}  // namespace

std::vector<json> key_events_of(const std::string& text) {
  std::vector<json> events;
  for (const auto& character : characters_of(text)) {
    const auto key = key_of(character);
    json press{{"type", key.text.empty() ? "rawKeyDown" : "keyDown"},
               {"key", key.key},
               {"code", key.code},
               {"windowsVirtualKeyCode", key.number},
               {"modifiers", key.modifiers}};
    json release = press;
    if (!key.text.empty()) press["text"] = key.text;
    release["type"] = "keyUp";
    events.push_back(std::move(press));
    events.push_back(std::move(release));
  }
  return events;
}

std::vector<std::string> bidi_keys_of(const std::string& text) {
  auto keys = characters_of(text);
  for (auto& key : keys) {
    // WebDriver's private-use characters for keys that print nothing.
    if (key == "\n" || key == "\r") key = "\xee\x80\x87";
    if (key == "\t") key = "\xee\x80\x84";
  }
  return keys;
}

}  // namespace offhand::platform::web
