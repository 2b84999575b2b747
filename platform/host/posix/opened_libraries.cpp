#include "platform/host/opened_libraries.h"

// Of cmake/portable/lazy_find.c, in a portable build alone.
extern "C" __attribute__((weak)) const char* offhand_missing_library(const char* beginning, const char** package);

namespace offhand::host {

std::optional<OpenedLibrary> missing_library(const std::string& beginning) {
  if (offhand_missing_library == nullptr) return std::nullopt;
  const char* package = nullptr;
  const char* file = offhand_missing_library(beginning.c_str(), &package);
  if (file == nullptr) return std::nullopt;
  return OpenedLibrary{file, package};
}

}  // namespace offhand::host
