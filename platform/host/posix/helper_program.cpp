#include "platform/host/helper_program.h"

#include <dlfcn.h>
#include <unistd.h>

#include <mutex>
#include <utility>

namespace offhand::host {
namespace {

struct Named {
  std::mutex mutex;
  std::optional<std::string> path;
};

Named& named() {
  // Never destroyed: threads of a library may outlive the static objects of their program.
  static auto& value = *new Named;
  return value;
}

}  // namespace

std::vector<std::string> helper_places() { return {named_helper_program().value_or("/proc/self/exe")}; }

void set_helper_program(std::string path) {
  const std::scoped_lock lock(named().mutex);
  named().path = std::move(path);
}

std::optional<std::string> named_helper_program() {
  const std::scoped_lock lock(named().mutex);
  return named().path;
}

std::string file_of_this_code() {
  Dl_info found{};
  if (::dladdr(reinterpret_cast<const void*>(&named), &found) == 0 || found.dli_fname == nullptr) return {};
  const std::string name = found.dli_fname;
  if (name.starts_with('/')) return name;
  // Of a program itself, the loader tells only how it was called.
  std::string path(4096, '\0');
  const auto length = ::readlink("/proc/self/exe", path.data(), path.size());
  path.resize(length > 0 ? static_cast<std::size_t>(length) : 0);
  return path;
}

}  // namespace offhand::host
