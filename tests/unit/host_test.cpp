#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>
#include <filesystem>
#include <fstream>
#include <set>

#include "platform/host/directories.h"
#include "platform/host/files.h"
#include "platform/host/process.h"
#include "platform/host/random.h"
#include "tests/support/process.h"

namespace offhand::test {
namespace {

using testing::HasSubstr;

class HostFiles : public testing::Test {
 protected:
  std::size_t count_files() const {
    const std::filesystem::directory_iterator files(folder_.path());
    return static_cast<std::size_t>(std::distance(begin(files), end(files)));
  }
  TemporaryFolder folder_;
};

TEST_F(HostFiles, AreWrittenWholeOrNotAtAll) {
  const auto file = folder_.file("a.bin");
  ASSERT_TRUE(host::write_file(file, "old"));
  const std::string bytes("\0new\n", 5);
  ASSERT_TRUE(host::write_file(file, bytes));
  EXPECT_EQ(contents(file), bytes);
  const auto refused = host::write_file(folder_.file("nowhere/a.bin"), "x");
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().code, "write_failed");
  EXPECT_THAT(refused.error().message, HasSubstr("nowhere/a.bin"));
  EXPECT_EQ(count_files(), 1U) << "no temporary file is left";
}

TEST_F(HostFiles, AreLockedByOneAtATime) {
  const auto open = [&] { return host::open_lock_file(folder_.file("lock")).value(); };
  auto held = open();
  ASSERT_TRUE(held->try_take().value());
  const auto second = open();
  EXPECT_FALSE(second->try_take().value()) << "two have the same lock";
  held.reset();
  EXPECT_TRUE(second->try_take().value());
}

TEST_F(HostFiles, ThatCannotBeMadeCannotBeLocked) {
  const auto refused = host::open_lock_file(folder_.file("nowhere/lock"));
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().code, "write_failed");
}

TEST_F(HostFiles, OfAPrivateDirectoryAreOurs) {
  const auto path = folder_.file("private");
  EXPECT_FALSE(host::is_own_directory(path));
  ASSERT_TRUE(host::make_private_directory(path));
  EXPECT_TRUE(host::is_own_directory(path));
  ASSERT_TRUE(host::make_private_directory(path)) << "it is there already";
  std::ofstream(folder_.file("file")) << "x";
  EXPECT_EQ(host::make_private_directory(folder_.file("file")).error().code, "write_failed");
}

TEST(HostRandom, BytesAreNeverTheSame) {
  std::set<std::array<std::byte, 16>> seen;
  for (int i = 0; i < 100; ++i) {
    std::array<std::byte, 16> bytes{};
    host::fill_random(bytes);
    seen.insert(bytes);
  }
  EXPECT_EQ(seen.size(), 100U);
  // More than the system gives at once.
  std::array<std::byte, 1000> many{};
  host::fill_random(many);
  EXPECT_TRUE(std::any_of(many.end() - 100, many.end(), [](std::byte byte) { return byte != std::byte{}; }));
}

TEST(HostProcess, IsNotItsParent) {
  EXPECT_GT(host::process_id(), 0);
  EXPECT_NE(host::process_id(), host::parent_process_id());
}

}  // namespace
}  // namespace offhand::test
