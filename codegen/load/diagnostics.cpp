#include "codegen/load/diagnostics.h"

#include <algorithm>
#include <tuple>

namespace offhand::codegen {

void Diagnostics::error(const Place& place, int line, std::string_view message) {
  std::string text = place.file + ':' + std::to_string(line) + ": ";
  if (!place.pointer.empty()) text += place.pointer + ": ";
  text += message;
  errors_.push_back({place.file, line, errors_.size(), std::move(text)});
}

std::vector<std::string> Diagnostics::lines() const {
  std::vector<Entry> sorted = errors_;
  std::sort(sorted.begin(), sorted.end(), [](const Entry& a, const Entry& b) {
    return std::tie(a.file, a.line, a.order) < std::tie(b.file, b.line, b.order);
  });
  std::vector<std::string> lines;
  for (Entry& entry : sorted) {
    // The same definition is often reached on several ways.
    if (std::find(lines.begin(), lines.end(), entry.text) == lines.end()) lines.push_back(std::move(entry.text));
  }
  return lines;
}

}  // namespace offhand::codegen
