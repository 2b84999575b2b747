#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <offhand/cup/compact_text.h>
#include <offhand/cup/search.h>
#include <offhand/offhand.h>
#include <offhand/version.h>

#include <string>

// The protocol's texts through the shared library, by C and by C++.
namespace offhand::test::texts_cases {
namespace {

constexpr const char* envelope = R"({"version": "0.1.0", "platform": "linux", "screen": {"w": 800, "h": 600}, "tree": [
  {"id": "e0", "role": "window", "name": "Form", "bounds": {"x": 0, "y": 0, "w": 400, "h": 300}, "children": [
    {"id": "e1", "role": "button", "name": "Save", "bounds": {"x": 5, "y": 5, "w": 60, "h": 20}, "actions": ["click"]}]}]})";

std::string taken(char* text) {
  std::string copy = text == nullptr ? "" : text;
  offhand_text_free(text);
  return copy;
}

TEST(LibraryTexts, PrintReadAndSearchByBothInterfaces) {
  const auto read = cup::read_envelope(envelope);
  ASSERT_TRUE(read) << read.error().message;
  const auto printed = cup::print_compact(*read);
  char* text = nullptr;
  ASSERT_EQ(offhand_format(envelope, nullptr, &text, nullptr), OFFHAND_OK);
  EXPECT_EQ(taken(text), printed);
  EXPECT_THAT(printed, testing::HasSubstr("[e1] button \"Save\" @5,5 60x20 [click]"));

  ASSERT_EQ(offhand_parse(printed.c_str(), &text, nullptr), OFFHAND_OK);
  EXPECT_THAT(taken(text), testing::HasSubstr(R"("name":"Save")"));
  ASSERT_EQ(offhand_search(envelope, R"({"query": "save button"})", &text, nullptr), OFFHAND_OK);
  EXPECT_THAT(taken(text), testing::StartsWith(R"([{"node":{"id":"e1")"));
  ASSERT_EQ(offhand_validate(envelope, &text, nullptr), OFFHAND_OK);
  EXPECT_EQ(taken(text), "[]");
}

TEST(LibraryTexts, OptionsAreReadAndPrinted) {
  char* text = nullptr;
  ASSERT_EQ(offhand_format(envelope, R"({"dialect": "short", "detail": "minimal"})", &text, nullptr), OFFHAND_OK);
  EXPECT_THAT(taken(text), testing::HasSubstr("[e1] btn \"Save\" 5,5 60x20 [clk]"));
  offhand_error* error = nullptr;
  EXPECT_EQ(offhand_format(envelope, R"({"dialect": "shrt", "colour": 1})", &text, &error), OFFHAND_FAILED);
  EXPECT_THAT(offhand_error_message(error),
              testing::AllOf(testing::HasSubstr("did you mean \"short\""), testing::HasSubstr("/colour: unknown key")));
  offhand_error_free(error);
}

TEST(LibraryTexts, TheVersionIsOne) {
  EXPECT_EQ(library_version(), offhand_version());
  EXPECT_THAT(std::string(library_version()), testing::MatchesRegex("[0-9]+\\.[0-9]+\\.[0-9]+"));
}

}  // namespace
}  // namespace offhand::test::texts_cases
