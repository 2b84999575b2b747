#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>
#include <regex>
#include <set>
#include <sstream>
#include <string>
#include <vector>

// Include direction: schema -> codegen -> generated -> platform -> impl -> tests. Each folder may use those before it,
// never those after, and a few libraries are confined to the folder that wraps them.
namespace offhand::test {
namespace {

namespace fs = std::filesystem;

struct Direction {
  /// The row with the longest prefix of a file's path decides.
  std::string file_prefix;
  /// What a file there may include of this repository; tests may include everything.
  std::vector<std::string> may_include;
};

const std::vector<Direction> directions{
    {"codegen/", {"codegen/"}},
    {"codegen/runtime/", {"codegen/runtime/"}},
    {"generated/", {"generated/", "codegen/runtime/"}},
    {"platform/api/", {"platform/api/", "generated/types/", "generated/support/facets.", "codegen/runtime/"}},
    {"platform/host/", {"platform/host/", "platform/api/", "generated/types/", "codegen/runtime/"}},
    {"platform/linux/", {"platform/linux/", "platform/api/", "platform/host/", "generated/types/", "codegen/runtime/"}},
    {"platform/web/", {"platform/web/", "platform/api/", "generated/types/", "codegen/runtime/"}},
    {"platform/web_desk/",
     {"platform/web_desk/", "platform/web/", "platform/api/", "platform/host/", "generated/types/",
      "codegen/runtime/"}},
    // Speaks for a browser's pipe, in its protocol.
    {"platform/linux/apps/page_pipe_holder.",
     {"platform/linux/", "platform/host/", "platform/web/message.h", "platform/web/nul_frames.h",
      "platform/web/switchboard.h"}},
    {"platform/linux/backend.cpp",
     {"platform/linux/", "platform/web/pages.h", "platform/api/", "platform/host/", "generated/types/",
      "codegen/runtime/"}},
    {"platform/windows/", {"platform/windows/", "platform/api/", "generated/types/", "codegen/runtime/"}},
    {"platform/none/", {"platform/system_backend.h", "platform/web_desk/web_desk.h", "generated/types/"}},
    {"platform/linux/system_backend.cpp", {"platform/linux/", "platform/system_backend.h"}},
    {"platform/windows/system_backend.cpp", {"platform/windows/", "platform/system_backend.h", "generated/types/"}},
    {"platform/system_backend.h", {"platform/api/", "codegen/runtime/"}},
    {"platform/sim/", {"platform/sim/", "platform/api/", "platform/host/", "generated/types/", "codegen/runtime/"}},
    // The one place that knows of several backends: the simulation, and that of the system, whichever the build links.
    {"platform/select.",
     {"platform/select.h", "platform/system_backend.h", "platform/web_desk/web_desk.h", "platform/api/",
      "platform/sim/", "generated/types/", "codegen/runtime/"}},
    {"impl/", {"impl/", "platform/api/", "platform/host/", "platform/select.h", "generated/", "codegen/runtime/"}},
    // How one acts is the same for every toolset: it knows none.
    {"impl/verbs/", {"impl/", "platform/api/", "platform/host/", "generated/types/", "codegen/runtime/"}},
    // Installed headers stand alone: they include each other, and the standard library.
    {"impl/library/include/offhand/", {"impl/library/include/offhand/", "generated/include/offhand/"}},
    {"generated/include/offhand/", {"generated/include/offhand/"}},
    // Data of a protocol: no part of a call, and of no desktop.
    {"impl/cup/",
     {"impl/cup/", "impl/base/", "impl/library/include/offhand/", "generated/include/offhand/", "generated/types/",
      "codegen/runtime/"}},
    // What everybody uses knows nobody.
    {"impl/base/", {"impl/base/", "platform/host/", "codegen/runtime/"}},
    // A desktop of one's own is no part of a call: it stands alone, but its state lies where all of ours does.
    {"impl/sandbox/", {"impl/sandbox/", "impl/base/", "platform/host/", "generated/types/", "codegen/runtime/"}},
};

/// The folders inside impl, from the ground up: each may use what stands above it in this list, as far as its row says,
/// and never what stands below. docs/design/architecture.md shows the same picture.
const std::vector<Direction> floors{
    {"impl/base/", {}},
    {"impl/library/include/offhand/", {}},
    {"impl/cup/", {"impl/base/", "impl/library/include/offhand/"}},
    {"impl/config/", {"impl/base/"}},
    // Words that find elements: their grammar, and what they match among nodes.
    {"impl/query/", {"impl/base/"}},
    {"impl/perception/", {"impl/base/", "impl/query/"}},
    {"impl/cursor/", {"impl/base/", "impl/perception/"}},
    {"impl/session/",
     {"impl/base/", "impl/library/include/offhand/", "impl/cup/unread.h", "impl/config/", "impl/perception/",
      "impl/cursor/"}},
    // Windows as envelopes of a protocol: for tools, and for whoever uses us as a library.
    {"impl/capture/",
     {"impl/base/", "impl/library/include/offhand/", "impl/cup/unread.h", "impl/perception/", "impl/session/"}},
    // What applications report, and who waits for it.
    {"impl/events/", {"impl/base/"}},
    // What a call touches, found and checked; and how one tells that something came of it.
    {"impl/target/", {"impl/base/", "impl/query/", "impl/perception/", "impl/session/", "impl/events/"}},
    {"impl/evidence/", {"impl/base/", "impl/perception/", "impl/session/", "impl/events/", "impl/target/"}},
    // The user's pointer, focus and front window around an action; then the action itself, and how one acts.
    {"impl/user_state/", {"impl/base/", "impl/session/", "impl/events/", "impl/target/"}},
    {"impl/action/",
     {"impl/base/", "impl/perception/", "impl/session/", "impl/events/", "impl/target/", "impl/evidence/",
      "impl/user_state/"}},
    {"impl/verbs/",
     {"impl/base/", "impl/perception/", "impl/session/", "impl/events/", "impl/target/", "impl/evidence/",
      "impl/user_state/", "impl/action/"}},
    // Inverses of actions that were done, as long as nobody changed what they left.
    {"impl/undo/", {"impl/base/", "impl/perception/", "impl/session/", "impl/verbs/"}},
    // Whether an element is as somebody says; what keeps people from using one.
    {"impl/assertion/", {"impl/query/"}},
    {"impl/audit/", {"impl/query/", "impl/perception/"}},
    // What a window is, by tables.
    {"impl/patterns/", {"impl/query/", "impl/perception/"}},
    // What others see in a picture: a model, a program that reads text.
    {"impl/vision/", {"impl/base/", "impl/query/", "impl/perception/"}},
    // Steps in order, what refers to earlier ones, and what follows a failure; they are done elsewhere.
    {"impl/workflow/", {"impl/base/"}},
    {"impl/recording/", {"impl/base/", "impl/perception/", "impl/session/", "impl/target/"}},
    // What the user does at the desk, as steps of a workflow.
    {"impl/user_recording/", {"impl/query/", "impl/perception/", "impl/session/", "impl/events/"}},
    // What bodies see of a call; services know nothing of it.
    {"impl/tools/",
     {"impl/base/", "impl/config/", "impl/perception/", "impl/session/", "impl/events/", "impl/target/",
      "impl/evidence/", "impl/user_state/", "impl/action/", "impl/vision/", "impl/recording/"}},
    // A body knows the context that dispatch fills, not dispatch.
    {"impl/tools/desktop/",
     {"impl/base/", "impl/config/", "impl/perception/", "impl/cursor/", "impl/target/", "impl/evidence/",
      "impl/action/", "impl/verbs/", "impl/vision/", "impl/recording/", "impl/tools/"}},
    // What clients may do, and what is kept from them.
    {"impl/policy/",
     {"impl/base/", "impl/config/", "impl/perception/picture.h", "impl/target/sign_in.h", "impl/target/target.h",
      "impl/tools/client.h", "impl/tools/question_forms.h"}},
    {"impl/tools/cup/",
     {"impl/base/", "impl/library/include/offhand/", "impl/config/", "impl/perception/", "impl/session/",
      "impl/capture/", "impl/target/", "impl/action/", "impl/verbs/", "impl/tools/"}},
    {"impl/tools/ax/",
     {"impl/base/", "impl/config/", "impl/query/", "impl/perception/", "impl/session/", "impl/target/",
      "impl/evidence/", "impl/action/", "impl/verbs/", "impl/undo/", "impl/assertion/", "impl/audit/", "impl/patterns/",
      "impl/vision/", "impl/workflow/", "impl/recording/", "impl/tools/"}},
    {"impl/dispatch/",
     {"impl/base/",
      "impl/config/",
      "impl/perception/",
      "impl/session/",
      "impl/events/",
      "impl/target/",
      "impl/evidence/",
      "impl/user_state/",
      "impl/action/",
      "impl/vision/",
      "impl/recording/",
      "impl/user_recording/",
      "impl/tools/call.h",
      "impl/tools/client.h",
      "impl/tools/client_roots.h",
      "impl/tools/next_step.h",
      "impl/tools/picture_look.h",
      "impl/tools/protocol_speaker.h",
      "impl/tools/question_forms.h",
      "impl/policy/"}},
    {"impl/resources/",
     {"impl/config/", "impl/perception/", "impl/session/", "impl/events/", "impl/target/", "impl/patterns/",
      "impl/user_recording/", "impl/tools/call.h", "impl/tools/client_roots.h", "impl/tools/ax/search.h",
      "impl/tools/ax/given_picture.h", "impl/tools/picture_look.h", "impl/tools/protocol_speaker.h",
      "impl/dispatch/statistics.h", "impl/dispatch/selection.h"}},
    {"impl/prompts/", {"impl/base/", "impl/tools/call.h"}},
    // Transports and the command line know dispatch, not tools.
    {"impl/mcp/",
     {"impl/base/", "impl/config/", "impl/events/", "impl/tools/client.h", "impl/tools/protocol_speaker.h",
      "impl/dispatch/"}},
    {"impl/security/", {"impl/base/"}},
    {"impl/sandbox/", {"impl/base/"}},
    {"impl/transport/", {"impl/base/", "impl/config/", "impl/dispatch/", "impl/mcp/", "impl/security/"}},
    // For programs of others.
    {"impl/library/",
     {"impl/base/", "impl/library/include/offhand/", "impl/cup/", "impl/config/", "impl/capture/", "impl/session/",
      "impl/tools/call.h", "impl/dispatch/"}},
    // The settings files of MCP clients.
    {"impl/install/", {}},
    // The command line of any catalog of tools.
    {"impl/command_line/", {"impl/dispatch/"}},
    // A whole server for tools that come from elsewhere.
    {"impl/toolkit/", {"impl/dispatch/", "impl/mcp/", "impl/transport/", "impl/command_line/"}},
    {"impl/daemon/", {"impl/base/", "impl/config/", "impl/dispatch/", "impl/mcp/", "impl/transport/"}},
    // Reports of tests, as CI servers read them.
    {"impl/junit/", {"impl/base/"}},
    {"impl/cli/",
     {"impl/base/", "impl/junit/", "impl/library/include/offhand/", "impl/config/", "impl/perception/encoded_picture.h",
      "impl/perception/perception.h", "impl/perception/picture.h", "impl/session/session.h", "impl/events/",
      "impl/recording/page.h", "impl/dispatch/", "impl/mcp/", "impl/sandbox/", "impl/transport/", "impl/command_line/",
      "impl/daemon/", "impl/install/"}},
};

struct Confined {
  std::string include_prefix;
  std::vector<std::string> only_in;
};

const std::vector<Confined> confined{
    {"systemd/", {"platform/linux/atspi/", "platform/linux/input_method/", "platform/linux/menus/"}},
    {"re2/", {"impl/query/"}},
    {"toml++/", {"impl/install/"}},
    {"yaml-cpp/", {"impl/install/"}},
    {"dbus/", {}},
    {"gio/", {}},
    {"xcb/", {"platform/linux/x11/", "impl/sandbox/"}},
    {"xkbcommon/", {"platform/linux/x11/"}},
    {"X11/", {"platform/linux/x11/"}},
    {"CLI/", {"impl/command_line/"}},
    {"png.h", {"impl/perception/", "platform/web_desk/"}},
    {"jpeglib.h", {"impl/perception/"}},
    {"sodium.h", {"impl/base/"}},
    {"boost/", {"impl/transport/", "platform/web/", "platform/web_desk/"}},
    {"gtest/", {}},
    {"gmock/", {}},
    // Above the platform only a Clock tells the time of a desktop.
    {"platform/host/steady_clock.h", {"platform/linux/", "platform/web_desk/", "impl/dispatch/process.cpp"}},
};

/// What compiles for every system: it names none in a directive, and includes nothing that only some have. What a
/// system offers is in platform/host, a file for each of them.
const std::vector<std::string> for_every_system{
    "codegen/",           "generated/",       "platform/api/",  "platform/sim/",    "platform/host/paths.h",
    "impl/dispatch/",     "impl/perception/", "impl/cursor/",   "impl/action/",     "impl/session/",
    "impl/events/",       "impl/target/",     "impl/evidence/", "impl/user_state/", "impl/verbs/",
    "impl/tools/",        "impl/cli/",        "impl/config/",   "impl/resources/",  "impl/prompts/",
    "impl/command_line/", "impl/cup/",
};
/// The part of the command line that is not linked where there are no such processes: it speaks to a daemon on a
/// socket.
const std::vector<std::string> for_some_systems{"impl/cli/mcp_command.cpp"};
const std::vector<std::string> headers_of_some_systems{"unistd.h", "fcntl.h", "poll.h",    "pthread.h", "signal.h",
                                                       "dirent.h", "sys/",    "windows.h", "io.h",      "Windows.h"};

struct Include {
  std::string file;
  std::string included;
};

/// Installed headers are included without their root.
std::string with_root(const std::string& included) {
  if (!included.starts_with("offhand/")) return included;
  for (const auto* root : {"impl/library/include/", "generated/include/"})
    if (fs::exists(fs::path(OFFHAND_TEST_ROOT) / (root + included))) return root + included;
  return included;
}

std::vector<Include> includes_in(const std::string& file, const std::string& text) {
  static const std::regex directive(R"(^[ \t]*#[ \t]*include[ \t]*[<"]([^>"]+)[>"])", std::regex::multiline);
  std::vector<Include> includes;
  for (std::sregex_iterator match(text.begin(), text.end(), directive), end; match != end; ++match) {
    includes.push_back({file, with_root((*match)[1])});
  }
  return includes;
}

bool is_ours(const std::string& included) {
  static const std::vector<std::string> folders{"codegen/", "generated/", "platform/", "impl/", "tests/"};
  return std::any_of(folders.begin(), folders.end(), [&](const auto& folder) { return included.starts_with(folder); });
}

bool starts_with_any(const std::string& text, const std::vector<std::string>& prefixes) {
  return std::any_of(prefixes.begin(), prefixes.end(), [&](const auto& prefix) { return text.starts_with(prefix); });
}

bool is_for_every_system(const std::string& file) {
  return starts_with_any(file, for_every_system) && !starts_with_any(file, for_some_systems);
}

/// Directives that compile something on one system only: the macros by which compilers tell them.
std::vector<std::string> systems_named_in(const std::string& text) {
  static const std::regex directive(
      R"(^[ \t]*#[ \t]*(?:if|ifdef|ifndef|elif)\b[^\n]*\b_*(WIN32|WIN64|MINGW32|MINGW64|MSC_VER|CYGWIN|linux|unix|APPLE|MACH)(?:__)?\b)",
      std::regex::multiline);
  std::vector<std::string> named;
  for (std::sregex_iterator match(text.begin(), text.end(), directive), end; match != end; ++match)
    named.push_back((*match)[1]);
  return named;
}

const Direction* row_for(const std::vector<Direction>& rows, const std::string& file) {
  const Direction* best = nullptr;
  for (const auto& row : rows) {
    if (file.starts_with(row.file_prefix) && (best == nullptr || row.file_prefix.size() > best->file_prefix.size()))
      best = &row;
  }
  return best;
}

std::vector<std::string> problems_of(const Include& include) {
  std::vector<std::string> problems;
  const auto complain = [&](const std::string& why) {
    problems.push_back(include.file + " includes " + include.included + ": " + why);
  };
  const auto* row = row_for(directions, include.file);
  if (row == nullptr) {
    complain("no row of the table says what this file may include");
    return problems;
  }
  if (is_ours(include.included) && !starts_with_any(include.included, row->may_include)) {
    complain("files of " + row->file_prefix + " may not");
  }
  if (include.file.starts_with("impl/") && include.included.starts_with("impl/")) {
    const auto* floor = row_for(floors, include.file);
    if (floor == nullptr) {
      complain("its folder is on no floor");
    } else if (!include.included.starts_with(floor->file_prefix) &&
               !starts_with_any(include.included, floor->may_include)) {
      complain("files of " + floor->file_prefix + " may not");
    }
  }
  if (include.included.starts_with("platform/host/posix/") || include.included.starts_with("platform/host/windows/")) {
    if (!include.file.starts_with("platform/host/")) complain("what a system offers has one form for all of them");
  }
  for (const auto& library : confined) {
    if (include.included.starts_with(library.include_prefix) && !starts_with_any(include.file, library.only_in)) {
      complain("that library has its own folder");
    }
  }
  if (is_for_every_system(include.file) && starts_with_any(include.included, headers_of_some_systems)) {
    complain("not every system has it; what this is needed for belongs into platform/host");
  }
  return problems;
}

/// Our sources by their path.
std::map<std::string, std::string> all_sources() {
  const fs::path root = OFFHAND_TEST_ROOT;
  std::map<std::string, std::string> sources;
  for (const auto* folder : {"codegen", "generated", "platform", "impl"}) {
    for (const auto& entry : fs::recursive_directory_iterator(root / folder)) {
      if (entry.path().extension() != ".h" && entry.path().extension() != ".cpp") continue;
      std::ifstream stream(entry.path());
      sources[fs::relative(entry.path(), root).generic_string()] = {std::istreambuf_iterator<char>(stream), {}};
    }
  }
  return sources;
}

std::vector<Include> all_includes() {
  std::vector<Include> includes;
  for (const auto& [file, text] : all_sources()) {
    const auto found = includes_in(file, text);
    includes.insert(includes.end(), found.begin(), found.end());
  }
  return includes;
}

TEST(Layout, EveryFolderIncludesOnlyWhatComesBeforeIt) {
  const auto includes = all_includes();
  EXPECT_GT(includes.size(), 500U) << "the files were not found";
  std::vector<std::string> problems;
  for (const auto& include : includes) {
    const auto found = problems_of(include);
    problems.insert(problems.end(), found.begin(), found.end());
  }
  EXPECT_THAT(problems, testing::IsEmpty());
}

TEST(Layout, WhatIsForEverySystemNamesNone) {
  std::size_t looked_at = 0;
  for (const auto& [file, text] : all_sources()) {
    if (!is_for_every_system(file)) continue;
    ++looked_at;
    EXPECT_THAT(systems_named_in(text), testing::IsEmpty()) << file;
  }
  EXPECT_GT(looked_at, 150U) << "the files were not found";
}

TEST(Layout, DirectivesThatNameASystemAreSeen) {
  EXPECT_EQ(systems_named_in("#ifdef _WIN32\n#endif\n").size(), 1U);
  EXPECT_EQ(systems_named_in("int x;\n  # if defined(__linux__) && X\n#elif __APPLE__\n").size(), 2U);
  EXPECT_EQ(systems_named_in("#if !defined(__unix__)\n").size(), 1U);
  EXPECT_TRUE(systems_named_in("// #ifdef _WIN32\nauto linux = 1;\n#ifdef NDEBUG\n").empty());
}

// What /proc tells of a process ends in an error where the process ends in mid-read. libstdc++ throws that error out of
// an istreambuf_iterator; std::getline, >> and << rdbuf() keep it in the stream.
TEST(Layout, NoFileOfAnotherProcessIsReadByWhatThrows) {
  for (const auto& [file, text] : all_sources()) EXPECT_EQ(text.find("istreambuf_iterator"), std::string::npos) << file;
}

TEST(Layout, NoFloorOfImplUsesOneBelowItInTheList) {
  for (std::size_t i = 0; i < floors.size(); ++i) {
    for (const auto& used : floors[i].may_include) {
      const auto* of = row_for(floors, used);
      ASSERT_NE(of, nullptr) << used;
      EXPECT_LT(of - floors.data(), static_cast<std::ptrdiff_t>(i)) << floors[i].file_prefix << " uses " << used;
    }
  }
}

/// The functions of a formatted file, at the level of its namespaces: name and length in lines.
std::map<std::string, int> functions_in(const std::string& text) {
  static const std::regex begins(R"(^[A-Za-z].*?\b(\w+)\()");
  std::map<std::string, int> lengths;
  std::istringstream lines(text);
  std::string name;
  int began = 0;
  int at = 0;
  for (std::string line; std::getline(lines, line); ++at) {
    std::smatch match;
    if (line == "}" && !name.empty()) {
      lengths[name] = at - began + 1;
      name.clear();
    } else if (std::regex_search(line, match, begins)) {
      name = match[1];
      began = at;
      // Of one line, or declared alone.
      if (line.ends_with("}") || line.ends_with(";")) name.clear();
    }
  }
  return lengths;
}

// A second toolset would have to copy what a body does.
TEST(Layout, ABodyThatActsIsAnAdapterOfAVerb) {
  constexpr int most_lines = 30;
  std::size_t looked_at = 0;
  for (const auto& [file, text] : all_sources()) {
    if (!file.starts_with("impl/tools/") || text.find("#include \"impl/verbs/") == std::string::npos) continue;
    ++looked_at;
    for (const auto& [name, lines] : functions_in(text)) EXPECT_LE(lines, most_lines) << file << " " << name;
    EXPECT_EQ(text.find("first_of("), std::string::npos) << file << " delivers by itself; carry_out() does";
  }
  EXPECT_GE(looked_at, 14U) << "the files were not found";
}

TEST(Layout, FunctionsAreMeasured) {
  const auto lengths = functions_in(
      "int f(int x) {\n  g();\n}\n\nvoid declared();\nint one() { return 1; }\nResult<int> h(int x,\n              int "
      "y) {\n"
      "  if (x) {\n    g();\n  }\n}\n");
  const std::map<std::string, int> expected{{"f", 3}, {"h", 6}};
  EXPECT_EQ(lengths, expected);
}

TEST(Layout, GeneratedHeadersIncludeNoJsonButItsForwardDeclarations) {
  for (const auto& include : all_includes()) {
    const bool json_in_header = include.file.starts_with("generated/") && include.file.ends_with(".h") &&
                                include.included.starts_with("nlohmann/");
    EXPECT_TRUE(!json_in_header || include.included == "nlohmann/json_fwd.hpp") << include.file;
  }
}

/// Those of the prefixes that no file has.
std::vector<std::string> without_a_file(const std::vector<std::string>& prefixes) {
  static const auto sources = all_sources();
  std::vector<std::string> found;
  for (const auto& prefix : prefixes) {
    const auto first = sources.lower_bound(prefix);
    if (first == sources.end() || !first->first.starts_with(prefix)) found.push_back(prefix);
  }
  return found;
}

TEST(Layout, EveryRowOfTheTablesIsOfAFile) {
  for (const auto* table : {&directions, &floors}) {
    for (const auto& row : *table) {
      EXPECT_THAT(without_a_file({row.file_prefix}), testing::IsEmpty());
      EXPECT_THAT(without_a_file(row.may_include), testing::IsEmpty()) << "in the row of " << row.file_prefix;
    }
  }
  EXPECT_THAT(without_a_file(for_every_system), testing::IsEmpty());
  EXPECT_THAT(without_a_file(for_some_systems), testing::IsEmpty());
  EXPECT_EQ(without_a_file({"impl/nowhere/", "impl/tools/"}).size(), 1U);
}

TEST(Layout, EveryLibraryIsUsedWhereItIsConfinedTo) {
  const auto includes = all_includes();
  for (const auto& library : confined) {
    for (const auto& place : library.only_in) {
      EXPECT_TRUE(std::ranges::any_of(includes,
                                      [&](const Include& include) {
                                        return include.included.starts_with(library.include_prefix) &&
                                               include.file.starts_with(place);
                                      }))
          << place << " does not include " << library.include_prefix;
    }
  }
}

/// Files that a file includes, and what those include.
std::set<std::string> all_that_comes_with(const std::string& file) {
  std::map<std::string, std::vector<std::string>> included_by;
  for (const auto& include : all_includes()) included_by[include.file].push_back(include.included);
  std::set<std::string> seen;
  std::vector<std::string> left{file};
  while (!left.empty()) {
    const auto next = left.back();
    left.pop_back();
    for (const auto& included : included_by[next])
      if (seen.insert(included).second) left.push_back(included);
  }
  return seen;
}

TEST(Layout, TheContextOfABodyBringsNoJson) {
  const auto context = all_that_comes_with("impl/tools/call.h");
  EXPECT_TRUE(context.contains("codegen/runtime/error.h")) << "what it includes was not found";
  EXPECT_FALSE(context.contains("nlohmann/json.hpp"));
  EXPECT_TRUE(all_that_comes_with("impl/recording/recordings.h").contains("nlohmann/json.hpp"));
}

TEST(Layout, TheCheckSeesWhatIsForbidden) {
  const std::vector<Include> forbidden{
      {"generated/types/x.h", "impl/tools/call.h"},
      {"codegen/runtime/x.h", "generated/types/x.h"},
      {"platform/sim/x.cpp", "platform/linux/backend.h"},
      {"platform/linux/x11/x.cpp", "platform/select.h"},
      {"platform/api/x.h", "platform/sim/sim.h"},
      {"impl/tools/desktop/x.cpp", "platform/linux/x11/connection/display.h"},
      {"impl/mcp/x.cpp", "impl/tools/call.h"},
      {"impl/cli/x.cpp", "impl/tools/call.h"},
      {"impl/action/x.cpp", "systemd/sd-bus.h"},
      {"platform/linux/x11/x.cpp", "systemd/sd-bus.h"},
      {"impl/perception/x.cpp", "xcb/xcb.h"},
      {"impl/dispatch/x.cpp", "CLI/CLI.hpp"},
      {"impl/dispatch/x.cpp", "unistd.h"},
      {"impl/cli/x.cpp", "sys/file.h"},
      {"platform/sim/x.cpp", "windows.h"},
      {"impl/action/x.cpp", "platform/host/posix/x.h"},
      {"impl/base/x.cpp", "generated/types/errors.h"},
      {"impl/x.cpp", "tests/support/process.h"},
      {"elsewhere/x.cpp", "impl/tools/call.h"},
      {"impl/action/x.cpp", "platform/host/steady_clock.h"},
      {"impl/action/x.cpp", "impl/tools/call.h"},
      {"impl/perception/x.cpp", "impl/target/target.h"},
      {"impl/tools/desktop/x.cpp", "impl/dispatch/locks.h"},
      {"impl/dispatch/x.cpp", "impl/verbs/press.h"},
      {"impl/verbs/x.cpp", "impl/tools/call.h"},
      {"impl/verbs/x.cpp", "generated/tools/desktop/click.h"},
      {"impl/elsewhere/x.cpp", "impl/base/x.h"},
  };
  for (const auto& include : forbidden)
    EXPECT_FALSE(problems_of(include).empty()) << include.file << " " << include.included;
  EXPECT_TRUE(problems_of({"platform/select.cpp", "platform/sim/sim.h"}).empty());
  EXPECT_TRUE(problems_of({"impl/tools/desktop/click.cpp", "impl/tools/call.h"}).empty());
  EXPECT_TRUE(problems_of({"platform/linux/atspi/x.cpp", "systemd/sd-bus.h"}).empty());
}

TEST(Layout, IncludesAreFoundHoweverTheyAreWritten) {
  const auto found = includes_in("x", "#include <a/b.h>\n  #  include \"c.h\"\n// #include <d.h>\nint x;\n");
  ASSERT_EQ(found.size(), 2U);
  EXPECT_EQ(found[0].included, "a/b.h");
  EXPECT_EQ(found[1].included, "c.h");
}

}  // namespace
}  // namespace offhand::test
