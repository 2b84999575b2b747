#include <cstdint>
#include <string>

#include "impl/recording/recorded_action.h"
#include "tests/fuzz/check.h"

// A recording may come from anybody: a turn is one or is refused, and what is one can be asked for without a doubt.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string text(reinterpret_cast<const char*>(data), size);
  const auto flaw = offhand::flaw_of_about(text);
  must(!flaw || !flaw->empty());
  const auto action = offhand::parse_recorded_action(text);
  if (!action) {
    must(!action.error().empty());
    return 0;
  }
  must(!action->tool.empty());
  must(action->arguments.is_object());
  must(!action->element || !action->element->path.empty());
  offhand::Counterparts counterparts;
  counterparts.launched(*action, 4711, {});
  if (action->window) {
    counterparts.know(*action->window, {});
    must(counterparts.pid(action->window->pid).has_value());
  }
  return 0;
}
