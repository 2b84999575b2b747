#include "codegen/new_tool.h"

#include <algorithm>
#include <cstdlib>
#include <regex>
#include <stdexcept>

#include "codegen/emit/staged_files.h"
#include "codegen/emit/writer.h"
#include "codegen/generate.h"
#include "codegen/model/name.h"

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

struct NewFile {
  /// From the root on.
  fs::path path;
  std::string text;
};

/// A folder that goes away.
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

/// What the generator would say of the schema with this file that it does not say without.
std::string refusal_of(const fs::path& root, const NewFile& file) {
  const std::vector<std::string> before = generate(root / "schema").errors;
  const ScratchFolder scratch;
  fs::copy(root / "schema", scratch.path() / "schema", fs::copy_options::recursive);
  StagedFiles files(scratch.path());
  files.add(file.path.generic_string(), file.text);
  files.put_in_place();
  std::string refusal;
  for (const std::string& error : generate(scratch.path() / "schema").errors) {
    if (std::ranges::find(before, error) == before.end()) refusal += error + '\n';
  }
  return refusal;
}

}  // namespace

std::vector<fs::path> write_new_tool(std::string_view identity, const fs::path& root, const std::string& space) {
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
  for (const NewFile& each : files) {
    if (fs::exists(root / each.path))
      throw std::runtime_error((root / each.path).string() + " is there already. Nothing was written.");
  }
  // What a server of one's own rests on is known only where that is built.
  if (const std::string refusal = own ? "" : refusal_of(root, files.front()); !refusal.empty())
    throw std::runtime_error("the schema would be refused:\n" + refusal + "Nothing was written.");
  StagedFiles staged(root);
  std::vector<fs::path> written;
  for (const NewFile& each : files) {
    staged.add(each.path.generic_string(), each.text);
    written.push_back(root / each.path);
  }
  staged.put_in_place();
  return written;
}

}  // namespace offhand::codegen
