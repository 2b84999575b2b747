#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <spdlog/spdlog.h>
#include <sys/stat.h>

#include <filesystem>
#include <thread>

#include "impl/base/base64.h"
#include "impl/mcp/asking/key_file.h"
#include "impl/mcp/asking/request_state.h"
#include "tests/support/process.h"

namespace offhand::test {
namespace {

using mcp::RequestState;
using mcp::StateBinding;

constexpr StateBinding binding{"tools/call", R"(["ask",{}])", "uid:1000"};

class SealedState : public testing::Test {
 protected:
  // Hundreds of refusals are meant.
  SealedState() { spdlog::set_level(spdlog::level::off); }
  ~SealedState() override { spdlog::set_level(spdlog::level::info); }

  mcp::SealTime now_{std::chrono::hours(1'000'000)};
  TemporaryFolder folder_;
  const std::string directory_ = folder_.file("run");
  RequestState state_ = make();

  RequestState make(const std::string& directory = "") {
    return RequestState(directory.empty() ? directory_ : directory, [this] { return now_; });
  }
};

TEST_F(SealedState, ComesBackAsItWas) {
  const auto sealed = state_.seal(binding, "what I knew");
  EXPECT_EQ(sealed.find("what"), std::string::npos) << "it is encrypted";
  EXPECT_EQ(state_.open(binding, sealed).content, "what I knew");
}

TEST_F(SealedState, IsUsedOnce) {
  const auto sealed = state_.seal(binding, "x");
  EXPECT_TRUE(state_.open(binding, sealed).content);
  EXPECT_FALSE(state_.open(binding, sealed).content);
}

TEST_F(SealedState, IsDifferentEveryTime) { EXPECT_NE(state_.seal(binding, "x"), state_.seal(binding, "x")); }

TEST_F(SealedState, ExpiresAfterItsLifetime) {
  const auto early = state_.seal(binding, "x");
  const auto late = state_.seal(binding, "x");
  now_ += RequestState::lifetime - std::chrono::milliseconds(1);
  EXPECT_TRUE(state_.open(binding, early).content);
  now_ += std::chrono::milliseconds(1);
  EXPECT_FALSE(state_.open(binding, late).content);
}

TEST_F(SealedState, AnyChangedCharacterIsRefused) {
  const auto sealed = state_.seal(binding, "content");
  for (std::size_t i = 0; i < sealed.size(); ++i) {
    auto changed = sealed;
    changed[i] = changed[i] == 'A' ? 'B' : 'A';
    EXPECT_FALSE(state_.open(binding, changed).content) << i;
  }
  EXPECT_TRUE(state_.open(binding, sealed).content) << "and none of that used it up";
}

TEST_F(SealedState, AnyCutIsRefused) {
  const auto sealed = state_.seal(binding, "content");
  for (std::size_t size = 0; size < sealed.size(); ++size)
    EXPECT_FALSE(state_.open(binding, sealed.substr(0, size)).content) << size;
  EXPECT_FALSE(state_.open(binding, sealed + "x").content);
  EXPECT_FALSE(state_.open(binding, sealed + "AAAA").content);
}

TEST_F(SealedState, ServesOnlyWhatItWasMadeFor) {
  const auto sealed = state_.seal(binding, "x");
  EXPECT_FALSE(state_.open({"prompts/get", binding.request, binding.principal}, sealed).content);
  EXPECT_FALSE(state_.open({binding.method, R"(["ask",{"a":1}])", binding.principal}, sealed).content);
  EXPECT_FALSE(state_.open({binding.method, binding.request, "uid:1001"}, sealed).content);
  EXPECT_TRUE(state_.open(binding, sealed).content);
}

TEST_F(SealedState, PartsOfABindingCannotBeShifted) {
  const auto sealed = state_.seal({"ab", "r", "c"}, "x");
  EXPECT_FALSE(state_.open({"a", "r", "bc"}, sealed).content);
}

TEST_F(SealedState, ARestartedOrSiblingProcessOpensIt) {
  const auto sealed = state_.seal(binding, "x");
  auto sibling = make();
  EXPECT_EQ(sibling.open(binding, sealed).content, "x");
}

TEST_F(SealedState, AServerWithAnotherKeyDoesNot) {
  const auto sealed = state_.seal(binding, "x");
  auto foreign = make(folder_.file("other"));
  EXPECT_FALSE(foreign.open(binding, sealed).content);
}

TEST_F(SealedState, NothingIsMadeBeforeItIsNeeded) { EXPECT_FALSE(std::filesystem::exists(directory_)); }

TEST_F(SealedState, KeyIsForItsUserAlone) {
  state_.seal(binding, "x");
  struct stat status{};
  ASSERT_EQ(::stat((directory_ + "/request-state.key").c_str(), &status), 0);
  EXPECT_EQ(status.st_mode & 07777, 0600U);
  EXPECT_EQ(status.st_size, 32);
}

TEST(KeyFile, OneThatOthersCanReadIsNotTrusted) {
  const TemporaryFolder folder;
  ASSERT_TRUE(mcp::load_or_make_key(folder.file("run"), "k"));
  ::chmod((folder.file("run") + "/k").c_str(), 0644);
  const auto again = mcp::load_or_make_key(folder.file("run"), "k");
  ASSERT_FALSE(again);
  EXPECT_THAT(again.error().message, testing::HasSubstr("others"));
}

TEST(KeyFile, OneOfAnotherLengthIsNotTrusted) {
  const TemporaryFolder folder;
  ASSERT_TRUE(mcp::load_or_make_key(folder.file("run"), "k"));
  write_contents(folder.file("run") + "/k", "short");
  EXPECT_FALSE(mcp::load_or_make_key(folder.file("run"), "k"));
}

TEST(KeyFile, ALinkIsNotFollowed) {
  const TemporaryFolder folder;
  ASSERT_TRUE(mcp::load_or_make_key(folder.file("run"), "k"));
  std::filesystem::create_symlink(folder.file("run") + "/k", folder.file("run") + "/link");
  EXPECT_FALSE(mcp::load_or_make_key(folder.file("run"), "link"));
}

TEST(KeyFile, StaysTheSame) {
  const TemporaryFolder folder;
  EXPECT_EQ(mcp::load_or_make_key(folder.file("run"), "k").value(),
            mcp::load_or_make_key(folder.file("run"), "k").value());
}

TEST(RequestState, WithoutAPlaceForTheKeyItStillServesThisProcess) {
  RequestState state("/proc/nowhere");
  const auto sealed = state.seal(binding, "x");
  EXPECT_EQ(state.open(binding, sealed).content, "x");
}

TEST(Base64, ReadsWhatItWrote) {
  for (const std::string bytes : {"", "f", "fo", "foo", "foob", "\xff\xfe\xfd"}) {
    std::string text;
    append_base64(text, bytes);
    EXPECT_EQ(decode_base64(text), bytes);
    EXPECT_EQ(decode_base64_url(base64_url(bytes)), bytes);
  }
}

TEST(Base64, RefusesWhatNobodyWrites) {
  for (const auto* text : {"Zg", "Zg=", "Z===", "Zg==Zg==", "Zh==", "Z g=", "Zm9v=", "=", "Zm-v"}) {
    EXPECT_FALSE(decode_base64(text)) << text;
  }
  for (const auto* text : {"Zg==", "Zm+v", "A"}) EXPECT_FALSE(decode_base64_url(text)) << text;
}

}  // namespace
}  // namespace offhand::test
