#include <algorithm>
#include <chrono>
#include <optional>
#include <utility>

#include "platform/web/json_access.h"
#include "platform/web/read_object.h"
#include "platform/web_desk/desk.h"
#include "platform/web_desk/page/page_library.h"

// What the browser and its pages tell by themselves.
namespace offhand::platform::web_desk {
namespace {

using nlohmann::json;
using web::flag_of;
using web::integer_of;
using web::part_of;
using web::text_of;

constexpr std::size_t most_events = 1024;
constexpr std::size_t most_numbered = 8'192;
/// To find out what an event is about.
constexpr std::chrono::milliseconds time_to_name{500};

std::optional<EventKind> kind_called(const std::string& name) {
  if (name == "children") return EventKind::children_changed;
  if (name == "text") return EventKind::text_changed;
  if (name == "state") return EventKind::state_changed;
  if (name == "name") return EventKind::name_changed;
  if (name == "value") return EventKind::value_changed;
  if (name == "selection") return EventKind::selection_changed;
  if (name == "bounds") return EventKind::bounds_changed;
  if (name == "focus") return EventKind::focus_changed;
  return std::nullopt;
}

bool is_wanted(const web::Message& event) {
  for (const auto* method : {"Runtime.bindingCalled", "Page.frameNavigated", "Page.navigatedWithinDocument",
                             "Page.frameDetached", "Page.frameRequestedNavigation", "Page.frameStartedNavigating",
                             "Page.frameStoppedLoading", "Target.targetCreated", "Target.targetDestroyed",
                             "Target.targetInfoChanged", "Target.targetCrashed", "Page.javascriptDialogOpening",
                             "Page.javascriptDialogClosed", "Target.detachedFromTarget", "Inspector.targetCrashed"})
    if (event.method == method) return true;
  return event.method.empty();
}

bool tells_of_loading(const std::string& method) {
  return method == "Page.frameRequestedNavigation" || method == "Page.frameStartedNavigating" ||
         method == "Page.frameStoppedLoading";
}

/// Of the page itself, not of its frames.
void note_loading(DeskTab& tab, const web::Message& event) {
  if (event.session != tab.session() || text_of(event.body, "frameId") != tab.target()) return;
  if (event.method == "Page.frameStoppedLoading") return tab.set_loading("");
  const auto disposition = text_of(event.body, "disposition");
  const bool is_here = disposition.empty() || disposition == "currentTab";
  if (is_here && text_of(event.body, "navigationType") != "sameDocument") tab.set_loading(text_of(event.body, "url"));
}

}  // namespace

/// On the thread that reads: what has to be known before the next answer is read is done at once.
void Desk::hear(const web::Message& event) {
  if (!is_wanted(event)) return;
  if (event.method == "Runtime.bindingCalled") note_version(event);
  {
    const std::lock_guard lock(events_mutex_);
    if (events_.size() >= most_events) {
      events_.pop_front();
      events_were_lost_ = true;
    }
    events_.push_back(event);
  }
  events_came_.notify_all();
}

void Desk::note_version(const web::Message& event) const {
  if (text_of(event.body, "name") != binding_name) return;
  const auto told = web::read_object(text_of(event.body, "payload"));
  const auto tab = told ? tab_with(event.session) : nullptr;
  const auto document = tab ? tab->document_of(event.session, text_of(*told, "token")) : nullptr;
  if (document) document->told_version = integer_of(*told, "version");
}

void Desk::work(const std::stop_token& stop) {
  while (!stop.stop_requested()) {
    web::Message event;
    bool were_lost = false;
    {
      std::unique_lock lock(events_mutex_);
      events_came_.wait(lock, stop, [&] { return !events_.empty(); });
      if (events_.empty()) continue;
      event = std::move(events_.front());
      events_.pop_front();
      were_lost = std::exchange(events_were_lost_, false);
    }
    if (were_lost) post(EventKind::overflow, 0, {}, {}, false);
    take(event);
  }
}

void Desk::post(EventKind kind, std::int64_t window_id, NodeHandle node, std::string detail, bool on) {
  Event event;
  event.kind = kind;
  event.at = clock_->now();
  event.node = std::move(node);
  event.window_id = window_id;
  event.pid = pid_;
  event.detail = std::move(detail);
  event.on = on;
  sink_.post(std::move(event));
}

void Desk::take(const web::Message& event) {
  const auto& body = event.body;
  if (event.method == "Runtime.bindingCalled") return take_changes(event);
  if (event.method.empty()) {
    post(EventKind::application_gone, 0, {}, "the browser ended", false);
    navigated_.notify_all();
    return;
  }
  if (event.method == "Inspector.targetCrashed") {
    if (const auto tab = tab_with(event.session)) tab->left(event.session, "");
    navigated_.notify_all();
    return;
  }
  if (event.method.starts_with("Page.")) {
    const auto tab = tab_with(event.session);
    if (!tab) return;
    if (tells_of_loading(event.method)) return note_loading(*tab, event);
    const auto& frame = part_of(body, "frame");
    if (event.method == "Page.frameNavigated") {
      tab->left(event.session, text_of(frame, "id"));
      if (event.session == tab->session() && text_of(frame, "parentId").empty()) {
        tab->navigated(text_of(frame, "url"));
        tab->set_loading("");
        navigated_.notify_all();
        post(EventKind::window_changed, tab->window_id(), {}, "it shows " + text_of(frame, "url").substr(0, 200),
             false);
      }
    } else if (event.method == "Page.frameDetached") {
      tab->left(event.session, text_of(body, "frameId"));
    } else if (event.method == "Page.navigatedWithinDocument") {
      post(EventKind::window_changed, tab->window_id(), {}, "its address is " + text_of(body, "url").substr(0, 200),
           false);
    } else {
      post(EventKind::window_changed, tab->window_id(), {}, "a dialog opened or closed", false);
    }
    return;
  }
  const auto& info = part_of(body, "targetInfo");
  const auto target = info.is_object() ? text_of(info, "targetId") : text_of(body, "targetId");
  const bool is_page = text_of(info, "type") == "page" && !text_of(info, "url").starts_with("devtools://");
  if (event.method == "Target.targetCreated" && is_page) {
    std::int64_t id = 0;
    {
      const std::lock_guard lock(mutex_);
      auto& known = tabs_[target];
      if (known.window_id != 0) return;
      id = known.window_id = number_for(target);
      known.title = text_of(info, "title");
      known.url = text_of(info, "url");
      order_.insert(order_.begin(), target);
    }
    return post(EventKind::window_opened, id, {}, {}, true);
  }
  std::int64_t id = 0;
  {
    const std::lock_guard lock(mutex_);
    const auto known = tabs_.find(target);
    if (known == tabs_.end()) return;
    id = known->second.window_id;
    if (event.method == "Target.targetInfoChanged") {
      const bool is_news = known->second.title != text_of(info, "title");
      known->second.title = text_of(info, "title");
      known->second.url = text_of(info, "url");
      if (!is_news) return;
    }
    if (event.method == "Target.targetDestroyed") {
      tabs_.erase(known);
      std::erase(order_, target);
    }
  }
  if (event.method == "Target.targetDestroyed") return post(EventKind::window_closed, id, {}, {}, false);
  if (event.method == "Target.targetCrashed") return post(EventKind::window_changed, id, {}, "it crashed", false);
  if (event.method == "Target.targetInfoChanged") post(EventKind::window_changed, id, {}, "title", false);
}

void Desk::take_changes(const web::Message& event) {
  if (text_of(event.body, "name") != binding_name) return;
  const auto told = web::read_object(text_of(event.body, "payload"));
  if (!told) return;
  const auto tab = tab_with(event.session);
  const auto document = tab ? tab->document_of(event.session, text_of(*told, "token")) : nullptr;
  // One that was never looked at has nothing that anybody could know.
  if (!document) return;
  const Limits limits{.deadline = clock_->now() + time_to_name, .stop = {}};
  for (const auto& change : part_of(*told, "events")) {
    if (!change.is_array() || change.size() < 4 || !change[0].is_string() || !change[1].is_number_integer()) continue;
    const auto kind = kind_called(change[0].get<std::string>());
    if (!kind || (kind == EventKind::focus_changed && event.session != tab->session())) continue;
    const auto number = change[1].get<std::int64_t>();
    auto& known = numbered_[document];
    if (known.size() >= most_numbered) known.clear();
    auto found = known.find(number);
    if (found == known.end()) {
      const auto node = tab->node_numbered(document, number, limits);
      if (node == 0) continue;
      found = known.emplace(number, node).first;
    }
    post(*kind, tab->window_id(), handle_of(document, found->second),
         change[2].is_string() ? change[2].get<std::string>() : std::string(),
         change[3].is_boolean() && change[3].get<bool>());
  }
  std::erase_if(numbered_, [](const auto& entry) { return entry.first->is_gone.load(); });
}

}  // namespace offhand::platform::web_desk
