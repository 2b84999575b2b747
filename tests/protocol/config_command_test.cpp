#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>

#include "tests/support/json.h"
#include "tests/support/process.h"

// `offhand config get|set|list|path`: what they answer, and what they refuse without changing anything.
namespace offhand::test {
namespace {

using nlohmann::json;
using testing::HasSubstr;
using testing::IsEmpty;

class ConfigCommandLine : public testing::Test {
 protected:
  std::string home() const { return folder_.file("home"); }
  std::string file() const { return home() + "/config.json"; }
  CommandResult run(std::vector<std::string> words, const EnvironmentChanges& more = {}) const {
    EnvironmentChanges environment{{"OFFHAND_HOME", home()}};
    for (const auto& [name, value] : more) environment[name] = value;
    words.insert(words.begin(), "config");
    return run_offhand(std::move(words), {.input = {}, .environment = environment});
  }
  void write_file(const std::string& text) const {
    std::filesystem::create_directories(home());
    write_contents(file(), text);
  }
  TemporaryFolder folder_;
};

TEST_F(ConfigCommandLine, PathIsWhereTheFileLiesOrWouldLie) {
  EXPECT_EQ(run({"path"}).output, file() + "\n");
  EXPECT_FALSE(std::filesystem::exists(file()));
  write_file("no settings");
  const auto of_a_broken_one = run({"path"});
  EXPECT_EQ(of_a_broken_one.output, file() + "\n") << "whoever wants to repair it looks for it";
  EXPECT_EQ(of_a_broken_one.exit_code, 0);
}

TEST_F(ConfigCommandLine, GetTellsAValueAndWhereItComesFrom) {
  EXPECT_EQ(run({"get", "read_timeout_ms"}).output, "3000\n");
  const auto source = [&](const EnvironmentChanges& more) {
    return json::parse(run({"get", "read_timeout_ms", "--output", "json"}, more).output);
  };
  EXPECT_EQ(source({}), (json{{"key", "read_timeout_ms"}, {"value", 3000}, {"source", "default"}}));
  write_file("{\"read_timeout_ms\": 5}");
  EXPECT_EQ(source({}), (json{{"key", "read_timeout_ms"}, {"value", 5}, {"source", "file"}}));
  EXPECT_EQ(source({{"OFFHAND_READ_TIMEOUT_MS", "7"}}),
            (json{{"key", "read_timeout_ms"}, {"value", 7}, {"source", "environment"}}));
}

TEST_F(ConfigCommandLine, SetWritesEveryKindOfValueWhichGetThenTells) {
  for (const auto& [key, value] :
       std::vector<std::pair<std::string, std::string>>{{"read_timeout_ms", "600000"},
                                                        {"capture_scope", "desktop"},
                                                        {"second_keyboard", "false"},
                                                        {"output_roots", "/srv/one,/srv/two"},
                                                        {"update_manifest", ""},
                                                        {"experimental_pip_geometry", "320x200+24-24"}}) {
    const auto set = run({"set", key, value});
    EXPECT_EQ(set.exit_code, 0) << key << set.errors;
    EXPECT_EQ(run({"get", key}).output, value + "\n") << key;
  }
  EXPECT_EQ(json::parse(contents(file()))["output_roots"], (json{"/srv/one", "/srv/two"}));
}

TEST_F(ConfigCommandLine, TakesListsAsJsonToo) {
  EXPECT_EQ(run({"set", "output_roots", R"(["/srv/one,two"])"}).exit_code, 0);
  EXPECT_EQ(json::parse(contents(file()))["output_roots"], json{"/srv/one,two"});
}

TEST_F(ConfigCommandLine, ListTellsTheDefaultOfWhatIsAnother) {
  EXPECT_EQ(run({"set", "max_image_dimension", "77"}).exit_code, 0);
  EXPECT_THAT(run({"list"}).output, HasSubstr("max_image_dimension = 77  (file; default 1568)"));
}

TEST_F(ConfigCommandLine, SetSaysWhenTheEnvironmentComesBeforeIt) {
  const EnvironmentChanges set{{"OFFHAND_CAPTURE_SCOPE", "window"}};
  EXPECT_THAT(run({"set", "capture_scope", "desktop"}, set).output, HasSubstr("OFFHAND_CAPTURE_SCOPE is set"));
  EXPECT_EQ(run({"get", "capture_scope"}, set).output, "window\n");
}

TEST_F(ConfigCommandLine, ListTellsOfEverySetting) {
  write_file("{\"capture_scope\": \"desktop\", \"from_the_future\": 1}");
  const auto list = json::parse(run({"list", "--output", "json"}).output);
  const auto declared = json::parse(contents(OFFHAND_TEST_ROOT "/schema/config/config.json"))["properties"];
  EXPECT_EQ(list.size(), declared.size());
  for (const auto& setting : list) {
    const auto key = setting["key"].get<std::string>();
    ASSERT_TRUE(declared.contains(key)) << key;
    EXPECT_EQ(setting["default"], declared[key]["default"]) << key;
    EXPECT_EQ(setting["source"], key == "capture_scope" ? "file" : "default") << key;
  }
}

TEST_F(ConfigCommandLine, SetNamesTheSettingOfARefusedValueOnce) {
  EXPECT_THAT(run({"set", "read_timeout_ms", "soon"}).errors,
              HasSubstr("offhand: read_timeout_ms: must be an integer, not the string \"soon\"\n"));
  EXPECT_THAT(run({"set", "output_roots", "[7]"}).errors, HasSubstr("offhand: output_roots/0: "));
}

struct Refused {
  std::string name;
  std::vector<std::string> words;
  /// What standard error names.
  std::vector<std::string> says;
  /// Of the settings file; "" for none.
  std::string file = {};
  int code = 2;
  EnvironmentChanges environment = {};
};

void PrintTo(const Refused& row, std::ostream* stream) { *stream << row.name; }

class ConfigRefusal : public ConfigCommandLine, public testing::WithParamInterface<Refused> {};

TEST_P(ConfigRefusal, SaysWhatIsWrongAndWritesNothing) {
  const auto& row = GetParam();
  if (!row.file.empty()) write_file(row.file);
  const auto result = run(row.words, row.environment);
  EXPECT_EQ(result.exit_code, row.code) << result.output;
  EXPECT_THAT(result.output, IsEmpty());
  for (const auto& word : row.says) EXPECT_THAT(result.errors, HasSubstr(word));
  if (row.file.empty()) {
    EXPECT_FALSE(std::filesystem::exists(file()));
  } else {
    EXPECT_EQ(contents(file()), row.file);
  }
}

const std::string broken_file = "{ \"capture_scope\": ";
const std::string wrong_file = "{ \"read_timeout_ms\": \"soon\" }";

INSTANTIATE_TEST_SUITE_P(
    Row, ConfigRefusal,
    testing::Values(
        Refused{"get_nothing", {"get"}, {"key is required"}},
        Refused{"get_an_unknown_key", {"get", "capture_scop"}, {"capture_scop", "did you mean \"capture_scope\"?"}},
        Refused{"get_an_empty_key", {"get", ""}, {"\"\""}},
        Refused{"get_two_keys", {"get", "capture_scope", "log_level"}, {"log_level"}},
        Refused{"get_from_a_broken_file", {"get", "capture_scope"}, {"config.json", "not valid JSON"}, broken_file},
        Refused{"get_from_a_file_with_a_wrong_value", {"get", "capture_scope"}, {"config.json", "soon"}, wrong_file},
        Refused{"get_from_a_wrong_environment",
                {"get", "capture_scope"},
                {"OFFHAND_READ_TIMEOUT_MS", "soon"},
                {},
                2,
                {{"OFFHAND_READ_TIMEOUT_MS", "soon"}}},
        Refused{"get_in_an_unknown_form", {"get", "capture_scope", "--output", "xml"}, {"xml"}},
        Refused{"set_nothing", {"set"}, {"key is required"}},
        Refused{"set_without_a_value", {"set", "capture_scope"}, {"value is required"}},
        Refused{"set_an_unknown_key", {"set", "log_levle", "debug"}, {"log_levle", "did you mean \"log_level\"?"}},
        Refused{"set_one_value_too_many", {"set", "log_level", "debug", "info"}, {"info"}},
        Refused{"set_text_for_a_number", {"set", "read_timeout_ms", "soon"}, {"read_timeout_ms", "soon"}},
        Refused{"set_a_number_below_its_range", {"set", "read_timeout_ms", "0"}, {"read_timeout_ms", "0", "1"}},
        Refused{"set_a_number_beyond_its_range", {"set", "max_image_dimension", "16385"}, {"16385", "16384"}},
        Refused{"set_a_part_of_a_number", {"set", "read_timeout_ms", "1.5"}, {"read_timeout_ms", "1.5"}},
        Refused{"set_an_unknown_word", {"set", "capture_scope", "sideways"}, {"sideways", "desktop"}},
        Refused{"set_neither_true_nor_false", {"set", "second_keyboard", "perhaps"}, {"second_keyboard", "perhaps"}},
        Refused{"set_no_geometry", {"set", "experimental_pip_geometry", "big"}, {"experimental_pip_geometry", "big"}},
        Refused{"set_in_a_broken_file", {"set", "capture_scope", "desktop"}, {"config.json"}, broken_file},
        Refused{"set_in_a_file_with_a_wrong_value", {"set", "capture_scope", "desktop"}, {"soon"}, wrong_file},
        Refused{"list_a_word_too_many", {"list", "capture_scope"}, {"capture_scope"}},
        Refused{"list_a_broken_file", {"list"}, {"config.json", "not valid JSON"}, broken_file},
        Refused{"list_in_an_unknown_form", {"list", "--output", "xml"}, {"xml"}},
        Refused{"path_with_a_word_too_many", {"path", "capture_scope"}, {"capture_scope"}},
        Refused{"an_unknown_part", {"unset", "capture_scope"}, {"unset"}}),
    [](const auto& row) { return row.param.name; });

TEST_F(ConfigCommandLine, SetSaysWhereItCannotWrite) {
  write_contents(home(), "a file where the folder would be");
  const auto result = run({"set", "capture_scope", "desktop"});
  EXPECT_EQ(result.exit_code, 1) << result.output;
  EXPECT_THAT(result.errors, HasSubstr(home()));
  EXPECT_EQ(contents(home()), "a file where the folder would be");
}

}  // namespace
}  // namespace offhand::test
