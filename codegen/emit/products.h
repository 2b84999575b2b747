#pragma once

#include <string>
#include <vector>

#include "codegen/emit/cpp.h"
#include "codegen/model/model.h"

namespace offhand::codegen {

/// A file to write.
struct Product {
  /// Relative to the output folder: "generated/types/target.h".
  std::string path;
  std::string text;
};

using Products = std::vector<Product>;

/// All products of the model, sorted by path.
Products emit_all(const Model& model);

void emit_common(const Model& model, const InputTypes& inputs, Products& products);
void emit_vocabulary(const Model& model, Products& products);
/// Words of the Computer Use Protocol, for the public headers and for the product.
void emit_cup(const Model& model, Products& products);
void emit_errors(const Model& model, Products& products);
void emit_config(const Model& model, const InputTypes& inputs, Products& products);
void emit_tool(const Tool& tool, const InputTypes& inputs, Products& products);
void emit_tool_info(const Tool& tool, Products& products);
/// The tables of where tools work.
void emit_platform_support(const Model& model, Products& products);
void emit_resource(const Resource& resource, const InputTypes& inputs, Products& products);
void emit_prompt(const Prompt& prompt, const InputTypes& inputs, Products& products);
void emit_registry(const Model& model, Products& products);
void emit_presets(const Model& model, Products& products);
void emit_platforms(const Model& model, Products& products);
/// The file, without extension, that declares a server's own facets.
std::string facets_home(const Part& part);
void emit_facets(const Model& model, Products& products);
/// What a backend provides, and what a call may use of it.
void emit_platform_facets(const Model& model, Products& products);
void emit_commands(const Model& model, Products& products);
/// The table of MCP clients, and a page for each.
void emit_clients(const Model& model, Products& products);
/// What users of other programs are used to, a page for each.
void emit_peers(const Model& model, Products& products);
/// What the user is asked, and a page about it.
void emit_questions(const Model& model, Products& products);
/// What each error means and what mends it.
/// Rules of the audit, what windows are recognised by, and what says whether a call came to what was asked.
void emit_desk_tables(const Model& model, Products& products);
void emit_troubleshooting(const Model& model, Products& products);
void emit_completions(const Model& model, Products& products);
void emit_manual(const Model& model, Products& products);
void emit_json_schemas(const Model& model, Products& products);
void emit_typescript(const Model& model, Products& products);
void emit_reference(const Model& model, Products& products);

/// The limits that a tool list contains: all, or only those that help to choose a value.
enum class WireDetail { whole, brief };

/// What the limits of a value's size count, as the keywords of JSON Schema end: "Length", "Items" or "Properties".
std::string counted_by(const Type& type);

/// Adds limits in the form of JSON Schema.
void add_limits(Json& json, const Type& type);

/// Minified JSON as MCP lists it, for one platform or with the arguments of all platforms.
std::string wire_text(const Tool& tool, WireDetail detail, const std::string& platform = {});
std::string wire_text(const Resource& resource);
std::string wire_text(const Prompt& prompt);
/// The size of the list of these tools in bytes of JSON.
std::size_t list_size(const Model& model, const Preset& preset);
/// The tool's reference page in Markdown.
std::string reference_page(const Tool& tool);

}  // namespace offhand::codegen
