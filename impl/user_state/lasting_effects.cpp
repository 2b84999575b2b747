#include "impl/user_state/lasting_effects.h"

#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "codegen/runtime/json_writer.h"

namespace offhand {
namespace {

std::string what_ends(SideEffectKind kind) {
  switch (kind) {
    case SideEffectKind::active_window:
    case SideEffectKind::focus:
      return "the desktop left it with another window; it ends when the user's window is made active again";
    case SideEffectKind::stacking:
      return "windows lie in another order until somebody raises them";
    case SideEffectKind::pointer:
      return "it stays where it was moved until the user moves it";
    case SideEffectKind::grab:
      return "a menu or popover keeps the pointer and the keyboard until it is closed: by choosing in it, or by the "
             "key "
             "escape in its window";
    case SideEffectKind::selection:
      return "the middle button pastes what was marked in the application, until the user marks something again";
    case SideEffectKind::composition:
      return "what was composed stays as it was broken off; the user has to write it again";
  }
  return {};
}

}  // namespace

void say_what_ends(std::optional<std::vector<SideEffect>>& effects) {
  if (!effects) return;
  for (auto& effect : *effects)
    if (!effect.restored && !effect.ends_by) effect.ends_by = what_ends(effect.kind);
}

Error with_side_effects(Error error, std::optional<std::vector<SideEffect>> effects) {
  if (!effects || effects->empty()) return error;
  say_what_ends(effects);
  auto data = nlohmann::json::parse(error.data, nullptr, false);
  if (!data.is_object()) data = nlohmann::json::object();
  auto& told = data["side_effects"] = nlohmann::json::array();
  for (const auto& effect : *effects) {
    error.message +=
        fmt::format(" Meanwhile the user lost the {} for {} ms{}.", to_string(effect.kind), effect.duration_ms,
                    effect.ends_by ? ", and still does: " + *effect.ends_by : std::string());
    told.push_back(nlohmann::json::parse(to_json(effect)));
  }
  error.data = data.dump();
  return error;
}

}  // namespace offhand
