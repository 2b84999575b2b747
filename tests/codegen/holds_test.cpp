#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "codegen/runtime/catalog.h"
#include "codegen/runtime/holds.h"
#include "generated/registry/registry.h"
#include "generated/tools/demo/leave.h"
#include "generated/tools/demo/sweep.h"
#include "generated/tools/demo/write_at.h"
#include "tests/codegen/empty_call.h"

// What generated code makes of "holds": whom a call means, what it asks for, and where its secrets stand.
namespace offhand {

namespace tools::demo {

Result<Reply> leave(Call&, const Target&, const LeaveArgs&) { return Reply{}; }
Result<Reply> sweep(Call&, const Target&, const SweepArgs&) { return Reply{}; }
Result<Reply> write_at(Call&, const Target&, const WriteAtArgs&) { return Reply{}; }

}  // namespace tools::demo

namespace {

using nlohmann::json;

/// A call of a tool of the small schema.
class Made {
 public:
  Made(const char* tool, const json& arguments) {
    auto parsed = catalog().find_tool(std::string("demo.") + tool)->parse(arguments, "sim");
    EXPECT_TRUE(parsed.has_value()) << parsed.error().message;
    if (parsed) invocation_ = *std::move(parsed);
  }
  template <class Kind>
  Kind address() const {
    const auto address = invocation_->address();
    EXPECT_TRUE(std::holds_alternative<Kind>(address)) << address.index();
    const auto* kind = std::get_if<Kind>(&address);
    return kind == nullptr ? Kind{} : *kind;
  }
  std::size_t fingerprint() const { return invocation_->fingerprint(); }

 private:
  std::unique_ptr<Invocation> invocation_;
};

Made written(json where) {
  where["phrase"] = "a";
  return {"write_at", where};
}

TEST(AddressOfACall, IsAnElementByWhateverSaysWhich) {
  const auto by_token = written({{"handle", "t-1"}, {"pane_id", 3}});
  EXPECT_EQ(by_token.address<address::ElementByToken>().token, "t-1");
  EXPECT_EQ(by_token.address<address::ElementByToken>().in.window, 3);
  const auto by_index = written({{"number", 7}, {"pane_id", 3}});
  EXPECT_EQ(by_index.address<address::ElementByIndex>().index, 7);
  EXPECT_EQ(by_index.address<address::ElementByIndex>().in.window, 3);
  const auto by_id = written({{"mark", "e0"}});
  EXPECT_EQ(by_id.address<address::ElementById>().id, "e0");
  const auto by_words = written({{"find", "Save"}, {"app", "Editor"}});
  EXPECT_EQ(by_words.address<address::ElementByQuery>().query, "Save");
  EXPECT_EQ(by_words.address<address::ElementByQuery>().of.words, "Editor");
}

TEST(AddressOfACall, IsAPointOrWhatHasTheFocus) {
  const auto in_window =
      written({{"owner", 5}, {"across", 1}, {"down", 2.5}, {"of_zoom", true}}).address<address::Point>();
  EXPECT_EQ(in_window.of.window.process, 5);
  EXPECT_TRUE(in_window.of.zoomed);
  EXPECT_EQ(in_window.x, 1);
  EXPECT_EQ(in_window.y, 2.5);
  const auto on_screen = written({{"across", 1}, {"down", 2}, {"reach", "desktop"}}).address<address::Point>();
  EXPECT_TRUE(on_screen.of.is_screen());
  EXPECT_EQ(on_screen.of.allowed, true);
  EXPECT_EQ(written({{"owner", 5}}).address<address::Window>().process, 5);
  EXPECT_EQ(written({{"reach", "pane"}}).address<address::Screen>().allowed, false);
  EXPECT_EQ(written(json::object()).address<address::Screen>().allowed, std::nullopt);
}

TEST(AddressOfACall, IsTwoPointsOrAnApplication) {
  const json way{{"left", 1}, {"top", 2}, {"right", 3}, {"bottom", 4}};
  const auto on_screen = Made("sweep", way).address<address::TwoPoints>();
  EXPECT_TRUE(on_screen.of.is_screen());
  EXPECT_EQ(on_screen.y, 2);
  EXPECT_EQ(on_screen.to_x, 3);
  auto there = way;
  there["owner"] = 5;
  EXPECT_EQ(Made("sweep", there).address<address::TwoPoints>().of.window.process, 5);
  const Made by_words("leave", {{"app", "Editor"}});
  EXPECT_EQ(by_words.address<address::Application>().words, "Editor");
  EXPECT_EQ(Made("leave", {{"owner", 5}}).address<address::Application>().process, 5);
}

TEST(AddressOfACall, SaysWhetherItLiesInAWindow) {
  EXPECT_TRUE(is_in_a_window(address::ElementById{}));
  EXPECT_TRUE(is_in_a_window(address::Page{}));
  EXPECT_TRUE(is_in_a_window(address::Point{.of = {.window = {.window = 1}}}));
  EXPECT_FALSE(is_in_a_window(address::Point{}));
  EXPECT_FALSE(is_in_a_window(address::Application{}));
  EXPECT_FALSE(is_in_a_window(address::Desktop{}));
  EXPECT_TRUE(is_on_screen(address::Screen{}));
  EXPECT_TRUE(is_on_screen(address::TwoPoints{}));
  EXPECT_FALSE(is_on_screen(address::Window{}));
}

TEST(FingerprintOfACall, LeavesOutWhomItMeans) {
  EXPECT_EQ(written({{"mark", "e0"}}).fingerprint(), written({{"across", 1}, {"down", 2}}).fingerprint());
  EXPECT_EQ(written({{"mark", "e0"}, {"notes", json::array()}}).fingerprint(), written({{"mark", "e0"}}).fingerprint())
      << "a default that is said";
  EXPECT_NE(written({{"mark", "e0"}, {"notes", {"b"}}}).fingerprint(), written({{"mark", "e0"}}).fingerprint());
  const json way{{"left", 1}, {"top", 2}, {"right", 3}, {"bottom", 4}};
  auto softly = way;
  softly["softly"] = true;
  EXPECT_NE(Made("sweep", way).fingerprint(), Made("sweep", softly).fingerprint());
  EXPECT_NE(Made("leave", {{"owner", 5}}).fingerprint(), written({{"owner", 5}}).fingerprint());
}

/// "typed_text /phrase"
std::vector<std::string> pointers_of(const char* tool, Holds holds, const json& arguments) {
  std::vector<std::string> found;
  for (const auto& held : held_values(*catalog().find_tool(tool)->input, arguments)) {
    if (held.holds == holds) found.push_back(held.pointer);
  }
  return found;
}

TEST(HeldValues, AreFoundByEachOfTheirNamesAndWithinListsAndCalls) {
  const json arguments{{"saying", "a"},
                       {"mark", "e0"},
                       {"verses", {{{"line", "b"}}, {{"line", "c"}}}},
                       {"notes", {"d"}},
                       {"after",
                        {{{"tool", "letter"}, {"arguments", {{"words", "e"}, {"run", "f"}}}},
                         {{"tool", "nothing"}, {"arguments", {{"words", "g"}}}}}}};
  EXPECT_EQ(pointers_of("demo.write_at", Holds::typed_text, arguments),
            (std::vector<std::string>{"/after/0/arguments/words", "/saying", "/verses/0/line", "/verses/1/line"}));
  EXPECT_EQ(pointers_of("demo.write_at", Holds::session, arguments),
            std::vector<std::string>{"/after/0/arguments/run"});
  EXPECT_EQ(pointers_of("demo.write_at", Holds::element_id, arguments), std::vector<std::string>{"/mark"});
  EXPECT_EQ(pointers_of("demo.write_at", Holds::plain, arguments), std::vector<std::string>{"/notes"});
}

}  // namespace
}  // namespace offhand
