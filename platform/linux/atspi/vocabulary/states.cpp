#include "platform/linux/atspi/vocabulary/states.h"

#include "platform/linux/atspi/vocabulary/roles.h"

namespace offhand::platform::atspi {

States common_states(StateBits bits, std::uint32_t role, ShowingState showing) {
  using Bit = StateBits::Bit;
  constexpr struct {
    Bit bit;
    ElementState state;
  } direct[] = {
      {Bit::busy, ElementState::busy},
      {Bit::checked, ElementState::checked},
      {Bit::editable, ElementState::editable},
      {Bit::expanded, ElementState::expanded},
      {Bit::focusable, ElementState::focusable},
      {Bit::focused, ElementState::focused},
      {Bit::indeterminate, ElementState::mixed},
      {Bit::modal, ElementState::modal},
      {Bit::multiselectable, ElementState::multiselectable},
      {Bit::pressed, ElementState::pressed},
      {Bit::read_only, ElementState::readonly},
      {Bit::required, ElementState::required},
      {Bit::selected, ElementState::selected},
  };
  States states;
  for (const auto& [bit, state] : direct) {
    if (bits.has(bit)) states.insert(state);
  }
  if (!bits.is_enabled()) states.insert(ElementState::disabled);
  if (!bits.has(Bit::visible)) states.insert(ElementState::hidden);
  if (!bits.has(Bit::showing) && showing == ShowingState::reliable) states.insert(ElementState::offscreen);
  if (!bits.has(Bit::expanded) && (bits.has(Bit::expandable) || bits.has(Bit::collapsed))) {
    states.insert(ElementState::collapsed);
  }
  if (role == atspi_password_text) states.insert(ElementState::protected_);
  // A toggle button that is down is CHECKED in AT-SPI and pressed for ARIA.
  if (role == atspi_toggle_button && bits.has(Bit::checked)) states.insert(ElementState::pressed);
  // A bar without a known fraction is indeterminate, which mixed does not mean.
  if (role == atspi_progress_bar) states.erase(ElementState::mixed);
  return states;
}

}  // namespace offhand::platform::atspi
