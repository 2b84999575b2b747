#include "platform/linux/x11/keyboard/layout_record.h"

#include <string_view>

namespace offhand::platform::x11 {

Result<LayoutRecord> LayoutRecord::read(Conversation& talk) {
  constexpr std::string_view name = "_XKB_RULES_NAMES";
  auto asked = talk.ask(xcb_intern_atom(talk.raw(), 0, name.size(), name.data()));
  OFFHAND_ASSIGN(const auto atom, asked.get());
  LayoutRecord record;
  record.atom_ = atom ? atom->atom : xcb_atom_t{XCB_ATOM_NONE};
  OFFHAND_ASSIGN(record.value_, record.value(talk));
  return record;
}

void LayoutRecord::put_back(Conversation& talk) const {
  if (atom_ == XCB_ATOM_NONE) return;
  if (!value_) {
    xcb_delete_property(talk.raw(), talk.root(), atom_);
  } else {
    xcb_change_property(talk.raw(), XCB_PROP_MODE_REPLACE, talk.root(), atom_, XCB_ATOM_STRING, 8,
                        static_cast<std::uint32_t>(value_->size()), value_->data());
  }
}

Result<std::optional<std::string>> LayoutRecord::value(Conversation& talk) const {
  auto asked = talk.ask(xcb_get_property(talk.raw(), 0, talk.root(), atom_, XCB_ATOM_STRING, 0, 1024));
  OFFHAND_ASSIGN(const auto property, asked.get());
  if (!property || property->type != XCB_ATOM_STRING) return std::optional<std::string>();
  return std::optional<std::string>(std::in_place, static_cast<const char*>(xcb_get_property_value(property.get())),
                                    property->value_len);
}

}  // namespace offhand::platform::x11
