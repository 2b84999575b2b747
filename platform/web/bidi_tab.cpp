#include "platform/web/bidi_tab.h"

#include <algorithm>
#include <chrono>
#include <functional>
#include <utility>
#include <vector>

#include "generated/types/errors.h"
#include "platform/web/bidi_script.h"
#include "platform/web/json_access.h"
#include "platform/web/keyboard.h"
#include "platform/web/read_object.h"
#include "platform/web/scripts.h"
#include "platform/web/tab_errors.h"

namespace offhand::platform::web {
namespace {

using nlohmann::json;

/// A frame that does not answer within this time is left out.
constexpr std::chrono::milliseconds frame_timeout{2'000};
/// Keys are sent in calls of this many, because a call must end before the deadline is checked again.
constexpr std::size_t keys_of_one_call = 64;

/// The error for a page that navigates while it is only read.
Error before_anything(const Error& error) {
  const bool is_another = error.code == "page_gone" && error.message.find("became another page") != std::string::npos;
  return is_another ? page_replaced() : error;
}

/// True if the document was gone before the function began; otherwise it may have run in part.
bool has_not_begun(const Error& error) {
  return error.code == "page_gone" && error.message.find("Realm with id") != std::string::npos;
}

}  // namespace

json in_our_world(const std::string& context, const std::string& function) {
  return {{"functionDeclaration", function},
          {"awaitPromise", false},
          {"target", {{"context", context}, {"sandbox", "offhand"}}}};
}

/// The sandbox world in each document is a realm of its own; a navigated frame has another realm.
Result<std::vector<Frame>> BidiTab::frames(const Limits& limits) {
  const auto answer = connection_->call(context_, "browsingContext.getTree", {{"root", context_}}, limits);
  if (!answer) return fail(before_anything(answer.error()));
  std::vector<std::string> contexts;
  const std::function<void(const json&, int)> add = [&](const json& tree, int depth) {
    for (const auto& each : tree) {
      const auto context = text_of(each, "context");
      if (context.empty() || contexts.size() >= frame_limit || depth > frame_depth_limit) return;
      contexts.push_back(context);
      add(part_of(each, "children"), depth + 1);
    }
  };
  add(part_of(*answer, "contexts"), 0);
  if (contexts.empty() || contexts.front() != context_) return fail(not_as_expected("browsingContext.getTree"));
  const auto frame_of = [&](const std::string& context, const json& told) {
    return Frame{context_, context, text_of(told, "realm"), text_of(part_of(told, "result"), "value"),
                 context == context_};
  };
  const std::string where = "() => location.href";
  const auto page = connection_->call(context_, "script.callFunction", in_our_world(context_, where), limits);
  if (!page) return fail(before_anything(page.error()));
  std::vector<Frame> frames{frame_of(context_, *page)};
  if (frames.front().loader.empty()) return fail(not_as_expected("script.callFunction"));
  // A frame may be removed or hang at any time; the page is usable without it.
  std::vector<json> questions;
  for (std::size_t i = 1; i < contexts.size(); ++i) questions.push_back(in_our_world(contexts[i], where));
  const Limits brief{std::min<TimePoint>(clock_.now() + frame_timeout, limits.deadline), limits.stop};
  const auto answers = connection_->call_each(context_, "script.callFunction", std::move(questions), brief);
  for (std::size_t i = 0; i < answers.size(); ++i) {
    const auto& told = answers[i];
    if (!told && told.error().code == "page_blocked") return fail(told.error());
    if (told && !text_of(*told, "realm").empty()) frames.push_back(frame_of(contexts[i + 1], *told));
  }
  return frames;
}

/// Arguments and results are passed as JSON text, because the protocol's own value types are numerous.
Result<json> BidiTab::run(const Frame& frame, const std::string& function, const json& arguments, Activation activation,
                          const Limits& limits) {
  const auto answer = connection_->call(
      context_, "script.callFunction",
      {{"functionDeclaration", "async (values) => JSON.stringify(await (" + function + ")(...JSON.parse(values)))"},
       {"target", {{"realm", frame.loader}}},
       {"arguments", {{{"type", "string"}, {"value", arguments.dump()}}}},
       {"awaitPromise", true},
       {"userActivation", activation == Activation::as_a_user}},
      limits);
  if (!answer) return fail(has_not_begun(answer.error()) ? page_replaced() : answer.error());
  if (const auto thrown = answer->find("exceptionDetails"); thrown != answer->end()) {
    return fail(errors::script_failed({.reason = text_of(*thrown, "text"), .line = std::nullopt}));
  }
  auto value = read_json(text_of(part_of(*answer, "result"), "value"));
  if (!value.is_object()) return fail(not_as_expected("script.callFunction"));
  return value;
}

/// Every Firefox document reports its own position on the screen, also in a frame.
Result<Spot> BidiTab::on_screen(const Frame& frame, Spot spot, const Limits& limits) {
  OFFHAND_ASSIGN(const auto corner, run(frame, scripts::corner(), json::array(), Activation::none, limits));
  return from_corner(corner, spot);
}

Result<std::string> BidiTab::execute(const std::string& javascript, const Limits& limits) {
  return execute_bidi_script(*connection_, context_, javascript, clock_, limits);
}

/// Inserts like an editor that pastes plain text: the page gets the same input events as for typing.
Result<void> BidiTab::insert_text(const Frame& frame, const std::string& text, const Limits& limits) {
  const std::string insert = "text => ({done: document.execCommand('insertText', false, text)})";
  OFFHAND_ASSIGN(const auto inserted, run(frame, insert, {text}, Activation::none, limits));
  if (flag_of(inserted, "done")) return {};
  return fail(errors::action_failed(
      {.what = "Inserting text", .reason = "the page let none in", .advice = "Try type_keystrokes."}));
}

Result<void> BidiTab::type_keys(const Frame& frame, const std::string& text, const Limits& limits) {
  const auto keys = bidi_keys_of(text);
  for (std::size_t at = 0; at < keys.size(); at += keys_of_one_call) {
    auto actions = json::array();
    for (std::size_t i = at; i < std::min(keys.size(), at + keys_of_one_call); ++i) {
      actions.push_back({{"type", "keyDown"}, {"value", keys[i]}});
      actions.push_back({{"type", "keyUp"}, {"value", keys[i]}});
    }
    OFFHAND_CHECK(connection_->call(
        context_, "input.performActions",
        {{"context", frame.id}, {"actions", {{{"type", "key"}, {"id", "keyboard"}, {"actions", std::move(actions)}}}}},
        limits));
  }
  return {};
}

}  // namespace offhand::platform::web
