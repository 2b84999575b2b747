#include "platform/select.h"

#include "generated/types/errors.h"
#include "platform/linux/backend.h"
#include "platform/sim/sim.h"

namespace offhand::platform {
namespace {

constexpr std::string_view simulation = "sim:";

}  // namespace

Result<std::string> backend_name(std::string_view specification) {
  if (specification.empty() || specification == "linux") return std::string("linux");
  if (specification.starts_with(simulation)) return std::string("sim");
  return fail(errors::unknown_platform({.platform = std::string(specification), .platforms = "linux, sim:FILE"}));
}

Result<std::unique_ptr<Platform>> open(std::string_view specification, EventSink& sink) {
  OFFHAND_ASSIGN(const auto name, backend_name(specification));
  if (name == "sim") return open_sim(specification.substr(simulation.size()), sink);
  return open_linux(sink);
}

}  // namespace offhand::platform
