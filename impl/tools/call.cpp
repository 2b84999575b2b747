#include "impl/tools/call.h"

#include <nlohmann/json.hpp>

#include "generated/types/errors.h"
#include "impl/config/allowance.h"
#include "impl/config/desk.h"
#include "impl/config/output_path.h"
#include "impl/evidence/settle_timer.h"
#include "impl/target/resolver.h"
#include "impl/user_state/user_state_keeper.h"

namespace offhand {

Call::Call(const CallServices& services, Frame frame)
    : FacetAccess(frame.platform ? *frame.platform : FacetAccess()), services_(services), frame_(std::move(frame)) {}
Call::~Call() = default;

ActionContext Call::actions(Observe observe) {
  ActionContext context{.scope = scope(),
                        .services = services_.action,
                        .delivery_options = frame_.delivery_options,
                        .user_state_prefetch = frame_.user_state_prefetch,
                        .journaling = frame_.journaling,
                        .accessibility = accessibility_policy(config())};
  context.delivery_options.observe = observe;
  return context;
}

Result<std::unique_ptr<ActionRun>> Call::begin_action(const Target& target, Observe observe) {
  return ActionRun::begin(actions(observe), target);
}

Result<Target> Call::address(const platform::WindowInfo& window, const SnapshotElement& element) {
  session().mention(window.window_id, {element});
  const auto scope = this->scope();
  const Resolver resolver(scope, see(), services_.action.events,
                          {.ready_timeout = std::chrono::milliseconds(config().ready_timeout_ms)});
  const Address address = address::ElementByIndex{{.window = window.window_id}, element.index};
  OFFHAND_ASSIGN(auto located, resolver.locate(address));
  return resolver.resolve(address, std::move(located));
}

WindowChanges Call::changes_in(const Target& target) {
  const auto scope = this->scope();
  // How soon an application starts what comes of this was not measured: it is given the time of the slowest.
  const auto done = platform::Delivery::delivered(ActionPath::none);
  for (SettleTimer settle_timer(scope, target, done, clock().now(), false); !settle_timer.rests();)
    sleep_until(settle_timer.next_look());
  return window_changes(scope, see(), target.window);
}

Sessions::Begun Call::begin_session(std::string_view name) {
  auto begun = services_.sessions.begin(name);
  if (frame_.settings != nullptr) keep_idle_ttl(*begun.session, *frame_.settings, config());
  return begun;
}

void Call::take_over_desk() { services_.action.keeper.give_up(); }

std::optional<std::vector<SideEffect>> Call::late_side_effects() {
  return services_.action.keeper.take_late(session().id(), facets(), limits());
}

Result<ConditionWatch> Call::watch_conditions(ConditionWatch::Place place, std::vector<Expected> expected) {
  see().provide_accessibility(facets(), limits(), accessibility_policy(config()));
  return ConditionWatch::begin(scope(), see(), services_.action.events, place, std::move(expected));
}

Result<void> Call::begin_vision_call() {
  const Allowance::Limit limits[] = {{Allowance::longest_window, config().vision_calls_per_minute}};
  return services_.vision_calls.take(session().id(), limits);
}

std::shared_ptr<const Config> Call::config_now() {
  return services_.configuration.for_call(frame_.settings ? *frame_.settings : Settings(), session().settings());
}

Result<void*> Call::own_facet(std::string_view name) const {
  const auto found = services_.facets.find(name);
  if (found != services_.facets.end()) return found->second;
  return fail(errors::facet_missing({.facet = std::string(name), .platform = "this server"}));
}

Result<void*> own_facet(Call& call, std::string_view name) { return call.own_facet(name); }

Result<void> Call::require_memory(const std::string& what) const {
  if (frame_.has_memory) return {};
  return fail(errors::needs_memory({.what = what}));
}

Result<std::string> Call::output_path(const std::string& path) {
  return allowed_output_path(path, config(), over_http() ? Entrance::network : Entrance::local);
}

Result<std::string> Call::picture_path(const std::string& path) {
  return allowed_picture_path(path, config(), over_http() ? Entrance::network : Entrance::local);
}

}  // namespace offhand
