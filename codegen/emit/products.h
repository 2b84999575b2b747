#pragma once

#include <string>
#include <vector>

#include "codegen/emit/cpp.h"
#include "codegen/model/model.h"

namespace offhand::codegen {

/// A file to write.
struct Product {
  /// From the output folder on: "generated/types/target.h".
  std::string path;
  std::string text;
};

using Products = std::vector<Product>;

/// Everything the model gives rise to, sorted by path.
Products emit_all(const Model& model);

void emit_common(const Model& model, const InputTypes& inputs, Products& products);
void emit_errors(const Model& model, Products& products);
void emit_config(const Model& model, const InputTypes& inputs, Products& products);
void emit_tool(const Tool& tool, const InputTypes& inputs, Products& products);
void emit_tool_info(const Tool& tool, Products& products);
void emit_resource(const Resource& resource, const InputTypes& inputs, Products& products);
void emit_prompt(const Prompt& prompt, const InputTypes& inputs, Products& products);
void emit_registry(const Model& model, Products& products);
void emit_presets(const Model& model, Products& products);
void emit_platforms(const Model& model, Products& products);
/// File without extension that declares the facets of a server's own.
std::string facets_home(const Part& part);
void emit_facets(const Model& model, Products& products);
/// What a backend provides, and what a call may use of it.
void emit_platform_facets(const Model& model, Products& products);
void emit_commands(const Model& model, Products& products);
void emit_completions(const Model& model, Products& products);
void emit_manual(const Model& model, Products& products);
void emit_json_schemas(const Model& model, Products& products);
void emit_typescript(const Model& model, Products& products);
void emit_reference(const Model& model, Products& products);

/// How much of the limits a tool list says: all, or those that help to choose a value.
enum class WireDetail { whole, brief };

/// Limits as JSON Schema has them.
void add_limits(Json& json, const Type& type);

/// Minified JSON as MCP lists it: on a platform, or of all that any platform takes.
std::string wire_text(const Tool& tool, WireDetail detail, const std::string& platform = {});
std::string wire_text(const Resource& resource);
std::string wire_text(const Prompt& prompt);
/// What a list of these tools costs, in bytes of its JSON.
std::size_t list_size(const Model& model, const Preset& preset);
/// Reference page of the tool, Markdown.
std::string reference_page(const Tool& tool);

}  // namespace offhand::codegen
