#include <gtest/gtest.h>

#include <algorithm>

#include "codegen/generate.h"
#include "tests/codegen/support.h"

// What the Computer Use Protocol adds to roles and actions: what is wrong with it is said with its line.
namespace offhand::codegen {
namespace {

struct CupRow {
  const char* before;
  const char* after;
  const char* error;
};

// For the roles sheet and knob, and the actions turn and fold.
constexpr const char* cup_file = R"({
  "$schema": "../meta/cup.schema.json",
  "traits": { "plain": "Says nothing." },
  "roles": {
    "sheet": { "code": "sh", "traits": ["plain"] },
    "knob": { "code": "kn" }
  },
  "states": { "torn": { "code": "tn", "description": "Is torn." } },
  "actions": { "turn": { "code": "tu" }, "fold": { "code": "fo" } },
  "searches": { "paper": ["sheet"] },
  "stop_words": ["the"],
  "envelope": { "type": "object" }
}
)";

Generation generated_with(const CupRow& row) {
  const TemporaryFolder folder;
  copy_small_schema(folder.path());
  const auto schema = folder.path() / "schema";
  write_text(schema / "common/cup.json", cup_file);
  if (row.before[0] != 0) edit(schema / "common/cup.json", row.before, row.after);
  return generate(schema);
}

TEST(Cup, IsRefusedWithTheLine) {
  for (const CupRow& row : {
           CupRow{R"(, "traits": ["plain"])", "", "schema/common/cup.json:3: /traits/plain: no role has it."},
           CupRow{R"(["plain"])", R"(["plainn"])",
                  "schema/common/cup.json:5: /roles/sheet/traits/0: there is no trait plainn; did you mean \"plain\"?"},
           CupRow{R"("knob": {)", R"("knop": {)",
                  "schema/common/cup.json:6: /roles/knop: there is no role knop; did you mean \"knob\"?"},
           CupRow{R"(,
    "knob": { "code": "kn" })",
                  "", "schema/common/cup.json:4: /roles: the role knob is missing."},
           CupRow{R"("kn")", R"("sh")", "schema/common/cup.json:6: /roles/knob/code: sh means sheet already."},
           CupRow{R"("kn")", R"("sheet")", "schema/common/cup.json:6: /roles/knob/code: sheet means sheet already."},
           CupRow{R"("fold": {)", R"("burn": {)", "schema/common/cup.json:9: /actions/burn: there is no action burn"},
           CupRow{R"(["sheet"])", R"(["sheat"])",
                  "schema/common/cup.json:10: /searches/paper/0: there is no role sheat; did you mean \"sheet\"?"},
       }) {
    const auto errors = generated_with(row).errors;
    EXPECT_TRUE(std::ranges::any_of(errors, [&](const std::string& error) { return error.starts_with(row.error); }))
        << row.error << (errors.empty() ? "" : ", not " + errors.front());
  }
}

TEST(Cup, WordsAreDefinitionsOfTheEnvelope) {
  const auto result = generated_with({"", "", ""});
  ASSERT_TRUE(result.errors.empty()) << result.errors.front();
  std::string envelope;
  std::string words;
  for (const Product& product : result.products) {
    if (product.path == "generated/schemas/cup/envelope.json") envelope = product.text;
    if (product.path == "generated/include/offhand/cup/words.h") words = product.text;
  }
  EXPECT_TRUE(has(envelope, R"("knob")"));
  EXPECT_TRUE(has(envelope, R"("torn")"));
  EXPECT_TRUE(has(envelope, R"("fold")"));
  EXPECT_TRUE(has(words, "enum class State : std::uint8_t {\n  /// Is torn.\n  torn,\n};"));
  EXPECT_TRUE(has(words, "  /// Folds it.\n  fold,"));
}

}  // namespace
}  // namespace offhand::codegen
