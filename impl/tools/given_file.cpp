#include "impl/tools/given_file.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <system_error>
#include <utility>
#include <vector>

#include "generated/types/errors.h"
#include "impl/base/file_address.h"
#include "impl/config/output_path.h"
#include "platform/host/paths.h"

namespace offhand {
namespace {

namespace fs = std::filesystem;

tl::unexpected<Error> not_given(const std::string& path, std::string reason, std::string advice) {
  return fail(
      errors::input_file_refused({.path = path, .reason = std::move(reason), .advice = "Nothing was sent. " + advice}));
}

bool lies_in(const fs::path& path, const std::string& folder) {
  std::error_code error;
  const auto root = fs::weakly_canonical(host::path_of(folder), error);
  if (error) return false;
  const auto [in_root, in_path] = std::mismatch(root.begin(), root.end(), path.begin(), path.end());
  return in_root == root.end() && in_path != path.end();
}

Result<std::string> given_file(Call& call, const std::string& given) {
  auto path = path_with_home(path_of_address(given).value_or(given));
  if (path.is_relative() && !call.folder().empty()) path = host::path_of(call.folder()) / path;
  std::error_code error;
  path = fs::canonical(path, error);
  if (error == std::errc::no_such_file_or_directory)
    return not_given(given, "there is no such file", "Give the path of a file that is there.");
  if (error) return not_given(given, error.message(), "Check the path and its permissions.");
  if (!fs::is_regular_file(path, error)) {
    const auto* const what = fs::is_directory(path, error) ? "it is a folder" : "it is no ordinary file";
    return not_given(given, what, "Give the path of a file.");
  }
  if (!std::ifstream(path, std::ios::binary)) return not_given(given, "it cannot be read", "Check its permissions.");
  auto text = host::text_of(path);
  if (call.over_http() && !call.output_path(text)) {
    return not_given(given, "a client over HTTP hands over only files of its own folder and of output_roots",
                     "Give a file there.");
  }
  const auto roots = call.session().roots().value_or(std::vector<std::string>());
  if (!roots.empty() && std::ranges::none_of(roots, [&](const auto& root) { return lies_in(path, root); })) {
    return not_given(given, fmt::format("it lies in none of the folders of this client: {}", fmt::join(roots, ", ")),
                     "Give a file there.");
  }
  return text;
}

}  // namespace

std::function<Result<std::string>(const std::string& path)> files_given_by(Call& call) {
  return [&call](const std::string& path) { return given_file(call, path); };
}

}  // namespace offhand
