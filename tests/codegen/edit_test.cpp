#include <gtest/gtest.h>

#include <functional>

#include "codegen/generate.h"
#include "tests/codegen/support.h"

namespace offhand::codegen {
namespace {

namespace fs = std::filesystem;
using Paths = std::vector<std::string>;

/// Products that change when the schema in a copy is edited.
Paths changed_by(void (*copy)(const fs::path&), const std::function<void(const fs::path& schema)>& change) {
  const TemporaryFolder folder;
  copy(folder.path());
  const fs::path schema = folder.path() / "schema";
  const Generation before = generate(schema);
  EXPECT_TRUE(before.errors.empty());
  change(schema);
  const Generation after = generate(schema);
  for (const std::string& line : after.errors) ADD_FAILURE() << line;
  return changed(before.products, after.products);
}

// Clean diffs: an edit of the schema must show up where it belongs and nowhere else.

TEST(Edit, DescriptionOfAnArgumentTouchesItsToolOnly) {
  const Paths paths = changed_by(copy_real_schema, [](const fs::path& schema) {
    edit(schema / "tools/desktop/click.json",
         "How many times the button is pressed in a row: 2 is a double click, 3 a triple click.",
         "How many times the button is pressed in a row: at 2 it is a double click.");
  });
  EXPECT_EQ(paths, Paths({"docs/reference/tools/desktop/click.md", "generated/man/man1/offhand-click.1",
                          "generated/registry/desktop/click.cpp", "generated/schemas/desktop/click.arguments.json",
                          "generated/tools/desktop/click.h", "generated/typescript/offhand.d.ts"}));
}

TEST(Edit, SummaryOfAnArgumentTouchesTheToolListOnly) {
  const Paths paths = changed_by(copy_real_schema, [](const fs::path& schema) {
    edit(schema / "tools/desktop/click.json", "\"Presses in a row; 2 is a double click.\"", "\"Presses in a row.\"");
  });
  EXPECT_EQ(paths, Paths({"generated/registry/desktop/click.cpp"}));
}

TEST(Edit, NewEnumValueTouchesItsTypeAndWhatListsIt) {
  const Paths paths = changed_by(copy_real_schema, [](const fs::path& schema) {
    edit(schema / "common/input.json", "\"right\", \"middle\"]", "\"right\", \"middle\", \"back\"]");
  });
  EXPECT_EQ(paths,
            Paths({"docs/reference/tools/desktop/click.md", "docs/reference/tools/desktop/drag.md",
                   "generated/man/man1/offhand-click.1", "generated/man/man1/offhand-drag.1",
                   "generated/registry/desktop/click.cpp", "generated/registry/desktop/drag.cpp",
                   "generated/schemas/desktop/click.arguments.json", "generated/schemas/desktop/drag.arguments.json",
                   "generated/types/input.cpp", "generated/types/input.h", "generated/typescript/offhand.d.ts"}));
}

TEST(Edit, NewSettingValueTouchesTheConfigurationOnly) {
  const Paths paths = changed_by(copy_real_schema, [](const fs::path& schema) {
    edit(schema / "config/config.json", "\"info\", \"warning\"", "\"info\", \"notice\", \"warning\"");
  });
  EXPECT_EQ(paths, Paths({"docs/reference/configuration.md", "generated/man/man5/offhand-config.5",
                          "generated/types/config.cpp", "generated/types/config.h"}));
}

TEST(Edit, NewArgumentTouchesItsToolOnly) {
  const Paths paths = changed_by(copy_real_schema, [](const fs::path& schema) {
    edit(schema / "tools/desktop/click.json", "\"debug_image_out\": {",
         "\"hold_ms\": { \"type\": \"integer\", \"minimum\": 0, \"maximum\": 5000, \"default\": 0, \"description\": "
         "\"Holds it.\" },\n"
         "      \"debug_image_out\": {");
  });
  EXPECT_EQ(paths, Paths({"docs/reference/tools/desktop/click.md", "generated/man/man1/offhand-click.1",
                          "generated/registry/desktop/click.cpp", "generated/schemas/desktop/click.arguments.json",
                          "generated/tools/desktop/click.cpp", "generated/tools/desktop/click.h",
                          "generated/typescript/offhand.d.ts"}));
}

TEST(Edit, NewToolAddsItsFilesAndOneLineToEachList) {
  const Paths paths = changed_by(copy_small_schema, [](const fs::path& schema) {
    write_text(schema / "tools/demo/scrub.json", read_text(schema / "tools/demo/list_strokes.json"));
    edit(schema / "tools/demo/scrub.json", "\"name\": \"list_strokes\"", "\"name\": \"scrub\"");
  });
  EXPECT_EQ(paths,
            Paths({"docs/reference/support.md", "docs/reference/tools.md", "docs/reference/tools/demo/scrub.md",
                   "generated/files.txt", "generated/man/man1/demo-demo-scrub.1", "generated/man/man1/demo.1",
                   "generated/mcp/presets.cpp", "generated/registry/demo/scrub.cpp", "generated/registry/registry.cpp",
                   "generated/schemas/demo/scrub.arguments.json", "generated/schemas/demo/scrub.result.json",
                   "generated/sources.cmake", "generated/tools/demo/scrub.cpp", "generated/tools/demo/scrub.h",
                   "generated/typescript/offhand.d.ts"}));
}

}  // namespace
}  // namespace offhand::codegen
