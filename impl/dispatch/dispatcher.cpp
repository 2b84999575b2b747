#include "impl/dispatch/dispatcher.h"

#include <fmt/format.h>

#include <algorithm>
#include <exception>
#include <future>
#include <nlohmann/json.hpp>

#include "codegen/runtime/json_writer.h"
#include "generated/types/errors.h"
#include "impl/tools/call.h"

namespace offhand {
namespace {

/// Errors that tell nothing of an answer of the application; all others come from one.
bool is_silence(std::string_view code) {
  return code == "app_not_responding" || code == "deadline_exceeded" || code == "cancelled";
}

/// How long ago the call was received.
std::chrono::nanoseconds queued_for(const CallContext& context) {
  return context.received ? std::chrono::steady_clock::now() - *context.received : std::chrono::nanoseconds::zero();
}

/// Of a call without a platform: resources and prompts.
Call::Frame plain_frame(Runtime& runtime, const CallContext& context) {
  Call::Frame frame;
  frame.session = runtime.sessions().open(context.default_session);
  frame.client = context.client;
  frame.timeout = context.timeout.value_or(std::chrono::milliseconds(runtime.config().read_timeout_ms));
  frame.clock = &runtime.machine_clock();
  frame.limits = {frame.clock->now() + frame.timeout - queued_for(context), context.stop};
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
  Stay own;
  Stay& stay = context.stay == nullptr ? own : *context.stay;
  for (;;) {
    auto outcome = run(tool, arguments, context, stay);
    if (stay.waits() && context.stay != nullptr) return outcome;
    if (stay.waits()) {
      const auto ready = std::make_shared<std::promise<void>>();
      when_ready(stay, context.stop, [ready] { ready->set_value(); });
      ready->get_future().wait();
      continue;
    }
    stay.leave();
    const auto took = std::chrono::steady_clock::now() - context.received.value_or(start);
    runtime_.statistics().count(tool.name, !outcome, std::chrono::duration_cast<std::chrono::microseconds>(took));
    return outcome;
  }
}

void Dispatcher::when_ready(Stay& stay, const std::stop_token& stop, std::function<void()> then) {
  // Only a call with a platform waits for others.
  const auto now = (*runtime_.platform())->clock->now();
  const auto left = stay.deadline(now) - now;
  stay.when_ready(runtime_.alarms(), std::chrono::steady_clock::now() + left, stop, std::move(then));
}

Result<Reply> Dispatcher::run(const ToolInfo& tool, const nlohmann::json& arguments, const CallContext& context,
                              Stay& stay) {
  stay.resume();
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
    frame.clock = platform == nullptr ? &runtime_.machine_clock() : platform->clock.get();
    const auto now = frame.clock->now();
    frame.limits = {stay.deadline(now + frame.timeout - queued_for(context)), context.stop};
    frame.stay = &stay;
    if (now >= frame.limits.deadline || stay.expired()) {
      if (stay.too_late()) return fail(stay.too_late()());
      return fail(errors::deadline_exceeded(
          {.what = fmt::format("{}, which had to wait for others,", tool.name), .timeout_ms = frame.timeout.count()}));
    }
    frame.foreground = invocation->foreground();
    frame.lock = frame.foreground ? tool.foreground_lock : tool.background_lock;
    Call call(runtime_, std::move(frame));
    auto reply = invocation->run(call);
    if (!stay.waits() && (reply || !is_silence(reply.error().code))) call.note_answer();
    if (!reply && !stay.waits() && stay.too_late() && reply.error().code == "deadline_exceeded") {
      // It was let in too late to find out more.
      auto why = stay.too_late()();
      if (!stay.is_in() || why.code == "app_not_responding") return fail(std::move(why));
    }
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
