#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <limits>
#include <nlohmann/json.hpp>

#include "codegen/runtime/enum_set.h"
#include "codegen/runtime/json_writer.h"
#include "codegen/runtime/read_file.h"
#include "codegen/runtime/suggest.h"
#include "codegen/runtime/text.h"
#include "codegen/runtime/utf8.h"

namespace offhand {
namespace {

struct TextCase {
  const char* name;
  std::string text;
  std::string expected;
};

void PrintTo(const TextCase& row, std::ostream* out) { *out << row.name; }

class JsonString : public ::testing::TestWithParam<TextCase> {};

TEST_P(JsonString, IsEscaped) {
  std::string out;
  append_json_string(out, GetParam().text);
  EXPECT_EQ(out, GetParam().expected);
  EXPECT_TRUE(nlohmann::json::accept(out));
}

const TextCase kStrings[] = {
    {"Plain", "abc", R"("abc")"},
    {"Empty", "", R"("")"},
    {"Quotes", "a\"b\\c", R"("a\"b\\c")"},
    {"Whitespace", "a\n\t\r", R"("a\n\t\r")"},
    {"Control", std::string("\x01\x1f\0", 3), R"("\u0001\u001f\u0000")"},
    {"BackspaceFormFeed", "\b\f", R"("\b\f")"},
    {"Utf8", "ä€😀", "\"ä€😀\""},
    {"StrayByte",
     "a\xff"
     "b",
     "\"a\xEF\xBF\xBD"
     "b\""},
    {"CutCharacter", "\xE2\x82", "\"\xEF\xBF\xBD\xEF\xBF\xBD\""},
    {"Surrogate", "\xED\xA0\x80", "\"\xEF\xBF\xBD\xEF\xBF\xBD\xEF\xBF\xBD\""},
    {"Overlong", "\xC0\xAF", "\"\xEF\xBF\xBD\xEF\xBF\xBD\""},
    {"TooLarge", "\xF4\x90\x80\x80", "\"\xEF\xBF\xBD\xEF\xBF\xBD\xEF\xBF\xBD\xEF\xBF\xBD\""},
};

INSTANTIATE_TEST_SUITE_P(All, JsonString, ::testing::ValuesIn(kStrings),
                         [](const auto& row) { return std::string(row.param.name); });

TEST(JsonWriterTest, NestsAndSeparates) {
  std::string out;
  JsonWriter writer(out);
  writer.begin_object();
  writer.key("empty");
  writer.begin_array();
  writer.end_array();
  writer.key("list");
  writer.begin_array();
  writer.value(1);
  writer.value("two");
  writer.begin_object();
  writer.key("three");
  writer.value(true);
  writer.end_object();
  writer.null();
  writer.end_array();
  writer.key("raw");
  writer.raw(R"({"a":1})");
  writer.key("last");
  writer.value(false);
  writer.end_object();
  EXPECT_EQ(out, R"({"empty":[],"list":[1,"two",{"three":true},null],"raw":{"a":1},"last":false})");
}

TEST(JsonWriterTest, Numbers) {
  std::string out;
  JsonWriter writer(out);
  writer.begin_array();
  writer.value(0.1);
  writer.value(3.0);
  writer.value(1e300);
  writer.value(-0.0);
  writer.value(std::numeric_limits<double>::infinity());
  writer.value(std::nan(""));
  writer.value(std::numeric_limits<std::int64_t>::min());
  writer.value(std::numeric_limits<std::uint64_t>::max());
  writer.end_array();
  EXPECT_EQ(out, "[0.1,3,1e+300,-0,null,null,-9223372036854775808,18446744073709551615]");
}

TEST(JsonWriterTest, AbsentMembersAreLeftOut) {
  std::string out;
  JsonWriter writer(out);
  writer.begin_object();
  write_member(writer, "absent", std::optional<std::string>());
  write_member(writer, "present", std::optional<double>(2));
  write_member(writer, "list", std::vector<std::string>{"a", "b"});
  writer.end_object();
  EXPECT_EQ(out, R"({"present":2,"list":["a","b"]})");
}

struct SuggestCase {
  const char* name;
  const char* word;
  const char* expected;
};

void PrintTo(const SuggestCase& row, std::ostream* out) { *out << row.name; }

class Suggest : public ::testing::TestWithParam<SuggestCase> {};

TEST_P(Suggest, TheNearest) {
  constexpr auto kCandidates =
      std::to_array<std::string_view>({"click", "list_windows", "press_key", "type_text", "left", "ok"});
  EXPECT_EQ(nearest(GetParam().word, kCandidates).value_or("nothing"), GetParam().expected);
}

const SuggestCase kWords[] = {
    {"Same", "click", "click"},
    {"Missing", "clik", "click"},
    {"Swapped", "clcik", "click"},
    {"Case", "Click", "click"},
    {"Kebab", "list-windows", "list_windows"},
    {"SeveralEdits", "lst_window", "list_windows"},
    {"Plural", "list_window", "list_windows"},
    {"Short", "lft", "left"},
    {"NothingInCommon", "up", "nothing"},
    {"TooDifferent", "zebra", "nothing"},
    {"Empty", "", "nothing"},
};

INSTANTIATE_TEST_SUITE_P(All, Suggest, ::testing::ValuesIn(kWords),
                         [](const auto& row) { return std::string(row.param.name); });

TEST(SuggestTest, PastedTextIsNoSlip) {
  constexpr auto kCandidates = std::to_array<std::string_view>({"click"});
  EXPECT_FALSE(nearest(std::string(1000000, 'c'), kCandidates).has_value());
}

TEST(Utf8, Counts) {
  EXPECT_EQ(character_count("aä€😀"), 4U);
  EXPECT_EQ(character_count("\xff\xfe"), 2U);
  EXPECT_TRUE(is_utf8("aä€😀"));
  EXPECT_FALSE(is_utf8("a\xff"));
}

TEST(Utf8, Previews) {
  EXPECT_EQ(preview("a\"\\\n\x01\xff"
                    "ä"),
            "a\\\"\\\\\\n\\x01\\xffä");
  EXPECT_EQ(preview("äöü", 2), "äö…");
  EXPECT_EQ(preview("äö", 2), "äö");
}

TEST(Text, StaysOnOneLine) {
  std::string out;
  append_text(out, "a\nb\tc");
  append_text(out, std::int64_t{-5});
  append_text(out, 2.50);
  append_text(out, true);
  append_text(out, std::vector<std::string>{"x", "y\n"});
  EXPECT_EQ(out, "a b c-52.5truex, y ");
}

TEST(Text, KeepsItsLinesWhereThatIsAskedFor) {
  std::string out;
  append_lines(out, "a\nb\tc\x1b[31m\r\n");
  EXPECT_EQ(out, "a\nb c [31m \n");
}

TEST(Text, CommandsNoTerminalByTheControlCharactersOfTheUpperHalf) {
  std::string out;
  append_text(out, "a\u009b31mb\u0080c\u009f\u00a0\u00e9\xc2");
  EXPECT_EQ(out, "a 31mb c \u00a0\u00e9\xc2");
}

TEST(Text, ANumberBringsTheWordThatFitsIt) {
  std::string out;
  append_counted(out, std::size_t{1}, "window", "windows");
  append_counted(out, std::int64_t{2}, ", entry", ", entries");
  append_counted(out, std::size_t{0}, " key", " keys");
  EXPECT_EQ(out, "1 window2 , entries0  keys");
}

enum class Shade { light, dark };
std::string_view to_string(Shade shade) { return shade == Shade::light ? "light" : "dark"; }

TEST(Text, JoinsTheWordsOfAnEnum) {
  std::string out;
  append_text(out, std::vector<Shade>{Shade::dark, Shade::light});
  EXPECT_EQ(out, "dark, light");
}

enum class Fruit { apple, pear, plum };

TEST(EnumSetTest, HoldsValues) {
  EnumSet<Fruit> fruits = {Fruit::plum, Fruit::apple};
  EXPECT_TRUE(fruits.contains(Fruit::plum));
  EXPECT_FALSE(fruits.contains(Fruit::pear));
  EXPECT_EQ(fruits.size(), 2U);
  fruits.insert(Fruit::pear);
  fruits.erase(Fruit::apple);
  EXPECT_EQ(std::vector<Fruit>(fruits.begin(), fruits.end()), std::vector<Fruit>({Fruit::pear, Fruit::plum}));
  EXPECT_EQ(fruits, EnumSet<Fruit>({Fruit::plum, Fruit::pear}));
  EXPECT_TRUE(EnumSet<Fruit>().empty());
}

TEST(ReadFile, IsWholeOrNothing) {
  EXPECT_EQ(read_file("/dev/null"), "");
  EXPECT_GT(read_file("/proc/self/stat").value_or("").size(), 50U);
  EXPECT_EQ(read_file("/nowhere"), std::nullopt);
  EXPECT_EQ(read_file("/tmp"), std::nullopt) << "a folder opens, and cannot be read";
  EXPECT_EQ(read_file("/proc/self/mem"), std::nullopt) << "its first page fails, as /proc of a process that ended does";
}

}  // namespace
}  // namespace offhand
