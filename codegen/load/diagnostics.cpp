#include "codegen/load/diagnostics.h"

#include <algorithm>
#include <tuple>

namespace offhand::codegen {

void Diagnostics::error(const Place& place, int line, std::string_view message, std::string excerpt) {
  std::string text = place.file + ':' + std::to_string(line) + ": ";
  if (!place.pointer.empty()) text += place.pointer + ": ";
  text += message;
  errors_.push_back({place.file, line, errors_.size(), std::move(text), std::move(excerpt)});
}

std::vector<std::string> Diagnostics::lines() const {
  std::vector<std::string> lines;
  for (Entry& entry : sorted()) lines.push_back(std::move(entry.text));
  return lines;
}

std::vector<std::string> Diagnostics::excerpts() const {
  std::vector<std::string> excerpts;
  for (Entry& entry : sorted()) excerpts.push_back(std::move(entry.excerpt));
  return excerpts;
}

std::vector<Diagnostics::Entry> Diagnostics::sorted() const {
  std::vector<Entry> sorted = errors_;
  std::sort(sorted.begin(), sorted.end(), [](const Entry& a, const Entry& b) {
    return std::tie(a.file, a.line, a.order) < std::tie(b.file, b.line, b.order);
  });
  std::vector<Entry> once;
  for (Entry& entry : sorted) {
    // The same definition is often reached in several ways.
    const auto same = [&](const Entry& other) { return other.text == entry.text; };
    if (std::none_of(once.begin(), once.end(), same)) once.push_back(std::move(entry));
  }
  return once;
}

}  // namespace offhand::codegen
