#include "platform/web_desk/desk_tab.h"

#include <algorithm>
#include <utility>

#include "generated/types/errors.h"
#include "platform/web/cdp_session.h"
#include "platform/web/json_access.h"
#include "platform/web/tab.h"
#include "platform/web/tab_errors.h"
#include "platform/web_desk/page/page_library.h"

namespace offhand::platform::web_desk {
namespace {

using nlohmann::json;
using web::flag_of;
using web::integer_of;
using web::number_of;
using web::part_of;
using web::text_of;
using Request = web::Connection::Request;

/// Remote objects that are kept: each keeps its node alive in the page.
constexpr std::size_t most_objects = 256;
constexpr const char* object_group = "offhand";

bool means_gone(const Error& error) {
  const auto says = [&](std::string_view words) { return error.message.find(words) != std::string::npos; };
  if (error.code == "page_gone") return !web::is_gone_for_good(error);
  if (error.code != "page_protocol_error") return false;
  for (const auto* sign : {"No node with given id", "Could not find node", "Could not find object", "Invalid remote",
                           "does not belong", "Cannot find", "Node with given id"}) {
    if (says(sign)) return true;
  }
  return false;
}

DocumentState state_told(const json& told) {
  DocumentState state{.version = integer_of(told, "version"),
                      .fields = integer_of(told, "fields"),
                      .places = std::nullopt,
                      .width = number_of(told, "width"),
                      .height = number_of(told, "height"),
                      .scale = std::max(0.1, number_of(told, "scale"))};
  if (part_of(told, "places").is_number()) state.places = integer_of(told, "places");
  return state;
}

/// No document has it.
constexpr std::int64_t no_version = -1;

/// `known`: places are added up only where the document still has this version; in any case where there is none.
Request state_request_of(const Document& document, std::optional<std::int64_t> known) {
  const auto expression = "offhandDesk.state(" + (known ? std::to_string(*known) : std::string()) + ")";
  return {document.session,
          "Runtime.evaluate",
          {{"expression", expression}, {"contextId", document.context}, {"returnByValue", true}}};
}

/// A frame as its session tells of it.
struct ToldFrame {
  std::string session;
  std::string frame;
  std::string loader;
  std::string parent;
};

void add_frames(const json& tree, const std::string& session, const std::string& parent, int depth,
                std::vector<ToldFrame>& frames) {
  const auto& frame = part_of(tree, "frame");
  const auto id = text_of(frame, "id");
  if (id.empty() || frames.size() >= web::frame_limit || depth > web::frame_depth_limit) return;
  frames.push_back({.session = session, .frame = id, .loader = text_of(frame, "loaderId"), .parent = parent});
  for (const auto& child : part_of(tree, "childFrames")) add_frames(child, session, id, depth + 1, frames);
}

/// Each behind the one around it; `trees` are the answers of the sessions.
std::vector<ToldFrame> frames_in(const std::vector<Result<json>>& trees, const std::vector<std::string>& sessions) {
  std::vector<ToldFrame> frames;
  for (std::size_t i = 0; i < std::min(trees.size(), sessions.size()); ++i) {
    if (!trees[i]) continue;
    const auto& root = part_of(*trees[i], "frameTree");
    add_frames(root, sessions[i], text_of(part_of(root, "frame"), "parentId"), 0, frames);
  }
  return frames;
}

json json_of(const NodeMeaning& meaning) {
  json members{
      {"name", meaning.name}, {"around", meaning.around}, {"dialog", meaning.dialog}, {"is_item", meaning.is_item}};
  members["role"] = to_string(meaning.role);
  return members;
}

Request ancestors_request(const Document& document, json node) {
  return {document.session, "Accessibility.getAXNodeAndAncestors", std::move(node), web::Connection::Wants::text};
}

Result<LargeAnswer> large(const Result<web::Message>& message) {
  if (!message) return fail(message.error());
  return LargeAnswer(message->text);
}

const json& value_of(const json& answer) { return part_of(part_of(answer, "result"), "value"); }

}  // namespace

bool DocumentState::agrees_with(const DocumentState& other) const {
  const bool lies_the_same = !places || !other.places || *places == *other.places;
  return lies_the_same && version == other.version && fields == other.fields && width == other.width &&
         height == other.height && scale == other.scale;
}

Result<std::shared_ptr<DeskTab>> DeskTab::attach(std::shared_ptr<web::Connection> connection, const std::string& target,
                                                 std::int64_t window_id, std::atomic<std::int64_t>& next_document,
                                                 const Limits& limits) {
  OFFHAND_ASSIGN(const auto session, web::attach_session(*connection, target, limits));
  std::shared_ptr<DeskTab> tab(new DeskTab(std::move(connection), target, session, window_id, next_document));
  OFFHAND_CHECK(tab->prepare(session, 0, limits));
  return tab;
}

Result<void> DeskTab::prepare(const std::string& session, int depth, const Limits& limits) {
  if (depth > web::frame_depth_limit) return {};
  bool is_new = false;
  {
    const std::lock_guard lock(mutex_);
    is_new = prepared_.emplace(session, true).second;
  }
  if (is_new) {
    std::vector<Request> requests{
        {session, "Page.enable"},
        {session, "Runtime.enable"},
        {session, "Runtime.addBinding", {{"name", binding_name}, {"executionContextName", world_name}}},
        {session,
         "Page.addScriptToEvaluateOnNewDocument",
         {{"source", page_library()}, {"worldName", world_name}, {"runImmediately", true}}},
        {session, "Accessibility.enable"},
        {session,
         "Target.setAutoAttach",
         {{"autoAttach", true}, {"waitForDebuggerOnStart", false}, {"flatten", true}}}};
    // Only a page as a whole can have it, and not every browser knows it.
    if (depth == 0) requests.push_back({session, "Emulation.setFocusEmulationEnabled", {{"enabled", true}}});
    const auto answers = connection_->call_many(std::move(requests), limits);
    for (std::size_t i = 0; i < answers.size() && i < 6; ++i) {
      if (answers[i]) continue;
      const std::lock_guard lock(mutex_);
      prepared_.erase(session);
      return fail(answers[i].error());
    }
  }
  for (const auto& child : connection_->children(session)) {
    const auto done = prepare(child.session, depth + 1, limits);
    if (!done && done.error().code != "page_gone") return done;
  }
  return {};
}

std::vector<std::string> DeskTab::sessions() const {
  std::vector<std::string> all{session_};
  for (std::size_t i = 0; i < all.size() && all.size() < web::frame_limit; ++i)
    for (const auto& child : connection_->children(all[i])) all.push_back(child.session);
  return all;
}

bool DeskTab::owns(const std::string& session) const {
  const auto all = sessions();
  return std::ranges::find(all, session) != all.end();
}

Result<std::vector<ShownDocument>> DeskTab::documents(const Limits& limits) {
  OFFHAND_CHECK(prepare(session_, 0, limits));
  const auto all = sessions();
  const auto trees = connection_->call_many(frame_requests(all), limits);
  if (trees.empty() || !trees.front()) return fail(trees.empty() ? web::page_replaced() : trees.front().error());

  struct Found {
    DocumentPtr document;
    std::string parent_frame;
  };
  std::vector<Found> found;
  for (const auto& told : frames_in(trees, all))
    found.push_back({document_for(told.session, told.frame, told.loader), told.parent});
  if (found.empty()) return fail(web::not_as_expected("Page.getFrameTree"));

  // Where our library runs in those that are new.
  std::vector<Request> worlds;
  std::vector<std::size_t> of;
  for (std::size_t i = 0; i < found.size(); ++i) {
    if (found[i].document->context != 0) continue;
    worlds.push_back({found[i].document->session,
                      "Page.createIsolatedWorld",
                      {{"frameId", found[i].document->frame}, {"worldName", world_name}}});
    of.push_back(i);
  }
  const auto made = connection_->call_many(std::move(worlds), limits);
  for (std::size_t i = 0; i < made.size(); ++i)
    if (made[i]) found[of[i]].document->context = integer_of(*made[i], "executionContextId");

  std::vector<Request> questions;
  for (const auto& each : found) {
    auto request = state_request(*each.document, Places::left_out);
    // A document that was there before we came may not have it yet.
    if (each.document->token.empty())
      request.params["expression"] = page_library() + request.params["expression"].get<std::string>();
    questions.push_back(std::move(request));
  }
  const auto told = connection_->call_many(std::move(questions), limits);
  std::vector<ShownDocument> shown;
  std::map<std::string, int> place_of_frame;
  has_silent_documents_ = false;
  for (std::size_t i = 0; i < found.size(); ++i) {
    const bool is_page = i == 0;
    if (!told[i] && is_page) return fail(told[i].error());
    const auto token = told[i] ? text_of(value_of(*told[i]), "token") : std::string();
    auto& document = *found[i].document;
    if (token.empty() || (!document.token.empty() && document.token != token)) {
      document.is_gone = true;
      if (is_page) return fail(web::page_replaced());
      has_silent_documents_ = true;
      continue;
    }
    {
      const std::lock_guard lock(mutex_);
      document.token = token;
    }
    const auto parent = place_of_frame.find(found[i].parent_frame);
    place_of_frame[document.frame] = static_cast<int>(shown.size());
    shown.push_back({found[i].document, state_told(value_of(*told[i])),
                     is_page                          ? -1
                     : parent == place_of_frame.end() ? 0
                                                      : parent->second});
  }
  return shown;
}

Result<std::vector<DocumentState>> DeskTab::states(const std::vector<ShownDocument>& documents, const Limits& limits) {
  std::vector<Request> questions;
  for (const auto& each : documents) questions.push_back(state_request_of(*each.document, each.state.version));
  std::vector<DocumentState> states;
  const auto told = connection_->call_many(std::move(questions), limits);
  for (std::size_t i = 0; i < told.size(); ++i) {
    OFFHAND_ASSIGN(auto state, state_in(told[i], *documents[i].document));
    states.push_back(state);
  }
  return states;
}

DocumentPtr DeskTab::document_for(const std::string& session, const std::string& frame, const std::string& loader) {
  const std::lock_guard lock(mutex_);
  auto& known = documents_[{session, frame}];
  if (known && !known->is_gone && known->loader == loader) return known;
  if (known) known->is_gone = true;
  known = std::make_shared<Document>();
  known->number = ++next_document_;
  known->window_id = window_id_;
  known->session = session;
  known->frame = frame;
  known->loader = loader;
  return known;
}

void DeskTab::hear_out(const Document& document, const Limits& limits) {
  static_cast<void>(connection_->call_many({state_request(document, Places::left_out)}, limits));
}

std::vector<Request> DeskTab::frame_requests(const std::vector<std::string>& sessions) {
  std::vector<Request> requests;
  for (const auto& session : sessions) requests.push_back({session, "Page.getFrameTree"});
  return requests;
}

bool DeskTab::shows_only(const std::vector<ShownDocument>& documents, const std::vector<std::string>& sessions,
                         const std::vector<Result<json>>& frames) {
  const auto told = frames_in(frames, sessions);
  return std::ranges::equal(told, documents, [](const ToldFrame& frame, const ShownDocument& shown) {
    const auto& document = *shown.document;
    return !document.is_gone && frame.session == document.session && frame.frame == document.frame &&
           frame.loader == document.loader;
  });
}

Request DeskTab::state_request(const Document& document, Places places) {
  return state_request_of(document, places == Places::added_up ? std::nullopt : std::optional(no_version));
}

Result<DocumentState> DeskTab::state_in(const Result<json>& answer, const Document& document) {
  if (!answer) return fail(answer.error());
  if (text_of(value_of(*answer), "token") != document.token) return fail(web::page_replaced());
  return state_told(value_of(*answer));
}

DocumentPtr DeskTab::document_of(const std::string& session, const std::string& token) const {
  const std::lock_guard lock(mutex_);
  for (const auto& [place, document] : documents_)
    if (place.first == session && document->token == token && !document->is_gone) return document;
  return nullptr;
}

void DeskTab::left(const std::string& session, const std::string& frame) {
  const std::lock_guard lock(mutex_);
  std::erase_if(documents_, [&](const auto& entry) {
    const bool is_it = entry.first.first == session && (frame.empty() || entry.first.second == frame);
    if (is_it) entry.second->is_gone = true;
    return is_it;
  });
  std::erase_if(objects_, [](const auto& entry) { return entry.first.document->is_gone.load(); });
}

void DeskTab::navigated(const std::string& url) {
  const std::lock_guard lock(mutex_);
  last_url_ = url;
  ++navigations_;
}

std::string DeskTab::last_url() const {
  const std::lock_guard lock(mutex_);
  return last_url_;
}

Result<std::optional<std::string>> DeskTab::object_of(const NodeAddress& node, const Limits& limits) {
  if (node.document->is_gone || node.dialog != 0) return std::optional<std::string>();
  {
    const std::lock_guard lock(mutex_);
    if (const auto found = objects_.find(node); found != objects_.end()) return std::optional(found->second);
  }
  const auto answer = connection_->call(
      node.document->session, "DOM.resolveNode",
      {{"backendNodeId", node.node}, {"executionContextId", node.document->context}, {"objectGroup", object_group}},
      limits);
  if (!answer) {
    if (means_gone(answer.error())) return std::optional<std::string>();
    return fail(answer.error());
  }
  auto object = text_of(part_of(*answer, "object"), "objectId");
  if (object.empty()) return std::optional<std::string>();
  std::vector<Request> releases;
  {
    const std::lock_guard lock(mutex_);
    while (objects_.size() >= most_objects) {
      const auto oldest = objects_.begin();
      releases.push_back({oldest->first.document->session, "Runtime.releaseObject", {{"objectId", oldest->second}}});
      objects_.erase(oldest);
    }
    objects_[node] = object;
  }
  static_cast<void>(connection_->call_many(std::move(releases), limits));
  return std::optional(std::move(object));
}

Result<std::optional<json>> DeskTab::call_on(const NodeAddress& node, const std::string& function, json options,
                                             const NodeAddress* other, bool as_user, const Limits& limits,
                                             Result<LargeAnswer>* ax) {
  OFFHAND_ASSIGN(const auto object, object_of(node, limits));
  if (!object && (!node.meaning || node.document->is_gone)) return std::optional<json>();
  options["token"] = node.document->token;
  if (node.meaning) options["meant"] = json_of(*node.meaning);
  json arguments = json::array({{{"value", std::move(options)}}});
  if (other != nullptr) {
    OFFHAND_ASSIGN(const auto second, object_of(*other, limits));
    if (!second) return std::optional<json>();
    arguments.push_back({{"objectId", *second}});
  }
  const auto declaration = "function (options, other) { return offhandDesk.call(" +
                           std::string(object ? "this" : "null") + ", '" + function + "', options, other); }";
  json call{{"functionDeclaration", declaration},
            {"arguments", std::move(arguments)},
            {"returnByValue", true},
            {"awaitPromise", true},
            {"userGesture", as_user}};
  if (object) {
    call["objectId"] = *object;
  } else {
    call["executionContextId"] = node.document->context;
  }
  std::vector<Request> requests{{node.document->session, "Runtime.callFunctionOn", std::move(call)}};
  const bool asks_tree = ax != nullptr && object;
  if (asks_tree) requests.push_back(ancestors_request(*node.document, {{"backendNodeId", node.node}}));
  web::Connection::Sent sent(*connection_, std::move(requests), limits);
  const auto answer = sent.next_body();
  if (asks_tree) *ax = large(sent.next());
  if (!answer) {
    const bool has_started =
        answer.error().code == "page_gone" && answer.error().message.find("Cannot find context") == std::string::npos;
    if (as_user && has_started) return fail(answer.error());
    if (!means_gone(answer.error())) return fail(answer.error());
    const std::lock_guard lock(mutex_);
    objects_.erase(node);
    return std::optional<json>();
  }
  if (const auto& thrown = part_of(*answer, "exceptionDetails"); thrown.is_object()) {
    return fail(errors::script_failed(
        {.reason = text_of(part_of(thrown, "exception"), "description").substr(0, 500), .line = std::nullopt}));
  }
  const auto& value = value_of(*answer);
  if (!value.is_object()) return fail(web::not_as_expected("Runtime.callFunctionOn"));
  return std::optional(value);
}

Result<std::optional<json>> DeskTab::ask(const NodeAddress& node, const std::string& function, json options,
                                         const Limits& limits) {
  return call_on(node, function, std::move(options), nullptr, false, limits);
}

Result<DeskTab::Look> DeskTab::look(const NodeAddress& node, const Limits& limits) {
  Look look;
  const bool may_suffice = node.meaning && library_may_suffice(node.meaning->role);
  OFFHAND_ASSIGN(look.told,
                 call_on(node, "look", json::object(), nullptr, false, limits, may_suffice ? nullptr : &look.ax));
  if (!may_suffice || !look.told || !flag_of(*look.told, "exists")) return look;
  if (flag_of(*look.told, "instead") || flag_of(*look.told, "is_known")) return look;
  web::Connection::Sent sent(*connection_, {ancestors_request(*node.document, {{"backendNodeId", node.node}})}, limits);
  look.ax = large(sent.next());
  return look;
}

Result<std::optional<json>> DeskTab::act(const NodeAddress& node, const std::string& function, json options,
                                         const Limits& limits, const NodeAddress* other) {
  return call_on(node, function, std::move(options), other, true, limits);
}

Result<std::int64_t> DeskTab::node_given_by(const DocumentPtr& document, const std::string& expression,
                                            const Limits& limits, Result<LargeAnswer>* ax) {
  OFFHAND_ASSIGN(
      const auto answer,
      connection_->call(document->session, "Runtime.evaluate",
                        {{"expression", expression}, {"contextId", document->context}, {"objectGroup", "offhand-look"}},
                        limits));
  const auto object = text_of(part_of(answer, "result"), "objectId");
  if (object.empty()) return 0;
  std::vector<Request> requests{{document->session, "DOM.describeNode", {{"objectId", object}}}};
  if (ax != nullptr) requests.push_back(ancestors_request(*document, {{"objectId", object}}));
  requests.push_back({document->session, "Runtime.releaseObject", {{"objectId", object}}});
  web::Connection::Sent sent(*connection_, std::move(requests), limits);
  OFFHAND_ASSIGN(const auto described, sent.next_body());
  if (ax != nullptr) *ax = large(sent.next());
  static_cast<void>(sent.next());
  return integer_of(part_of(described, "node"), "backendNodeId");
}

std::int64_t DeskTab::node_numbered(const DocumentPtr& document, std::int64_t number, const Limits& limits) {
  return node_given_by(document, "offhandDesk.node_of(" + std::to_string(number) + ")", limits).value_or(0);
}

}  // namespace offhand::platform::web_desk
