#include "platform/select.h"

#include <algorithm>

#include "generated/types/errors.h"
#include "platform/sim/sim.h"
#include "platform/system_backend.h"
#include "platform/web_desk/web_desk.h"

namespace offhand::platform {
namespace {

constexpr std::string_view simulation = "sim:";
constexpr std::string_view browser = "web";
constexpr std::string_view browser_at = "web:";

}  // namespace

Result<std::string> backend_name(std::string_view specification) {
  auto own = std::string(system_backend().name);
  if (specification.empty() || specification == own) return own;
  if (specification.starts_with(simulation)) return std::string("sim");
  const bool is_web = specification == browser || specification.starts_with(browser_at);
  if (is_web && has_web_desk()) return std::string(browser);
  const auto platforms = own + ", sim:FILE" + (has_web_desk() ? ", web, web:ADDRESS, web:PORT" : "");
  return fail(errors::unknown_platform({.platform = std::string(specification), .platforms = platforms}));
}

Result<std::unique_ptr<Platform>> open(std::string_view specification, EventSink& sink) {
  OFFHAND_ASSIGN(const auto name, backend_name(specification));
  if (name == "sim") return open_sim(specification.substr(simulation.size()), sink);
  if (name == browser)
    return open_web_desk(specification.substr(std::min(specification.size(), browser_at.size())), sink);
  return system_backend().open(sink);
}

Result<std::vector<Circumstance>> examine(std::string_view specification, std::chrono::milliseconds timeout) {
  OFFHAND_ASSIGN(const auto name, backend_name(specification));
  auto* const examine = name == system_backend().name ? system_backend().examine : nullptr;
  return examine == nullptr ? std::vector<Circumstance>() : examine(timeout);
}

Result<std::unique_ptr<Viewer>> open_viewer(const std::string& title, std::chrono::milliseconds timeout) {
  auto* const open = system_backend().open_viewer;
  if (open == nullptr) return fail(errors::no_display({.reason = "this build shows no windows"}));
  return open(title, timeout);
}

std::optional<int> run_as_helper(int argc, char** argv) {
  auto* const run = system_backend().run_as_helper;
  return run == nullptr ? std::nullopt : run(argc, argv);
}

}  // namespace offhand::platform
