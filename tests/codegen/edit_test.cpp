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
    edit(schema / "tools/desktop/click.json", "Presses in a row; 2 is a double click.",
         "How many presses; 2 is a double click.");
  });
  EXPECT_EQ(paths, Paths({"docs/reference/tools/desktop/click.md", "generated/registry/desktop/click.cpp",
                          "generated/tools/desktop/click.h"}));
}

TEST(Edit, NewEnumValueTouchesItsTypeAndWhatListsIt) {
  const Paths paths = changed_by(copy_real_schema, [](const fs::path& schema) {
    edit(schema / "common/input.json", "\"right\", \"middle\"]", "\"right\", \"middle\", \"back\"]");
  });
  EXPECT_EQ(paths, Paths({"docs/reference/tools/desktop/click.md", "generated/registry/desktop/click.cpp",
                          "generated/types/input.cpp", "generated/types/input.h"}));
}

TEST(Edit, NewSettingValueTouchesTheConfigurationOnly) {
  const Paths paths = changed_by(copy_real_schema, [](const fs::path& schema) {
    edit(schema / "config/config.json", "\"info\", \"warning\"", "\"info\", \"notice\", \"warning\"");
  });
  EXPECT_EQ(paths,
            Paths({"docs/reference/configuration.md", "generated/types/config.cpp", "generated/types/config.h"}));
}

TEST(Edit, NewArgumentTouchesItsToolOnly) {
  const Paths paths = changed_by(copy_real_schema, [](const fs::path& schema) {
    edit(schema / "tools/desktop/click.json", "\"from_zoom\": {",
         "\"hold_ms\": { \"type\": \"integer\", \"minimum\": 0, \"maximum\": 5000, \"default\": 0, \"description\": "
         "\"Holds it.\" },\n"
         "      \"from_zoom\": {");
  });
  EXPECT_EQ(paths, Paths({"docs/reference/tools/desktop/click.md", "generated/registry/desktop/click.cpp",
                          "generated/tools/desktop/click.cpp", "generated/tools/desktop/click.h"}));
}

TEST(Edit, NewToolAddsItsFilesAndOneLineToEachList) {
  const Paths paths = changed_by(copy_small_schema, [](const fs::path& schema) {
    write_text(schema / "tools/demo/scrub.json", read_text(schema / "tools/demo/list_strokes.json"));
    edit(schema / "tools/demo/scrub.json", "\"name\": \"list_strokes\"", "\"name\": \"scrub\"");
  });
  EXPECT_EQ(paths,
            Paths({"docs/reference/support.md", "docs/reference/tools.md", "docs/reference/tools/demo/scrub.md",
                   "generated/mcp/presets.cpp", "generated/registry/demo/scrub.cpp", "generated/registry/registry.cpp",
                   "generated/sources.cmake", "generated/tools/demo/scrub.cpp", "generated/tools/demo/scrub.h"}));
}

}  // namespace
}  // namespace offhand::codegen
