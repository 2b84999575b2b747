#include <algorithm>

#include "codegen/emit/markdown.h"
#include "codegen/emit/products.h"
#include "codegen/emit/writer.h"

namespace offhand::codegen {
namespace {

std::string link_to_tool(const Tool& tool) {
  return '[' + code(tool.name.text()) + "](../tools/" + tool.toolset + '/' + tool.name.snake() + ".md)";
}

std::string peer_page(const Model& model, const Peer& peer) {
  Table rows({peer.title, "Here", "What differs"});
  for (const PeerRow& row : peer.rows) {
    std::vector<std::string> ours;
    for (const std::string& identity : row.ours) ours.push_back(link_to_tool(*model.find_tool_ever_called(identity)));
    rows.row({code(row.theirs), row.by.empty() ? join(ours, ", ") : code(row.by), row.differs});
  }
  return markdown_banner("schema/peers.json") + "# Coming from " + peer.title + "\n\n" + peer.about + "\n\n" +
         rows.text();
}

/// "click, drag": the tools that name the error among theirs.
std::string tools_with(const Model& model, const std::string& error) {
  std::vector<std::string> names;
  for (const Tool& tool : model.tools) {
    if (std::ranges::find(tool.errors, error) != tool.errors.end())
      names.push_back('[' + code(tool.name.text()) + "](tools/" + tool.toolset + '/' + tool.name.snake() + ".md)");
  }
  return join(names, ", ");
}

std::string error_section(const Model& model, const ErrorCode& error) {
  std::string out = "## " + error.code.text() + "\n\n" + "- **It says:** " + error.message + '\n';
  if (!error.hint.empty()) out += "- **What to do:** " + error.hint + '\n';
  if (!error.shell_hint.empty()) out += "- **On the command line:** " + error.shell_hint + '\n';
  const std::string tools = error.general ? "any call or command" : tools_with(model, error.code.text());
  if (!tools.empty()) out += "- **Who says it:** " + tools + '\n';
  return out + "- **Exit code:** " + std::to_string(error.exit_code) + "\n\n";
}

}  // namespace

void emit_peers(const Model& model, Products& products) {
  for (const Peer& peer : model.peers)
    products.push_back({"docs/reference/coming-from/" + peer.name + ".md", peer_page(model, peer)});
}

void emit_troubleshooting(const Model& model, Products& products) {
  std::vector<const ErrorCode*> sorted;
  for (const ErrorCode& error : model.errors) sorted.push_back(&error);
  std::ranges::sort(sorted, {}, [](const ErrorCode* error) { return error->code.text(); });
  std::string out =
      markdown_banner(model.errors_path) +
      "# Troubleshooting by error code\n\nEvery failure has a code, which `--output json` shows and which a reply over "
      "MCP "
      "carries in `structuredContent`. `{x}` stands for a value. The same as one table: [errors](errors.md).\n\n";
  for (const ErrorCode* error : sorted) out += error_section(model, *error);
  out.pop_back();
  products.push_back({"docs/reference/troubleshooting.md", out});
}

}  // namespace offhand::codegen
