#include "impl/tools/ax/given_picture.h"

#include <algorithm>
#include <filesystem>
#include <optional>

#include "codegen/runtime/read_file.h"
#include "generated/types/errors.h"
#include "impl/base/base64.h"
#include "impl/base/file_address.h"
#include "impl/base/resource_address.h"
#include "impl/config/offhand_folder.h"
#include "impl/config/output_path.h"
#include "impl/perception/image_file.h"
#include "impl/target/connected_application.h"
#include "impl/tools/call.h"

namespace offhand::tools::ax {
namespace {

constexpr std::string_view kept_baselines = "offhand://baseline/";
constexpr std::size_t longest_address = 4096;
constexpr const char* baseline_folder = "~/.local/share/offhand/baselines/";
constexpr std::uintmax_t largest_picture_bytes = std::uintmax_t{64} * 1024 * 1024;

Error refused_picture(const std::string& what, std::string reason, std::string advice = "Give a PNG or JPEG picture.") {
  return errors::picture_refused({.what = what, .reason = std::move(reason), .advice = std::move(advice)});
}

Result<platform::Picture> decoded(std::string_view bytes, const std::string& what) {
  auto picture = decode_picture(bytes);
  if (!picture) return fail(refused_picture(what, picture.error()));
  return *std::move(picture);
}

Result<platform::Picture> picture_in_file(const std::string& path) {
  const std::string what = "baseline " + path;
  std::error_code problem;
  if (!std::filesystem::is_regular_file(path, problem)) return fail(refused_picture(what, "there is no such file"));
  if (std::filesystem::file_size(path, problem) > largest_picture_bytes)
    return fail(refused_picture(what, "it is larger than 64 MiB"));
  const auto bytes = read_file(path);
  if (!bytes) return fail(refused_picture(what, "it cannot be read", "Check its permissions."));
  return decoded(*bytes, what);
}

/// The name of a kept baseline; nothing for what is none.
std::optional<std::string> kept_name(const std::string& baseline) {
  // A picture is no address, and may be large.
  if (baseline.size() > longest_address) return std::nullopt;
  const auto address = own_address(baseline);
  return address.starts_with(kept_baselines) ? std::optional(address.substr(kept_baselines.size())) : std::nullopt;
}

bool is_address(const std::string& text) { return text.find("://") != std::string::npos; }

/// The path that a baseline is given by; nothing where it is none.
std::optional<std::string> named_file(const std::string& baseline) {
  if (baseline.starts_with("file:")) return path_of_address(baseline).value_or("");
  // Base64 has no full stop.
  const bool is_called_a_picture =
      baseline.ends_with(".png") || baseline.ends_with(".jpg") || baseline.ends_with(".jpeg");
  const bool is_path = baseline.starts_with("~/") || baseline.starts_with("./") || baseline.starts_with("../") ||
                       (baseline.size() < longest_address && is_called_a_picture && !is_address(baseline));
  return is_path ? std::optional(baseline) : std::nullopt;
}

}  // namespace

Result<platform::Picture> handed_over_picture(std::string_view base64, const std::string& what) {
  // A data URI, as many programs hand pictures over.
  if (const auto comma = base64.find(','); base64.starts_with("data:") && comma != std::string_view::npos)
    base64.remove_prefix(comma + 1);
  const auto bytes = decode_base64(base64);
  if (!bytes) return fail(refused_picture(what, "it is not base64"));
  return decoded(*bytes, what);
}

Result<platform::Picture> baseline_picture(Call& call, const std::string& baseline) {
  if (const auto name = kept_name(baseline)) {
    if (!is_plain_file_name(*name)) {
      return fail(refused_picture("baseline picture", "\"" + name->substr(0, 64) + "\" is no name of one",
                                  "Names have letters, digits and the characters _ . and -."));
    }
    // One of the client's own folders comes first.
    const auto folders = call.session().roots().value_or(std::vector<std::string>());
    if (const auto file = offhand_file(folders, OffhandFiles::baselines, *name)) return picture_in_file(*file);
    return picture_in_file(path_with_home(baseline_folder + *name + ".png").string());
  }
  if (const auto file = named_file(baseline)) {
    if (file->empty()) return fail(refused_picture("baseline picture", "its address names no file of this machine"));
    OFFHAND_ASSIGN(const auto path, call.output_path(*file));
    return picture_in_file(path);
  }
  if (is_address(baseline)) {
    return fail(refused_picture("baseline picture", "addresses of this kind are not read",
                                "Give base64, offhand://baseline/NAME, or a file:// address."));
  }
  return handed_over_picture(baseline, "baseline picture");
}

Result<platform::WindowInfo> front_window(Call& call, const Target& target) {
  OFFHAND_ASSIGN(const auto windows, windows_of(call.scope(), target.process->pid));
  if (windows.empty()) {
    return fail(errors::no_window(
        {.app = target.process->name, .pid = target.process->pid, .reason = std::nullopt, .output = std::nullopt}));
  }
  const auto shown = std::ranges::find(windows, false, &platform::WindowInfo::is_minimized);
  return shown == windows.end() ? windows.front() : *shown;
}

}  // namespace offhand::tools::ax
