#include <gtest/gtest.h>

#include "codegen/emit/writer.h"
#include "codegen/load/line_index.h"
#include "codegen/model/name.h"
#include "codegen/runtime/text_template.h"

namespace offhand::codegen {
namespace {

struct NameCase {
  const char* text;
  const char* snake;
  const char* kebab;
  const char* pascal;
  const char* title;
  const char* identifier;
};

void PrintTo(const NameCase& row, std::ostream* out) { *out << row.text; }

class Names : public ::testing::TestWithParam<NameCase> {};

TEST_P(Names, KnowTheirCasings) {
  const NameCase& row = GetParam();
  const Name name(row.text);
  EXPECT_EQ(name.text(), row.text);
  EXPECT_EQ(name.snake(), row.snake);
  EXPECT_EQ(name.kebab(), row.kebab);
  EXPECT_EQ(name.pascal(), row.pascal);
  EXPECT_EQ(name.title(), row.title);
  EXPECT_EQ(name.identifier(), row.identifier);
}

const NameCase kNames[] = {
    {"list_windows", "list_windows", "list-windows", "ListWindows", "List windows", "list_windows"},
    {"ElementByToken", "element_by_token", "element-by-token", "ElementByToken", "Element by token",
     "element_by_token"},
    {"timeout-ms", "timeout_ms", "timeout-ms", "TimeoutMs", "Timeout ms", "timeout_ms"},
    {"x", "x", "x", "X", "X", "x"},
    {"x11_pixel", "x11_pixel", "x11-pixel", "X11Pixel", "X11 pixel", "x11_pixel"},
    {"double", "double", "double", "Double", "Double", "double_"},
    {"linux", "linux", "linux", "Linux", "Linux", "linux_"},
    {"2d", "2d", "2d", "2d", "2d", "value_2d"},
};

INSTANTIATE_TEST_SUITE_P(All, Names, ::testing::ValuesIn(kNames));

TEST(WriterTest, FillsPlaceholders) {
  EXPECT_EQ(fill("struct $Tool$Args {", {{"Tool", "Click"}}), "struct ClickArgs {");
  EXPECT_EQ(fill("$a$$b$", {{"a", "1"}, {"b", "2"}}), "12");
}

TEST(WriterTest, DoesNotLookIntoValues) { EXPECT_EQ(fill("$a$", {{"a", "^[a-z]$ and $b$"}}), "^[a-z]$ and $b$"); }

TEST(WriterTest, UnknownPlaceholderStopsTheRun) {
  EXPECT_THROW(fill("struct $Tol$Args {", {{"Tool", "Click"}}), EmitterError);
  EXPECT_THROW(fill("costs 5$", {}), EmitterError);
}

TEST(WriterTest, IndentsBlocksAndWrapsDocs) {
  Writer out;
  out.block("struct A {", "};", {}, [&] {
    out.doc(std::string(60, 'a') + ' ' + std::string(60, 'b'));
    out.line("int x;\n\nint y;");
  });
  EXPECT_EQ(out.text(), "struct A {\n  /// " + std::string(60, 'a') + "\n  /// " + std::string(60, 'b') +
                            "\n  int x;\n\n  int y;\n};\n");
}

TEST(WriterTest, Literals) {
  EXPECT_EQ(literal("a\"b\\c\nd"), R"("a\"b\\c\nd")");
  EXPECT_EQ(raw_literal("a"), "R\"text(a)text\"");
  EXPECT_EQ(raw_literal("a)text\"b"), "R\"text_(a)text\"b)text_\"");
}

TEST(TextTemplateTest, SplitsIntoSegments) {
  const TextTemplate text = parse_text_template("a {b.c}[ d {e?}]f");
  ASSERT_EQ(text.segments.size(), 3U);
  EXPECT_EQ(std::get<Placeholder>(text.segments[0].parts[1]).path, std::vector<std::string>({"b", "c"}));
  EXPECT_TRUE(text.segments[1].optional);
  EXPECT_TRUE(std::get<Placeholder>(text.segments[1].parts[1]).condition_only);
  EXPECT_FALSE(text.segments[2].optional);
}

TEST(TextTemplateTest, ATextMayKeepItsLines) {
  const TextTemplate text = parse_text_template("{a.b/lines}{c}");
  const auto& kept = std::get<Placeholder>(text.segments[0].parts[0]);
  EXPECT_TRUE(kept.lines);
  EXPECT_EQ(kept.path.back(), "b");
  EXPECT_FALSE(std::get<Placeholder>(text.segments[0].parts[1]).lines);
}

TEST(TextTemplateTest, ANumberMayBringTheWordsForWhatItCounts) {
  const TextTemplate text = parse_text_template("{a.count/entry/entries}{b/sheep}");
  const auto& counted = std::get<Placeholder>(text.segments[0].parts[0]);
  EXPECT_EQ(counted.path, std::vector<std::string>({"a", "count"}));
  EXPECT_EQ(counted.one, "entry");
  EXPECT_EQ(counted.several, "entries");
  EXPECT_EQ(std::get<Placeholder>(text.segments[0].parts[1]).several, "sheep");
  for (const auto* const wordless : {"{a/}", "{a//b}", "{a/b/}"})
    EXPECT_EQ(parse_text_template(wordless).problem, "a / in { } is followed by no word.") << wordless;
}

TEST(TextTemplateTest, ABracketOrBraceWrittenTwiceMeansItself) {
  const TextTemplate text = parse_text_template("[[x]] {{a}}[ {b}]]]");
  EXPECT_EQ(text.problem, "");
  ASSERT_EQ(text.segments.size(), 2U);
  EXPECT_EQ(std::get<std::string>(text.segments[0].parts[0]), "[x] {a}");
  EXPECT_EQ(std::get<std::string>(text.segments[1].parts[2]), "]");
}

TEST(TextTemplateTest, AConditionMayAskForAValue) {
  const TextTemplate text = parse_text_template("[ d{e.f=g?}]");
  const auto& placeholder = std::get<Placeholder>(text.segments[0].parts[1]);
  EXPECT_EQ(placeholder.path, std::vector<std::string>({"e", "f"}));
  EXPECT_TRUE(placeholder.condition_only);
  EXPECT_EQ(placeholder.equals, "g");
  EXPECT_FALSE(placeholder.is_negated);
}

TEST(TextTemplateTest, AConditionMayAskForAnyValueButOne) {
  const TextTemplate text = parse_text_template("[ d{e.f!=g?}]");
  const auto& placeholder = std::get<Placeholder>(text.segments[0].parts[1]);
  EXPECT_EQ(placeholder.path, std::vector<std::string>({"e", "f"}));
  EXPECT_EQ(placeholder.equals, "g");
  EXPECT_TRUE(placeholder.is_negated);
}

TEST(LineIndexTest, FindsValuesByPointer) {
  const LineIndex index = index_lines("{\n \"a\": [1,\n 2, {\"b/c\": \"x\\\"}\"}],\n\"d\"\n: null }");
  EXPECT_EQ(index.line_of("/a"), 2);
  EXPECT_EQ(index.line_of("/a/0"), 2);
  EXPECT_EQ(index.line_of("/a/1"), 3);
  EXPECT_EQ(index.line_of("/a/2/b~1c"), 3);
  EXPECT_EQ(index.line_of("/d"), 4);
  EXPECT_EQ(index.line_of("/d/nothing/here"), 4) << "the nearest that exists";
  EXPECT_EQ(index.line_of(""), 1);
  EXPECT_EQ(index.place_of("/a/1").column, 2);
  EXPECT_EQ(index.place_of("/d").column, 1);
}

}  // namespace
}  // namespace offhand::codegen
