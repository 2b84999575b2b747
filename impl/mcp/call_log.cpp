#include "impl/mcp/call_log.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

namespace offhand::mcp {
namespace {

using nlohmann::json;

constexpr std::chrono::milliseconds slow{100};
constexpr std::array<std::string_view, 4> refused_by_policy{"refused_by_mode", "rate_limited", "application_denied",
                                                            "not_confirmed"};
/// Of arguments: what is meant, and nothing that is typed.
constexpr std::array<const char*, 5> told_arguments{"app", "query", "pid", "window_id", "element_index"};

json structured_of(const CallNews& news) {
  return news.structured.empty() ? json() : json::parse(news.structured, nullptr, false);
}

/// The strategy that served, where the result names one.
std::string strategy_of(const json& structured) {
  const auto strategy = structured.is_object() ? structured.value("strategy", json()) : json();
  return strategy.is_string() ? strategy.get<std::string>() : std::string();
}

}  // namespace

std::string_view level_of(const CallNews& news) {
  if (news.error != nullptr) return std::ranges::count(refused_by_policy, news.error->code) > 0 ? "alert" : "error";
  const auto structured = structured_of(news);
  if (structured.is_object() && structured.value("found", json()) == false) return "error";
  if (news.took > slow) return "warning";
  if (!structured.is_object()) return "info";
  const bool is_second_best = structured.value("strategies_tried", json::array()).size() > 1;
  return is_second_best || structured.value("method", json()) == "visual" ? "notice" : "info";
}

json data_of(const CallNews& news) {
  json data{{"tool", news.tool.name}, {"duration_ms", static_cast<double>(news.took.count()) / 1'000}};
  for (const auto* name : told_arguments) {
    if (news.arguments.is_object() && news.arguments.contains(name)) data[name] = news.arguments[name];
  }
  const auto structured = structured_of(news);
  if (const auto strategy = strategy_of(structured); !strategy.empty()) data["strategy"] = strategy;
  if (structured.is_object() && structured.contains("found")) data["found"] = structured["found"];
  if (const auto cost = json::parse(news.cost, nullptr, false); cost.is_object() && cost.contains("calls"))
    data["cache_hit"] = cost["calls"] == 0;
  if (news.error != nullptr) data["error"] = news.error->code;
  return data;
}

std::string logger_of(const ToolInfo& tool) { return "offhand.tools." + std::string(tool.name); }

}  // namespace offhand::mcp
