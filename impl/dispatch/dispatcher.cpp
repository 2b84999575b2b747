#include "impl/dispatch/dispatcher.h"

#include <spdlog/spdlog.h>

#include <exception>
#include <future>
#include <nlohmann/json.hpp>
#include <utility>

#include "codegen/runtime/json_writer.h"
#include "generated/support/platforms.h"
#include "generated/types/errors.h"
#include "impl/tools/call.h"

namespace offhand {
namespace {

/// The reading of a resource, the making of a prompt: a body that takes its arguments as they came.
template <class Arguments, class Outcome>
class PlainInvocation final : public TypedInvocation<Arguments, Outcome> {
 public:
  using Body = Result<Outcome> (*)(Call& call, const Arguments& arguments);
  PlainInvocation(const ToolInfo& tool, Arguments arguments, Body body)
      : TypedInvocation<Arguments, Outcome>(tool, std::move(arguments)), body_(body) {}

 private:
  Result<void> run(Call& call, const Target& /*target*/) override {
    OFFHAND_ASSIGN(this->outcome_, body_(call, this->arguments_));
    return {};
  }

  const Body body_;
};

double in_ms(std::chrono::microseconds time) { return static_cast<double>(time.count()) / 1'000.0; }

/// One line, names before values. Nothing of the arguments.
void log_call(const CallRecord& call) {
  if (!spdlog::should_log(spdlog::level::debug)) return;
  const auto& stages = call.stages;
  spdlog::debug(
      "call tool={} session={} outcome={} total_ms={:.2f} parse_ms={:.2f} wait_ms={:.2f} target_ms={:.2f} "
      "body_ms={:.2f} record_ms={:.2f}",
      call.identity, call.session, call.error.empty() ? "ok" : call.error, in_ms(call.took), in_ms(stages.parse),
      in_ms(stages.wait), in_ms(stages.target), in_ms(stages.body), in_ms(stages.record));
}

}  // namespace

Result<Reply> Dispatcher::call(const ToolInfo& tool, const nlohmann::json& arguments, const CallContext& context) {
  const auto parse = [&] { return tool.parse(arguments, desk_of(context).platform_name()); };
  OFFHAND_ASSIGN(const auto made, make(tool, parse, context));
  return made->reply();
}

Result<std::unique_ptr<Invocation>> Dispatcher::call(std::unique_ptr<Invocation> invocation,
                                                     const CallContext& context) {
  const ToolInfo& tool = invocation->tool();
  const auto hand_over = [&]() -> Result<std::unique_ptr<Invocation>> {
    OFFHAND_CHECK(check_support(tool, desk_of(context).platform_name()));
    return std::move(invocation);
  };
  return make(tool, hand_over, context);
}

Result<std::unique_ptr<Invocation>> Dispatcher::make(const ToolInfo& tool, const PrepareCall& prepare,
                                                     const CallContext& context) {
  const auto start = context.received.value_or(std::chrono::steady_clock::now());
  CallRecord record;
  record.identity = tool.identity;
  std::unique_ptr<CallPipeline> own;
  auto& pipeline = context.pipeline == nullptr ? own : *context.pipeline;
  auto made = go_through(prepare, context, pipeline, record);
  if (pipeline) return made;
  record.ended = std::chrono::system_clock::now();
  record.took = std::chrono::duration_cast<std::chrono::microseconds>(std::chrono::steady_clock::now() - start);
  if (!made) record.error = made.error().code;
  log_call(record);
  process_.statistics().count(std::move(record));
  return made;
}

Result<std::unique_ptr<Invocation>> Dispatcher::go_through(const PrepareCall& prepare, const CallContext& context,
                                                           std::unique_ptr<CallPipeline>& pipeline,
                                                           CallRecord& record) {
  try {
    if (!pipeline) {
      OFFHAND_ASSIGN(pipeline, CallPipeline::enter(process_, prepare, context));
    }
    for (;;) {
      if (auto done = pipeline->advance()) {
        record.session = pipeline->session();
        record.stages = pipeline->stages();
        auto invocation = pipeline->take_invocation();
        pipeline.reset();
        if (!*done) return fail(std::move(*done).error());
        return invocation;
      }
      if (context.pipeline != nullptr) return fail(errors::internal({.reason = "the call waits for its turn"}));
      const auto ready = std::make_shared<std::promise<void>>();
      pipeline->when_ready([ready] { ready->set_value(); });
      ready->get_future().wait();
    }
  } catch (const std::exception& failure) {
    pipeline.reset();
    return fail(errors::internal({.reason = failure.what()}));
  }
}

template <class Outcome, class Arguments>
Result<Outcome> Dispatcher::call_plain(const ToolInfo& tool, const Arguments& arguments,
                                       Result<Outcome> (*body)(Call& call, const Arguments& arguments),
                                       const CallContext& context) {
  using Plain = PlainInvocation<Arguments, Outcome>;
  const auto prepare = [&]() -> Result<std::unique_ptr<Invocation>> {
    return std::make_unique<Plain>(tool, arguments, body);
  };
  OFFHAND_ASSIGN(const auto made, make(tool, prepare, context));
  return std::move(static_cast<Plain&>(*made).outcome());
}

Result<ResourceContent> Dispatcher::read(const ResourceInfo& resource, const UriVariables& variables,
                                         const CallContext& context) {
  return call_plain<ResourceContent>(resource.call, variables, resource.read, context);
}

Result<PromptReply> Dispatcher::prompt(const PromptInfo& prompt, const nlohmann::json& arguments,
                                       const CallContext& context) {
  return call_plain<PromptReply>(prompt.call, arguments, prompt.get, context);
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
