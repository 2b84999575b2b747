#include "impl/mcp/lists/list_news.h"

#include "impl/mcp/resources/listeners.h"
#include "impl/tools/client.h"

namespace offhand::mcp {

void ListNews::changed(const Config& before, const Config& now) {
  if (before.security_mode == now.security_mode) return;
  // On another thread: who asks for the settings may hold the lock of a client.
  alarms_.at(Alarms::Clock::now(), [this] {
    listeners_->publish({.kind = Change::Kind::tools});
    listeners_->publish({.kind = Change::Kind::prompts});
  });
}

}  // namespace offhand::mcp
