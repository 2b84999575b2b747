#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <random>
#include <string>
#include <vector>

#include "codegen/runtime/utf8.h"
#include "offhand/cup/compact_text.h"
#include "tests/unit/cup_tree.h"

// The compact text as a whole: header, windows, cuts, and the way back.
namespace offhand::cup {
namespace {

using testing::HasSubstr;

Envelope windows_envelope(const std::string& lines) {
  return {.platform = "windows", .screen = {2560, 1440, 1.5}, .tree = tree_of(lines)};
}

TEST(CupText, HasAHeader) {
  Envelope envelope = windows_envelope("[e0] window \"w\"\n  [e1] text\n");
  EXPECT_EQ(print_compact(envelope),
            "# CUP 0.1.0 | windows | 2560x1440\n# 1 nodes (2 before pruning)\n\n[e0] window \"w\"\n");
  EXPECT_EQ(print_compact(envelope, {.detail = Detail::minimal}),
            "# CUP 0.1.0 | windows | 2560x1440\n# 0 nodes (2 before pruning)\n\n");
  EXPECT_EQ(print_compact(envelope, {.dialect = Dialect::short_codes, .detail = Detail::full}),
            "# CUP 0.1.0 | windows | 2560x1440\n# 2 nodes (2 before pruning)\n\n[e0] win \"w\"\n  [e1] txt\n");
  envelope.app = App{.name = "Discord"};
  envelope.tools = {"{}"};
  EXPECT_EQ(print_compact(envelope),
            "# CUP 0.1.0 | windows | 2560x1440\n# app: Discord\n# 1 nodes (2 before pruning)\n"
            "# 1 WebMCP tool available\n\n[e0] window \"w\"\n");
  envelope.app = App{.pid = 5};
  envelope.tools = {"{}", "{}"};
  EXPECT_EQ(print_compact(envelope),
            "# CUP 0.1.0 | windows | 2560x1440\n# app: \n# 1 nodes (2 before pruning)\n"
            "# 2 WebMCP tools available\n\n[e0] window \"w\"\n");
  envelope.tree.clear();
  envelope.app.reset();
  envelope.tools.clear();
  EXPECT_EQ(print_compact(envelope), "# CUP 0.1.0 | windows | 2560x1440\n# 0 nodes (0 before pruning)\n\n");
}

TEST(CupText, NamesWindowsThatAreGiven) {
  const Envelope envelope = windows_envelope("[e0] window \"w\"\n");
  const std::string fifty(50, 'a');
  const std::vector<Window> windows{{.title = "One", .foreground = true},
                                    {.title = ""},
                                    {.title = fifty + "b"},
                                    {.title = "a\nb \"c\""},
                                    {.title = "", .foreground = true}};
  EXPECT_EQ(print_compact(envelope, {.windows = &windows}),
            "# CUP 0.1.0 | windows | 2560x1440\n# 1 nodes (1 before pruning)\n# --- 5 open windows ---\n"
            "#   One [fg]\n#   (untitled)\n#   " +
                fifty + "\n#   a b \"c\"\n#   (untitled) [fg]\n\n[e0] window \"w\"\n");
  const std::vector<Window> none;
  EXPECT_EQ(print_compact(envelope, {.windows = &none}), print_compact(envelope));
}

TEST(CupText, CountsHintsAsNoNodes) {
  const auto text =
      print_compact({.platform = "linux",
                     .screen = {10, 10, 1},
                     .tree = tree_of("[e0] list \"l\" @0,0 10x10 [scroll]\n  [e1] link \"a\" @0,20 5x5\n")});
  EXPECT_THAT(text, HasSubstr("# 1 nodes (2 before pruning)\n"));
}

/// Without the note, and whether it was there.
std::string cut(const Envelope& envelope, std::size_t most, Dialect dialect = Dialect::long_words) {
  return print_compact(envelope, {.dialect = dialect, .max_chars = most});
}

TEST(CupText, IsCutAtTheEndOfALine) {
  const Envelope envelope = windows_envelope("[e0] list \"\xC3\xA9\"\n  [e1] link \"a\"\n  [e2] link \"b\"\n");
  const std::string header = "# CUP 0.1.0 | windows | 2560x1440\n# 3 nodes (3 before pruning)\n\n";
  const std::string whole = header + "[e0] list \"\xC3\xA9\"\n  [e1] link \"a\"\n  [e2] link \"b\"\n";
  const std::string note =
      "\n# OUTPUT TRUNCATED \xE2\x80\x94 exceeded character limit.\n"
      "# find_element(name='...') finds an element that is not shown here.\n"
      "# get_tree(app='...') shows one window by its title.\n";
  const std::size_t characters = whole.size() - 1;
  EXPECT_EQ(cut(envelope, 0), whole);
  EXPECT_EQ(cut(envelope, characters), whole);
  EXPECT_EQ(cut(envelope, characters + 1), whole);
  EXPECT_EQ(cut(envelope, characters - 1), header + "[e0] list \"\xC3\xA9\"\n  [e1] link \"a\"\n" + note);
  EXPECT_EQ(cut(envelope, header.size() + 16), header + "[e0] list \"\xC3\xA9\"\n" + note);
  EXPECT_EQ(cut(envelope, header.size() + 3), header + note);
  EXPECT_EQ(cut(envelope, 10), "# CUP 0.1.\n" + note);
  EXPECT_THAT(cut(envelope, header.size() + 3, Dialect::short_codes), HasSubstr("# find(name='...')"));
  EXPECT_THAT(cut(envelope, header.size() + 3, Dialect::short_codes), HasSubstr("# snapshot_app(app='...')"));
  for (std::size_t most = 1; most <= characters; ++most) EXPECT_TRUE(is_utf8(cut(envelope, most))) << most;
}

TEST(CupText, IsCutAtFortyThousandByItself) {
  Envelope envelope{.platform = "linux", .screen = {100, 100, 1}};
  for (int i = 0; i < 5000; ++i)
    envelope.tree.push_back({.role = Role::link, .id = "e" + std::to_string(i), .name = "n"});
  const auto text = print_compact(envelope);
  EXPECT_GT(text.size(), 39900U);
  EXPECT_LT(text.size(), 40200U);
  EXPECT_THAT(text, HasSubstr("OUTPUT TRUNCATED"));
  EXPECT_THAT(text, HasSubstr("# 5000 nodes (5000 before pruning)"));
  EXPECT_GT(print_compact(envelope, {.max_chars = 0}).size(), 70000U);
}

TEST(CupText, ListsWindowsOfAnOverview) {
  Envelope envelope{.platform = "web", .screen = {800, 600, 2}};
  EXPECT_EQ(print_overview(envelope), "# CUP 0.1.0 | web | 800x600\n# overview | 0 windows\n\n");
  const std::string eighty(80, 'u');
  envelope.windows = {{.title = "One \"a\"", .pid = 0, .foreground = true, .bounds = Rectangle{-1, 2, 3, 4}},
                      {.title = std::string(60, 't')},
                      {.title = "Three", .pid = 77},
                      {.title = "Four", .bounds = Rectangle{0, 0, 0, 0}, .url = eighty},
                      {.title = "Five", .pid = 5, .bounds = Rectangle{1, 1, 1, 1}, .url = eighty + "v"}};
  EXPECT_EQ(print_overview(envelope),
            "# CUP 0.1.0 | web | 800x600\n# overview | 5 windows\n\n"
            "* [fg] One \"a\" (pid:0) @-1,2 3x4\n"
            "  " +
                std::string(60, 't') +
                "\n"
                "  Three (pid:77)\n"
                "  Four @0,0 0x0 url:" +
                eighty +
                "\n"
                "  Five (pid:5) @1,1 1x1 url:" +
                eighty + "...\n");
}

TEST(CupText, IsReadInBothDialects) {
  const std::string in_long =
      "# CUP 0.1.0 | linux | 800x600\n# app: Editor\n# 3 nodes (9 before pruning)\n# 2 WebMCP tools available\n"
      "# --- 2 open windows ---\n#   Editor [fg]\n#   (untitled)\n\n"
      "[e0] window \"Editor\" @-5,0 800x600\n"
      "  [e4] textbox \"a \\\"b\\\" \\\\c\" @1,2 3x4 {focused,required} [type,setvalue] val=\"x\\\"y\\z\" "
      "(L2 ph=\"p\\\"q\" v range=-1.5..2)\n"
      "  [e7] list @0,0 9x9 {offscreen} [scroll] (range=..5)\n"
      "    # 12 more items \xE2\x80\x94 scroll up/down to see\n";
  auto read = parse_compact(in_long);
  ASSERT_TRUE(read) << read.error().message;
  EXPECT_EQ(read->dialect, Dialect::long_words);
  EXPECT_EQ(read->envelope.platform, "linux");
  EXPECT_EQ(read->envelope.screen, (Screen{800, 600, 1}));
  EXPECT_EQ(read->envelope.app->name, "Editor");
  EXPECT_EQ(read->envelope.tools.size(), 2U);
  EXPECT_EQ(read->windows, (std::vector<Window>{{.title = "Editor", .foreground = true}, {.title = "(untitled)"}}));
  EXPECT_EQ(read->emitted, 3U);
  EXPECT_EQ(read->total, 9U);
  EXPECT_EQ(read->hints, (std::vector<ClipHint>{{3, 2, "12 more items \xE2\x80\x94 scroll up/down to see"}}));
  ASSERT_EQ(read->envelope.tree.size(), 3U);
  const Node expected{
      .depth = 1,
      .role = Role::textbox,
      .states = {State::focused, State::required},
      .actions = {Action::type, Action::setvalue},
      .bounds = Rectangle{1, 2, 3, 4},
      .id = "e4",
      .name = "a \"b\" \\c",
      .value = "x\"y\\z",
      .attributes =
          Attributes{.level = 2, .value_min = -1.5, .value_max = 2, .orientation = "vertical", .placeholder = "p\"q"}};
  EXPECT_EQ(read->envelope.tree[1], expected);
  EXPECT_EQ(print_compact(*read), in_long);

  const std::string in_short =
      "# CUP 0.1.0 | linux | 800x600\n# 2 nodes (9 before pruning)\n\n[e0] win \"Editor\"\n"
      "  [e4] tbx 1,2 3x4 {foc} [typ]\n    # 2 more items \xE2\x80\x94 page(element_id='e4', direction='down') to "
      "see\n";
  read = parse_compact(in_short);
  ASSERT_TRUE(read) << read.error().message;
  EXPECT_EQ(read->dialect, Dialect::short_codes);
  EXPECT_EQ(read->envelope.tree[1].role, Role::textbox);
  EXPECT_EQ(print_compact(*read), in_short);
}

TEST(CupText, IsReadWhereAValueEndsWithABackslash) {
  for (const auto* line : {"[e0] textbox val=\"a\\\"\n", "[e0] textbox val=\"a\\\" (ph=\"b\\\")\n",
                           "[e0] textbox val=\"\\\" (ph=\"x\")\n", "[e0] textbox (ph=\"a\\\" h)\n",
                           "[e0] textbox val=\"x\\\" (ph=\"p\\\" (q\")\n", "[e0] textbox val=\"a\\\" (b\\\" (L1)\n"}) {
    const auto text = std::string("# CUP 0.1.0 | linux | 1x1\n# 1 nodes (1 before pruning)\n\n") + line;
    const auto read = parse_compact(text);
    ASSERT_TRUE(read) << read.error().message;
    EXPECT_EQ(print_compact(*read), text);
  }
}

TEST(CupText, IsReadWithItsNote) {
  const Envelope envelope = windows_envelope("[e0] list \"a\"\n  [e1] link \"a\"\n  [e2] link \"b\"\n");
  for (const Dialect dialect : {Dialect::long_words, Dialect::short_codes}) {
    const auto text = cut(envelope, 90, dialect);
    const auto read = parse_compact(text);
    ASSERT_TRUE(read) << read.error().message << text;
    EXPECT_TRUE(read->truncated);
    EXPECT_LT(read->envelope.tree.size(), 3U);
    EXPECT_EQ(print_compact(*read), text);
  }
}

struct BrokenText {
  std::string text;
  const char* message;
};

TEST(CupText, IsRefusedWithLineAndColumn) {
  const std::string header = "# CUP 0.1.0 | linux | 9x9\n# 1 nodes (1 before pruning)\n\n";
  for (const BrokenText& row : std::vector<BrokenText>{
           {"", "Line 1, column 1 of the compact text: expected a line."},
           {"# CUP 0.1.0 | linux", "Line 1, column 20 of the compact text: expected a line feed."},
           {"# CAP 0.1.0\n", "Line 1, column 1 of the compact text: expected \"# CUP VERSION | PLATFORM | WxH\"."},
           {"# CUP 0.1.0 | linux | 9\n",
            "Line 1, column 24 of the compact text: expected the size of the screen as WxH."},
           {"# CUP 0.1.0 | linux | 9x9\n# 1 node\n",
            "Line 2, column 4 of the compact text: expected \"# N nodes (M before pruning)\", with N at most M."},
           {"# CUP 0.1.0 | linux | 9x9\n# 2 nodes (1 before pruning)\n",
            "Line 2, column 29 of the compact text: expected \"# N nodes (M before pruning)\", with N at most M."},
           {"# CUP 0.1.0 | linux | 9x9\n# 1 nodes (1 before pruning)\n[e0] link\n",
            "Line 3, column 1 of the compact text: expected an empty line behind the header."},
           {header + "[e0] buton\n",
            "Line 4, column 6 of the compact text: expected a role, not \"buton\" (did you mean \"button\"?)."},
           {header + "[x0] link\n",
            "Line 4, column 1 of the compact text: expected \"[e\" and the number of an element."},
           {header + "[e] link\n", "Line 4, column 3 of the compact text: expected the number of an element."},
           {header + " [e0] link\n", "Line 4, column 1 of the compact text: expected two spaces for each level."},
           {header + "  [e0] link\n",
            "Line 4, column 1 of the compact text: expected at most 0 spaces before an element here."},
           {header + "[e0] link \"a\n",
            "Line 4, column 13 of the compact text: expected a quotation mark at the end of the name."},
           {header + "[e0] link \"\xC3\xA9\xC3\xA9\n",
            "Line 4, column 14 of the compact text: expected a quotation mark at the end of the name."},
           {header + "[e0] link \"a\\n\"\n",
            "Line 4, column 14 of the compact text: expected \"\\\" or a quotation mark behind a backslash."},
           {header + "[e0] link \"\"\n",
            "Line 4, column 13 of the compact text: expected a name between the quotation marks."},
           {header + "[e0] link @1,2 3\n", "Line 4, column 17 of the compact text: expected bounds as x,y WxH."},
           {header + "[e0] link {focussed}\n",
            "Line 4, column 12 of the compact text: expected a state of the long dialect, not \"focussed\" (did you "
            "mean \"focused\"?)."},
           {header + "[e0] link {focused,focused}\n",
            "Line 4, column 20 of the compact text: expected each state once."},
           {header + "[e0] link {focused\n", "Line 4, column 19 of the compact text: expected \",\" or \"}\"."},
           {header + "[e0] link [clik]\n",
            "Line 4, column 12 of the compact text: expected an action of the long dialect, not \"clik\" (did you mean "
            "\"click\"?)."},
           {header + "[e0] link [focus]\n",
            "Line 4, column 12 of the compact text: expected actions without focus, which is never printed."},
           {header + "[e0] link [click] {focused}\n",
            "Line 4, column 18 of the compact text: expected the end of the line, or what stands behind it in its "
            "order."},
           {header + "[e0] link val=\"a\n",
            "Line 4, column 16 of the compact text: expected a quotation mark at the end of the value."},
           {header + "[e0] link ()\n", "Line 4, column 12 of the compact text: expected an attribute."},
           {header + "[e0] link (range=1.0..2)\n",
            "Line 4, column 18 of the compact text: expected a range as 0..100, with numbers as JSON writes them."},
           {header + "[e0] button\n[e1] button\n",
            "Line 5, column 1 of the compact text: expected the end of 1 elements, as the header says, and not of 2."},
           {header,
            "Line 3, column 1 of the compact text: expected the end of 1 elements, as the header says, and not of 0."},
           {header + "[e0] link", "Line 4, column 10 of the compact text: expected a line feed."},
           {header + "[e0] button {foc}\n",
            "Line 4, column 14 of the compact text: expected a state of the long dialect, not \"foc\"."},
           {header + "[e0] link \"\xFF\"\n", "Line 4, column 1 of the compact text: expected well-formed UTF-8."},
           {header + "# 3 more items\n",
            "Line 4, column 4 of the compact text: expected a hint \"# N more items \xE2\x80\x94 ...\", or an "
            "element."},
           {header + "[e0] button\n\n", "Line 6, column 1 of the compact text: expected a line."},
       }) {
    const auto read = parse_compact(row.text);
    ASSERT_FALSE(read) << row.text;
    EXPECT_EQ(read.error().code, "compact_text_invalid");
    EXPECT_EQ(read.error().message, row.message) << row.text;
  }
}

TEST(CupText, CutAnywhereElseIsNoText) {
  Envelope envelope = windows_envelope(
      "[e0] window \"w\" @0,0 9x9\n  [e1] textbox \"a\" {focused} [type] val=\"v\" (L1 ph=\"p\")\n  [e2] link \"b\"\n");
  const auto text = print_compact(envelope, {.detail = Detail::full});
  for (std::size_t length = 0; length < text.size(); ++length)
    EXPECT_FALSE(parse_compact(text.substr(0, length))) << text.substr(0, length);
}

/// RandomTree trees, the same in every run.
class RandomTree {
 public:
  explicit RandomTree(std::uint32_t seed) : engine_(seed) {}

  std::uint32_t below(std::uint32_t limit) { return static_cast<std::uint32_t>(engine_() % limit); }

  std::string text(std::uint32_t longest) {
    static const std::vector<std::string> pieces{
        "a", "B", "\"", "\\", "\n", " ", "\t",    "\r",    "\xC3\xA9", "\xF0\x9F\x98\x80", "\xFF", "(", ")",
        "[", "]", "{",  "}",  ",",  "#", "ph=\"", " (L2)", "..."};
    std::string made;
    for (std::uint32_t left = below(longest); left > 0; --left)
      made += pieces[below(static_cast<std::uint32_t>(pieces.size()))];
    return made;
  }

  Node node(std::uint32_t depth, std::size_t number) {
    Node node{.depth = depth, .role = static_cast<Role>(below(kRoleCount)), .id = "e" + std::to_string(number)};
    for (std::uint32_t left = below(3); left > 0; --left) node.states.add(static_cast<State>(below(kStateCount)));
    for (std::uint32_t left = below(4); left > 0; --left) node.actions.add(static_cast<Action>(below(kActionCount)));
    if (below(4) != 0) node.name = text(100);
    if (below(2) != 0) node.value = text(140);
    if (below(3) != 0)
      node.bounds = Rectangle{static_cast<std::int64_t>(below(300)) - 100, static_cast<std::int64_t>(below(300)) - 100,
                              below(100), below(100)};
    if (below(3) == 0) {
      Attributes& attributes = node.attributes.edit();
      if (below(2) != 0) attributes.level = below(7);
      if (below(2) != 0) attributes.placeholder = text(40);
      if (below(2) != 0) attributes.orientation = below(2) != 0 ? "vertical" : "horizontal";
      if (below(2) != 0) attributes.value_min = static_cast<double>(below(1000)) / 8 - 50;
      if (below(2) != 0) attributes.value_max = static_cast<double>(below(1000)) / 3;
    }
    return node;
  }

  std::vector<Node> tree(std::size_t count) {
    std::vector<Node> tree;
    std::uint32_t depth = 0;
    for (std::size_t i = 0; i < count; ++i) {
      depth = tree.empty() ? 0 : below(tree.back().depth + 2);
      tree.push_back(node(depth, i));
    }
    return tree;
  }

 private:
  std::mt19937 engine_;
};

TEST(CupText, PrintedIsReadAndPrintedTheSame) {
  for (std::uint32_t seed = 0; seed < 300; ++seed) {
    RandomTree random(seed);
    Envelope envelope{.platform = "linux", .screen = {200, 200, 1}, .tree = random.tree(random.below(40))};
    if (random.below(2) != 0) envelope.app = App{.name = random.text(20)};
    envelope.tools.resize(random.below(3), "{}");
    std::vector<Window> windows(random.below(4));
    for (Window& window : windows) window = {.title = random.text(60), .foreground = random.below(2) != 0};
    for (const Dialect dialect : {Dialect::long_words, Dialect::short_codes}) {
      for (const Detail detail : {Detail::standard, Detail::minimal, Detail::full}) {
        const auto text = print_compact(
            envelope,
            {.dialect = dialect, .detail = detail, .max_chars = seed % 3 == 0 ? 500U : 0U, .windows = &windows});
        ASSERT_TRUE(is_utf8(text));
        const auto read = parse_compact(text);
        if (!read && text.find("\n\n") > text.find("OUTPUT TRUNCATED")) continue;  // cut within the header
        ASSERT_TRUE(read) << seed << ": " << read.error().message << "\n" << text;
        ASSERT_EQ(print_compact(*read), text) << seed;
        EXPECT_EQ(read->truncated, text.find("\n\n# OUTPUT TRUNCATED") != std::string::npos);
      }
    }
  }
}

}  // namespace
}  // namespace offhand::cup
