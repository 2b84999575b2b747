// What the policies say of a call, and what the audit log keeps of it.
#include <algorithm>
#include <chrono>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

#include "generated/types/errors.h"
#include "impl/dispatch/call_pipeline.h"
#include "impl/dispatch/dispatcher.h"
#include "impl/policy/audit_log.h"
#include "impl/recording/pressing_keys.h"
#include "impl/recording/redaction.h"
#include "impl/target/point_hit.h"
#include "impl/tools/client.h"
#include "impl/tools/protocol_speaker.h"

namespace offhand {
namespace {

constexpr std::string_view audit_begun = "begun";

}  // namespace

CallFacts CallPipeline::facts() {
  return {.tool = tool_,
          .address = address_,
          .session = session_->id(),
          .config = *config_,
          .is_step = context_.is_step,
          .client = context_.client,
          .outer_client = context_.outer_client,
          .limits = limits_,
          .sign_in = [this] { return sign_in(); },
          .note =
              [this](std::string_view flag) {
                if (std::ranges::find(security_flags_, flag) == security_flags_.end())
                  security_flags_.emplace_back(flag);
              },
          .met = [this](const Target& target) { return met(target); }};
}

std::optional<SignIn> CallPipeline::sign_in() const {
  if (!located_.seen || !scope_ || !scope_->platform.has_tree()) return std::nullopt;
  const auto window_id = located_.target.window.window_id;
  const auto snapshot = located_.found_in ? located_.found_in : session_->showing(window_id, located_.seen->index);
  if (!snapshot) return std::nullopt;
  const auto* source = dynamic_cast<const platform::AttributeSource*>(&scope_->platform.tree());
  const auto attributes = source == nullptr ? nullptr : source->attributes(window_id);
  return sign_in_of(*snapshot, located_.seen->index, attributes.get());
}

std::optional<platform::Node> CallPipeline::met(const Target& target) const {
  if (!scope_ || !scope_->platform.has_tree()) return std::nullopt;
  if (target.point) return what_lies_at_point(*scope_, target);
  const auto* window = target.receiving_window();
  if (window == nullptr || !presses_what_has_focus(tool_, invocation_->arguments_json())) return std::nullopt;
  auto focused = scope_->platform.tree().focused(*window, limits_);
  return focused ? *std::move(focused) : std::nullopt;
}

Result<void> CallPipeline::write_audit(std::string_view result) {
  if (audited_arguments_.empty()) audited_arguments_ = without_text(tool_, invocation_->arguments_json());
  const AuditedCall call{.at = std::chrono::system_clock::now(),
                         .session = session_->id(),
                         .tool = tool_.name,
                         .toolset = tool_.toolset,
                         .arguments = audited_arguments_,
                         .target = audited_target_,
                         .application = located_.target.window.app_name,
                         .result = result,
                         .security_flags = security_flags_};
  const auto line = audit_line(call);
  const auto* speaker = dynamic_cast<const ProtocolSpeaker*>(context_.client);
  if (speaker != nullptr && speaker->wants_logs() && result != audit_begun)
    context_.client->log("notice", "offhand.audit", nlohmann::json::parse(line));
  return process_.audit_log().write(audit_path_, line);
}

Result<void> CallPipeline::begin_audit(const Target& target) {
  if (audit_path_.empty()) return {};
  audited_target_ = target.describe();
  if (config_->security_mode == ConfigSecurityMode::normal) return {};
  if (const auto begun = write_audit(audit_begun); !begun) {
    return fail(errors::audit_unwritable(
        {.tool = std::string(tool_.name), .path = audit_path_, .reason = begun.error().message}));
  }
  return {};
}

Result<void> CallPipeline::audited(Result<void> done) {
  if (audit_path_.empty()) return done;
  if (const auto written = write_audit(done ? "ok" : std::string_view(done.error().code)); !written) {
    process_.audit_log().tell_of_failure(tool_.name, written.error());
  }
  return done;
}

Result<void> CallPipeline::admit_target() {
  if (std::holds_alternative<address::Nothing>(address_) || std::holds_alternative<address::Desktop>(address_))
    return {};
  const auto& target = located_.target;
  const auto facts = this->facts();
  // What lies at a point of the screen may be another application's at any time.
  if (auto* policy = desk_.screen_policy()) OFFHAND_CHECK(policy->admits_target(facts, target, {}));
  const auto* window = target.receiving_window();
  TargetApplication application;
  if (window != nullptr) application = {.name = window->app_name, .pid = window->pid};
  if (target.process)
    application = {.name = target.process->name, .pid = target.process->pid, .executable = target.process->executable};
  const std::pair touched(window != nullptr ? window->window_id : 0, application.pid);
  if (admitted_ == touched) return {};
  if (const auto apps = platform_->apps.get(); apps && application.pid > 0 && !target.process) {
    if (const auto process = apps->process(application.pid)) {
      if (application.name.empty()) application.name = process->name;
      application.executable = process->executable;
    }
  }
  for (auto* policy : process_.policies()) OFFHAND_CHECK(policy->admits_target(facts, target, application));
  admitted_ = touched;
  return {};
}

}  // namespace offhand
