#include <fmt/format.h>

#include "codegen/runtime/json_writer.h"
#include "codegen/runtime/utf8.h"
#include "impl/mcp/asking/exchange.h"
#include "impl/mcp/lists/projector.h"
#include "impl/mcp/methods/methods.h"

namespace offhand::mcp {
namespace {

using nlohmann::json;

class PromptGet final : public Exchange {
 public:
  PromptGet(const ConnectionPtr& connection, Request request, const PromptInfo& prompt)
      : Exchange(connection, std::move(request)), prompt_(prompt) {}

 private:
  Result<Answer> run_body(const CallContext& context) override {
    OFFHAND_ASSIGN(const auto reply, server().dispatcher().prompt(prompt_, request().arguments(), context));
    Answer answer;
    if (!reply.description.empty()) {
      answer.members = R"("description":)";
      append_json_string(answer.members, reply.description);
      answer.members += ',';
    }
    answer.members += R"("messages":)" + project_messages(reply.messages, request().version);
    return answer;
  }

  Outcome failed(const Error& error) const override {
    if (error.code == "missing_capability" && request().modern) return missing_capability(error);
    const bool ours = error.code != "invalid_arguments";
    return refusal(ours ? ErrorCode::internal_error : ErrorCode::invalid_params, error);
  }

  std::string subject() const override {
    return json{prompt_.name, request().arguments()}.dump(-1, ' ', false, json::error_handler_t::replace);
  }

  const PromptInfo& prompt_;
};

}  // namespace

std::optional<ReadyCall> list_prompts(const ConnectionPtr& connection, Request&& request) {
  return answer_page(connection, request, Lists::Kind::prompts);
}

std::optional<ReadyCall> get_prompt(const ConnectionPtr& connection, Request&& request) {
  const auto* name = request.text("name");
  if (name == nullptr) return refuse(request, not_a_string(request, "name"));
  const auto* prompt = connection->server.catalog().find_prompt(*name);
  if (prompt == nullptr) {
    return refuse(request,
                  refusal(ErrorCode::invalid_params, fmt::format("There is no prompt \"{}\"", preview(*name))));
  }
  const auto get = std::make_shared<PromptGet>(connection, std::move(request), *prompt);
  if (!get->enter()) return std::nullopt;
  return [get] { get->run(); };
}

}  // namespace offhand::mcp
