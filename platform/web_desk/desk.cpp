#include "platform/web_desk/desk.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <utility>

#include "generated/types/errors.h"
#include "platform/web/json_access.h"

namespace offhand::platform::web_desk {
namespace {

using nlohmann::json;
using web::integer_of;
using web::number_of;
using web::part_of;
using web::text_of;

/// A browser that was just started on a slow machine may take seconds.
constexpr std::chrono::seconds time_to_begin{20};
constexpr std::chrono::milliseconds first_page_look_interval{20};
/// A tab whose page hangs does not hold up the list.
constexpr std::chrono::milliseconds time_to_measure{1'500};
/// Events tell what else becomes of a tab meanwhile.
constexpr std::chrono::milliseconds measured_for{50};
constexpr std::chrono::milliseconds time_for_title{2'000};
constexpr std::chrono::milliseconds time_for_page{10'000};
constexpr std::size_t most_tabs = 256;

std::optional<std::uint16_t> port_in(std::string_view text) {
  std::uint16_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  const bool is_port = error == std::errc{} && end == text.data() + text.size() && number > 0;
  return is_port ? std::optional(number) : std::nullopt;
}

Error unavailable(const std::string& endpoint, std::string reason) {
  return errors::browser_unavailable(
      {.endpoint = endpoint,
       .reason = std::move(reason),
       .advice = "Give the port of a Chromium that was started with --remote-debugging-port, or web alone."});
}

/// "HeadlessChrome/156.0.1" is Chrome.
std::string name_in(const std::string& product) {
  auto name = product.substr(0, product.find('/'));
  if (name.starts_with("Headless")) name = name.substr(8);
  return name.empty() ? "Chromium" : name;
}

}  // namespace

Result<std::shared_ptr<Desk>> Desk::open(std::string_view specification, EventSink& sink,
                                         std::shared_ptr<Clock> clock) {
  std::shared_ptr<Desk> desk(new Desk(sink, clock));
  const Limits limits{.deadline = clock->now() + time_to_begin, .stop = {}};
  const auto port = port_in(specification);
  web::Endpoint endpoint;
  if (port) {
    endpoint = web::Port{*port};
  } else {
    const auto address = specification.empty() ? std::string("about:blank") : std::string(specification);
    OFFHAND_ASSIGN(desk->process_, BrowserProcess::start(address));
    endpoint = desk->process_->endpoint();
  }
  auto connection = web::Connection::open(endpoint, *clock, limits);
  if (!connection) return fail(unavailable(web::to_string(endpoint), connection.error()));
  if ((*connection)->protocol() != web::Protocol::cdp)
    return fail(unavailable(web::to_string(endpoint), "it does not speak the DevTools protocol"));
  desk->connection_ = *std::move(connection);
  desk->browser_ = web::make_cdp_browser(desk->connection_, *clock);
  OFFHAND_CHECK(desk->begin(specification.empty() || specification == "about:blank", limits));
  return desk;
}

Desk::~Desk() {
  if (connection_) connection_->listen([](const web::Message&) {});
  if (worker_.joinable()) {
    worker_.request_stop();
    worker_.join();
  }
  {
    const std::lock_guard lock(mutex_);
    tabs_.clear();
  }
  // The browser ends with its pipe, and is waited for then.
  browser_.reset();
  connection_.reset();
}

Result<void> Desk::begin(bool is_blank_wanted, const Limits& limits) {
  const auto answers = connection_->call_many({{"", "Browser.getVersion"}, {"", "SystemInfo.getProcessInfo"}}, limits);
  if (!answers.front()) return fail(unavailable(web::to_string(endpoint()), answers.front().error().message));
  app_name_ = name_in(text_of(*answers[0], "product"));
  if (process_) pid_ = process_->pid();
  if (answers[1]) {
    for (const auto& info : part_of(*answers[1], "processInfo"))
      if (text_of(info, "type") == "browser") pid_ = integer_of(info, "id");
  }
  connection_->listen([this](const web::Message& event) { hear(event); });
  worker_ = std::jthread([this](const std::stop_token& stop) { work(stop); });
  const auto discovers = connection_->call("", "Target.setDiscoverTargets", {{"discover", true}}, limits);
  if (!discovers) return fail(unavailable(web::to_string(endpoint()), discovers.error().message));
  return process_ ? await_first_page(is_blank_wanted, limits) : Result<void>();
}

/// One of our own has a page soon; commands that are alone would find none.
Result<void> Desk::await_first_page(bool is_blank_wanted, const Limits& limits) {
  const auto title_by = clock_->now() + time_for_title;
  const auto page_by = clock_->now() + time_for_page;
  for (;;) {
    OFFHAND_CHECK(look_for_tabs(limits));
    std::vector<std::int64_t> windows = known_windows();
    if (!windows.empty()) {
      OFFHAND_ASSIGN(const auto page, tab(windows.front(), limits));
      const auto state = connection_->call(
          page->session(), "Runtime.evaluate",
          {{"expression", "location.href === 'about:blank' ? 'blank' : document.readyState + ' ' + document.title"},
           {"returnByValue", true}},
          limits);
      if (!state) return {};
      // The browser learns of a title a moment later.
      const auto told = text_of(part_of(*state, "result"), "value");
      const std::lock_guard lock(mutex_);
      const auto listed =
          std::ranges::find(tabs_, windows.front(), [](const auto& each) { return each.second.window_id; });
      const bool has_title = listed != tabs_.end() && told == "complete " + listed->second.title;
      if (has_title || (told.starts_with("complete") && clock_->now() >= title_by)) return {};
      // It begins with an empty page, also where it is to show another.
      if (told == "blank" && (is_blank_wanted || clock_->now() >= page_by)) return {};
    }
    if (clock_->now() >= limits.deadline) return fail(unavailable(web::to_string(endpoint()), "it shows no page"));
    sleep_until(*clock_, clock_->now() + first_page_look_interval, limits);
  }
}

Result<void> Desk::check() const {
  if (connection_->is_open()) return {};
  return fail(unavailable(web::to_string(endpoint()), connection_->end_reason()));
}

/// The same in every process that looks at the browser, as far as one number can be.
std::int64_t Desk::number_for(const std::string& target) const {
  std::uint32_t number = 0;
  std::from_chars(target.data(), target.data() + std::min<std::size_t>(7, target.size()), number, 16);
  if (number == 0) number = static_cast<std::uint32_t>(std::hash<std::string>{}(target) & 0xfffffffU) + 1;
  std::int64_t id = number;
  const auto is_taken = [&] {
    return std::ranges::any_of(tabs_, [&](const auto& entry) { return entry.second.window_id == id; });
  };
  while (is_taken()) ++id;
  return id;
}

Result<void> Desk::look_for_tabs(const Limits& limits) {
  OFFHAND_CHECK(check());
  const auto listed = browser_->pages(limits);
  if (!listed) {
    // A connection that ends during the question is the end of the browser, and no page was asked anything.
    OFFHAND_CHECK(check());
    return fail(listed.error());
  }
  const std::lock_guard lock(mutex_);
  order_.clear();
  for (const auto& page : *listed) {
    if (order_.size() >= most_tabs) break;
    auto& known = tabs_[page.target];
    if (known.window_id == 0) known.window_id = number_for(page.target);
    known.title = page.title;
    known.url = page.url;
    order_.push_back(page.target);
  }
  std::erase_if(tabs_, [&](const auto& entry) { return std::ranges::find(order_, entry.first) == order_.end(); });
  return {};
}

WindowInfo Desk::describe(const std::string& target, const KnownTab& known) const {
  const auto at = std::ranges::find(order_, target);
  WindowInfo window;
  window.window_id = known.window_id;
  window.pid = pid_;
  window.app_name = app_name_;
  window.title = known.title.empty() ? known.url : known.title;
  window.bounds = known.bounds;
  window.z_index = order_.end() - at;
  window.is_on_screen = true;
  window.on_current_space = true;
  return window;
}

/// How large its page shows.
void Desk::measure(const std::string& target, const Limits& limits) {
  std::int64_t window_id = 0;
  {
    const std::lock_guard lock(mutex_);
    const auto found = tabs_.find(target);
    if (found == tabs_.end()) return;
    window_id = found->second.window_id;
  }
  const auto brief = limits.no_later_than(clock_->now() + time_to_measure);
  const auto attached = tab(window_id, brief);
  if (!attached) return;
  note_size(target, connection_->call((*attached)->session(), "Page.getLayoutMetrics", json::object(), brief));
}

void Desk::note_size(const std::string& target, const Result<json>& size) {
  if (!size) return;
  const auto& pixels = part_of(*size, "layoutViewport");
  const std::lock_guard lock(mutex_);
  const auto found = tabs_.find(target);
  if (found == tabs_.end()) return;
  found->second.measured = clock_->now();
  found->second.bounds =
      Bounds{.x = 0, .y = 0, .width = integer_of(pixels, "clientWidth"), .height = integer_of(pixels, "clientHeight")};
}

bool Desk::is_measured(const std::string& target) const {
  const std::lock_guard lock(mutex_);
  const auto found = tabs_.find(target);
  if (found == tabs_.end() || !found->second.tab || found->second.tab->is_gone()) return false;
  return clock_->now() < found->second.measured + measured_for;
}

std::optional<WindowInfo> Desk::described_lately(std::int64_t window_id) const {
  const auto target = target_of(window_id);
  if (target.empty() || !is_measured(target)) return std::nullopt;
  const std::lock_guard lock(mutex_);
  const auto found = tabs_.find(target);
  return found == tabs_.end() ? std::nullopt : std::optional(describe(target, found->second));
}

std::shared_ptr<DeskTab> Desk::known_tab(std::int64_t window_id) const {
  const std::lock_guard lock(mutex_);
  for (const auto& [target, known] : tabs_)
    if (known.window_id == window_id && known.tab && !known.tab->is_gone() && !known.tab->has_crashed())
      return known.tab;
  return nullptr;
}

Result<std::vector<WindowInfo>> Desk::windows(const Limits& limits) {
  OFFHAND_CHECK(look_for_tabs(limits));
  std::vector<std::string> targets;
  {
    const std::lock_guard lock(mutex_);
    targets = order_;
  }
  for (const auto& target : targets)
    if (!is_measured(target)) measure(target, limits);
  const std::lock_guard lock(mutex_);
  std::vector<WindowInfo> windows;
  for (const auto& target : targets)
    if (const auto found = tabs_.find(target); found != tabs_.end()) windows.push_back(describe(target, found->second));
  return windows;
}

Result<WindowInfo> Desk::window(std::int64_t window_id, const Limits& limits) {
  if (auto lately = described_lately(window_id)) return *std::move(lately);
  const auto known = known_tab(window_id);
  std::optional<web::Connection::Sent> size;
  // Both are asked at once: the browser and the page answer beside each other.
  if (known)
    size.emplace(*connection_, std::vector<web::Connection::Request>{{known->session(), "Page.getLayoutMetrics"}},
                 limits.no_later_than(clock_->now() + time_to_measure));
  OFFHAND_CHECK(look_for_tabs(limits));
  const auto target = target_of(window_id);
  if (target.empty()) return fail(errors::window_not_found({.window_id = window_id}));
  if (size) note_size(target, size->next_body());
  if (!size) measure(target, limits);
  const std::lock_guard lock(mutex_);
  const auto found = tabs_.find(target);
  if (found == tabs_.end()) return fail(errors::window_not_found({.window_id = window_id}));
  return describe(target, found->second);
}

std::vector<std::int64_t> Desk::known_windows() const {
  const std::lock_guard lock(mutex_);
  std::vector<std::int64_t> windows;
  for (const auto& [target, known] : tabs_) windows.push_back(known.window_id);
  return windows;
}

std::string Desk::target_of(std::int64_t window_id) const {
  const std::lock_guard lock(mutex_);
  for (const auto& [target, known] : tabs_)
    if (known.window_id == window_id) return target;
  return {};
}

Result<std::shared_ptr<DeskTab>> Desk::tab(std::int64_t window_id, const Limits& limits) {
  OFFHAND_CHECK(check());
  auto target = target_of(window_id);
  if (target.empty()) {
    OFFHAND_CHECK(look_for_tabs(limits));
    target = target_of(window_id);
  }
  if (target.empty()) return fail(errors::window_not_found({.window_id = window_id}));
  std::shared_ptr<std::mutex> attaching;
  {
    const std::lock_guard lock(mutex_);
    const auto& known = tabs_[target];
    if (known.tab && known.tab->has_crashed())
      return fail(errors::page_gone(
          {.what = "the work with it", .reason = std::string(web::process_crashed), .crashed = true, .closed = false}));
    if (known.tab && !known.tab->is_gone()) return known.tab;
    attaching = known.attaching;
  }
  const std::lock_guard one_at_a_time(*attaching);
  {
    const std::lock_guard lock(mutex_);
    if (const auto& known = tabs_[target]; known.tab && !known.tab->is_gone()) return known.tab;
  }
  OFFHAND_ASSIGN(auto attached, DeskTab::attach(connection_, target, window_id, next_document_, limits));
  const std::lock_guard lock(mutex_);
  tabs_[target].tab = attached;
  return attached;
}

Result<std::int64_t> Desk::open_tab(const std::string& address, const Limits& limits) {
  OFFHAND_CHECK(check());
  OFFHAND_ASSIGN(const auto made,
                 connection_->call("", "Target.createTarget", {{"url", address}, {"newWindow", is_own()}}, limits));
  OFFHAND_CHECK(look_for_tabs(limits));
  const auto target = text_of(made, "targetId");
  const std::lock_guard lock(mutex_);
  const auto found = tabs_.find(target);
  return found == tabs_.end() ? 0 : found->second.window_id;
}

std::shared_ptr<DeskTab> Desk::tab_with(const std::string& session) const {
  std::vector<std::shared_ptr<DeskTab>> attached;
  {
    const std::lock_guard lock(mutex_);
    for (const auto& [target, known] : tabs_) {
      if (known.tab && known.tab->session() == session) return known.tab;
      if (known.tab) attached.push_back(known.tab);
    }
  }
  const auto owner = std::ranges::find_if(attached, [&](const auto& tab) { return tab->owns(session); });
  return owner == attached.end() ? nullptr : *owner;
}

void Desk::aim(const NodeAddress& node, double x, double y) {
  const std::lock_guard lock(mutex_);
  if (aims_.size() >= most_tabs) aims_.clear();
  aims_[node.document->window_id] = {.node = node, .x = x, .y = y};
}

std::optional<NodeAddress> Desk::take_aim(std::int64_t window_id, double x, double y) {
  const std::lock_guard lock(mutex_);
  const auto found = aims_.find(window_id);
  if (found == aims_.end()) return std::nullopt;
  const auto aim = found->second;
  aims_.erase(found);
  return aim.x == x && aim.y == y ? std::optional(aim.node) : std::nullopt;
}

bool Desk::await_navigation(DeskTab& tab, std::int64_t navigations, TimePoint until, const Limits& limits) {
  std::unique_lock lock(mutex_);
  const auto is_over = [&] { return tab.navigations() > navigations || tab.is_gone() || tab.has_crashed(); };
  clock_->wait_until(lock, navigated_, std::min(until, limits.deadline), limits.stop, is_over);
  return tab.navigations() > navigations;
}

}  // namespace offhand::platform::web_desk
