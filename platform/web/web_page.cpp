#include "platform/web/web_page.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <string_view>
#include <utility>

#include "generated/types/errors.h"
#include "platform/web/json_access.h"
#include "platform/web/scripts.h"

namespace offhand::platform::web {
namespace {

using nlohmann::json;
using std::chrono::milliseconds;

/// A page navigates shortly after a click, and a field takes keys one by one.
constexpr milliseconds time_for_effects{500};
constexpr milliseconds look_interval{25};
/// A page that is being left stays visible until the next one begins to load.
constexpr milliseconds time_for_leaving{8'000};
/// For one query meanwhile: a query during the change of documents may never be answered.
constexpr milliseconds time_for_an_answer{1'000};

Delivery no(Error error) { return Delivery::failed(std::move(error)); }

/// A frame may be removed at any time; the page is usable without it.
bool is_away(const Error& error) { return error.code == "page_gone" || error.code == "page_replaced"; }

std::string list_of(const json& labels) {
  std::string list;
  for (const auto& label : labels) {
    if (label.is_string()) list += (list.empty() ? "" : ", ") + label.get<std::string>();
  }
  return list;
}

class WebPage final : public Page {
 public:
  WebPage(std::shared_ptr<Tab> tab, std::string url, std::string title, Clock& clock)
      : tab_(std::move(tab)), url_(std::move(url)), title_(std::move(title)), clock_(clock) {}

  ActionPath path() const override { return tab_->path(); }
  const std::string& url() const override { return url_; }
  const std::string& title() const override { return title_; }

  Result<std::string> execute(const std::string& javascript, const Limits& limits) override {
    return tab_->execute(javascript, limits);
  }

  Result<PageText> text(std::size_t max_characters, const Limits& limits) override {
    OFFHAND_ASSIGN(const auto frames, tab_->frames(limits));
    PageText all;
    all.frames = 0;
    for (const auto& frame : frames) {
      const auto left = max_characters - std::min(max_characters, all.text.size());
      const auto read = tab_->run(frame, scripts::text(), {left}, Activation::none, limits);
      if (!read && !frame.is_page && is_away(read.error())) continue;
      if (!read) return fail(read.error());
      const auto text = text_of(*read, "text");
      ++all.frames;
      all.characters += integer_of(*read, "characters");
      if (integer_of(*read, "characters") > static_cast<std::int64_t>(left)) all.truncated = true;
      if (text.empty()) continue;
      if (!frame.is_page) all.text += fmt::format("\n\n--- frame {} ---\n", frame.url.substr(0, 200));
      all.text += text;
    }
    return all;
  }

  Result<PageElements> query(const std::string& selector, const std::vector<std::string>& attributes,
                             std::size_t max_elements, const Limits& limits) override {
    OFFHAND_ASSIGN(const auto frames, tab_->frames(limits));
    PageElements all;
    for (const auto& frame : frames) {
      const auto left = max_elements - all.elements.size();
      const auto read = tab_->run(frame, scripts::query(), {selector, attributes, left}, Activation::none, limits);
      if (!read && !frame.is_page && is_away(read.error())) continue;
      if (!read) return fail(read.error());
      OFFHAND_CHECK(check_selector(selector, *read));
      all.matches += integer_of(*read, "matches");
      for (const auto& each : part_of(*read, "elements")) {
        if (all.elements.size() >= max_elements) break;
        all.elements.push_back(element_of(each, frame));
      }
    }
    return all;
  }

  Result<PageElement> locate(const std::string& selector, const Limits& limits) override {
    OFFHAND_ASSIGN(const auto frame, frame_of(selector, limits));
    OFFHAND_ASSIGN(const auto read,
                   tab_->run(frame, scripts::query(), {selector, json::array(), 200}, Activation::none, limits));
    for (const auto& each : part_of(read, "elements")) {
      if (flag_of(each, "visible")) return element_of(each, frame);
    }
    return fail(errors::no_page_element({.selector = selector, .hidden = std::nullopt}));
  }

  Result<Spot> place(const std::string& selector, const Limits& limits) override {
    OFFHAND_ASSIGN(const auto frame, frame_of(selector, limits));
    const json arguments{selector, time_for_effects.count()};
    OFFHAND_ASSIGN(const auto read, tab_->run(frame, scripts::place(), arguments, Activation::none, limits));
    if (!flag_of(read, "found")) return fail(errors::no_page_element({.selector = selector, .hidden = std::nullopt}));
    return settled({number_of(read, "x"), number_of(read, "y")}, frame, limits);
  }

  Result<PageAction> click(const std::string& selector, const Limits& limits) override {
    OFFHAND_ASSIGN(const auto frame, frame_of(selector, limits));
    const json arguments{selector, time_for_leaving.count()};
    const auto clicked = tab_->run(frame, scripts::click(), arguments, Activation::as_a_user, limits);
    if (!clicked) return after_silence(selector, clicked.error());
    PageAction action;
    action.element = text_of(*clicked, "label");
    if (auto refused = refusal_of(*clicked)) {
      action.delivery = no(std::move(*refused));
      return action;
    }
    action.delivery = Delivery::delivered(tab_->path());
    const auto& evidence = part_of(*clicked, "evidence");
    if (const auto kind = evidence_kind_from_string(text_of(evidence, "kind"))) {
      action.evidence = Evidence{*kind, text_of(evidence, "detail")};
    } else {
      action.evidence = wait_for_another_page(frame, flag_of(*clicked, "leads"), limits);
    }
    return action;
  }

  Result<PageAction> enter(const std::string& text, TextManner manner, const std::string& selector,
                           const Limits& limits) override {
    std::optional<Frame> frame;
    json field;
    if (!selector.empty()) {
      OFFHAND_ASSIGN(frame, frame_of(selector, limits));
      OFFHAND_ASSIGN(field, tab_->run(*frame, scripts::focus(), {selector, text}, Activation::none, limits));
    } else {
      OFFHAND_ASSIGN(const auto frames, tab_->frames(limits));
      for (const auto& each : frames) {
        const auto read = tab_->run(each, scripts::focus(), {"", text}, Activation::none, limits);
        if (!read && !each.is_page && is_away(read.error())) continue;
        if (!read) return fail(read.error());
        if (flag_of(*read, "none")) continue;
        frame = each;
        field = *read;
        break;
      }
      if (!frame) {
        return fail(errors::not_editable({.element = "The page has the focus in no field, and what has it"}));
      }
    }
    PageAction action;
    action.element = text_of(field, "label");
    action.field_shows_text = flag_of(field, "shows");
    if (auto refused = refusal_of(field)) {
      action.delivery = no(std::move(*refused));
      return action;
    }
    OFFHAND_ASSIGN(const auto before,
                   tab_->run(*frame, scripts::look_at_field(), json::array(), Activation::none, limits));
    if (!flag_of(before, "still_focused")) {
      action.delivery = no(errors::action_failed({.what = "Typing into " + action.element,
                                                  .reason = "it does not keep the focus",
                                                  .advice = "Nothing was typed."}));
      return action;
    }
    const auto sent =
        manner == TextManner::at_once ? tab_->insert_text(*frame, text, limits) : tab_->type_keys(*frame, text, limits);
    if (!sent) {
      action.delivery = Delivery::unknown(tab_->path(), sent.error().message);
      return action;
    }
    action.delivery = Delivery::delivered(tab_->path());
    action.evidence = wait_for_text(*frame, text, limits);
    return action;
  }

 private:
  Limits brief(milliseconds time, const Limits& limits) const {
    return {std::min<TimePoint>(clock_.now() + time, limits.deadline), limits.stop};
  }

  /// The position on the screen. The process of a frame learns its new position late, so the position is read until two
  /// readings agree or time is up.
  Result<Spot> settled(Spot spot, const Frame& frame, const Limits& limits) {
    OFFHAND_ASSIGN(auto found, tab_->on_screen(frame, spot, limits));
    const auto timeout = brief(time_for_effects, limits);
    while (!frame.is_page && clock_.now() < timeout.deadline && !limits.stop.stop_requested()) {
      sleep_until(clock_, std::min<TimePoint>(clock_.now() + look_interval, timeout.deadline), limits);
      OFFHAND_ASSIGN(const auto again, tab_->on_screen(frame, spot, limits));
      if (again == found) break;
      found = again;
    }
    return found;
  }

  static Result<void> check_selector(const std::string& selector, const json& read) {
    const auto problem = text_of(read, "bad_selector");
    if (problem.empty()) return {};
    return fail(errors::invalid_selector({.selector = selector.substr(0, 200), .reason = problem}));
  }

  static PageElement element_of(const json& each, const Frame& frame) {
    PageElement element;
    element.tag = text_of(each, "tag");
    element.text = text_of(each, "text");
    element.visible = flag_of(each, "visible");
    const auto& bounds = part_of(each, "bounds");
    element.bounds = {integer_of(bounds, "x"), integer_of(bounds, "y"), integer_of(bounds, "width"),
                      integer_of(bounds, "height")};
    std::vector<std::string> given;
    for (const auto& attribute : part_of(each, "attributes")) {
      given.push_back(text_of(attribute, "name") + "=" + text_of(attribute, "value"));
    }
    if (!given.empty()) element.attributes = std::move(given);
    if (!frame.is_page) element.frame_url = frame.url;
    return element;
  }

  /// The only document with a visible element that matches; no other document on the page may have one.
  Result<Frame> frame_of(const std::string& selector, const Limits& limits) {
    OFFHAND_ASSIGN(const auto frames, tab_->frames(limits));
    std::optional<Frame> only;
    std::int64_t count = 0;
    std::int64_t hidden = 0;
    std::string candidates;
    for (const auto& frame : frames) {
      const auto read = tab_->run(frame, scripts::find(), {selector}, Activation::none, limits);
      if (!read && !frame.is_page && is_away(read.error())) continue;
      if (!read) return fail(read.error());
      OFFHAND_CHECK(check_selector(selector, *read));
      hidden += integer_of(*read, "hidden");
      const auto here = integer_of(*read, "count");
      if (here == 0) continue;
      count += here;
      only = frame;
      candidates += (candidates.empty() ? "" : ", ") + list_of(part_of(*read, "visible"));
    }
    if (count == 1) return *only;
    if (count > 1) {
      return fail(errors::ambiguous_selector({.selector = selector, .count = count, .candidates = candidates}));
    }
    return fail(
        errors::no_page_element({.selector = selector, .hidden = hidden > 0 ? std::optional(hidden) : std::nullopt}));
  }

  static std::optional<Error> refusal_of(const json& answer) {
    const auto kind = text_of(answer, "refused");
    if (kind.empty()) return std::nullopt;
    const auto label = text_of(answer, "label");
    const auto reason = text_of(answer, "reason");
    if (kind == "covered") {
      return errors::element_covered({.what = label, .reason = reason, .advice = "Close what lies there, or wait."});
    }
    if (kind == "not_editable") return errors::not_editable({.element = label});
    if (kind == "disabled") {
      return errors::not_ready(
          {.what = label, .reason = reason, .waited_ms = 0, .advice = "Do first what enables it."});
    }
    return errors::action_failed({.what = "The action on " + label, .reason = reason, .advice = "Nothing was sent."});
  }

  /// A dialog that opened during the click is its effect. If the page went away or stopped answering, it is unknown
  /// whether the click arrived before.
  Result<PageAction> after_silence(const std::string& selector, const Error& error) const {
    PageAction action;
    action.element = selector;
    if (error.code == "page_blocked") {
      action.delivery = Delivery::delivered(tab_->path());
      action.evidence = Evidence{EvidenceKind::event,
                                 "a dialog opened: " + text_of(json::parse(error.data, nullptr, false), "dialog")};
    } else if (error.code == "page_gone" || error.code == "page_silent") {
      action.delivery = Delivery::unknown(tab_->path(), error.message);
    } else {
      return fail(error);
    }
    return action;
  }

  static std::optional<Evidence> end_of(const Error& error) {
    if (error.code == "page_blocked") return Evidence{EvidenceKind::event, error.message};
    if (error.code == "page_gone") return Evidence{EvidenceKind::event, "the page was closed"};
    return std::nullopt;
  }

  static std::optional<Evidence> change_of(const Frame& frame, const std::vector<Frame>& frames) {
    const auto same = std::find_if(frames.begin(), frames.end(), [&](const auto& each) { return each.id == frame.id; });
    if (same == frames.end()) return Evidence{EvidenceKind::event, "its frame is gone"};
    if (same->loader == frame.loader && same->url == frame.url) return std::nullopt;
    return Evidence{EvidenceKind::event, "the page became " + same->url.substr(0, 200)};
  }

  /// Firefox shows an empty page while another process takes over.
  static bool shows_nothing_yet(const Frame& frame, const std::vector<Frame>& frames) {
    constexpr std::string_view empty_page = "about:blank";
    const auto same = std::ranges::find(frames, frame.id, &Frame::id);
    return same != frames.end() && same->url == empty_page && frame.url != empty_page;
  }

  /// `is_left`: the page is known to be navigating away.
  std::optional<Evidence> wait_for_another_page(const Frame& frame, bool is_left, const Limits& limits) {
    const auto timeout = brief(time_for_leaving, limits);
    const auto usual_end = clock_.now() + time_for_effects;
    std::optional<Evidence> on_the_way;
    while (clock_.now() < timeout.deadline && !limits.stop.stop_requested()) {
      const auto frames = tab_->frames(brief(time_for_an_answer, timeout));
      const bool is_silent = !frames && frames.error().code == "page_silent";
      if (auto evidence = frames ? change_of(frame, *frames) : end_of(frames.error())) {
        if (!frames || !shows_nothing_yet(frame, *frames)) return evidence;
        on_the_way = std::move(evidence);
      }
      // Neither page is there just now, so the next one is about to load.
      if (!frames && !is_silent && frames.error().code != "page_replaced") return on_the_way;
      is_left = is_left || !frames || on_the_way;
      if (clock_.now() >= usual_end && !is_left) {
        const auto told = tab_->run(frame, scripts::is_being_left(), json::array(), Activation::none,
                                    brief(time_for_an_answer, timeout));
        is_left = told ? flag_of(*told, "left") : is_away(told.error()) || told.error().code == "page_silent";
        if (!is_left) return std::nullopt;
      }
      sleep_until(clock_, std::min<TimePoint>(clock_.now() + look_interval, timeout.deadline), limits);
    }
    return on_the_way;
  }

  std::optional<Evidence> wait_for_text(const Frame& frame, const std::string& text, const Limits& limits) {
    const auto timeout = brief(time_for_effects, limits);
    for (;;) {
      const auto look = tab_->run(frame, scripts::look_at_field(), json::array(), Activation::none, timeout);
      // Return submits a form; other reasons for the navigation are unknown.
      if (!look && is_away(look.error()) && text.find('\n') != std::string::npos) {
        return Evidence{EvidenceKind::event, "the page went to another one"};
      }
      if (!look) return std::nullopt;
      if (flag_of(*look, "arrived")) {
        return Evidence{EvidenceKind::value_readback, fmt::format("the field holds the text now, {} characters in all",
                                                                  integer_of(*look, "characters"))};
      }
      if (clock_.now() >= timeout.deadline || limits.stop.stop_requested()) return std::nullopt;
      sleep_until(clock_, std::min<TimePoint>(clock_.now() + look_interval, timeout.deadline), limits);
    }
  }

  const std::shared_ptr<Tab> tab_;
  const std::string url_;
  const std::string title_;
  Clock& clock_;
};

}  // namespace

std::unique_ptr<Page> make_web_page(std::shared_ptr<Tab> tab, std::string url, std::string title, Clock& clock) {
  return std::make_unique<WebPage>(std::move(tab), std::move(url), std::move(title), clock);
}

}  // namespace offhand::platform::web
