#include "generated/types/errors.h"
#include "tests/mcp-conformance/bodies/reply.h"
#include "tests/mcp-conformance/generated/resources/static_binary.h"
#include "tests/mcp-conformance/generated/resources/static_text.h"
#include "tests/mcp-conformance/generated/resources/template_data.h"
#include "tests/mcp-conformance/generated/resources/test_input_required_result_resource.h"
#include "tests/mcp-conformance/generated/resources/watched_resource.h"

namespace offhand::fixtures::resources {

Result<ResourceContent> static_text(Call&) {
  return ResourceContent{.mime_type = "text/plain", .text = "This is the content of the static text resource."};
}

Result<ResourceContent> static_binary(Call&) {
  return ResourceContent{.mime_type = "image/png", .blob = std::string(png_bytes())};
}

Result<ResourceContent> watched_resource(Call&) {
  return ResourceContent{.mime_type = "text/plain", .text = "Watched resource content"};
}

// The suite reads whatever resource is listed first, which is by URI, and wants its content at once: not this one.
Result<ResourceContent> test_input_required_result_resource(Call& call) {
  OFFHAND_ASSIGN(const auto answers, call.ask(text_form("user_name", "What is your name?", "name")));
  if (answers.accepted("user_name") == nullptr) {
    return fail(errors::internal({.reason = "test_input_required_result_resource was not told for whom it is"}));
  }
  return ResourceContent{.mime_type = "text/plain", .text = "For " + filled_in(answers, "user_name", "name")};
}

Result<ResourceContent> template_data(Call&, const TemplateDataVariables& variables) {
  const nlohmann::ordered_json data = {
      {"id", variables.id}, {"templateTest", true}, {"data", "Data for ID: " + variables.id}};
  return ResourceContent{.mime_type = "application/json", .text = data.dump()};
}

}  // namespace offhand::fixtures::resources
