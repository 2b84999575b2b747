#include "platform/api/menus.h"

#include "platform/sim/facets.h"

namespace offhand::platform::sim {
namespace {

/// Applications of a scene expose no menus beyond their tree.
class NoMenus final : public Menus {
 public:
  Result<ToldMenus> read(const WindowInfo& /*window*/, const Limits& /*limits*/) override { return ToldMenus{}; }
  Result<std::optional<CommandState>> state(const WindowInfo& /*window*/, const std::string& /*command*/,
                                            const Limits& /*limits*/) override {
    return std::optional<CommandState>();
  }
  Delivery run(const WindowInfo& /*window*/, const Command& /*command*/, const Limits& /*limits*/) override {
    return Delivery::not_attempted("there is no such command");
  }
};

}  // namespace

std::unique_ptr<Menus> make_menus() { return std::make_unique<NoMenus>(); }

}  // namespace offhand::platform::sim
