#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cctype>
#include <map>
#include <string>

#include "generated/types/input.h"
#include "impl/dispatch/selection.h"
#include "impl/recording/redaction.h"
#include "tests/unit/simulated.h"

// One vocabulary of modifiers, whoever asks for keys and whoever looks at what was asked for: that of
// schema/common/input.json.
namespace offhand::test {
namespace {

using testing::HasSubstr;

const std::map<std::string, std::string>& spellings() {
  static const std::map<std::string, std::string> all{{"ctrl", "ctrl"},   {"control", "ctrl"}, {"shift", "shift"},
                                                      {"alt", "alt"},     {"opt", "alt"},      {"option", "alt"},
                                                      {"super", "super"}, {"cmd", "super"},    {"command", "super"},
                                                      {"meta", "super"},  {"win", "super"}};
  return all;
}

std::string shouted(std::string name) {
  for (auto& c : name) c = static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
  return name;
}

std::string last_of(SimulatedDesk& desk) {
  const auto lines = desk.log();
  return lines.empty() ? "" : lines.back();
}

TEST(KeySpellings, AreThoseOfTheSchema) {
  std::map<std::string, std::string> declared;
  for (const auto value : key_modifier_schema.values) declared.emplace(value, value);
  for (const auto& alias : key_modifier_schema.aliases) declared.emplace(alias.alias, alias.value);
  EXPECT_EQ(declared, spellings());
}

TEST(KeySpellings, MeanTheSameHeldDuringAClick) {
  for (const auto& [spelling, modifier] : spellings()) {
    SimulatedDesk desk;
    desk.click("A", {{"modifier", {spelling}}});
    EXPECT_EQ(last_of(desk), "Widgets | 1001 | A | pointer | " + modifier + "+left at 40,25") << spelling;
  }
}

TEST(KeySpellings, MeanTheSameWithAKey) {
  for (const auto& [spelling, modifier] : spellings()) {
    SimulatedDesk desk;
    const auto pressed = [&](const json& arguments) {
      json all{{"pid", 200}};
      all.update(arguments);
      desk.call("press_key", all);
      return last_of(desk);
    };
    const auto expected = "key " + modifier + "+f5";
    EXPECT_THAT(pressed({{"key", "f5"}, {"modifiers", {spelling}}}), HasSubstr(expected)) << spelling;
    EXPECT_THAT(pressed({{"key", spelling + "+f5"}}), HasSubstr(expected)) << spelling;
    EXPECT_THAT(pressed({{"key", shouted(spelling) + "+F5"}}), HasSubstr(expected)) << spelling;
  }
}

TEST(KeySpellings, MeanTheSameInAHotkey) {
  for (const auto& [spelling, modifier] : spellings()) {
    SimulatedDesk desk;
    const auto pressed = [&](const json& keys) {
      desk.call("hotkey", {{"pid", 200}, {"keys", keys}});
      return last_of(desk);
    };
    const auto expected = "key " + modifier + "+f5";
    EXPECT_THAT(pressed({spelling, "f5"}), HasSubstr(expected)) << spelling;
    EXPECT_THAT(pressed({shouted(spelling), "f5"}), HasSubstr(expected)) << spelling;
    EXPECT_THAT(pressed({spelling + "+f5"}), HasSubstr(expected)) << spelling;
  }
}

TEST(KeySpellings, MakeACommandOfALetterThatIsRecorded) {
  const auto& press_key = **tool_named("press_key");
  const auto& hotkey = **tool_named("hotkey");
  for (const auto& [spelling, modifier] : spellings()) {
    const bool writes = modifier == "shift";
    EXPECT_EQ(carries_text(press_key, {{"key", "s"}, {"modifiers", {spelling}}}), writes) << spelling;
    EXPECT_EQ(carries_text(press_key, {{"key", shouted(spelling) + "+s"}}), writes) << spelling;
    EXPECT_EQ(carries_text(hotkey, {{"keys", {spelling, "s"}}}), writes) << spelling;
  }
}

}  // namespace
}  // namespace offhand::test
