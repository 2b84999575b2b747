#include "tests/mcp-conformance/bodies/reply.h"
#include "tests/mcp-conformance/generated/tools/conformance/test_logging_tool.h"
#include "tests/mcp-conformance/generated/tools/conformance/test_reconnection.h"
#include "tests/mcp-conformance/generated/tools/conformance/test_streaming_elicitation.h"
#include "tests/mcp-conformance/generated/tools/conformance/test_tool_with_logging.h"
#include "tests/mcp-conformance/generated/tools/conformance/test_tool_with_progress.h"

namespace offhand::fixtures::tools::conformance {
namespace {
using namespace std::chrono_literals;
}  // namespace

Result<Reply> test_tool_with_progress(Call& call, const TestToolWithProgressArgs&) {
  call.progress(0, 100, "Started");
  OFFHAND_CHECK(pause(call, 50ms));
  call.progress(50, 100, "Half way");
  OFFHAND_CHECK(pause(call, 50ms));
  call.progress(100, 100, "Done");
  return text_reply("Progress was reported.");
}

Result<Reply> test_tool_with_logging(Call& call, const TestToolWithLoggingArgs&) {
  call.log("info", "fixtures", "Tool execution started");
  OFFHAND_CHECK(pause(call, 50ms));
  call.log("info", "fixtures", "Tool processing data");
  OFFHAND_CHECK(pause(call, 50ms));
  call.log("info", "fixtures", "Tool execution completed");
  return text_reply("Log messages were sent.");
}

Result<Reply> test_logging_tool(Call& call, const TestLoggingToolArgs&) {
  call.log("info", "fixtures", "Logged by test_logging_tool");
  return text_reply("A log message was sent to whoever wanted it.");
}

Result<Reply> test_streaming_elicitation(Call& call, const TestStreamingElicitationArgs&) {
  call.progress(1, 2, "Half way");
  OFFHAND_CHECK(pause(call, 20ms));
  call.progress(2, 2, "Done");
  return text_reply("Nothing had to be asked.");
}

Result<Reply> test_reconnection(Call& call, const TestReconnectionArgs&) {
  call.pause_stream(100ms);
  OFFHAND_CHECK(pause(call, 200ms));
  return text_reply("Reconnection test completed successfully");
}

}  // namespace offhand::fixtures::tools::conformance
