#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "codegen/load/line_index.h"

namespace offhand::codegen {

/// The position of a value in a schema file.
struct Place {
  /// The displayed path: "schema/tools/desktop/click.json".
  std::string file;
  std::string pointer;

  Place child(std::string_view key) const { return {file, pointer + '/' + escape_pointer(key)}; }
  Place child(std::size_t index) const { return {file, pointer + '/' + std::to_string(index)}; }
};

/// All errors of a schema with their lines. Steps report errors and go on, so that one run shows all.
class Diagnostics {
 public:
  /// `excerpt`: the source line with a mark below, or empty.
  void error(const Place& place, int line, std::string_view message, std::string excerpt = {});
  bool empty() const { return errors_.empty(); }
  /// "file:line: pointer: message", sorted by file and line.
  std::vector<std::string> lines() const;
  /// The excerpts in the same order.
  std::vector<std::string> excerpts() const;

 private:
  struct Entry {
    std::string file;
    int line;
    std::size_t order;
    std::string text;
    std::string excerpt;
  };
  std::vector<Entry> sorted() const;

  std::vector<Entry> errors_;
};

}  // namespace offhand::codegen
