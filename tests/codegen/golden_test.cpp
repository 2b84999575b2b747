#include <gtest/gtest.h>

#include <cstdlib>

#include "codegen/emit/output.h"
#include "codegen/generate.h"
#include "tests/codegen/support.h"

namespace offhand::codegen {
namespace {

TEST(Golden, SmallSchemaGivesTheseFiles) {
  const TemporaryFolder folder;
  copy_small_schema(folder.path());
  const Generation generation = generate(folder.path() / "schema");
  ASSERT_TRUE(generation.errors.empty()) << generation.errors.front();
  if (std::getenv("UPDATE_GOLDENS") != nullptr) write_products(generation.products, golden_folder());
  for (const Difference& difference : compare(generation.products, golden_folder())) {
    ADD_FAILURE() << difference.path << " differs; UPDATE_GOLDENS=1 rewrites it\n" << difference.detail;
  }
}

TEST(Golden, GeneratingTwiceGivesTheSame) {
  const TemporaryFolder folder;
  copy_real_schema(folder.path());
  const Generation first = generate(folder.path() / "schema");
  const Generation second = generate(folder.path() / "schema");
  ASSERT_FALSE(first.products.empty());
  EXPECT_EQ(changed(first.products, second.products), std::vector<std::string>());
}

}  // namespace
}  // namespace offhand::codegen
