#include "generated/tools/desktop/check_for_update.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <fstream>

#include "impl/base/file_address.h"
#include "impl/config/output_path.h"
#include "impl/tools/call.h"
#include "impl/tools/desktop/release_manifest.h"
#include "platform/host/fetch.h"

namespace offhand::tools::desktop {
namespace {

constexpr std::size_t most_bytes = 65'536;

using Bytes = tl::expected<std::string, std::string>;

Bytes read_manifest(const std::string& name) {
  const auto path = path_with_home(name);
  std::error_code ignored;
  const auto kind = std::filesystem::status(path, ignored);
  if (!std::filesystem::exists(kind)) return tl::unexpected(std::string("there is no such file"));
  if (std::filesystem::is_directory(kind)) return tl::unexpected(std::string("it is a folder"));
  // Anything else may keep whoever opens it waiting.
  if (!std::filesystem::is_regular_file(kind)) return tl::unexpected(std::string("it is no ordinary file"));
  std::ifstream stream(path, std::ios::binary);
  std::string bytes(most_bytes + 1, '\0');
  stream.read(bytes.data(), static_cast<std::streamsize>(bytes.size()));
  bytes.resize(static_cast<std::size_t>(stream.gcount()));
  if (!stream.eof())
    return tl::unexpected(std::string(stream.bad() || bytes.empty() ? "it cannot be read" : "it is too large"));
  return bytes;
}

/// Some of the time is left for the answer.
Bytes look_at(Call& call, const std::string& source) {
  if (const auto path = path_of_address(source)) return read_manifest(*path);
  if (source.find("://") == std::string::npos) return read_manifest(source);
  if (!source.starts_with("https://") && !source.starts_with("http://"))
    return tl::unexpected(std::string("only file, http and https addresses can be looked at"));
  const auto left = call.limits().deadline - call.clock().now();
  const auto timeout = std::chrono::duration_cast<std::chrono::milliseconds>(left * 4 / 5);
  return host::fetch(source, most_bytes, std::max(timeout, std::chrono::milliseconds(1)), call.limits().stop);
}

}  // namespace

Result<CheckForUpdateResult> check_for_update(Call& call, const CheckForUpdateArgs& /*args*/) {
  CheckForUpdateResult result{.current_version = OFFHAND_VERSION};
  const auto& source = call.config().update_manifest;
  if (source.empty()) {
    result.detail =
        "whether there is a newer release was not looked up: the setting update_manifest is empty; give it the address "
        "or the file that tells of releases";
    return result;
  }
  result.source = source;
  const auto bytes = look_at(call, source);
  const auto manifest = bytes ? parse_release_manifest(*bytes)
                              : tl::expected<ReleaseManifest, std::string>(tl::unexpected(bytes.error()));
  if (!manifest) {
    result.detail = fmt::format("whether there is a newer release is not known: {}: {}", source, manifest.error());
    return result;
  }
  result.checked = true;
  result.latest_version = manifest->version;
  result.update_available = is_newer(manifest->version, OFFHAND_VERSION).value_or(false);
  if (!*result.update_available) {
    result.detail = fmt::format("there is no newer release; the latest is {}", manifest->version);
    return result;
  }
  result.install = manifest->install;
  result.release_notes_url = manifest->release_notes_url;
  result.detail = fmt::format("version {} is there", manifest->version);
  return result;
}

}  // namespace offhand::tools::desktop
