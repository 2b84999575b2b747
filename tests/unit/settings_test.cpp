#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <filesystem>

#include "impl/config/configuration.h"
#include "impl/config/edit_settings.h"
#include "impl/config/load_config.h"
#include "tests/support/process.h"
#include "tests/unit/simulated.h"

namespace offhand::test {
namespace {

using testing::HasSubstr;

struct Edit {
  std::string before;
  std::string name;
  std::string value;
  std::string after;
};

class WithMember : public testing::TestWithParam<Edit> {};

TEST_P(WithMember, LeavesEverythingElseByteByByte) {
  EXPECT_EQ(with_member(GetParam().before, GetParam().name, GetParam().value), GetParam().after);
}

INSTANTIATE_TEST_SUITE_P(
    Each, WithMember,
    testing::Values(Edit{"{}", "a", "1", "{\n  \"a\": 1\n}"}, Edit{"{\"a\":1}", "a", "2", "{\"a\":2}"},
                    Edit{"{\"a\": 1}", "b", "2", "{\"a\": 1, \"b\": 2}"},
                    Edit{"{\n  \"a\": 1 // one\n}\n", "b", "2", "{\n  \"a\": 1, // one\n  \"b\": 2\n}\n"},
                    Edit{"// top\n{ /* x: { */ \"a\" /* y */ : /* z */ [1, \"]}\", {\"b\": 3}] , \"b\": \"}\" }", "b",
                         "true",
                         "// top\n{ /* x: { */ \"a\" /* y */ : /* z */ [1, \"]}\", {\"b\": 3}] , \"b\": true }"},
                    Edit{"{\"a\\u0062\": 1}", "ab", "2", "{\"a\\u0062\": 2}"},
                    Edit{"{\"a\": 1, \"a\": 2}", "a", "3", "{\"a\": 1, \"a\": 3}"},
                    Edit{"{\"s\": \"say \\\"{\\\" // no comment\"}", "t", "1",
                         "{\"s\": \"say \\\"{\\\" // no comment\", \"t\": 1}"}));

TEST(WithMember, OfNoObjectIsNothing) {
  for (const auto* text : {"", "[]", "{", "{} {}", "1"}) EXPECT_FALSE(with_member(text, "a", "1")) << text;
}

class ASettingsFile : public testing::Test {
 protected:
  const TemporaryFolder folder_;
  const std::string file_ = folder_.file("config.json");
};

TEST_F(ASettingsFile, KeepsCommentsAndUnknownSettings) {
  write_contents(file_, "{\n  // mine\n  \"from_the_future\": {\"a\": 1},\n  \"capture_scope\": \"window\"\n}\n");
  ASSERT_TRUE(write_settings(file_, {{"capture_scope", "\"desktop\""}, {"max_image_dimension", "5"}}));
  EXPECT_EQ(contents(file_),
            "{\n  // mine\n  \"from_the_future\": {\"a\": 1},\n  \"capture_scope\": \"desktop\",\n"
            "  \"max_image_dimension\": 5\n}\n");
  const auto loaded = load_config(file_);
  ASSERT_TRUE(loaded) << loaded.error().message;
  EXPECT_EQ(loaded->capture_scope, ConfigCaptureScope::desktop);
}

TEST_F(ASettingsFile, ThatIsALinkStaysOne) {
  write_contents(folder_.file("real.json"), "{}");
  std::filesystem::create_symlink(folder_.file("real.json"), file_);
  ASSERT_TRUE(write_settings(file_, {{"capture_scope", "\"desktop\""}}));
  EXPECT_TRUE(std::filesystem::is_symlink(file_));
  EXPECT_THAT(contents(folder_.file("real.json")), HasSubstr("desktop"));
}

TEST_F(ASettingsFile, ThatIsNoneIsNotTouched) {
  for (const auto* text : {"[1]", "{ \"a\": ", "{ \"max_image_dimension\": \"many\" }"}) {
    write_contents(file_, text);
    const auto written = write_settings(file_, {{"capture_scope", "\"desktop\""}});
    ASSERT_FALSE(written) << text;
    EXPECT_EQ(written.error().code, "configuration_invalid");
    EXPECT_EQ(contents(file_), text);
  }
}

/// Writes a setting in a process that no longer is once a file of its has so many bytes: the kernel ends it there,
/// after it wrote these, as a crash would. Whether it came to its end.
bool writes_unless_ended_after(rlim_t bytes, const std::string& file) {
  const auto child = ::fork();
  if (child == 0) {
    const rlimit until{bytes, bytes};
    const rlimit no_core{0, 0};
    ::setrlimit(RLIMIT_CORE, &no_core);
    ::setrlimit(RLIMIT_FSIZE, &until);
    std::signal(SIGXFSZ, SIG_DFL);
    const bool written = write_settings(file, {{"capture_scope", "\"desktop\""}}).has_value();
    // A first write is cut short at the limit and the rest of it is the one that ends the process.
    ::_exit(written ? 0 : 1);
  }
  int status = 0;
  EXPECT_EQ(::waitpid(child, &status, 0), child);
  EXPECT_TRUE(WIFSIGNALED(status) ? WTERMSIG(status) == SIGXFSZ : WEXITSTATUS(status) == 0) << status;
  return WIFEXITED(status);
}

TEST_F(ASettingsFile, IsWholeWhereverItsWriterCrashes) {
  const std::string before = "{\n  // mine\n  \"from_the_future\": {\"a\": 1},\n  \"capture_scope\": \"window\"\n}\n";
  const std::string after = "{\n  // mine\n  \"from_the_future\": {\"a\": 1},\n  \"capture_scope\": \"desktop\"\n}\n";
  for (rlim_t bytes = 0; bytes <= after.size(); ++bytes) {
    write_contents(file_, before);
    const bool came_to_its_end = writes_unless_ended_after(bytes, file_);
    EXPECT_EQ(came_to_its_end, bytes == after.size()) << bytes;
    EXPECT_EQ(contents(file_), came_to_its_end ? after : before) << bytes;
    // What was begun is in nobody's way, nor taken for settings.
    ASSERT_TRUE(write_settings(file_, {{"capture_scope", "\"desktop\""}})) << bytes;
    EXPECT_EQ(contents(file_), after) << bytes;
  }
}

TEST_F(ASettingsFile, IsReadAgainWhenItChanges) {
  Configuration configuration({}, file_);
  EXPECT_EQ(configuration.current()->max_image_dimension, 1568);
  write_contents(file_, "{\"max_image_dimension\": 5}");
  EXPECT_EQ(configuration.current()->max_image_dimension, 5);
  write_contents(file_, "{\"max_image_dimension\": ");
  EXPECT_EQ(configuration.current()->max_image_dimension, 5) << "what is broken changes nothing";
  std::filesystem::remove(file_);
  EXPECT_EQ(configuration.current()->max_image_dimension, 1568);
}

TEST_F(ASettingsFile, GivesWayToTheCallerAndThatToTheRun) {
  write_contents(file_, "{\"max_image_dimension\": 1, \"read_timeout_ms\": 1, \"capture_scope\": \"desktop\"}");
  Configuration configuration(load_config(file_).value(), file_);
  const auto config =
      configuration.for_call({{"max_image_dimension", "2"}, {"read_timeout_ms", "2"}}, {{"max_image_dimension", "3"}});
  EXPECT_EQ(config->max_image_dimension, 3);
  EXPECT_EQ(config->read_timeout_ms, 2);
  EXPECT_EQ(config->capture_scope, ConfigCaptureScope::desktop);
}

class SetConfig : public ASettingsFile {
 protected:
  SetConfig() : desk_(options()) {}
  Process::Options options() {
    auto options = SimulatedDesk::options("widgets");
    options.config_file = file_;
    return options;
  }
  CallContext of_a_command() {
    CallContext context;
    context.default_session = "command";
    context.sets_for_good = true;
    return context;
  }
  SimulatedDesk desk_;
};

TEST_F(SetConfig, OfARunIsInMemoryOnly) {
  const auto set = desk_.call("set_config", {{"capture_scope", "desktop"}});
  EXPECT_EQ(set["reach"], "session");
  EXPECT_EQ(set["settings"]["capture_scope"], "desktop");
  EXPECT_FALSE(std::filesystem::exists(file_));
}

TEST_F(SetConfig, OfASingleCommandWritesTheFileUnlessItNamesARun) {
  ASSERT_TRUE(desk_.reply("set_config", {{"session", "run"}, {"max_image_dimension", 7}}, of_a_command()));
  EXPECT_FALSE(std::filesystem::exists(file_));
  ASSERT_TRUE(desk_.reply("set_config", {{"max_image_dimension", 8}}, of_a_command()));
  EXPECT_THAT(contents(file_), HasSubstr("8"));
  EXPECT_EQ(desk_.call("get_config")["settings"]["max_image_dimension"], 8) << "it holds for all from now on";
  EXPECT_EQ(desk_.call("get_config", {{"session", "run"}})["settings"]["max_image_dimension"], 7);
}

TEST_F(SetConfig, WithNothingToSetSaysWhatThereIs) {
  const auto refused = desk_.refusal("set_config");
  EXPECT_EQ(refused.code, "nothing_to_set");
  EXPECT_THAT(refused.hint, HasSubstr("capture_scope"));
  EXPECT_EQ(desk_.call("set_config", {{"capture_mode", "som"}})["changed"], json::array()) << "accepted and ignored";
}

TEST_F(SetConfig, TakesEffectWithTheNextCall) {
  const json point{{"x", 5}, {"y", 5}};
  EXPECT_EQ(desk_.refusal("click", point).code, "desktop_scope_disabled");
  desk_.call("set_config", {{"capture_scope", "desktop"}});
  EXPECT_TRUE(desk_.reply("click", point));
}

}  // namespace
}  // namespace offhand::test
