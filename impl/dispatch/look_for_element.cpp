// What a query means: the element that the tree has, that the user chooses or describes, or that somebody sees in a
// picture of the application.
#include <spdlog/spdlog.h>

#include <algorithm>
#include <array>
#include <string_view>

#include "impl/dispatch/call_pipeline.h"
#include "impl/dispatch/dispatcher.h"
#include "impl/tools/call.h"
#include "impl/tools/picture_look.h"

namespace offhand {
namespace {

/// A picture of a window, whatever the tool itself needs.
constexpr auto facets_of_looking = std::to_array<std::string_view>({"windows", "screen"});

/// Errors of looking that are those of the call. After any other it goes on as if nobody had seen anything.
bool ends_the_call(std::string_view code) {
  return code == "input_required" || code == "deadline_exceeded" || code == "cancelled" || code == "rate_limited";
}

}  // namespace

Resolver CallPipeline::resolver() {
  return desk_.resolver(
      *scope_, lock_ != LockKind::none, connecting(), *config_, context_.client,
      [this](const ElementSearch& searched, const std::string& words) { return look(searched, words); });
}

Result<std::optional<MatchingElement>> CallPipeline::look(const ElementSearch& searched, const std::string& words) {
  using Seen = std::optional<MatchingElement>;
  const auto in_front =
      std::ranges::find_if(searched.searched, [](const auto& snapshot) { return !snapshot->window.is_minimized; });
  const auto facets = platform::Facets::of(*platform_, {}, facets_of_looking);
  if (in_front == searched.searched.end() || !facets || !facets->has_screen()) return Seen();
  const auto& snapshot = *in_front;
  // Once a call, whatever it waits for after that.
  if (!looked_ || looked_->first != words) {
    const vision::Looking looking{.config = *config_,
                                  .session = *session_,
                                  .client = context_.client,
                                  .begin = [this] { return begin_vision_call(); },
                                  .limits = limits_};
    OFFHAND_ASSIGN(const auto picture, facets->screen().capture(snapshot->window, limits_));
    auto found = vision::look_for(looking, words, picture);
    if (!found && ends_the_call(found.error().code)) return fail(std::move(found).error());
    if (!found) spdlog::info("No picture was looked at for {}. {}", words, found.error().message);
    looked_.emplace(words, found ? found->sighting : std::nullopt);
  }
  const auto& sighting = looked_->second;
  const auto* element = sighting ? vision::element_there(*snapshot, sighting->bounds) : nullptr;
  return element == nullptr ? Seen() : Seen(MatchingElement{snapshot, element});
}

Result<void> CallPipeline::begin_vision_call() {
  const Allowance::Limit limits[] = {{Allowance::longest_window, config_->vision_calls_per_minute}};
  return process_.call_services(desk_).vision_calls.take(session_->id(), limits);
}

}  // namespace offhand
