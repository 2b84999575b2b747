#include "codegen/runtime/json_invocation.h"

#include <nlohmann/json.hpp>

namespace offhand {
namespace {

using Body = Result<Reply> (*)(Call& call, const nlohmann::json& arguments);

class JsonInvocation final : public TypedInvocation<nlohmann::json, Reply> {
 public:
  JsonInvocation(const ToolInfo& tool, Body body, nlohmann::json arguments)
      : TypedInvocation(tool, std::move(arguments)), body_(body) {}

  std::string arguments_json() const override { return arguments_.dump(); }
  Reply reply() const override { return outcome(); }

 private:
  Result<void> run(Call& call, const Target& /*target*/) override {
    OFFHAND_ASSIGN(outcome_, body_(call, arguments_));
    return {};
  }

  Body body_;
};

}  // namespace

std::unique_ptr<Invocation> json_invocation(const ToolInfo& tool, Body body, const nlohmann::json& arguments) {
  return std::make_unique<JsonInvocation>(tool, body, arguments);
}

}  // namespace offhand
