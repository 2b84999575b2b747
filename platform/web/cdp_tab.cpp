#include "platform/web/cdp_tab.h"

#include <algorithm>
#include <functional>
#include <string>
#include <utility>
#include <vector>

#include "generated/types/errors.h"
#include "platform/web/cdp_script.h"
#include "platform/web/cdp_session.h"
#include "platform/web/json_access.h"
#include "platform/web/keyboard.h"
#include "platform/web/scripts.h"
#include "platform/web/tab_errors.h"

namespace offhand::platform::web {
namespace {

using nlohmann::json;

/// The most keys in flight at a time.
constexpr std::size_t keys_at_once = 64;

std::string key_of(const Frame& frame) { return frame.session + "/" + frame.id + "/" + frame.loader; }

/// True if the document was gone before the function began; otherwise it may have run in part.
bool never_began(const Error& error) {
  static const std::vector<std::string> signs{"Cannot find context", "uniqueContextId not found",
                                              "Session with given id not found"};
  return error.code == "page_gone" && std::any_of(signs.begin(), signs.end(), [&](const auto& sign) {
           return error.message.find(sign) != std::string::npos;
         });
}

}  // namespace

Result<std::shared_ptr<CdpTab>> CdpTab::attach(std::shared_ptr<Connection> connection, const std::string& target,
                                               Clock& clock, const Limits& limits) {
  OFFHAND_ASSIGN(const auto session, attach_session(*connection, target, limits));
  std::shared_ptr<CdpTab> tab(new CdpTab(std::move(connection), session, clock));
  OFFHAND_CHECK(tab->prepare(session, 0, limits));
  return tab;
}

/// Frames of other sites have processes, and therefore sessions, of their own, and may contain such frames again.
Result<void> CdpTab::prepare(const std::string& session, int depth, const Limits& limits) {
  if (depth > frame_depth_limit) return {};
  bool is_new = false;
  {
    const std::lock_guard lock(mutex_);
    is_new = prepared_.emplace(session, true).second;
  }
  if (is_new) {
    // Enables events of dialogs, which block everything; the user answers them.
    OFFHAND_CHECK(connection_->call(session, "Page.enable", json::object(), limits));
    OFFHAND_CHECK(connection_->call(session, "Target.setAutoAttach",
                                    {{"autoAttach", true}, {"waitForDebuggerOnStart", false}, {"flatten", true}},
                                    limits));
  }
  for (const auto& child : connection_->children(session)) {
    const auto done = prepare(child.session, depth + 1, limits);
    // A frame may be removed at any time; the page is usable without it.
    if (!done && done.error().code != "page_gone") return done;
  }
  return {};
}

Result<void> CdpTab::add_frames(const std::string& session, std::vector<Frame>& frames, const Limits& limits) {
  OFFHAND_ASSIGN(const auto answer, connection_->call(session, "Page.getFrameTree", json::object(), limits));
  const std::function<void(const json&, int)> add = [&](const json& tree, int depth) {
    const auto& frame = part_of(tree, "frame");
    if (text_of(frame, "id").empty() || frames.size() >= frame_limit || depth > frame_depth_limit) return;
    frames.push_back(
        {session, text_of(frame, "id"), text_of(frame, "loaderId"), text_of(frame, "url"), frames.empty()});
    for (const auto& child : part_of(tree, "childFrames")) add(child, depth + 1);
  };
  add(part_of(answer, "frameTree"), 0);
  for (const auto& child : connection_->children(session)) {
    const auto added = add_frames(child.session, frames, limits);
    if (!added && added.error().code != "page_gone") return added;
  }
  return {};
}

Result<std::vector<Frame>> CdpTab::frames(const Limits& limits) {
  OFFHAND_CHECK(prepare(session_, 0, limits));
  std::vector<Frame> frames;
  OFFHAND_CHECK(add_frames(session_, frames, limits));
  if (frames.empty()) return fail(not_as_expected("Page.getFrameTree"));
  const std::lock_guard lock(mutex_);
  std::erase_if(worlds_, [&](const auto& entry) {
    return std::none_of(frames.begin(), frames.end(), [&](const auto& frame) { return key_of(frame) == entry.first; });
  });
  return frames;
}

Result<std::int64_t> CdpTab::world(const Frame& frame, const Limits& limits) {
  {
    const std::lock_guard lock(mutex_);
    if (const auto found = worlds_.find(key_of(frame)); found != worlds_.end()) return found->second;
  }
  OFFHAND_ASSIGN(const auto answer, connection_->call(frame.session, "Page.createIsolatedWorld",
                                                      {{"frameId", frame.id}, {"worldName", "offhand"}}, limits));
  const auto id = integer_of(answer, "executionContextId");
  if (id == 0) return fail(not_as_expected("Page.createIsolatedWorld"));
  const std::lock_guard lock(mutex_);
  return worlds_[key_of(frame)] = id;
}

Result<json> CdpTab::run(const Frame& frame, const std::string& function, const json& arguments, Activation activation,
                         const Limits& limits) {
  const auto context = world(frame, limits);
  if (!context) return fail(context.error().code == "page_gone" ? page_replaced() : context.error());
  auto values = json::array();
  for (const auto& argument : arguments) values.push_back({{"value", argument}});
  auto answer = connection_->call(frame.session, "Runtime.callFunctionOn",
                                  {{"functionDeclaration", function},
                                   {"executionContextId", *context},
                                   {"arguments", std::move(values)},
                                   {"returnByValue", true},
                                   {"awaitPromise", true},
                                   {"userGesture", activation == Activation::as_a_user}},
                                  limits);
  if (!answer) {
    const std::lock_guard lock(mutex_);
    worlds_.erase(key_of(frame));
    return fail(never_began(answer.error()) ? page_replaced() : answer.error());
  }
  if (const auto thrown = answer->find("exceptionDetails"); thrown != answer->end()) {
    const auto words = text_of(part_of(*thrown, "exception"), "description");
    return fail(errors::script_failed({.reason = words, .line = std::nullopt}));
  }
  const auto& value = part_of(part_of(*answer, "result"), "value");
  if (!value.is_object()) return fail(not_as_expected("Runtime.callFunctionOn"));
  return value;
}

/// The chain of out-of-process frames from one session out to another that contains it.
std::optional<std::vector<CdpTab::Held>> CdpTab::way_out(const std::string& from, const std::string& to,
                                                         int depth) const {
  if (from == to) return std::vector<Held>();
  if (depth > frame_depth_limit) return std::nullopt;
  for (const auto& child : connection_->children(to)) {
    auto way = way_out(from, child.session, depth + 1);
    if (!way) continue;
    way->push_back({to, child.target});
    return way;
  }
  return std::nullopt;
}

/// A process reports a frame's position only within its own part of the page, so positions are added from each part to
/// the enclosing one, up to the page.
Result<Spot> CdpTab::on_screen(const Frame& frame, Spot spot, const Limits& limits) {
  OFFHAND_ASSIGN(const auto all, frames(limits));
  auto way = way_out(frame.session, session_, 0);
  if (!way) return fail(page_replaced());
  const auto first =
      std::find_if(all.begin(), all.end(), [&](const auto& each) { return each.session == frame.session; });
  const bool is_within_its_part = first == all.end() || first->id != frame.id;
  if (is_within_its_part) way->insert(way->begin(), Held{frame.session, frame.id});
  for (const auto& held : *way) {
    OFFHAND_ASSIGN(const auto owner,
                   connection_->call(held.session, "DOM.getFrameOwner", {{"frameId", held.frame}}, limits));
    OFFHAND_ASSIGN(const auto box, connection_->call(held.session, "DOM.getBoxModel",
                                                     {{"backendNodeId", integer_of(owner, "backendNodeId")}}, limits));
    const auto& content = part_of(part_of(box, "model"), "content");
    if (!content.is_array() || content.size() < 2) return fail(not_as_expected("DOM.getBoxModel"));
    spot.x += number_of(content[0]);
    spot.y += number_of(content[1]);
  }
  OFFHAND_ASSIGN(const auto corner, run(all.front(), scripts::corner(), json::array(), Activation::none, limits));
  return from_corner(corner, spot);
}

Result<std::string> CdpTab::execute(const std::string& javascript, const Limits& limits) {
  return execute_script(*this, javascript, clock_, limits);
}

Result<void> CdpTab::insert_text(const Frame& frame, const std::string& text, const Limits& limits) {
  OFFHAND_CHECK(connection_->call(frame.session, "Input.insertText", {{"text", text}}, limits));
  return {};
}

Result<void> CdpTab::type_keys(const Frame& frame, const std::string& text, const Limits& limits) {
  const auto events = key_events_of(text);
  for (std::size_t at = 0; at < events.size(); at += keys_at_once) {
    const auto end = std::min(events.size(), at + keys_at_once);
    using Distance = std::vector<json>::difference_type;
    OFFHAND_CHECK(connection_->call_all(
        frame.session, "Input.dispatchKeyEvent",
        {events.begin() + static_cast<Distance>(at), events.begin() + static_cast<Distance>(end)}, limits));
  }
  return {};
}

}  // namespace offhand::platform::web
