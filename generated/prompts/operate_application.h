// Generated from schema/prompts/operate_application.json. Do not edit.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>

#include "codegen/runtime/prompt.h"

namespace offhand {
class JsonWriter;
struct SchemaNode;
}  // namespace offhand

namespace offhand::prompts {

struct OperateApplicationArgs {
  /// Name of the application, as launch_app takes it.
  std::string application{};
  /// What is to be done in the application.
  std::string task{};
  bool operator==(const OperateApplicationArgs&) const = default;
};
void write(JsonWriter& writer, const OperateApplicationArgs& value);
void read(const nlohmann::json& json, OperateApplicationArgs& out);
extern const SchemaNode operate_application_args_schema;

/// Starts a task in a desktop application: how to read its window, act in the background and check what happened.
/// Written by hand in impl/prompts/operate_application.cpp.
Result<PromptReply> operate_application(Call& call, const OperateApplicationArgs& args);

extern const PromptInfo operate_application_prompt;

}  // namespace offhand::prompts
