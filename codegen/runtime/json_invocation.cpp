#include "codegen/runtime/json_invocation.h"

#include <nlohmann/json.hpp>

namespace offhand {
namespace {

using Body = Result<Reply> (*)(Call& call, const nlohmann::json& arguments);

class JsonInvocation final : public Invocation {
 public:
  JsonInvocation(Body body, nlohmann::json arguments) : body_(body), arguments_(std::move(arguments)) {}

  std::size_t fingerprint() const override { return std::hash<nlohmann::json>{}(arguments_); }

 private:
  Result<Reply> run(Call& call, const Target& /*target*/) const override { return body_(call, arguments_); }

  Body body_;
  nlohmann::json arguments_;
};

}  // namespace

std::unique_ptr<Invocation> json_invocation(Body body, const nlohmann::json& arguments) {
  return std::make_unique<JsonInvocation>(body, arguments);
}

}  // namespace offhand
