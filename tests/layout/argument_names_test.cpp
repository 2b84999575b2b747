#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <regex>
#include <set>
#include <string>
#include <vector>

// What an argument holds is said in its schema. Code that spells its name knows the arguments of one toolset alone:
// what another toolset types would be recorded as it is. platform/ is given no arguments.
namespace offhand::test {
namespace {

namespace fs = std::filesystem;

const fs::path source_root = OFFHAND_TEST_ROOT;

/// Where such a word is no name of an argument.
struct Elsewhere {
  /// Of a file or a folder.
  std::string path;
  /// None: whatever stands there.
  std::set<std::string> words;
  std::string reason;
};

const std::vector<Elsewhere>& exceptions() {
  static const std::vector<Elsewhere> list{
      {"impl/assertion/", {"enabled", "role", "title", "value"}, "keys of what is asserted"},
      {"impl/cli/", {}, "a client of the program's own tools, and what its commands print"},
      {"impl/command_line/print.cpp", {"text"}, "a member of what is printed"},
      {"impl/command_line/tool_arguments.cpp", {"format"}, "the form of the output, which is that of the tool as well"},
      {"impl/audit/", {"x"}, "the first letter of a private name of a language"},
      {"impl/config/offhand_folder.cpp", {"capture_scope"}, "a setting"},
      {"impl/cup/", {}, "the formats of the Computer Use Protocol"},
      {"impl/daemon/carried_messages.cpp", {"name"}, "a member of messages"},
      {"impl/daemon/client.cpp", {"method", "name", "pid", "text"}, "members of messages"},
      {"impl/daemon/marks.cpp", {"method"}, "a member of messages"},
      {"impl/events/event_row.cpp", {"detail", "window_id"}, "members of what is told of an event"},
      {"impl/library/", {}, "members of the JSON texts of the interface for C"},
      {"impl/mcp/", {}, "members of the protocol's messages"},
      {"impl/perception/", {"x"}, "a mark of numbers"},
      {"impl/prompts/",
       {"count", "description", "mode", "name", "query", "role", "text"},
       "members of the protocol's messages, and of tools that a client's model may call"},
      {"impl/query/", {}, "words of queries"},
      {"impl/recording/page.cpp", {}, "the format of recordings"},
      {"impl/recording/recorded_action.cpp", {}, "the format of recordings"},
      {"impl/recording/recordings.cpp", {"window_id"}, "a member of what a launch answered"},
      {"impl/recording/turn_files.cpp", {}, "the format of recordings"},
      {"impl/resources/",
       {"app", "detail", "name", "pid", "role", "session", "state", "steps", "text", "title", "value", "window_id"},
       "members of resources"},
      {"impl/sandbox/", {"height", "pid", "width", "x"}, "the state of a sandbox, and a size for Xvfb"},
      {"impl/security/", {}, "members of tokens and keys"},
      {"impl/junit/", {"duration_ms", "steps"}, "members of what a workflow tells"},
      {"impl/user_recording/", {}, "the steps of a workflow"},
      {"impl/workflow/", {"description", "duration_ms"}, "members of what an audit and a workflow tell"},
      {"impl/tools/ax/",
       {"baseline", "role", "screenshot", "text", "text_on_screen"},
       "members of what models and workflows say; what found an element"},
      {"impl/tools/client.cpp", {"action"}, "a member of an answer of a client"},
      {"impl/tools/cup/screenshot.cpp", {"screenshot"}, "what a picture is called in messages"},
      {"impl/tools/desktop/set_agent_cursor_motion.cpp", {"cursor_color"}, "the body says which of its own is wrong"},
      {"impl/tools/desktop/set_agent_cursor_style.cpp",
       {"bloom_color", "gradient_colors"},
       "the body says which of its own is wrong"},
      {"impl/tools/desktop/set_config.cpp",
       {"capture_scope", "experimental_pip", "experimental_pip_geometry", "max_image_dimension"},
       "settings"},
      {"impl/tools/question_forms.cpp",
       {"action", "message", "mode", "properties", "title", "type", "url"},
       "members of a form that a client shows, and of its answer"},
      {"impl/tools/picture_look.cpp", {"role", "text"}, "members of the protocol's messages"},
      {"impl/vision/", {"height", "role", "text", "width", "x", "y"}, "members of what a model is asked and answers"}};
  return list;
}

std::string source_text(const fs::path& file) {
  std::ifstream stream(file);
  return {std::istreambuf_iterator<char>(stream), {}};
}

/// Of all tools of the product.
std::set<std::string> argument_names() {
  std::set<std::string> names;
  for (const auto& entry : fs::recursive_directory_iterator(source_root / "generated/schemas")) {
    if (!entry.path().string().ends_with(".arguments.json")) continue;
    const auto schema = nlohmann::json::parse(source_text(entry.path()));
    for (const auto& [name, property] : schema.at("properties").items()) names.insert(name);
  }
  return names;
}

/// Those of the names that are string literals of the text.
std::set<std::string> spelt_in(const std::string& text, const std::set<std::string>& names) {
  std::set<std::string> spelt;
  static const std::regex literal(R"re("((?:[^"\\\n]|\\.)*)"|//[^\n]*|#include[^\n]*)re");
  for (std::sregex_iterator match(text.begin(), text.end(), literal), end; match != end; ++match) {
    if (names.contains((*match)[1])) spelt.insert((*match)[1]);
  }
  return spelt;
}

bool is_of(const Elsewhere& exception, const std::string& path, const std::string& word) {
  return path.starts_with(exception.path) && (exception.words.empty() || exception.words.contains(word));
}

TEST(ArgumentNames, AreSpeltInTheSchemaAlone) {
  const auto names = argument_names();
  ASSERT_GT(names.size(), 80U) << "the schemas were not found";
  std::set<const Elsewhere*> used;
  for (const auto& entry : fs::recursive_directory_iterator(source_root / "impl")) {
    if (entry.path().extension() != ".cpp" && entry.path().extension() != ".h") continue;
    const auto path = fs::relative(entry.path(), source_root).generic_string();
    for (const auto& word : spelt_in(source_text(entry.path()), names)) {
      bool is_elsewhere = false;
      for (const auto& exception : exceptions()) {
        if (is_elsewhere || !is_of(exception, path, word)) continue;
        is_elsewhere = true;
        used.insert(&exception);
      }
      EXPECT_TRUE(is_elsewhere) << path << " spells \"" << word
                                << "\", an argument of tools: go by what it holds (codegen/runtime/holds.h)";
    }
  }
  for (const auto& exception : exceptions())
    EXPECT_TRUE(used.contains(&exception)) << exception.path << " needs no exception: " << exception.reason;
}

TEST(ArgumentNames, OneThatIsSpeltIsSeen) {
  const std::set<std::string> names{"element_token", "text", "x"};
  EXPECT_EQ(spelt_in(R"(arguments.erase("element_token"); f("a", "text") // "x")", names),
            (std::set<std::string>{"element_token", "text"}));
  EXPECT_THAT(spelt_in("// an \"x\"\n#include \"text\"\nf(\"an element_token\", \"\\\"x\");", names),
              testing::IsEmpty());
}

}  // namespace
}  // namespace offhand::test
