#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdlib>
#include <functional>

#include "tests/support/application.h"
#include "tests/support/elements.h"
#include "tests/support/mcp_client.h"

// What a server must survive. Every row gets a clear error that names the offending thing, the server answers the next
// call, and McpClient fails the test when anything but JSON-RPC comes out.
namespace offhand::test {
namespace {

struct Answer {
  /// Code of the protocol or of the tool.
  std::string code;
  std::string text;
};

struct BadInputRow {
  std::string name;
  std::function<Answer(McpClient&)> send;
  std::string code;
  /// Words of the answer that name the offending thing.
  std::vector<std::string> names;
  McpClient::Options options{.program = {"--platform", "sim:widgets"}, .server = {"--tools", "full"}};
  enum class After { answers_the_next_call, has_ended } after = After::answers_the_next_call;
};

void PrintTo(const BadInputRow& row, std::ostream* out) { *out << row.name; }

Answer of_message(const json& message) {
  if (message.is_object() && message.contains("error")) {
    return {message["error"]["code"].dump(), message["error"]["message"].get<std::string>()};
  }
  const auto reply = tool_reply(message);
  return {reply.code(), reply.text};
}

std::function<Answer(McpClient&)> bytes(const std::string& text) {
  return [text](McpClient& client) {
    client.write(text);
    return of_message(client.next_without_id());
  };
}

std::function<Answer(McpClient&)> calls(const std::string& tool, const json& arguments) {
  return [tool, arguments](McpClient& client) {
    const auto reply = client.call(tool, arguments);
    return Answer{reply.code(), reply.text};
  };
}

/// What the window shows: whatever was pressed, typed or set would show there.
json elements_of(McpClient& client) {
  return client
      .call("get_window_state", {{"pid", 200}, {"window_id", 1001}, {"include_screenshot", false}, {"format", "json"}})
      .structured["elements"];
}

/// A call after a look at the window; it may use what the look has shown. Nothing is pressed.
std::function<Answer(McpClient&)> presses_nothing(const std::string& tool, std::function<json(const json&)> arguments) {
  return [tool, arguments = std::move(arguments)](McpClient& client) {
    const auto before = elements_of(client);
    EXPECT_FALSE(before.empty());
    const auto reply = client.call(tool, arguments(before));
    EXPECT_EQ(elements_of(client), before);
    return Answer{reply.code(), reply.text};
  };
}

std::function<Answer(McpClient&)> presses_nothing(const std::string& tool, const json& arguments) {
  return presses_nothing(tool, [arguments](const json&) { return arguments; });
}

json named(const json& elements, const std::string& name) {
  for (const auto& element : elements) {
    if (element["name"] == name) return element;
  }
  throw std::runtime_error("no element \"" + name + "\" in " + elements.dump());
}

/// An index that an earlier look has shown and the latest has not: the button is gone from the window.
Answer an_older_index(McpClient& client) {
  const auto index = named(elements_of(client), "Going")["element_index"];
  const auto pressed = client.call("click", {{"window_id", 1001}, {"element_index", index}});
  EXPECT_FALSE(pressed.failed) << pressed.text;
  const auto before = elements_of(client);
  const auto reply = client.call("click", {{"window_id", 1001}, {"element_index", index}});
  EXPECT_EQ(elements_of(client), before);
  return {reply.code(), reply.text};
}

/// Sessions share the numbers of elements, and no session may use what another was shown.
Answer a_token_of_another_session(McpClient& client) {
  const auto before = elements_of(client);
  const auto reply =
      client.call("click", {{"session", "another"}, {"element_token", named(before, "A")["element_token"]}});
  EXPECT_EQ(elements_of(client), before);
  return {reply.code(), reply.text};
}

McpClient::Options on(const std::string& platform) {
  return {.program = {"--platform", platform}, .server = {"--tools", "full"}};
}
McpClient::Options on_this_display(const EnvironmentChanges& environment = {}) {
  return {.server = {"--tools", "full"}, .environment = environment};
}
std::string variable(const char* name) {
  const char* value = std::getenv(name);
  return value == nullptr ? "" : value;
}

std::string all_bytes() {
  std::string text;
  for (int byte = 0; byte < 256; ++byte) {
    if (byte != '\n') text += static_cast<char>(byte);
  }
  return text + "\n";
}

Answer hundred_megabytes(McpClient& client) {
  client.request("ping");
  const auto before = client.peak_resident_kb();
  const std::string piece(std::size_t{1} << 20, 'x');
  client.write(R"({"jsonrpc":"2.0","id":4711,"method":"tools/call","params":{"name":")");
  for (int i = 0; i < 100; ++i) client.write(piece);
  client.write("\"}}\n");
  auto answer = of_message(client.next_without_id());
  client.request("ping");
  // The limit is 16 MiB; while it is being reached the buffer may be there twice.
  const std::size_t limit_kb = OFFHAND_TEST_SANITIZED == 0 ? 64U * 1024U : 512U * 1024U;
  EXPECT_LT(client.peak_resident_kb() - before, limit_kb);
  EXPECT_FALSE(client.has_reply(4711));
  return answer;
}

/// Two processes on one desk: both see it, and their clicks reach the application one after the other.
Answer two_servers(McpClient& one) {
  FixtureApplication fixture("gtk3");
  McpClient other(on_this_display());
  const auto look = [&](McpClient& client) {
    const auto reply =
        client.call("get_window_state", {{"pid", fixture.pid()}, {"format", "json"}, {"include_screenshot", false}});
    if (reply.failed) throw std::runtime_error(reply.text);
    return reply.structured;
  };
  const auto a = element_named(look(one), "A");
  const auto b = element_named(look(other), "B");
  for (int i = 0; i < 3; ++i) {
    const int first = one.post_call("click", {{"element_token", a.token}});
    const int second = other.post_call("click", {{"element_token", b.token}});
    for (const auto& reply : {one.reply_to_call(first), other.reply_to_call(second)})
      EXPECT_FALSE(reply.failed) << reply.text;
  }
  const int front = one.post_call("click", {{"element_token", a.token}, {"delivery_mode", "foreground"}});
  const int behind = other.post_call("click", {{"element_token", b.token}, {"delivery_mode", "foreground"}});
  for (const auto& reply : {one.reply_to_call(front), other.reply_to_call(behind)})
    EXPECT_FALSE(reply.failed) << reply.text;
  EXPECT_TRUE(eventually([&] { return fixture.count({{"event", "clicked"}, {"name", "A"}}) == 4; }))
      << json(fixture.events());
  EXPECT_TRUE(eventually([&] { return fixture.count({{"event", "clicked"}, {"name", "B"}}) == 4; }))
      << json(fixture.events());
  // A token of one is of no use to the other, and says so.
  const auto foreign = other.call("click", {{"element_token", a.token}});
  return {foreign.code(), foreign.text};
}

Answer closes_in_mid_request(McpClient& client) {
  const int complete = client.post_call("list_windows");
  client.write(R"({"jsonrpc":"2.0","id":99,"method":"tools/ca)");
  client.close_input();
  EXPECT_FALSE(client.reply_to_call(complete).failed) << "what was asked in full is answered";
  return of_message(client.next_without_id());
}

const char* const closing_window = R"(sim:{"applications":[{"name":"App","pid":200,"windows":[
  {"window_id":1001,"title":"Going","bounds":{"x":0,"y":0,"width":90,"height":90}},
  {"window_id":1002,"title":"Staying","bounds":{"x":0,"y":0,"width":90,"height":90}}]}],
  "troubles":[{"on_call":{"call":"read"},"do":[{"do":"close_window","application":"App","window":"Going"}]}]})";

const char* const choice_and_menu = R"(sim:{"applications":[{"name":"App","pid":200,"windows":[
  {"window_id":1001,"title":"Window","bounds":{"x":0,"y":0,"width":300,"height":200},"tree":{"role":"window","name":"Window","children":[
    {"role":"menubar","bounds":{"x":0,"y":0,"width":300,"height":20},"children":[{"role":"menuitem","name":"File","children":[
      {"role":"menuitem","name":"Open"},{"role":"menuitem","name":"Save"}]}]},
    {"role":"combobox","name":"Size","value":"Small","bounds":{"x":5,"y":30,"width":100,"height":20},"children":[
      {"role":"option","name":"Small"},{"role":"option","name":"Large"}]}]}}]}]})";
const char* const vanishing_button = R"(sim:{"applications":[{"name":"App","pid":200,"windows":[
  {"window_id":1001,"title":"Window","bounds":{"x":0,"y":0,"width":200,"height":200},"tree":{"children":[
    {"role":"button","name":"Going","id":"going","bounds":{"x":5,"y":5,"width":50,"height":20},
     "on_press":[{"do":"remove","node":"going"}]},
    {"role":"button","name":"Staying","bounds":{"x":5,"y":30,"width":50,"height":20}}]}}]}]})";

std::vector<BadInputRow> rows() {
  const std::string no_screenshot_call =
      R"({"jsonrpc":"2.0","id":5,"method":"tools/call","params":{"name":"click","arguments":{"pid":200,"x":NaN,"y":1}}})";
  return {
      {"malformed_json", bytes("{\"jsonrpc\": \"2.0\", nonsense}\n"), "-32700", {"JSON", "line 1, column"}},
      {"a_100_mb_line", hundred_megabytes, "-32600", {"16777216 bytes"}},
      {"binary", bytes(all_bytes()), "-32700", {"JSON", "line 1"}},
      {"not_an_object", bytes("42\n"), "-32600", {"number"}},
      {"a_batch", bytes("[{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"ping\"}]\n"), "-32600", {"batches"}},
      {"deep_nesting", bytes(std::string(200'000, '[') + "\n"), "-32700", {"JSON"}},
      {"a_wrong_type",
       calls("click", {{"window_id", 1001}, {"element_index", "twelve"}}),
       "invalid_arguments",
       {"element_index", "twelve"}},
      {"arguments_of_a_wrong_type", calls("click", json::array({1})), "invalid_arguments", {"click", "array"}},
      {"an_unknown_key",
       calls("click", {{"pid", 200}, {"x", 1}, {"y", 1}, {"modifer", json::array()}}),
       "invalid_arguments",
       {"modifer", "modifier"}},
      {"nan", bytes(no_screenshot_call + "\n"), "-32700", {"JSON", "column 99", R"("x":N)"}},
      {"an_enum_typo",
       calls("click", {{"pid", 200}, {"x", 1}, {"y", 1}, {"button", "lefft"}}),
       "invalid_arguments",
       {"button", "lefft", "left"}},
      {"a_number_out_of_range",
       calls("click", {{"pid", 200}, {"x", 1}, {"y", 1}, {"count", 4}}),
       "invalid_arguments",
       {"count", "4", "3"}},
      {"a_missing_pid", calls("get_window_state", json::object()), "invalid_arguments", {"pid"}},
      {"a_target_of_no_form", calls("click", {{"element_index", 3}}), "invalid_arguments", {"window_id"}},
      {"x_without_y", presses_nothing("click", {{"pid", 200}, {"x", 30}}), "invalid_arguments", {"x", "y"}},
      {"an_element_and_a_point",
       presses_nothing(
           "click",
           [](const json& elements) {
             return json{{"element_token", named(elements, "A")["element_token"]}, {"pid", 200}, {"x", 30}, {"y", 25}};
           }),
       "invalid_arguments",
       {"element_token", "x", "cannot be combined"}},
      {"an_index_never_shown",
       presses_nothing("click", {{"window_id", 1001}, {"element_index", 77}}),
       "unknown_element",
       {"77"}},
      {"an_index_of_an_older_snapshot", an_older_index, "unknown_element", {"1001"}, on(vanishing_button)},
      {"a_token_of_another_session", a_token_of_another_session, "unknown_element", {"1001"}},
      {"an_index_and_a_token_of_two_elements",
       presses_nothing("click",
                       [](const json& elements) {
                         return json{{"element_token", named(elements, "A")["element_token"]},
                                     {"element_index", named(elements, "B")["element_index"]}};
                       }),
       "elements_differ",
       {"element_index", "element_token"}},
      {"a_point_beyond_the_window",
       presses_nothing("click", {{"pid", 200}, {"x", 5000}, {"y", 5}}),
       "point_outside",
       {"5000", "480x560"}},
      {"text_with_nul",
       presses_nothing("type_text", {{"pid", 200}, {"text", std::string("a\0b", 3)}}),
       "invalid_arguments",
       {"text", "U+0000"}},
      {"an_unknown_name_of_a_key",
       presses_nothing("press_key", {{"pid", 200}, {"key", "spcae"}}),
       "unknown_key",
       {"space"}},
      {"two_plain_keys",
       presses_nothing("hotkey", {{"pid", 200}, {"keys", {"a", "b"}}}),
       "invalid_key_combination",
       {"a and b"}},
      {"a_value_beyond_a_slider",
       presses_nothing("set_value",
                       [](const json& elements) {
                         return json{{"element_token", named(elements, "Level")["element_token"]}, {"value", "7000"}};
                       }),
       "invalid_value",
       {"7000", "100"}},
      {"an_option_that_a_list_does_not_have",
       presses_nothing("set_value",
                       [](const json& elements) {
                         return json{{"element_token", named(elements, "Size")["element_token"]}, {"value", "Larg"}};
                       }),
       "no_such_option",
       {"Larg", "Large", "Small"},
       on(choice_and_menu)},
      {"a_menu_path_that_does_not_exist",
       presses_nothing("invoke_menu", {{"pid", 200}, {"path", {"File", "Sav"}}}),
       "no_such_menu_entry",
       {"Sav", "Save"},
       on(choice_and_menu)},
      {"an_hour_of_dragging",
       presses_nothing(
           "drag", {{"pid", 200}, {"from_x", 1}, {"from_y", 1}, {"to_x", 9}, {"to_y", 9}, {"duration_ms", 3'600'000}}),
       "invalid_arguments",
       {"duration_ms", "10000"}},
      {"the_first_process", presses_nothing("click", {{"pid", 1}, {"x", 30}, {"y", 25}}), "process_not_found", {"1"}},
      {"the_first_process_on_this_display",
       calls("kill_app", {{"pid", 1}}),
       "protected_process",
       {"1"},
       on_this_display()},
      {"a_process_that_is_not_ours_to_end",
       [](McpClient& client) {
         // A program of this user that shows no window and was not launched here.
         ChildProcess bystander({"sleep", "600"});
         const auto reply = client.call("kill_app", {{"pid", bystander.pid()}});
         EXPECT_FALSE(bystander.wait(milliseconds(0)));
         return Answer{reply.code(), reply.text};
       },
       "foreign_process",
       {"owns no window"},
       on_this_display()},
      {"our_own_process",
       [](McpClient& client) {
         const auto reply = client.call("kill_app", {{"pid", client.pid()}});
         return Answer{reply.code(), reply.text};
       },
       "protected_process",
       {"itself"},
       on_this_display()},
      {"a_dead_pid", calls("get_window_state", {{"pid", 4194304}}), "process_not_found", {"4194304"}},
      {"a_dead_pid_on_this_display",
       calls("get_window_state", {{"pid", 4194304}}),
       "process_not_found",
       {"4194304"},
       on_this_display()},
      {"a_window_that_is_not_there",
       calls("get_window_state", {{"pid", 200}, {"window_id", 4242}}),
       "window_not_found",
       {"4242"}},
      {"a_window_that_closes_during_the_call",
       calls("get_window_state", {{"pid", 200}, {"window_id", 1001}, {"include_screenshot", false}}),
       "window_closed",
       {"1001"},
       on(closing_window)},
      {"neither_a_display_nor_a_bus",
       calls("list_windows", json::object()),
       "no_display",
       {"DISPLAY"},
       on_this_display({{"DISPLAY", std::nullopt},
                        {"DBUS_SESSION_BUS_ADDRESS", "unix:path=/nonexistent"},
                        {"AT_SPI_BUS_ADDRESS", std::nullopt}})},
      {"a_display_that_is_not_there",
       calls("list_windows", json::object()),
       "no_display",
       {":4711"},
       on_this_display({{"DISPLAY", ":4711"}})},
      {"a_display_that_refuses_us",
       calls("list_windows", json::object()),
       "display_refused",
       {variable("DISPLAY")},
       on_this_display({{"XAUTHORITY", "/dev/null"}})},
      {"two_servers_on_one_display", two_servers, "stale_element", {"another run"}, on_this_display()},
      {"stdin_closed_in_mid_request",
       closes_in_mid_request,
       "-32700",
       {"JSON"},
       on("sim:widgets"),
       BadInputRow::After::has_ended},
      {"a_request_before_initialize",
       [](McpClient& client) { return of_message(client.request("tools/call", {{"name", "list_windows"}})); },
       "-32600",
       {"tools/call", "initialize"},
       {.program = {"--platform", "sim:widgets"}, .server = {"--tools", "full"}, .initialize = ""}},
  };
}

class BadInput : public testing::TestWithParam<BadInputRow> {};

TEST_P(BadInput, GetsAClearErrorAndTheServerGoesOn) {
  const auto& row = GetParam();
  McpClient client(row.options);
  const auto answer = row.send(client);
  EXPECT_EQ(answer.code, row.code) << answer.text;
  for (const auto& word : row.names) EXPECT_THAT(answer.text, testing::HasSubstr(word));
  if (row.after == BadInputRow::After::has_ended) {
    EXPECT_EQ(client.wait_for_exit(), 0);
    return;
  }
  if (row.options.initialize.empty()) client.request("initialize", {{"protocolVersion", "2025-11-25"}});
  EXPECT_EQ(client.request("ping")["result"], json::object());
  const auto next = client.call("list_windows");
  EXPECT_TRUE(!next.failed || next.code() == row.code) << next.dump();
  client.close_input();
  EXPECT_EQ(client.wait_for_exit(), 0) << client.errors();
}

/// What a caller sends may be megabytes; what is repeated of it is not.
TEST(LongInput, IsRepeatedInPart) {
  McpClient client({.program = {"--platform", "sim:widgets"}, .server = {"--tools", "full"}});
  const std::string start = "ab\u00e9";
  std::string name = start;
  constexpr std::size_t bytes = OFFHAND_TEST_SANITIZED == 0 ? 3'000'000 : 300'000;
  while (name.size() < bytes) name += "\u00e9x";
  const json click{{"pid", 200}, {"x", 1}, {"y", 1}};
  const auto with = [](json object, const std::string& key, const json& value) {
    object[key] = value;
    return object;
  };
  const std::vector<std::pair<std::string, json>> requests{
      {"tools/call", {{"name", name}, {"arguments", json::object()}}},
      {"tools/call", {{"name", "click"}, {"arguments", with(click, name, 1)}}},
      {"tools/call", {{"name", "click"}, {"arguments", with(click, "button", name)}}},
      {"tools/call", {{"name", "click"}, {"arguments", {{"element_token", name}}}}},
      {"tools/call", {{"name", "press_key"}, {"arguments", {{"pid", 200}, {"key", name}}}}},
      {"tools/call", {{"name", "launch_app"}, {"arguments", {{"name", name}}}}},
      {"tools/call", {{"name", "launch_app"}, {"arguments", {{"launch_path", "/" + name}}}}},
      {"tools/list", {{"cursor", name}}},
      {"prompts/get", {{"name", name}}},
      {"resources/read", {{"uri", "offhand://" + name}}},
      {"completion/complete",
       {{"ref", {{"type", "ref/prompt"}, {"name", name}}}, {"argument", {{"name", "a"}, {"value", "b"}}}}},
      {"tools/call", {{"name", "list_windows"}, {"_meta", {{"dev.offhand/timeout_ms", name}}}}},
      {"tools/call",
       {{"name", "list_windows"},
        {"_meta",
         {{"io.modelcontextprotocol/protocolVersion", name},
          {"io.modelcontextprotocol/clientCapabilities", json::object()}}}}},
      {name, json::object()},
  };
  for (const auto& [method, params] : requests) {
    const auto answer = client.request(method, params);
    const auto text = answer.dump();
    const auto what = method.substr(0, 40) + " " + params.dump().substr(0, 80);
    EXPECT_TRUE(answer.contains("error") || answer["result"].value("isError", false)) << what << text.substr(0, 300);
    EXPECT_LT(text.size(), 10'000U) << what;
    EXPECT_THAT(text, testing::HasSubstr("\u2026")) << what << " is not marked as shortened: " << text.substr(0, 600);
  }
}

TEST(LongInput, ThatCannotBeReadIsRepeatedInPart) {
  McpClient client({.program = {"--platform", "sim:widgets"}});
  client.write(R"({"jsonrpc":"2.0","id":"long","method":")" + std::string(3'000'000, 'x') + "\x01\"}\n");
  // Its id can be read all the same, so its caller does not wait for ever.
  const auto text = client.reply_to("long").dump();
  EXPECT_THAT(text, testing::HasSubstr("-32700"));
  EXPECT_LT(text.size(), 10'000U);
}

TEST(Timeout, ThatIsNoneIsRefusedWithWhatIsAllowed) {
  McpClient client({.program = {"--platform", "sim:widgets"}, .server = {"--tools", "full"}});
  for (const json& timeout : {json("soon"), json(-5), json(0), json(2.5), json(nullptr)}) {
    const auto answer =
        client.request("tools/call", {{"name", "list_windows"}, {"_meta", {{"dev.offhand/timeout_ms", timeout}}}});
    ASSERT_TRUE(answer.contains("error")) << timeout << ": " << answer;
    EXPECT_EQ(answer["error"]["code"], -32602);
    const auto message = answer["error"]["message"].get<std::string>();
    EXPECT_THAT(message, testing::HasSubstr("dev.offhand/timeout_ms"));
    EXPECT_THAT(message, testing::HasSubstr(timeout.dump()));
    EXPECT_THAT(message, testing::HasSubstr("from 1"));
  }
  EXPECT_FALSE(client.call("list_windows", json::object(), {{"dev.offhand/timeout_ms", 700'000}}).failed);
}

INSTANTIATE_TEST_SUITE_P(Row, BadInput, testing::ValuesIn(rows()), [](const auto& row) { return row.param.name; });

}  // namespace
}  // namespace offhand::test
