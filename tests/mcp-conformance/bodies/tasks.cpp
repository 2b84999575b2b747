#include "generated/types/errors.h"
#include "tests/mcp-conformance/bodies/reply.h"
#include "tests/mcp-conformance/generated/tools/conformance/confirm_delete.h"
#include "tests/mcp-conformance/generated/tools/conformance/failing_job.h"
#include "tests/mcp-conformance/generated/tools/conformance/greet.h"
#include "tests/mcp-conformance/generated/tools/conformance/multi_input.h"
#include "tests/mcp-conformance/generated/tools/conformance/protocol_error_job.h"
#include "tests/mcp-conformance/generated/tools/conformance/slow_compute.h"
#include "tests/mcp-conformance/generated/tools/conformance/test_tool_with_task.h"

namespace offhand::fixtures::tools::conformance {
namespace {

using namespace std::chrono_literals;
using nlohmann::json;

InputRequest yes_or_no(std::string key, const std::string& message) {
  return form(std::move(key), message, {{"confirm", {{"type", "boolean"}}}});
}

}  // namespace

Result<GreetResult> greet(Call&, const GreetArgs& args) { return GreetResult{.name = args.name}; }

Result<Reply> slow_compute(Call& call, const SlowComputeArgs& args) {
  OFFHAND_CHECK(call.enter_task());
  call.progress(0, 1, "Started");
  call.log("info", "fixtures", "Computing");
  OFFHAND_CHECK(pause(call, std::chrono::milliseconds(static_cast<std::int64_t>(args.seconds * 1000))));
  call.progress(1, 1, "Computed");
  return text_reply("Computed " + args.label.value_or("something") + ".");
}

Result<Reply> failing_job(Call& call, const FailingJobArgs&) {
  OFFHAND_CHECK(call.enter_task());
  OFFHAND_CHECK(pause(call, 1s));
  Reply reply = text_reply("The job failed, as it always does.");
  reply.is_error = true;
  return reply;
}

Result<Reply> protocol_error_job(Call& call, const ProtocolErrorJobArgs&) {
  OFFHAND_CHECK(call.enter_task());
  OFFHAND_CHECK(pause(call, 200ms));
  return fail(errors::internal({.reason = "protocol_error_job broke, as it always does"}));
}

Result<Reply> confirm_delete(Call& call, const ConfirmDeleteArgs& args) {
  OFFHAND_CHECK(call.enter_task());
  OFFHAND_ASSIGN(const auto answers, call.ask(yes_or_no("confirm", "Delete " + args.filename + "?")));
  const bool confirmed = filled_in(answers, "confirm", "confirm") == "true";
  return text_reply((confirmed ? "Deleted " : "Kept ") + args.filename + ".");
}

Result<Reply> multi_input(Call& call, const MultiInputArgs&) {
  OFFHAND_CHECK(call.enter_task());
  OFFHAND_ASSIGN(const auto answers, call.ask(std::vector<InputRequest>{text_form("name", "What is your name?", "name"),
                                                                        yes_or_no("confirm", "Go on?")}));
  return text_reply(filled_in(answers, "name", "name") + " said " + filled_in(answers, "confirm", "confirm") + ".");
}

Result<Reply> test_tool_with_task(Call& call, const TestToolWithTaskArgs&) {
  OFFHAND_ASSIGN(const auto answers, call.ask(text_form("user_name", "What is your name?", "name")));
  OFFHAND_CHECK(call.enter_task());
  OFFHAND_CHECK(pause(call, 100ms));
  return text_reply("Hello, " + filled_in(answers, "user_name", "name") + "! The task is done.");
}

}  // namespace offhand::fixtures::tools::conformance
