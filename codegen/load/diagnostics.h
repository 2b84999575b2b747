#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "codegen/load/line_index.h"

namespace offhand::codegen {

/// A value of a schema file.
struct Place {
  /// As it is shown: "schema/tools/desktop/click.json".
  std::string file;
  std::string pointer;

  Place child(std::string_view key) const { return {file, pointer + '/' + escape_pointer(key)}; }
  Place child(std::size_t index) const { return {file, pointer + '/' + std::to_string(index)}; }
};

/// Everything that is wrong with the schema, each with its line. Steps report and go on, so that one run shows all.
class Diagnostics {
 public:
  /// `excerpt`: the line itself with a mark below, or nothing.
  void error(const Place& place, int line, std::string_view message, std::string excerpt = {});
  bool empty() const { return errors_.empty(); }
  /// "file:line: pointer: message", sorted by file and line.
  std::vector<std::string> lines() const;
  /// Their excerpts, in the same order.
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
