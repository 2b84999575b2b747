// Generated from schema/tools/demo/measure.json. Do not edit.
#include "generated/tools/demo/measure.h"

#include "generated/support/define_tool.h"

namespace offhand::tools::demo {

Result<std::unique_ptr<Invocation>> prepare_measure(const nlohmann::json& json, std::string_view platform) {
  OFFHAND_CHECK(check_support(measure_tool, platform));
  const CheckedJson checked(*measure_tool.input, json, platform);
  if (!checked.problems().empty()) return fail(errors::invalid_arguments("measure", checked.problems()));
  return json_invocation(measure_tool, &measure, checked.value());
}

}  // namespace offhand::tools::demo
