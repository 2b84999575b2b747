#include "impl/cli/own_tools.h"

#include "impl/dispatch/selection.h"

namespace offhand::cli {

OwnTools::OwnTools(std::unique_ptr<Process> process)
    : process_(*process),
      caller_(make_local_caller(std::move(process), {.session = "doctor", .timeout = timeout, .goes_on = true})) {}

Result<nlohmann::json> OwnTools::ask(const std::string& name, nlohmann::json arguments) {
  OFFHAND_ASSIGN(const auto* tool, tool_named(name));
  OFFHAND_ASSIGN(const auto reply, caller_->call(*tool, std::move(arguments)));
  return nlohmann::json::parse(reply.structured.value_or("null"));
}

}  // namespace offhand::cli
