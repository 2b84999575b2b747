#include "impl/tools/desktop/release_manifest.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <nlohmann/json.hpp>

namespace offhand::tools::desktop {
namespace {

using nlohmann::json;

constexpr std::size_t longest_text = 500;

bool fits_a_line(const std::string& text) {
  return !text.empty() && text.size() <= longest_text &&
         std::ranges::all_of(text, [](char c) { return c >= ' ' && c <= '~'; });
}

/// Up to four numbers, and whether something like -rc1 makes it come before them.
struct Version {
  std::array<unsigned, 4> numbers{};
  bool is_final = true;
  auto operator<=>(const Version&) const = default;
};

std::optional<Version> parse_version(std::string_view text) {
  if (text.starts_with('v')) text.remove_prefix(1);
  Version version;
  for (auto& number : version.numbers) {
    const auto read = std::from_chars(text.data(), text.data() + text.size(), number);
    if (read.ec != std::errc()) return std::nullopt;
    text.remove_prefix(static_cast<std::size_t>(read.ptr - text.data()));
    if (!text.starts_with('.')) break;
    text.remove_prefix(1);
  }
  // What is built from it does not make it another version: 1.2.0+7.
  version.is_final = text.empty() || text.starts_with('+');
  if (!version.is_final && !text.starts_with('-')) return std::nullopt;
  return version;
}

}  // namespace

tl::expected<ReleaseManifest, std::string> parse_release_manifest(const std::string& bytes) {
  const auto content = json::parse(bytes, nullptr, false);
  if (!content.is_object()) return tl::unexpected(std::string("it is no JSON object"));
  const auto text = [&](const char* key) -> tl::expected<std::optional<std::string>, std::string> {
    const auto member = content.find(key);
    if (member == content.end() || member->is_null()) return std::nullopt;
    if (!member->is_string() || !fits_a_line(member->get_ref<const std::string&>()))
      return tl::unexpected(std::string(key) + " is no line of plain text");
    return member->get<std::string>();
  };
  const auto version = text("version");
  const auto install = text("install");
  const auto notes = text("release_notes_url");
  for (const auto* member : {&version, &install, &notes})
    if (!*member) return tl::unexpected(member->error());
  if (!*version || !parse_version(**version)) return tl::unexpected(std::string("version is no version"));
  if (*notes && !(*notes)->starts_with("https://"))
    return tl::unexpected(std::string("release_notes_url is no https address"));
  return ReleaseManifest{**version, *install, *notes};
}

std::optional<bool> is_newer(const std::string& one, const std::string& other) {
  const auto left = parse_version(one);
  const auto right = parse_version(other);
  if (!left || !right) return std::nullopt;
  return *left > *right;
}

}  // namespace offhand::tools::desktop
