#include "impl/events/event_row.h"

#include <fmt/chrono.h>
#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <nlohmann/json.hpp>

namespace offhand {
namespace {

std::string timestamp(std::chrono::system_clock::time_point at) {
  const auto ms = std::chrono::floor<std::chrono::milliseconds>(at).time_since_epoch().count() % 1000;
  return fmt::format("{:%FT%T}.{:03}Z", fmt::gmtime(std::chrono::system_clock::to_time_t(at)), ms);
}

}  // namespace

std::string name_of(platform::EventKind kind) {
  std::string name(to_string(kind));
  std::ranges::replace(name, ' ', '_');
  return name;
}

nlohmann::json row_of(const LoggedEvent& logged) {
  const auto& event = logged.event;
  nlohmann::json row{{"type", name_of(event.kind)}, {"timestamp", timestamp(logged.at)}};
  if (logged.times > 1) row["times"] = logged.times;
  if (!event.detail.empty()) row["detail"] = event.detail;
  if (event.kind == platform::EventKind::state_changed || event.kind == platform::EventKind::focus_changed)
    row["on"] = event.on;
  if (event.window_id != 0) row["window_id"] = event.window_id;
  return row;
}

}  // namespace offhand
