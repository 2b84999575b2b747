#include "generated/resources/apps.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "codegen/runtime/json_writer.h"
#include "generated/tools/ax/ax_list_apps.h"
#include "impl/config/desk.h"
#include "impl/patterns/patterns.h"
#include "impl/target/answering_application.h"
#include "impl/target/connected_application.h"
#include "impl/tools/call.h"

namespace offhand::resources {
namespace {

using nlohmann::json;

/// How a connected application stands, and which of its windows is at the front. Nothing where that cannot be told.
void tell_state(Call& call, json& app) {
  const std::int64_t pid = app["pid"];
  const auto windows = windows_of(call.scope(), pid);
  if (!windows) return;
  const auto front = std::ranges::find(*windows, false, &platform::WindowInfo::is_minimized);
  if (front != windows->end()) app["focused_window"] = front->title;
  const auto read =
      read_answering_application(call.scope(), call.see(), pid, app["name"], accessibility_policy(call.config()));
  if (!read && is_busy(read.error())) app["state"] = to_string(UiState::busy);
  if (read && !read->searched.empty()) app["state"] = to_string(patterns::recognise(*read->searched.front()).state);
}

}  // namespace

Result<ResourceContent> apps(Call& call) {
  OFFHAND_ASSIGN(const auto listed, call.invoke<tools::ax::AxListAppsTool>({}));
  auto told = json::parse(to_json(listed));
  for (auto& app : told["apps"]) {
    if (app["connected"] == true) tell_state(call, app);
  }
  OFFHAND_CHECK(call.still_allowed("Reading the connected applications"));
  return ResourceContent{.text = told.dump(-1, ' ', false, json::error_handler_t::replace)};
}

}  // namespace offhand::resources
