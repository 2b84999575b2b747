#include "platform/linux/x11/clipboard/selection_names.h"

#include <array>
#include <optional>

namespace offhand::platform::x11 {
namespace {

constexpr std::array<std::string_view, 5> text_targets{"UTF8_STRING", "text/plain;charset=utf-8",
                                                       "text/plain;charset=UTF-8", "STRING", "text/plain"};
constexpr std::array<std::string_view, 1> image_targets{"image/png"};
constexpr std::array<std::string_view, 1> file_targets{"text/uri-list"};

/// Empty if a character is not in Latin-1, the only encoding of STRING.
std::optional<std::string> latin1_of(std::string_view text) {
  std::string out;
  for (std::size_t at = 0; at < text.size(); ++at) {
    const auto byte = static_cast<unsigned char>(text[at]);
    if (byte < 0x80) {
      out += text[at];
    } else if ((byte == 0xC2 || byte == 0xC3) && at + 1 < text.size()) {
      out += static_cast<char>((byte << 6) | (static_cast<unsigned char>(text[++at]) & 0x3F));
    } else {
      return std::nullopt;
    }
  }
  return out;
}

void add_text(std::vector<Rendition>& renditions, const std::string& text) {
  renditions.push_back({"UTF8_STRING", "UTF8_STRING", text});
  renditions.push_back({"text/plain;charset=utf-8", "text/plain;charset=utf-8", text});
  renditions.push_back({"text/plain", "text/plain", text});
  renditions.push_back({"TEXT", "UTF8_STRING", text});
  if (auto latin1 = latin1_of(text)) renditions.push_back({"STRING", "STRING", *std::move(latin1)});
}

/// The forms in which file managers copy files: those of GTK read the second, those of Qt and browsers the first,
/// editors the text.
void add_files(std::vector<Rendition>& renditions, const std::string& lines) {
  std::string list;
  for (const char letter : lines) {
    if (letter == '\n') list += '\r';
    list += letter;
  }
  renditions.push_back({"text/uri-list", "text/uri-list", list});
  const std::string_view without_end(lines.data(), lines.ends_with('\n') ? lines.size() - 1 : lines.size());
  renditions.push_back(
      {"x-special/gnome-copied-files", "x-special/gnome-copied-files", "copy\n" + std::string(without_end)});
  renditions.push_back({"UTF8_STRING", "UTF8_STRING", std::string(without_end)});
  renditions.push_back({"text/plain;charset=utf-8", "text/plain;charset=utf-8", std::string(without_end)});
}

}  // namespace

Result<std::vector<xcb_atom_t>> intern(Conversation& talk, std::span<const std::string_view> names) {
  std::vector<Pending<xcb_intern_atom_reply_t>> asked;
  for (const auto name : names)
    asked.push_back(talk.ask(xcb_intern_atom(talk.raw(), 0, static_cast<std::uint16_t>(name.size()), name.data())));
  std::vector<xcb_atom_t> atoms;
  for (auto& each : asked) {
    OFFHAND_ASSIGN(const auto answer, each.get());
    atoms.push_back(answer ? answer->atom : xcb_atom_t{XCB_ATOM_NONE});
  }
  return atoms;
}

Result<xcb_atom_t> intern(Conversation& talk, std::string_view name) {
  OFFHAND_ASSIGN(const auto atoms, intern(talk, std::span(&name, 1)));
  return atoms.front();
}

Result<std::vector<std::string>> names_of(Conversation& talk, std::span<const xcb_atom_t> atoms) {
  std::vector<Pending<xcb_get_atom_name_reply_t>> asked;
  for (const auto atom : atoms) asked.push_back(talk.ask(xcb_get_atom_name(talk.raw(), atom)));
  std::vector<std::string> names;
  for (auto& each : asked) {
    OFFHAND_ASSIGN(const auto answer, each.get());
    if (!answer) continue;
    names.emplace_back(xcb_get_atom_name_name(answer.get()),
                       static_cast<std::size_t>(xcb_get_atom_name_name_length(answer.get())));
  }
  return names;
}

std::span<const std::string_view> targets_of(ClipboardForm form) {
  switch (form) {
    case ClipboardForm::text:
      return text_targets;
    case ClipboardForm::image:
      return image_targets;
    case ClipboardForm::files:
      return file_targets;
  }
  return {};
}

std::vector<Rendition> renditions_of(ClipboardForm form, const std::string& bytes) {
  std::vector<Rendition> renditions;
  switch (form) {
    case ClipboardForm::text:
      add_text(renditions, bytes);
      break;
    case ClipboardForm::image:
      renditions.push_back({"image/png", "image/png", bytes});
      break;
    case ClipboardForm::files:
      add_files(renditions, bytes);
      break;
  }
  return renditions;
}

}  // namespace offhand::platform::x11
