#include <gtest/gtest.h>

#include "codegen/generate.h"
#include "tests/codegen/support.h"

// Roles and actions of elements: what is wrong with them is said with its line.
namespace offhand::codegen {
namespace {

struct Row {
  const char* before;
  const char* after;
  const char* error;
};

void expect_refused(const char* file, const Row& row) {
  const TemporaryFolder folder;
  copy_small_schema(folder.path());
  const auto schema = folder.path() / "schema";
  edit(schema / file, row.before, row.after);
  const auto errors = generate(schema).errors;
  ASSERT_FALSE(errors.empty()) << row.after;
  EXPECT_EQ(errors.front(), row.error);
}

TEST(Roles, AreRefusedWithTheLine) {
  for (const Row& row : {
           Row{R"("traits": ["round"])", R"("traits": ["round", "rond"])",
               "schema/common/roles.json:19: /roles/knob/traits/1: there is no trait rond; did you mean \"round\"?"},
           Row{R"("flat": "Lies flat.")", R"("flat": "Lies flat.", "thick": "Is thick.")",
               "schema/common/roles.json:10: /traits/thick: no role has it."},
           Row{R"("description": "Is turned.",)", "", "schema/common/roles.json:17: /roles/knob: no description."},
           Row{R"("dial": 5)", R"("dial": 6)",
               "schema/common/roles.json:4: /vocabularies/wire: no role has the number 5."},
           Row{R"("tags": { "kind")", R"("twigs": { "kind": "names", "description": "None." }, "tags": { "kind")",
               "schema/common/roles.json:6: /vocabularies/twigs: no role has a name of it."},
           Row{R"("dial": 5)", R"("dial": 4)",
               "schema/common/roles.json:21: /roles/knob/numbers/wire/dial: 4 is the role sheet already."},
           Row{R"("dial": 5)", R"("sheet of paper": 5)",
               "schema/common/roles.json:21: /roles/knob/numbers/wire/sheet of paper: sheet of paper is the role sheet "
               "already."},
           Row{R"("words": ["turner"])", R"("words": ["paper"])",
               "schema/common/roles.json:20: /roles/knob/names/words: paper is the role sheet already."},
           Row{R"("words": ["turner"])", R"("word": ["turner"])",
               "schema/common/roles.json:20: /roles/knob/names/word: there is no vocabulary word."},
           Row{R"("fallback": "sheet")", R"("fallback": "shet")",
               "schema/common/roles.json:12: /fallback: there is no role shet."},
           Row{R"({ "dial": ["wheel"] })", R"({ "dail": ["wheel"] })",
               "schema/common/roles.json:24: /synonyms_of_names/dail: no vocabulary has this name."},
       })
    expect_refused("common/roles.json", row);
}

TEST(NodeActions, AreRefusedWithTheLine) {
  for (const Row& row : {
           Row{R"("description": "Turns it.", )", "", "schema/common/actions.json:4: /actions/turn: no description."},
           Row{R"("cup": "turn")", R"("cup": "fold")",
               "schema/common/actions.json:5: /actions/fold/cup: fold is the action turn already."},
       })
    expect_refused("common/actions.json", row);
}

}  // namespace
}  // namespace offhand::codegen
