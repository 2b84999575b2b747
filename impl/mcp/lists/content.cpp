#include "impl/mcp/lists/content.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "codegen/runtime/json_writer.h"
#include "impl/base/base64.h"
#include "impl/dispatch/dispatcher.h"
#include "impl/mcp/lists/projector.h"

namespace offhand::mcp {
namespace {

void append_blocks(std::string& out, const Reply& reply, std::string_view version) {
  const auto start = out.size();
  const auto separate = [&] {
    if (out.size() > start) out += ',';
  };
  const bool more = !reply.blocks.empty() || !reply.images.empty();
  if (!reply.text.empty() || !more) {
    out += R"({"type":"text","text":)";
    // A structured result without text is repeated as text, because some clients show only text to the model.
    append_json_string(out, reply.text.empty() && reply.structured ? *reply.structured : reply.text);
    out += '}';
  }
  for (const auto& image : reply.images) {
    separate();
    out += R"({"type":"image","mimeType":)";
    append_json_string(out, image.mime_type);
    out += R"(,"data":")";
    append_base64(out, image.bytes);
    out += R"("})";
  }
  for (const auto& block : reply.blocks) {
    separate();
    out += project(Subject::content, block, version);
  }
}

}  // namespace

std::string tool_result(const Reply& reply, std::string_view version) {
  std::string out = R"("content":[)";
  append_blocks(out, reply, version);
  out += ']';
  if (reply.structured && takes_structured(*reply.structured, version)) {
    out.append(R"(,"structuredContent":)").append(*reply.structured);
  }
  if (reply.is_error) out += R"(,"isError":true)";
  return out;
}

FailureForm failure_form(const ToolInfo& tool) {
  const auto listed = nlohmann::json::parse(tool.wire, nullptr, false);
  const auto result = listed.is_object() ? listed.value("outputSchema", nlohmann::json()) : nlohmann::json();
  const auto required =
      result.is_object() ? result.value("required", nlohmann::json::array()) : nlohmann::json::array();
  const auto promises = [&](const char* member) { return std::ranges::count(required, member) > 0; };
  if (!promises("success") || !promises("message")) return FailureForm::error;
  return required.size() == 2 ? FailureForm::whole_result : FailureForm::part_of_result;
}

std::string failed_result(const Error& error) {
  std::string text;
  JsonWriter writer(text);
  writer.begin_object();
  write_member(writer, "success", false);
  write_member(writer, "message", error.hint.empty() ? error.message : error.message + " " + error.hint);
  write_member(writer, "error", error.code);
  writer.end_object();
  return text;
}

Reply failure(const Error& error) {
  Reply reply;
  reply.text = error.hint.empty() ? error.message : error.message + "\n" + error.hint;
  reply.structured = error_json(error);
  reply.is_error = true;
  return reply;
}

}  // namespace offhand::mcp
