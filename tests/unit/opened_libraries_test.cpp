#include "platform/host/opened_libraries.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <chrono>
#include <string>
#include <string_view>

#include "platform/select.h"
#include "tests/unit/variable.h"

// As cmake/portable/lazy_find.c has it in a portable build; here a machine that lacks what a test says.
namespace {
struct Lack {
  const char* file;
  const char* package;
};
const Lack* lacking = nullptr;
}  // namespace

extern "C" const char* offhand_missing_library(const char* beginning, const char** package);

extern "C" const char* offhand_missing_library(const char* beginning, const char** package) {
  if (lacking == nullptr || !std::string_view(lacking->file).starts_with(beginning)) return nullptr;
  *package = lacking->package;
  return lacking->file;
}

namespace offhand::test {
namespace {

using testing::HasSubstr;

class OpenedLibraries : public testing::Test {
 protected:
  void lack(const Lack& lack) { lacking = &lack; }
  ~OpenedLibraries() override { lacking = nullptr; }
};

class Deaf final : public platform::EventSink {
 public:
  void post(platform::Event /*event*/) override {}
};

constexpr Lack display_library{"libxcb.so.1", "libxcb1"};
constexpr Lack bus_library{"libsystemd.so.0", "libsystemd0"};

TEST_F(OpenedLibraries, AreNotMissingWhereTheyAreLinked) { EXPECT_FALSE(host::missing_library("")); }

TEST_F(OpenedLibraries, AreNamedWithTheirPackage) {
  lack(display_library);
  const auto missing = host::missing_library("");
  ASSERT_TRUE(missing);
  EXPECT_EQ(missing->file, "libxcb.so.1");
  EXPECT_EQ(missing->package, "libxcb1");
  EXPECT_FALSE(host::missing_library("libsystemd"));
}

Error error_of_opening(const std::string& display) {
  const Variable variable("DISPLAY", display);
  Deaf sink;
  const auto opened = platform::open("", sink);
  return opened ? Error{} : opened.error();
}

TEST_F(OpenedLibraries, AreAnErrorOfTheDesktopBeforeAnyIsCalled) {
  for (const auto& without : {display_library, bus_library}) {
    lack(without);
    const auto error = error_of_opening(":59");
    EXPECT_EQ(error.code, "facet_missing");
    EXPECT_THAT(error.message, HasSubstr(without.file));
    EXPECT_THAT(error.hint, HasSubstr(without.package));
  }
}

TEST_F(OpenedLibraries, OfADisplayAreNotNeededWithoutOne) {
  lack(display_library);
  EXPECT_NE(error_of_opening("").code, "facet_missing");
  lack(bus_library);
  EXPECT_EQ(error_of_opening("").code, "facet_missing");
}

TEST_F(OpenedLibraries, AreAnErrorOfAnExaminationToo) {
  lack(bus_library);
  const auto examined = platform::examine("", std::chrono::milliseconds(100));
  ASSERT_FALSE(examined);
  EXPECT_EQ(examined.error().code, "facet_missing");
}

}  // namespace
}  // namespace offhand::test
