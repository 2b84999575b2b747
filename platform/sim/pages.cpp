#include "platform/sim/facets.h"

#include "generated/types/errors.h"

namespace offhand::platform::sim {
namespace {

class NoPages final : public Pages {
 public:
  bool offers(std::int64_t /*pid*/) override { return false; }
  Result<std::unique_ptr<Page>> open(const WindowInfo& window, const PageChoice& /*choice*/,
                                     const Limits& /*limits*/) override {
    return fail(errors::page_unavailable({.app = window.app_name,
                                          .pid = window.pid,
                                          .reason = "no program of a scene speaks the protocol of a browser",
                                          .advice = "Use the elements of get_window_state."}));
  }
};

}  // namespace

std::unique_ptr<Pages> make_pages() { return std::make_unique<NoPages>(); }

}  // namespace offhand::platform::sim
