#include "codegen/new_tool.h"

#include <fstream>
#include <regex>
#include <stdexcept>

#include "codegen/emit/writer.h"
#include "codegen/model/name.h"

namespace offhand::codegen {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kNewSchema = R"({
  "$dollar$schema": "$form$",
  "name": "$name$", "title": "$title$", "group": "$toolset$", "since": "0.1",
  "description": "Says what it was told.",
  "annotations": { "readOnlyHint": true, "destructiveHint": false, "idempotentHint": true, "openWorldHint": false },
  "cli": { "positional": ["text"] },
  "inputSchema": {
    "type": "object", "required": ["text"],
    "properties": {
      "text": { "type": "string", "maxLength": 4096, "description": "What to say." }
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
    { "description": "Says hello.", "arguments": { "text": "hello" } }
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

Result<$Name$Result> $body$(Call& /*call*/, const $Name$Args& args) { return $Name$Result{.said = args.text}; }

}  // namespace $space$::tools::$toolset$
)";

constexpr std::string_view kNewTest = R"(#include <gtest/gtest.h>

#include "$desk$"

namespace offhand::test {
namespace {

TEST($Name$, SaysWhatItWasTold) {
  SimulatedDesk desk;
  EXPECT_EQ(desk.call("$name$", {{"text", "hello"}})["said"], "hello");
}

}  // namespace
}  // namespace offhand::test
)";

struct NewFile {
  fs::path path;
  std::string text;
};

void write_new(const NewFile& file) {
  fs::create_directories(file.path.parent_path());
  std::ofstream stream(file.path);
  if (!(stream << file.text << std::flush)) throw std::runtime_error(file.path.string() + " cannot be written.");
}

}  // namespace

std::vector<fs::path> write_new_tool(std::string_view identity, const fs::path& root, const std::string& space) {
  std::match_results<std::string_view::const_iterator> parts;
  if (!std::regex_match(identity.begin(), identity.end(), parts, std::regex("([a-z][a-z0-9_]*)\\.([a-z][a-z0-9_]*)")))
    throw std::runtime_error('"' + std::string(identity) + "\" is no name of a tool; weather.forecast is one.");
  const std::string toolset = parts[1].str();
  const Name name(parts[2].str());
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
  files.push_back({root / "schema/tools" / toolset / (file + ".json"), filled(kNewSchema, form("tool", "../../"))});
  if (own) {
    files.push_back({root / "bodies" / (file + ".cpp"), filled(kNewBody, "")});
  } else {
    files.push_back({root / "impl/tools" / toolset / (file + ".cpp"), filled(kNewBody, "")});
    files.push_back({root / "tests/unit" / (file + "_test.cpp"), filled(kNewTest, "")});
  }
  const fs::path presets = root / "schema/presets.json";
  if (own && !fs::exists(presets)) files.push_back({presets, filled(kNewPresets, form("presets", ""))});
  std::vector<fs::path> written;
  for (const NewFile& each : files) {
    if (fs::exists(each.path)) throw std::runtime_error(each.path.string() + " is there already. Nothing was written.");
  }
  for (const NewFile& each : files) {
    write_new(each);
    written.push_back(each.path);
  }
  return written;
}

}  // namespace offhand::codegen
