#include "impl/dispatch/dispatcher.h"

#include <algorithm>
#include <exception>
#include <nlohmann/json.hpp>

#include "codegen/runtime/json_writer.h"
#include "generated/types/errors.h"
#include "impl/tools/call.h"

namespace offhand {
namespace {

/// Of a call without a platform: resources and prompts.
Call::Frame plain_frame(Runtime& runtime, const CallContext& context) {
  Call::Frame frame;
  frame.session = runtime.sessions().open(context.default_session);
  frame.client = context.client;
  frame.timeout = context.timeout.value_or(std::chrono::milliseconds(runtime.config().read_timeout_ms));
  frame.limits = {std::chrono::steady_clock::now() + frame.timeout, context.stop};
  return frame;
}

}  // namespace

std::optional<std::string> Dispatcher::unsupported_reason(const ToolInfo& tool) const {
  for (const auto& support : tool.platforms) {
    if (support.platform == runtime_.platform_name() && support.support == Support::none) {
      return std::string(support.note);
    }
  }
  return std::nullopt;
}

std::chrono::milliseconds Dispatcher::timeout_of(const ToolInfo& tool, const CallContext& context) const {
  if (context.timeout) return *context.timeout;
  switch (tool.timeout) {
    case TimeoutKind::read:
      return std::chrono::milliseconds(runtime_.config().read_timeout_ms);
    case TimeoutKind::action:
      return std::chrono::milliseconds(runtime_.config().action_timeout_ms);
    case TimeoutKind::launch:
      break;
  }
  return std::chrono::milliseconds(runtime_.config().launch_timeout_ms);
}

Result<Reply> Dispatcher::call(const ToolInfo& tool, const nlohmann::json& arguments, const CallContext& context) {
  const auto start = std::chrono::steady_clock::now();
  auto outcome = run(tool, arguments, context);
  const auto took = std::chrono::steady_clock::now() - start;
  runtime_.statistics().count(tool.name, !outcome, std::chrono::duration_cast<std::chrono::microseconds>(took));
  return outcome;
}

Result<Reply> Dispatcher::run(const ToolInfo& tool, const nlohmann::json& arguments, const CallContext& context) {
  if (auto reason = unsupported_reason(tool)) {
    return fail(errors::unsupported_platform(
        {.tool = std::string(tool.name), .platform = runtime_.platform_name(), .reason = *reason}));
  }
  try {
    OFFHAND_ASSIGN(const auto invocation, tool.parse(arguments, runtime_.platform_name()));
    platform::Platform* platform = nullptr;
    if (!tool.needs.empty()) {
      OFFHAND_ASSIGN(platform, runtime_.platform());
    }
    // Simulated time stands still while a call works without waiting on the clock.
    const auto working = platform == nullptr ? nullptr : platform->clock->working();
    Call::Frame frame;
    frame.session = runtime_.sessions().open(invocation->session().value_or(context.default_session));
    frame.platform = platform;
    frame.client = context.client;
    frame.timeout = timeout_of(tool, context);
    const auto now = platform == nullptr ? std::chrono::steady_clock::now() : platform->clock->now();
    frame.limits = {now + frame.timeout, context.stop};
    frame.foreground = invocation->foreground();
    frame.lock = frame.foreground ? tool.foreground_lock : tool.background_lock;
    Call call(runtime_, std::move(frame));
    auto reply = invocation->run(call);
    if (reply) call.note_answer();
    return reply;
  } catch (const std::exception& failure) {
    return fail(errors::internal({.reason = failure.what()}));
  }
}

Result<ResourceContent> Dispatcher::read(const ResourceInfo& resource, const UriVariables& variables,
                                         const CallContext& context) {
  try {
    Call call(runtime_, plain_frame(runtime_, context));
    return resource.read(call, variables);
  } catch (const std::exception& failure) {
    return fail(errors::internal({.reason = failure.what()}));
  }
}

Result<PromptReply> Dispatcher::prompt(const PromptInfo& prompt, const nlohmann::json& arguments,
                                       const CallContext& context) {
  try {
    Call call(runtime_, plain_frame(runtime_, context));
    return prompt.get(call, arguments);
  } catch (const std::exception& failure) {
    return fail(errors::internal({.reason = failure.what()}));
  }
}

std::string error_json(const Error& error) {
  std::string text;
  JsonWriter writer(text);
  writer.begin_object();
  write_member(writer, "code", error.code);
  write_member(writer, "message", error.message);
  write_member(writer, "hint", error.hint);
  writer.key("data");
  writer.raw(error.data);
  writer.end_object();
  return text;
}

}  // namespace offhand
