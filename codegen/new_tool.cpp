#include "codegen/new_tool.h"

#include <algorithm>
#include <cstdlib>
#include <functional>
#include <regex>
#include <stdexcept>

#include "codegen/emit/staged_files.h"
#include "codegen/emit/writer.h"
#include "codegen/generate.h"
#include "codegen/model/name.h"
#include "codegen/runtime/read_file.h"

namespace offhand::codegen {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kNewSchema = R"({
  "$dollar$schema": "$form$",
  "name": "$name$", "title": "$title$", "group": "$toolset$", "since": "0.1",
  "description": "Says what it was told.",
  "annotations": { "readOnlyHint": true, "destructiveHint": false, "idempotentHint": true, "openWorldHint": false },
  "cli": { "positional": ["words"] },
  "inputSchema": {
    "type": "object", "required": ["words"],
    "properties": {
      "words": { "type": "string", "maxLength": 4096, "description": "What to say." }
    }
  },
  "outputSchema": {
    "type": "object", "required": ["said"],
    "properties": {
      "said": { "type": "string", "description": "What was said." }
    }
  },
  "reply": "structured",
  "text": { "summary": "✅ {said}" },
  "subject": "none",
  "errors": [],
  "needs": [],
  "locks": "none",
  "timeout": "read",
  "platforms": "all",
  "examples": [
    { "description": "Says hello.", "arguments": { "words": "hello" } }
  ]
}
)";

constexpr std::string_view kNewPresets = R"({
  "$dollar$schema": "$form$",
  "default": "all",
  "presets": {
    "all": { "description": "Every tool.", "toolsets": ["$toolset$"] }
  }
}
)";

constexpr std::string_view kNewBody = R"(#include "$header$"

namespace $space$::tools::$toolset$ {

Result<$Name$Result> $body$(Call& /*call*/, const $Name$Args& args) { return $Name$Result{.said = args.words}; }

}  // namespace $space$::tools::$toolset$
)";

constexpr std::string_view kNewTest = R"(#include <gtest/gtest.h>

#include "$desk$"

namespace offhand::test {
namespace {

TEST($Name$, SaysWhatItWasTold) {
  SimulatedDesk desk;
  EXPECT_EQ(desk.call("$name$", {{"words", "hello"}})["said"], "hello");
}

}  // namespace
}  // namespace offhand::test
)";

/// Lists the files of a running or killed run. The generator ignores files here that begin with a dot.
constexpr const char* kUnfinished = "schema/.unfinished.txt";

struct NewFile {
  /// Relative to the root.
  fs::path path;
  std::string text;
};

/// A temporary folder, removed by the destructor.
class ScratchFolder {
 public:
  ScratchFolder() {
    std::string pattern = (fs::temp_directory_path() / "offhand-new-tool-XXXXXX").string();
    if (::mkdtemp(pattern.data()) == nullptr) throw std::runtime_error(pattern + " cannot be made.");
    path_ = pattern;
  }
  ScratchFolder(const ScratchFolder&) = delete;
  ScratchFolder& operator=(const ScratchFolder&) = delete;
  ~ScratchFolder() {
    std::error_code ignored;
    fs::remove_all(path_, ignored);
  }

  const fs::path& path() const { return path_; }

 private:
  fs::path path_;
};

using Errors = std::vector<std::string>;

/// The generator's errors with these files that it does not report without them. `judged` checks the schema folder that
/// it is given.
std::string refusal_of(const fs::path& root, const std::vector<NewFile>& files,
                       const std::function<Errors(const fs::path&)>& judged) {
  const bool has_schema = fs::exists(root / "schema");
  const Errors before = has_schema ? judged(root / "schema") : Errors();
  const ScratchFolder scratch;
  if (has_schema) fs::copy(root / "schema", scratch.path() / "schema", fs::copy_options::recursive);
  StagedFiles staged(scratch.path());
  for (const NewFile& file : files) {
    if (*file.path.begin() == "schema") staged.add(file.path.generic_string(), file.text);
  }
  staged.put_in_place();
  std::string refusal;
  for (const std::string& error : judged(scratch.path() / "schema")) {
    if (std::ranges::find(before, error) == before.end()) refusal += error + '\n';
  }
  return refusal;
}

/// The shared schema is beside the program: where it is installed, or in the repository that it was built in.
fs::path shared_schema() {
  const fs::path program = fs::read_symlink("/proc/self/exe").parent_path();
  for (const char* way : {"../share/offhand/schema", "../schema"}) {
    if (fs::exists(program / way / "meta/tool.schema.json")) return program / way;
  }
  throw std::runtime_error("there is no schema of Offhand beside " + program.string() + "; --schema says where it is.");
}

/// Bodies include generated headers by their namespace, so a folder of bodies has a single namespace.
void check_namespace(const fs::path& bodies, const std::string& space) {
  if (!fs::is_directory(bodies)) return;
  const std::regex include("#include \"([a-z0-9_/]+)/generated/tools/");
  for (const auto& entry : fs::directory_iterator(bodies)) {
    const std::string text = entry.path().extension() == ".cpp" ? read_file(entry.path()).value_or("") : "";
    std::smatch found;
    if (std::regex_search(text, found, include) && found[1] != space)
      throw std::runtime_error(entry.path().string() + " is of the namespace " + found[1].str() + ", not of " + space +
                               ". Nothing was written.");
  }
}

}  // namespace

std::vector<fs::path> write_new_tool(std::string_view identity, const fs::path& root, const std::string& space,
                                     const fs::path& shared) {
  std::match_results<std::string_view::const_iterator> parts;
  if (!std::regex_match(identity.begin(), identity.end(), parts, std::regex("([a-z][a-z0-9_]*)\\.([a-z][a-z0-9_]*)")))
    throw std::runtime_error('"' + std::string(identity) + "\" is no name of a tool; weather.forecast is one.");
  const std::string toolset = parts[1].str();
  const Name name(parts[2].str());
  for (const std::string& space_name : {toolset, space}) {
    if (!space_name.empty() && !is_free_namespace(space_name))
      throw std::runtime_error('"' + space_name + "\" is no name for a namespace in C++, or one that is taken.");
  }
  if (name.text().size() > kLongestName) {
    throw std::runtime_error("the name of the tool has more than " + std::to_string(kLongestName) + " characters.");
  }
  const bool own = !space.empty();
  const std::string folder = own ? space + '/' : "";
  const auto filled = [&](std::string_view text, const std::string& form) {
    return fill(text, {{"dollar", "$"},
                       {"form", form},
                       {"desk", "tests/unit/simulated.h"},
                       {"name", name.text()},
                       {"Name", name.pascal()},
                       {"body", name.identifier()},
                       {"title", name.title()},
                       {"toolset", toolset},
                       {"space", own ? "offhand::" + space : "offhand"},
                       {"header", folder + "generated/tools/" + toolset + '/' + name.snake() + ".h"}});
  };
  const auto form = [&](const char* kind, const char* up) {
    return std::string(own ? "offhand:" : up) + "meta/" + kind + ".schema.json";
  };
  const std::string file = name.snake();
  std::vector<NewFile> files;
  files.push_back({fs::path("schema/tools") / toolset / (file + ".json"), filled(kNewSchema, form("tool", "../../"))});
  if (own) {
    files.push_back({fs::path("bodies") / (file + ".cpp"), filled(kNewBody, "")});
  } else {
    files.push_back({fs::path("impl/tools") / toolset / (file + ".cpp"), filled(kNewBody, "")});
    files.push_back({fs::path("tests/unit") / (file + "_test.cpp"), filled(kNewTest, "")});
  }
  const fs::path presets = "schema/presets.json";
  if (own && !fs::exists(root / presets)) files.push_back({presets, filled(kNewPresets, form("presets", ""))});
  const auto is_written = [&](const NewFile& each) { return read_file(root / each.path) == each.text; };
  // If some exist, a killed run got that far, and this one continues.
  const bool are_all_written = std::ranges::all_of(files, is_written);
  for (const NewFile& each : files) {
    if (fs::exists(root / each.path) && (are_all_written || !is_written(each)))
      throw std::runtime_error((root / each.path).string() + " is there already. Nothing was written.");
  }
  if (own) check_namespace(root / "bodies", space);
  const auto judged = [&](const fs::path& schema) {
    if (!own) return generate(schema).errors;
    return generate_part(shared.empty() ? shared_schema() : shared, schema, {folder, "offhand::" + space}).errors;
  };
  if (const std::string refusal = refusal_of(root, files, judged); !refusal.empty())
    throw std::runtime_error("the schema would be refused:\n" + refusal + "Nothing was written.");
  StagedFiles staged(root);
  staged.clear_beside(kUnfinished);
  std::vector<std::string> paths;
  for (const NewFile& each : files) paths.push_back(each.path.generic_string());
  staged.announce(kUnfinished, paths);
  std::vector<fs::path> written;
  for (const NewFile& each : files) {
    staged.add(each.path.generic_string(), each.text);
    written.push_back(root / each.path);
  }
  staged.put_in_place();
  return written;
}

}  // namespace offhand::codegen
