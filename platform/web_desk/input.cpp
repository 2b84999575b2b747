#include <algorithm>
#include <cmath>
#include <string>
#include <string_view>
#include <utility>

#include "generated/types/errors.h"
#include "platform/api/key_names.h"
#include "platform/web/json_access.h"
#include "platform/web_desk/facets.h"
#include "platform/web_desk/keys.h"
#include "platform/web_desk/node_acts.h"

namespace offhand::platform::web_desk {
namespace {

using nlohmann::json;
using Request = web::Connection::Request;

/// What a notch of a wheel moves in a page.
constexpr double notch = 100;
constexpr std::chrono::milliseconds gestures_settle_within{300};

std::string_view button_name(MouseButton button) {
  return button == MouseButton::left ? "left" : button == MouseButton::right ? "right" : "middle";
}
int button_bit(MouseButton button) { return button == MouseButton::left ? 1 : button == MouseButton::right ? 2 : 4; }

json mouse(std::string_view type, double x, double y, const Modifiers& modifiers = {}) {
  return {{"type", type}, {"x", x}, {"y", y}, {"modifiers", modifier_bits(modifiers)}};
}

json press(std::string_view type, double x, double y, MouseButton button, int count, const Modifiers& modifiers) {
  auto event = mouse(type, x, y, modifiers);
  event["button"] = button_name(button);
  event["buttons"] = type == "mousePressed" ? button_bit(button) : 0;
  event["clickCount"] = count;
  return event;
}

/// Pointer and keyboard of a tab, which nobody else's are.
class TabInput final : public Input {
 public:
  explicit TabInput(std::shared_ptr<Desk> desk) : desk_(std::move(desk)) {}

  std::optional<double> pixels_of_notch() const override { return notch; }
  std::vector<Route> routes(const WindowInfo& window) const override {
    if (window.window_id == 0) return {};
    return {{.id = 1, .disturbs = Disturbs::nobody}};
  }

  Delivery deliver(const Gesture& gesture, const Route& /*route*/, const WindowInfo& window,
                   const Limits& limits) override {
    const auto tab = desk_->tab(window.window_id, limits);
    if (!tab) return Delivery::failed(tab.error());
    if (const auto dialog = (*tab)->connection().dialog_of((*tab)->session()))
      return Delivery::failed(errors::page_blocked({.dialog = dialog->words}));
    const auto navigations = (*tab)->navigations();
    const auto* click = std::get_if<PointerClick>(&gesture);
    const auto aimed = click == nullptr ? std::nullopt : desk_->take_aim(window.window_id, click->x, click->y);
    if (auto refused = tell_of_aim(**tab, aimed, "arm", limits)) return *std::move(refused);
    const auto sent = std::visit([&](const auto& each) { return send(**tab, each, window, limits); }, gesture);
    if (auto missed = sent ? tell_of_aim(**tab, aimed, "disarm", limits) : std::nullopt) return *std::move(missed);
    auto delivery = Delivery::delivered(ActionPath::cdp);
    delivery.settles_within = gestures_settle_within;
    if (!sent && sent.error().code == "page_blocked") {
      delivery.evidence = Evidence{EvidenceKind::event, sent.error().message};
    } else if (!sent) {
      const bool is_away = sent.error().code == "page_gone" || sent.error().code == "page_silent";
      return is_away ? Delivery::unknown(ActionPath::cdp, sent.error().message) : Delivery::failed(sent.error());
    } else if ((*tab)->navigations() > navigations) {
      delivery.evidence = Evidence{EvidenceKind::event, "the page became " + (*tab)->last_url().substr(0, 200)};
    }
    return delivery;
  }

  std::optional<Delivery> refuses(const Gesture& /*gesture*/, const Route& /*route*/, const WindowInfo& /*window*/,
                                  const Limits& /*limits*/) override {
    return std::nullopt;
  }
  bool knows_key(const std::string& key) const override { return is_key_name(key); }

 private:
  /// Has the page look at the click as it comes in; what it refused. Of a page that was left by the click nothing more
  /// is told.
  static std::optional<Delivery> tell_of_aim(DeskTab& tab, const std::optional<NodeAddress>& aimed,
                                             const std::string& function, const Limits& limits) {
    if (!aimed) return std::nullopt;
    const auto told = tab.ask(*aimed, function, json::object(), limits);
    if (!told || !*told) return std::nullopt;
    if (!web::text_of(**told, "refused").empty()) return refusal_of(*aimed, **told);
    const auto met = (*told)->find("met");
    if (met != (*told)->end() && *met == false)
      return Delivery::unknown(ActionPath::cdp, "the page did not hear of the click where the element is");
    return std::nullopt;
  }

  Result<void> all(DeskTab& tab, std::vector<json> events, const Limits& limits) {
    std::vector<Request> requests;
    for (auto& event : events) requests.push_back({tab.session(), "Input.dispatchMouseEvent", std::move(event)});
    for (auto& answer : tab.connection().call_many(std::move(requests), limits))
      if (!answer) return fail(std::move(answer).error());
    return {};
  }

  static Result<void> check_inside(double x, double y, const WindowInfo& window) {
    const auto& size = window.bounds;
    if (x >= 0 && y >= 0 && x < static_cast<double>(size.width) && y < static_cast<double>(size.height)) return {};
    return fail(errors::point_outside({.x = x,
                                       .y = y,
                                       .what = "window " + std::to_string(window.window_id),
                                       .window_id = window.window_id,
                                       .width = size.width,
                                       .height = size.height}));
  }

  Result<void> send(DeskTab& tab, const PointerClick& click, const WindowInfo& window, const Limits& limits) {
    OFFHAND_CHECK(check_inside(click.x, click.y, window));
    OFFHAND_CHECK(all(tab, {mouse("mouseMoved", click.x, click.y, click.modifiers)}, limits));
    for (int count = 1; count <= click.count; ++count) {
      OFFHAND_CHECK(all(tab, {press("mousePressed", click.x, click.y, click.button, count, click.modifiers)}, limits));
      if (count == 1 && click.is_on_target) {
        if (const auto on_target = click.is_on_target(); !on_target) {
          // Let go outside of everything, so that nothing is clicked.
          OFFHAND_CHECK(all(tab, {press("mouseReleased", -1, -1, click.button, count, click.modifiers)}, limits));
          return on_target;
        }
      }
      OFFHAND_CHECK(all(tab, {press("mouseReleased", click.x, click.y, click.button, count, click.modifiers)}, limits));
    }
    return {};
  }

  Result<void> send(DeskTab& tab, const PointerDrag& drag, const WindowInfo& window, const Limits& limits) {
    OFFHAND_CHECK(check_inside(drag.from_x, drag.from_y, window));
    OFFHAND_CHECK(check_inside(drag.to_x, drag.to_y, window));
    auto so_far = Delivery::delivered(ActionPath::cdp);
    const auto tell = [&](PointerDrag::Stage stage) {
      if (drag.on_stage) drag.on_stage(stage, so_far);
    };
    OFFHAND_CHECK(all(tab,
                      {mouse("mouseMoved", drag.from_x, drag.from_y, drag.modifiers),
                       press("mousePressed", drag.from_x, drag.from_y, drag.button, 1, drag.modifiers)},
                      limits));
    tell(PointerDrag::Stage::pressed);
    const int steps = std::max(1, drag.steps);
    Result<void> goes_on;
    for (int step = 1; step <= steps && goes_on; ++step) {
      const double part = static_cast<double>(step) / steps;
      auto move = mouse("mouseMoved", drag.from_x + (drag.to_x - drag.from_x) * part,
                        drag.from_y + (drag.to_y - drag.from_y) * part, drag.modifiers);
      move["button"] = button_name(drag.button);
      move["buttons"] = button_bit(drag.button);
      OFFHAND_CHECK(all(tab, {std::move(move)}, limits));
      if (step < steps) sleep_until(desk_->clock(), desk_->clock().now() + drag.duration / steps, limits);
    }
    tell(PointerDrag::Stage::moved);
    if (drag.may_go_on) goes_on = drag.may_go_on();
    const double x = goes_on ? drag.to_x : -1;
    const double y = goes_on ? drag.to_y : -1;
    OFFHAND_CHECK(all(tab, {press("mouseReleased", x, y, drag.button, 1, drag.modifiers)}, limits));
    return goes_on;
  }

  Result<void> send(DeskTab& tab, const Scroll& scroll, const WindowInfo& window, const Limits& limits) {
    OFFHAND_CHECK(check_inside(scroll.x, scroll.y, window));
    auto event = mouse("mouseWheel", scroll.x, scroll.y, scroll.modifiers);
    event["deltaX"] = scroll.right * notch;
    event["deltaY"] = scroll.down * notch;
    return all(tab, {std::move(event)}, limits);
  }

  Result<void> send(DeskTab& tab, const Keys& keys, const WindowInfo& /*window*/, const Limits& limits) {
    if (keys.delay.count() == 0) return send_keys(tab, keys.keys, limits);
    for (const auto& key : keys.keys) {
      OFFHAND_CHECK(send_keys(tab, {key}, limits));
      sleep_until(desk_->clock(), desk_->clock().now() + keys.delay, limits);
    }
    return {};
  }

  Result<void> send(DeskTab& tab, const TextInput& input, const WindowInfo& /*window*/, const Limits& limits) {
    OFFHAND_CHECK(tab.connection().call(tab.session(), "Input.insertText", {{"text", input.text}}, limits));
    return {};
  }

  Result<void> send(DeskTab& tab, const PointerMove& to, const WindowInfo& /*window*/, const Limits& limits) {
    return all(tab, {mouse("mouseMoved", to.x, to.y)}, limits);
  }

  Result<void> send(DeskTab& tab, const PointerHold& hold, const WindowInfo& /*window*/, const Limits& limits) {
    const bool is_press = hold.phase == PointerHold::Phase::press;
    return all(tab, {press(is_press ? "mousePressed" : "mouseReleased", hold.x, hold.y, hold.button, 1, {})}, limits);
  }

  const std::shared_ptr<Desk> desk_;
};

}  // namespace

std::unique_ptr<Input> make_input(std::shared_ptr<Desk> desk) { return std::make_unique<TabInput>(std::move(desk)); }

}  // namespace offhand::platform::web_desk
