#include "codegen/runtime/holds.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "codegen/runtime/catalog.h"
#include "codegen/runtime/schema.h"

namespace offhand {
namespace {

using Json = nlohmann::json;

class HeldValues {
 public:
  void look(const SchemaNode& node, const Json& value, const Json::json_pointer& at) {
    if (value.is_array() && node.items != nullptr) {
      for (std::size_t i = 0; i < value.size(); ++i) look(*node.items, value[i], at / i);
    } else if (value.is_object()) {
      look_into_object(node, value, at);
    }
  }
  std::vector<HeldValue> take() { return std::move(found_); }

 private:
  void look_into_object(const SchemaNode& node, const Json& object, const Json::json_pointer& at) {
    for (const auto& [key, member] : object.items()) {
      const auto property = std::ranges::find_if(node.properties, [&](const SchemaProperty& known) {
        return known.name == key || std::ranges::find(known.also_called, key) != known.also_called.end();
      });
      if (property == node.properties.end()) {
        if (node.others != nullptr) look(*node.others, member, at / key);
      } else if (property->holds != Holds::unsaid) {
        found_.push_back({property->holds, (at / key).to_string(), property->required});
      } else {
        look(*property->node, member, at / key);
      }
    }
    if (node.call != nullptr) look_into_call(*node.call, object, at);
  }

  void look_into_call(const SchemaCall& call, const Json& object, const Json::json_pointer& at) {
    const auto name = object.find(call.tool_key);
    const auto arguments = object.find(call.arguments_key);
    if (name == object.end() || !name->is_string() || arguments == object.end()) return;
    const auto* tool = called_tool(call, name->get_ref<const std::string&>());
    if (tool != nullptr) look(*tool->input, *arguments, at / std::string(call.arguments_key));
  }

  std::vector<HeldValue> found_;
};

}  // namespace

std::vector<HeldValue> held_values(const SchemaNode& schema, const nlohmann::json& value) {
  HeldValues values;
  values.look(schema, value, Json::json_pointer());
  return values.take();
}

}  // namespace offhand
