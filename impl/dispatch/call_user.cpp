// How a call gives way to the user at the desk: it waits while they work in its window, and ends with the panic key.
#include <fmt/format.h>
#include <spdlog/spdlog.h>

#include <nlohmann/json.hpp>
#include <string>

#include "generated/types/errors.h"
#include "impl/action/keys.h"
#include "impl/config/desk.h"
#include "impl/dispatch/call_pipeline.h"
#include "platform/api/key_names.h"

namespace offhand {
namespace {

/// A key that types something is pressed all the time.
bool types_nothing(const platform::KeyPress& press) {
  return platform::is_key_name(press.key) || press.modifiers.contains(KeyModifier::ctrl) ||
         press.modifiers.contains(KeyModifier::alt) || press.modifiers.contains(KeyModifier::super);
}

}  // namespace

std::stop_token CallPipeline::stop_token() {
  if (tool_.power == Power::observe || config_->panic_key.empty()) return context_.stop;
  either_stop_ = std::make_unique<Halt::Either>(context_.stop, process_.halt().token());
  return either_stop_->token();
}

Result<void> CallPipeline::attend_to_user() {
  if (platform_ == nullptr || tool_.power == Power::observe) return {};
  const auto input = platform_->input.get();
  const auto user_desk = platform_->user_desk.get();
  if (user_desk == nullptr) return {};
  auto& presence = desk_.user_presence();
  if (!config_->panic_key.empty() && input != nullptr) {
    OFFHAND_ASSIGN(const auto key, parse_key_chord(config_->panic_key, *input));
    if (!types_nothing(key)) {
      return fail(errors::invalid_value({.element = "The setting panic_key",
                                         .expected = "a key that types nothing, or one with ctrl, alt or super",
                                         .value = config_->panic_key}));
    }
    if (!presence.has_panic_key(key))
      presence.set_panic_key({.key = key, .pressed = [halt = &process_.halt()] { halt->press(); }});
    return presence.begin(*user_desk, *clock_, limits_);
  }
  return pause_for_user() > std::chrono::milliseconds::zero() ? presence.begin(*user_desk, *clock_, limits_)
                                                              : Result<void>();
}

Error CallPipeline::ended_by_user() const {
  return errors::ended_by_user({.tool = std::string(tool_.name), .key = config_->panic_key});
}

std::chrono::milliseconds CallPipeline::pause_for_user() const {
  const bool nobody_works_here = is_private_desk(*process_.config());
  return std::chrono::milliseconds(nobody_works_here ? 0 : config_->user_pause_ms);
}

void CallPipeline::say_it_waits(const std::string& code, const std::string& message) const {
  spdlog::info(message);
  if (context_.client == nullptr) return;
  context_.client->progress(0, std::nullopt, message);
  context_.client->log("notice", "user", {{"code", code}, {"message", message}});
}

Result<bool> CallPipeline::give_way_to_user() {
  const auto* window = located_.target.receiving_window();
  const auto quiet = lock_ == LockKind::none ? std::chrono::milliseconds::zero() : pause_for_user();
  if (window == nullptr || quiet <= std::chrono::milliseconds::zero()) return false;
  const auto says = [&] {
    say_it_waits("person_active", fmt::format("{} waits: the user works in window {} \"{}\".", tool_.name,
                                              window->window_id, window->title));
  };
  return desk_.user_presence().await_quiet({.window_id = window->window_id, .quiet = quiet, .waits = says}, *clock_,
                                           limits_);
}

UsersKeyboard CallPipeline::users_keyboard() const {
  const auto quiet = pause_for_user();
  if (quiet <= std::chrono::milliseconds::zero()) return {};
  return {.await_pause = [this](const auto& window) { return await_keyboard(window); },
          .is_in_use = [this, quiet] { return desk_.user_presence().has_typed_since(clock_->now() - quiet); }};
}

Result<bool> CallPipeline::await_keyboard(const platform::WindowInfo& window) const {
  const auto quiet = pause_for_user();
  const auto acted = scope_->platform.user_acted_since(clock_->now() - quiet, limits_);
  if (acted && !*acted) return false;
  const auto says = [&] {
    say_it_waits("user_typing", fmt::format("{} waits: it takes the keyboard, and the user types.", tool_.name));
  };
  return desk_.user_presence().await_keyboard({.window_id = window.window_id, .quiet = quiet, .waits = says}, *clock_,
                                              limits_);
}

}  // namespace offhand
