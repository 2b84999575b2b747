#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <functional>
#include <limits>
#include <map>
#include <vector>

#include "tests/support/process.h"
#include "tests/unit/simulated.h"

// What no window can be read with, and where no picture may be written. Each row gets an error that names what is
// wrong, nothing of what lies below the folder changes, and nothing reaches an application.
namespace offhand::test {
namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;

/// Home, the temporary folder and somebody else's, with files of the user in them.
class Folders {
 public:
  Folders() {
    for (const auto& [variable, name] : variables) {
      if (const char* before = std::getenv(variable)) before_[variable] = before;
      fs::create_directory(at(name));
      ::setenv(variable, at(name).c_str(), 1);
    }
    fs::create_directory(at("elsewhere"));
    fs::create_directory(at("home/.ssh"));
    fs::create_directory(at("home/pictures"));
    write_contents(at("home/.ssh/id_ed25519"), "secret");
    write_contents(at("home/key.pem"), "-----BEGIN PRIVATE KEY-----");
    fs::create_directory_symlink(at("elsewhere"), at("home/elsewhere"));
    fs::create_directory_symlink(at("home/.ssh"), at("home/pictures/keys"));
    fs::create_symlink(at("home/.ssh/id_ed25519"), at("home/pictures/key.png"));
    fs::create_symlink(at("elsewhere/new.png"), at("home/pictures/dangling.png"));
  }
  ~Folders() {
    for (const auto& [variable, name] : variables) {
      const auto before = before_.find(variable);
      before == before_.end() ? ::unsetenv(variable) : ::setenv(variable, before->second.c_str(), 1);
    }
  }
  Folders(const Folders&) = delete;
  Folders& operator=(const Folders&) = delete;

  std::string at(const std::string& name) const { return folder_.file(name); }
  /// Everything that lies there, and what ordinary files hold.
  std::map<std::string, std::string> all() const {
    std::map<std::string, std::string> files;
    for (const auto& entry : fs::recursive_directory_iterator(folder_.path()))
      files[entry.path().string()] = fs::is_regular_file(entry.symlink_status()) ? contents(entry.path().string()) : "";
    return files;
  }

 private:
  static constexpr std::pair<const char*, const char*> variables[] = {{"HOME", "home"}, {"TMPDIR", "tmp"}};
  TemporaryFolder folder_;
  std::map<std::string, std::string> before_;
};

struct BadRow {
  std::string name;
  std::string tool;
  json arguments;
  std::string code;
  /// Words of the message.
  std::vector<std::string> says;
};

void PrintTo(const BadRow& row, std::ostream* out) { *out << row.name; }

std::string row_name(const auto& row) { return row.param.name; }

/// A window that its application shows no tree of, beside "Widgets" and "Editor".
class ReadingOf : public testing::TestWithParam<BadRow> {};

TEST_P(ReadingOf, IsRefusedAndSaysWhy) {
  const auto& row = GetParam();
  SimulatedDesk desk(row.name.starts_with("a_window_without_accessibility")
                         ? scene_of({button("Save")}, {{"toolkit", "canvas"}})
                         : "widgets");
  const auto refused = desk.refusal(row.tool, row.arguments);
  EXPECT_EQ(refused.code, row.code) << refused.message;
  for (const auto& word : row.says) EXPECT_THAT(refused.message, HasSubstr(word));
  EXPECT_TRUE(desk.log().empty());
}

json window(json more, int pid = 200) {
  more["pid"] = pid;
  return more;
}

/// Below the least, and above what is allowed and what a number can be.
std::vector<BadRow> caps() {
  struct Cap {
    std::string tool;
    std::string name;
    json others;
    std::int64_t least;
    std::int64_t most;
  };
  const json part{{"window_id", 1001}, {"x1", 0}, {"y1", 0}, {"x2", 9}, {"y2", 9}};
  const std::vector<Cap> all{{"get_window_state", "max_elements", window({}), 1, 20'000},
                             {"get_window_state", "max_depth", window({}), 1, 256},
                             {"get_window_state", "max_image_dimension", window({}), 0, 16'384},
                             {"get_window_state", "max_dimension", window({}), 1, 16'384},
                             {"get_desktop_state", "max_image_dimension", json::object(), 0, 16'384},
                             {"find_elements", "limit", window({{"query", "x"}}), 1, 1'000}};
  std::vector<BadRow> rows;
  for (const auto& cap : all) {
    const auto with = [&](const std::string& how, const json& value) {
      auto arguments = cap.others;
      arguments[cap.name] = value;
      rows.push_back(
          {cap.tool + "_with_" + how + "_" + cap.name, cap.tool, arguments, "invalid_arguments", {"/" + cap.name}});
    };
    with("too_small", cap.least - 1);
    with("a_negative", -1);
    with("the_most_negative", std::numeric_limits<std::int64_t>::min());
    with("too_large", cap.most + 1);
    with("an_enormous", std::numeric_limits<std::int64_t>::max());
    with("an_endless", 1e300);
    with("a_broken", 2.5);
  }
  return rows;
}

std::vector<BadRow> windows() {
  std::vector<BadRow> rows{
      {"a_pid_of_nobody", "get_window_state", window({}, 4'711), "process_not_found", {"4711"}},
      {"a_negative_pid", "get_window_state", window({}, -1), "invalid_arguments", {"/pid"}},
      {"an_enormous_pid", "get_window_state", {{"pid", 1e15}}, "invalid_arguments", {"/pid"}},
      {"a_window_of_another", "get_window_state", window({{"window_id", 1000}}), "window_owner_mismatch", {"1000"}},
      {"a_window_of_another_to_search",
       "find_elements",
       window({{"window_id", 1000}, {"query", "x"}}),
       "window_owner_mismatch",
       {"1000"}},
      {"a_window_that_is_not_there", "get_window_state", window({{"window_id", 4'711}}), "window_not_found", {"4711"}},
      {"a_negative_window", "get_window_state", window({{"window_id", -1}}), "invalid_arguments", {"/window_id"}},
      {"a_window_without_accessibility_and_no_picture",
       "get_window_state",
       window({{"include_screenshot", false}}),
       "accessibility_off",
       {"App"}},
      {"a_window_without_accessibility_to_search",
       "find_elements",
       window({{"query", "x"}}),
       "accessibility_off",
       {"App"}},
      {"an_empty_query", "get_window_state", window({{"query", ""}}), "invalid_arguments", {"/query"}},
      {"a_query_of_a_novel",
       "get_window_state",
       window({{"query", std::string(10'000, 'x')}}),
       "invalid_arguments",
       {"/query", "256"}},
      {"a_snapshot_number_below_one", "get_window_state", window({{"since", 0}}), "invalid_arguments", {"/since"}},
  };
  return rows;
}

INSTANTIATE_TEST_SUITE_P(Caps, ReadingOf, testing::ValuesIn(caps()), [](const auto& row) { return row_name(row); });
INSTANTIATE_TEST_SUITE_P(Windows, ReadingOf, testing::ValuesIn(windows()),
                         [](const auto& row) { return row_name(row); });

/// A process that runs and has no window, and a window that closes.
TEST(ReadingOfWindows, ThatAreNotThereAnyMoreSaysWhich) {
  SimulatedDesk desk(R"({"applications": [
    {"name": "App", "pid": 200, "windows": [
      {"window_id": 1001, "title": "Window", "bounds": {"x": 0, "y": 0, "width": 90, "height": 90}}]}]})");
  ASSERT_TRUE(desk.sim().run(R"({"do": "close_window", "application": "App", "window": "Window"})"));
  const auto closed = desk.refusal("get_window_state", window({{"window_id", 1001}}));
  EXPECT_EQ(closed.code, "window_not_found");
  EXPECT_THAT(closed.message, HasSubstr("1001"));
  const auto windowless = desk.refusal("get_window_state", window({}));
  EXPECT_EQ(windowless.code, "no_window") << windowless.message;
  EXPECT_THAT(windowless.message, HasSubstr("200"));
}

/// A query is text, whatever it would mean as a pattern: each finds the button that is called so, and it alone.
class QueryOf : public testing::TestWithParam<std::string> {};

TEST_P(QueryOf, RegularExpressionCharactersIsTakenAsItIs) {
  SimulatedDesk desk(scene_of({button("Save"), button("<" + GetParam() + ">")}));
  const auto state =
      desk.call("get_window_state", window({{"query", GetParam()}, {"format", "json"}, {"include_screenshot", false}}));
  ASSERT_EQ(state["elements"].size(), 2U) << "the window and what lies in it: " << state;
  EXPECT_EQ(state["elements"][1]["name"], "<" + GetParam() + ">");
  EXPECT_EQ(desk.call("find_elements", window({{"query", GetParam()}}))["total"], 1);
}

INSTANTIATE_TEST_SUITE_P(Pattern, QueryOf,
                         testing::Values(".*", "(", "[", "[^a]+", "a{1,999999999}", "\\", "(a+)+$", "(?<x>.)\\1", "$^|",
                                         "%s%n", "*?"));

struct BadPlace {
  std::string name;
  /// Below the folder, or from the root.
  std::string path;
  std::string code;
  std::vector<std::string> says;
};

void PrintTo(const BadPlace& row, std::ostream* out) { *out << row.name; }

class PictureInto : public testing::TestWithParam<BadPlace> {};

TEST_P(PictureInto, IsRefusedAndNothingIsWritten) {
  const auto& row = GetParam();
  const Folders folders;
  Config config;
  // Where nobody can write, root included, be it ever so allowed.
  config.output_roots = {"/proc", "/sys"};
  SimulatedDesk desk("widgets", config);
  const auto path = row.path.starts_with("/") ? row.path : folders.at(row.path);
  const auto before = folders.all();
  const json part{{"window_id", 1001}, {"x1", 0}, {"y1", 0}, {"x2", 9}, {"y2", 9}};
  for (auto [tool, arguments] : std::vector<std::pair<std::string, json>>{
           {"get_window_state", window({})}, {"get_desktop_state", json::object()}, {"zoom", part}}) {
    arguments["screenshot_out_file"] = path;
    const auto refused = desk.refusal(tool, arguments);
    EXPECT_EQ(refused.code, row.code) << tool << ": " << refused.message;
    EXPECT_THAT(refused.message, HasSubstr(path)) << tool;
    for (const auto& word : row.says) EXPECT_THAT(refused.message, HasSubstr(word)) << tool;
  }
  EXPECT_EQ(folders.all(), before);
}

INSTANTIATE_TEST_SUITE_P(
    Place, PictureInto,
    testing::Values(
        BadPlace{"a_folder", "home/pictures", "output_refused", {"folder"}},
        BadPlace{"a_root", "home", "path_not_allowed", {}},
        BadPlace{"a_folder_that_is_not_there", "home/nowhere/a.png", "write_failed", {}},
        BadPlace{"a_file_as_folder", "home/key.pem/a.png", "write_failed", {}},
        BadPlace{"somebody_elses_folder", "elsewhere/a.png", "path_not_allowed", {}},
        BadPlace{"the_system", "/etc/a.png", "path_not_allowed", {}},
        BadPlace{"the_folder_of_processes", "/proc/a.png", "write_failed", {}},
        BadPlace{"the_folder_of_devices", "/sys/kernel/a.png", "write_failed", {}},
        BadPlace{"a_file_of_the_kernel", "/proc/uptime", "write_failed", {}},
        BadPlace{"dots_that_lead_out", "home/pictures/../../elsewhere/a.png", "path_not_allowed", {}},
        BadPlace{"a_link_that_leads_out", "home/elsewhere/a.png", "path_not_allowed", {}},
        BadPlace{"a_dangling_link_that_leads_out", "home/pictures/dangling.png", "output_refused", {"link"}},
        BadPlace{"a_key", "home/key.pem", "output_refused", {"no picture"}},
        BadPlace{"a_hidden_key", "home/.ssh/id_ed25519", "output_refused", {"hidden"}},
        BadPlace{"a_new_file_beside_hidden_keys", "home/.ssh/a.png", "output_refused", {"hidden"}},
        BadPlace{"a_link_to_a_key", "home/pictures/key.png", "output_refused", {}},
        BadPlace{"a_key_through_a_linked_folder", "home/pictures/keys/id_ed25519", "output_refused", {"hidden"}},
        BadPlace{"a_name_that_is_too_long", "home/" + std::string(300, 'a') + ".png", "write_failed", {"too long"}}),
    [](const auto& row) { return row_name(row); });

}  // namespace
}  // namespace offhand::test
