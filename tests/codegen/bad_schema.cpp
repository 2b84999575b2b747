#include "tests/codegen/bad_schema.h"

#include <gtest/gtest.h>

#include "codegen/generate.h"
#include "tests/codegen/support.h"

namespace offhand::codegen {

void PrintTo(const BadSchema& bad, std::ostream* out) { *out << bad.name; }

void expect_refused(const BadSchema& bad) {
  const TemporaryFolder folder;
  copy_small_schema(folder.path());
  edit(folder.path() / "schema" / bad.file, bad.before, bad.after);
  const Generation generation = generate(folder.path() / "schema");
  EXPECT_EQ(generation.errors, bad.errors);
  EXPECT_EQ(generation.products.empty(), !bad.errors.empty());
}

}  // namespace offhand::codegen
