#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "codegen/runtime/facets.h"
#include "codegen/runtime/json_value.h"
#include "generated/registry/registry.h"
#include "impl/dispatch/dispatcher.h"
#include "impl/dispatch/process.h"

namespace offhand::test {
namespace {

/// As the generator writes it for a tool that needs a voice.
class Speaking final : public TypedInvocation<JsonValue, Reply> {
 public:
  using TypedInvocation::TypedInvocation;
  std::string arguments_json() const override { return arguments_.text; }
  Reply reply() const override { return outcome(); }

 private:
  Result<void> run(Call& call, const Target& /*target*/) override {
    OFFHAND_ASSIGN(auto* const voice, own_facet(call, "voice"));
    outcome_ = Reply{.text = *static_cast<std::string*>(voice)};
    return {};
  }
};

Result<Reply> spoken_by(FacetTable facets) {
  ToolInfo tool = *catalog().find_tool("desktop.start_session");
  tool.parse = [](const nlohmann::json&, std::string_view) -> Result<std::unique_ptr<Invocation>> {
    return std::make_unique<Speaking>(*catalog().find_tool("desktop.start_session"), JsonValue{});
  };
  Process process({.config = {}, .facets = std::move(facets)});
  return Dispatcher(process).call(tool, nlohmann::json::object(), CallContext{});
}

TEST(OwnFacets, ComeFromTheServer) {
  std::string voice = "hello";
  const auto reply = spoken_by({{"voice", &voice}});
  ASSERT_TRUE(reply) << reply.error().message;
  EXPECT_EQ(reply->text, "hello");
}

TEST(OwnFacets, AServerThatHasNoneSaysSo) {
  const auto reply = spoken_by({});
  ASSERT_FALSE(reply);
  EXPECT_EQ(reply.error().code, "facet_missing");
  EXPECT_EQ(reply.error().message, "There is no voice on this server.");
}

}  // namespace
}  // namespace offhand::test
