// Generated from schema/prompts/extract-data.json. Do not edit.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>

#include "codegen/runtime/prompt.h"

namespace offhand {
class JsonWriter;
struct SchemaNode;
}  // namespace offhand

namespace offhand::prompts {

struct ExtractDataArgs {
  /// Application that shows the data.
  std::string app_name{};
  /// Which data.
  std::string data_description{};
  /// How they are to be written. Default: json.
  std::optional<std::string> output_format{};
  bool operator==(const ExtractDataArgs&) const = default;
};
void write(JsonWriter& writer, const ExtractDataArgs& value);
void read(const nlohmann::json& json, ExtractDataArgs& out);
extern const SchemaNode extract_data_args_schema;

/// Reads data out of an application: values, tables, fields of a form.
/// Written by hand in impl/prompts/extract_data.cpp.
Result<PromptReply> extract_data(Call& call, const ExtractDataArgs& args);

extern const PromptInfo extract_data_prompt;

}  // namespace offhand::prompts
