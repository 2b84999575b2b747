#include "generated/tools/ax/ax_find.h"

#include <algorithm>
#include <array>

#include "codegen/runtime/json_writer.h"
#include "generated/types/element.h"
#include "impl/query/query.h"
#include "impl/tools/ax/given_picture.h"
#include "impl/tools/ax/looking.h"
#include "impl/tools/ax/search.h"
#include "impl/tools/call.h"
#include "impl/tools/next_step.h"
#include "impl/tools/picture_reply.h"
#include "impl/vision/screen_text.h"

namespace offhand::tools::ax {
namespace {

using vision::Sighting;

void tell_element(Call& call, const MatchingElement& found, AxFindResult& result) {
  const auto& node = found.element->node;
  result.role = to_string(node.role);
  result.title = node.name;
  result.value = value_of(node);
  result.enabled = !node.states.contains(ElementState::disabled);
  result.focused = node.states.contains(ElementState::focused);
  result.element_ref = hand_out(call.scope(), call.see(), found);
}

void tell_place(std::optional<Place> place, AxFindResult& result) {
  if (!place) return;
  result.position = std::move(place->position);
  result.size = std::move(place->size);
}

AxFindResult found_in_tree(Call& call, const ElementSearch& matches, const std::string& query) {
  AxFindResult result;
  result.count = static_cast<std::int64_t>(matches.total);
  result.strategies_tried = matches.tried;
  if (!matches.complete) result.incomplete_reason = matches.incomplete_reason;
  if (matches.found.empty() && matches.total > 0) {
    result.suggestion = fmt::format("None of the {} has that number.", matches.total);
    return result;
  }
  if (matches.found.empty()) {
    result.nearest = nearest_name(matches, query);
    if (auto advice = after_nothing_found(call.client()); !advice.empty()) result.suggestion = std::move(advice);
    return result;
  }
  const auto& first = matches.found.front();
  result.found = true;
  result.method = "accessibility";
  result.strategy = matches.strategy;
  tell_place(place_of(first), result);
  tell_element(call, first, result);
  return result;
}

std::string cost_of(const ElementSearch& matches) {
  Cost cost{CostSource::full, 0, 0};
  for (const auto& snapshot : matches.searched) {
    cost.calls += snapshot->calls;
    cost.ms += snapshot->milliseconds;
  }
  return to_json(cost);
}

Result<Reply> told(const AxFindResult& result, Reply reply = {}) {
  reply.text = text_of(result);
  reply.structured = to_json(result);
  return reply;
}

/// A window and its tree, which was read before the picture: a model takes its time, and the call's may be over then.
struct Looked {
  platform::WindowInfo window;
  platform::Picture picture;
  SnapshotPtr snapshot;
};

Result<Looked> look_at_front(Call& call, const Target& target) {
  OFFHAND_CHECK(call.facets().require(platform::Facet::screen));
  Looked it;
  OFFHAND_ASSIGN(it.window, front_window(call, target));
  if (auto snapshot = call.see().snapshot(call.facets(), it.window, {}, call.limits())) it.snapshot = *snapshot;
  OFFHAND_ASSIGN(it.picture, call.screen().capture(it.window, call.limits()));
  return it;
}

Result<Reply> tell_seen(Call& call, Looked it, const Sighting& sighting, AxFindResult result) {
  result.found = true;
  result.nearest.reset();
  result.suggestion.reset();
  if (result.strategies_tried) result.strategies_tried->push_back(*result.method);
  result.confidence = sighting.confidence;
  tell_place(place_on_screen(it.window, sighting.bounds), result);
  if (const auto* element = it.snapshot ? vision::element_there(*it.snapshot, sighting.bounds) : nullptr)
    tell_element(call, {it.snapshot, element}, result);
  vision::draw_frame(it.picture, sighting.bounds);
  Reply reply;
  OFFHAND_CHECK(send_picture(call, std::move(it.picture), {}, {}, reply));
  return told(result, std::move(reply));
}

Result<Reply> find_written(Call& call, const Target& target, const std::string& query) {
  OFFHAND_ASSIGN(auto it, look_at_front(call, target));
  OFFHAND_ASSIGN(const auto words, vision::read_words(it.picture, vision::reading_timeout, call.limits().stop));
  const auto written = vision::find_text(words, query);
  AxFindResult result;
  result.count = static_cast<std::int64_t>(written.size());
  if (written.empty()) return told(result);
  result.method = "text_on_screen";
  result.strategy = "tesseract";
  const auto& surest = written.front();
  return tell_seen(call, std::move(it), {surest.bounds, surest.confidence}, std::move(result));
}

/// Whether a picture is looked at where the tree has no match: words can be seen, roles and paths cannot.
bool may_look(Call& call, const AxFindArgs& args) {
  if (call.config().vision_backend == ConfigVisionBackend::auto_ || args.strategy != FindStrategy::auto_ ||
      is_reference(call.see(), args.query)) {
    return false;
  }
  const auto query = query::Query::parse(args.query);
  return query && query->is_plain();
}

/// Errors by which nothing is known but that the picture was not looked at; the tree was searched all the same.
bool is_without_look(std::string_view code) {
  constexpr auto codes = std::to_array<std::string_view>(
      {"vision_unavailable", "vision_failed", "rate_limited", "text_not_read", "not_visible", "facet_missing"});
  return std::ranges::find(codes, code) != codes.end();
}

Result<Reply> find_in_picture(Call& call, const Target& target, const std::string& query, AxFindResult result) {
  OFFHAND_ASSIGN(auto it, look_at_front(call, target));
  OFFHAND_ASSIGN(const auto look, look_for(call, query, it.picture));
  if (!look.sighting) return told(result);
  result.count = 1;
  result.method = "visual";
  result.strategy = look.by;
  return tell_seen(call, std::move(it), *look.sighting, std::move(result));
}

}  // namespace

Result<Reply> ax_find(Call& call, const Target& target, const AxFindArgs& args) {
  if (args.text_on_screen) return find_written(call, target, args.query);
  OFFHAND_ASSIGN(const auto matches, search(call, target, args.query, args.strategy));
  auto result = found_in_tree(call, matches, args.query);
  Reply reply;
  reply.cost = cost_of(matches);
  if (result.found || !may_look(call, args)) return told(result, std::move(reply));
  auto seen = find_in_picture(call, target, args.query, result);
  if (seen || !is_without_look(seen.error().code)) return seen;
  auto& reason = result.incomplete_reason.emplace(result.incomplete_reason.value_or(""));
  reason += (reason.empty() ? "" : "; ") + seen.error().message;
  return told(result);
}

}  // namespace offhand::tools::ax
