#pragma once

#include <cstdint>
#include <future>
#include <memory>
#include <optional>
#include <string>

#include "codegen/runtime/error.h"
#include "impl/action/desk_keeper.h"
#include "impl/action/hold_guard.h"
#include "impl/action/manner.h"
#include "platform/api/key_net.h"
#include "platform/api/platform.h"

namespace offhand {

/// The person's desk as an action finds it.
struct FoundDesk {
  std::unique_ptr<DeskWatch> watch;
  /// Where menus hold what is the person's.
  std::optional<HoldGuard> hold_guard;
};

/// Looks at the desk for an action in the background on a window of `pid`, and keeps it from then on. Of an action in
/// the foreground, or on no application (0), it keeps nothing.
Result<FoundDesk> find_desk(DeskKeeper& keeper, const platform::Facets& platform, const Manner& manner,
                            std::int64_t pid, const platform::Limits& limits);

/// Whether processes belong to the tree of `pid`.
platform::KeyNet::Of family_of(const platform::Facets& platform, std::int64_t pid);

/// From now on what windows of `pid`, and new ones of its process tree, take is given back at once.
void keep_desk(DeskWatch& watch, DeskKeeper& keeper, const platform::Facets& platform, std::int64_t pid,
               const platform::Limits& limits);

/// The same beside the question what the target is: the desktop answers the one while the application answers the
/// other. Of an action that is refused then the desk is kept as after one that was done.
class DeskAhead {
 public:
  DeskAhead(DeskKeeper& keeper, platform::Facets platform, const Manner& manner, std::int64_t pid, std::string session,
            const platform::Limits& limits);
  ~DeskAhead();
  DeskAhead(const DeskAhead&) = delete;
  DeskAhead& operator=(const DeskAhead&) = delete;

  /// Once. Empty where it was found so long ago that it has to be looked at again.
  std::optional<Result<FoundDesk>> take();

 private:
  void leave(FoundDesk desk);

  DeskKeeper& keeper_;
  const platform::Facets platform_;
  const std::int64_t pid_;
  const std::string session_;
  const platform::TimePoint began_;
  std::future<Result<FoundDesk>> found_;
};

}  // namespace offhand
