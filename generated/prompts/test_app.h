// Generated from schema/prompts/test-app.json. Do not edit.
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

struct TestAppArgs {
  /// Application to test.
  std::string app_name{};
  /// Part of it to test, such as a toolbar. Default: all of it.
  std::optional<std::string> focus_area{};
  /// true: its accessibility is audited as well.
  std::optional<std::string> include_a11y_audit{};
  bool operator==(const TestAppArgs&) const = default;
};
void write(JsonWriter& writer, const TestAppArgs& value);
void read(const nlohmann::json& json, TestAppArgs& out);
extern const SchemaNode test_app_args_schema;

/// Tests an application step by step: connects to it, explores it, tries its elements, asserts what it shows and
/// reports.
/// Written by hand in impl/prompts/test_app.cpp.
Result<PromptReply> test_app(Call& call, const TestAppArgs& args);

extern const PromptInfo test_app_prompt;

}  // namespace offhand::prompts
