#include "codegen/emit/products.h"
#include "codegen/emit/type_words.h"
#include "codegen/emit/writer.h"

namespace offhand::codegen {
namespace {

constexpr std::string_view kWordsHeader = R"(#pragma once

#include <span>
#include <string_view>

namespace offhand {

/// What people read of an argument, on the command line.
struct ArgumentWords {
  std::string_view key;
  /// What stands for its value, and what completions go by: "WINDOW".
  std::string_view value_name;
  /// After the description: "One of left, right. Default: left."
  std::string_view facts;
};

struct ToolWords {
  /// "desktop.click"
  std::string_view identity;
  std::span<const ArgumentWords> arguments = {};
  /// Which arguments go together, a sentence each.
  std::span<const std::string_view> combinations = {};
};

/// Null for a tool that is no command.
const ToolWords* words_of(std::string_view identity);

}  // namespace offhand
)";

std::string arguments_of(Writer& out, const Tool& tool, const std::string& constant) {
  if (tool.verbatim || flat_fields(*tool.args).empty()) return "";
  out.block("constexpr auto $k$Arguments = std::to_array<ArgumentWords>({", "});", {{"k", constant}}, [&] {
    for (const Field& field : flat_fields(*tool.args)) {
      out.line("{$key$, $value$, $facts$},", {{"key", literal(field.name.text())},
                                              {"value", literal(placeholder_of(*field.type))},
                                              {"facts", literal(facts_in_words(tool, field))}});
    }
  });
  return ", .arguments = " + constant + "Arguments";
}

std::string combinations_of(Writer& out, const Tool& tool, const std::string& constant) {
  const std::vector<std::string> sentences = combinations_in_words(tool);
  if (sentences.empty()) return "";
  out.line("constexpr auto $k$Combinations = std::to_array<std::string_view>($list$);",
           {{"k", constant}, {"list", literal_list(sentences)}});
  return ", .combinations = " + constant + "Combinations";
}

}  // namespace

void emit_argument_words(const Model& model, Products& products) {
  if (!model.command_line) return;
  products.push_back({"generated/cli/argument_words.h", banner("schema/tools") + '\n' + std::string(kWordsHeader)});
  Writer out(banner("schema/tools"));
  out.line("#include \"generated/cli/argument_words.h\"\n\n#include <algorithm>\n#include <array>\n");
  out.flat_block("namespace offhand {\nnamespace {\n", "}  // namespace offhand", {}, [&] {
    std::vector<std::string> rows;
    for (const Tool& tool : model.tools) {
      const std::string constant = "kWordsOf" + Name(tool.toolset).pascal() + tool.name.pascal();
      std::string row = "{.identity = " + literal(tool.identity());
      row += arguments_of(out, tool, constant);
      row += combinations_of(out, tool, constant);
      rows.push_back(row + "},");
    }
    out.block("constexpr auto kToolWords = std::to_array<ToolWords>({", "});", {}, [&] {
      for (const std::string& row : rows) out.line("$row$", {{"row", row}});
    });
    out.line(R"(
}  // namespace

const ToolWords* words_of(std::string_view identity) {
  const auto found = std::ranges::find(kToolWords, identity, &ToolWords::identity);
  return found == kToolWords.end() ? nullptr : &*found;
}
)");
  });
  products.push_back({"generated/cli/argument_words.cpp", out.text()});
}

}  // namespace offhand::codegen
