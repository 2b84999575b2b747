#include "codegen/emit/output.h"

#include <algorithm>
#include <optional>
#include <set>
#include <sstream>

#include "codegen/emit/staged_files.h"
#include "codegen/runtime/read_file.h"

namespace offhand::codegen {
namespace {

namespace fs = std::filesystem;

constexpr int kShownLines = 6;

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  return lines;
}

void append_lines(std::string& out, char sign, const std::vector<std::string>& lines, std::size_t from,
                  std::size_t to) {
  const std::size_t end = std::min(to, from + kShownLines);
  for (std::size_t i = from; i < end; ++i) out += std::string("  ") + sign + ' ' + lines[i].substr(0, 160) + '\n';
  if (end < to) out += std::string("  ") + sign + " ... " + std::to_string(to - end) + " more lines\n";
}

/// The differing lines, without the equal ones at both ends.
std::string short_diff(const std::string& on_disk, const std::string& wanted) {
  const std::vector<std::string> before = lines_of(on_disk);
  const std::vector<std::string> after = lines_of(wanted);
  const std::size_t shorter = std::min(before.size(), after.size());
  std::size_t head = 0;
  while (head < shorter && before[head] == after[head]) ++head;
  std::size_t tail = 0;
  while (tail < shorter - head && before[before.size() - 1 - tail] == after[after.size() - 1 - tail]) ++tail;
  std::string out = "  line " + std::to_string(head + 1) + ":\n";
  append_lines(out, '-', before, head, before.size() - tail);
  append_lines(out, '+', after, head, after.size() - tail);
  return out;
}

std::vector<std::string> files_on_disk(const fs::path& folder, const Part& part) {
  std::vector<std::string> files;
  std::vector<std::string> folders = {part.folder + "generated"};
  if (part.is_product()) folders.push_back("docs/reference");
  for (const std::string& owned : folders) {
    if (!fs::is_directory(folder / owned)) continue;
    for (const auto& entry : fs::recursive_directory_iterator(folder / owned)) {
      if (entry.symlink_status().type() != fs::file_type::directory)
        files.push_back(entry.path().lexically_relative(folder).generic_string());
    }
  }
  std::sort(files.begin(), files.end());
  return files;
}

/// True if the first lines mark the file as generated.
bool is_marked(const std::string& text) {
  const std::string_view head = std::string_view(text).substr(0, 400);
  return head.find("Generated from ") != head.npos && head.find("Do not edit.") != head.npos;
}

bool is_plain_file(const fs::path& file) {
  std::error_code ignored;
  return fs::symlink_status(file, ignored).type() == fs::file_type::regular;
}

/// Lists the files that a killed run may have left.
std::string list_of_unfinished(const Part& part) { return part.home("unfinished.txt"); }

/// The files on disk that belong to the generator: those in its list and those of a killed run. The mark in a file
/// proves nothing, because the file may be a copy.
class Ownership {
 public:
  Ownership(const fs::path& folder, const Part& part) : folder_(folder) {
    const fs::path list = folder / list_of_products(part);
    if (is_plain_file(list)) {
      const std::vector<std::string> lines = lines_of(read_file(list).value_or(""));
      listed_.emplace(lines.begin(), lines.end());
    } else {
      // Earlier generators wrote no list, but all of them wrote this file.
      const fs::path sources = folder / part.home("sources.cmake");
      by_mark_ = is_plain_file(sources) && is_marked(read_file(sources).value_or(""));
    }
    const fs::path unfinished = folder / list_of_unfinished(part);
    if (!is_plain_file(unfinished)) return;
    for (const std::string& path : StagedFiles::announced(unfinished)) unfinished_.insert(path);
    unfinished_.insert(list_of_unfinished(part));
  }

  bool has(const std::string& path) const {
    if (!is_plain_file(folder_ / path)) return false;
    if (unfinished_.contains(path)) return true;
    return listed_ ? listed_->contains(path) : by_mark_ && is_marked(read_file(folder_ / path).value_or(""));
  }

 private:
  fs::path folder_;
  std::optional<std::set<std::string>> listed_;
  std::set<std::string> unfinished_;
  bool by_mark_ = false;
};

}  // namespace

std::string list_of_products(const Part& part) { return part.home("files.txt"); }

std::vector<Difference> compare(const Products& products, const fs::path& folder, const Part& part) {
  const Ownership ours(folder, part);
  std::vector<Difference> differences;
  std::set<std::string> wanted;
  for (const Product& product : products) {
    wanted.insert(product.path);
    const fs::path file = folder / product.path;
    std::error_code ignored;
    if (fs::symlink_status(file, ignored).type() == fs::file_type::not_found) {
      differences.push_back({Difference::Kind::missing, product.path, ""});
      continue;
    }
    const std::string text = is_plain_file(file) ? read_file(file).value_or("") : "";
    if (text == product.text) continue;
    // A file at the path of a product may still belong to somebody else.
    const bool own = ours.has(product.path);
    differences.push_back({own ? Difference::Kind::different : Difference::Kind::foreign, product.path,
                           own ? short_diff(text, product.text) : ""});
  }
  for (const std::string& path : files_on_disk(folder, part)) {
    if (wanted.contains(path)) continue;
    differences.push_back({ours.has(path) ? Difference::Kind::extra : Difference::Kind::foreign, path, ""});
  }
  return differences;
}

std::vector<std::string> write_products(const Products& products, const fs::path& folder, const Part& part) {
  std::vector<Difference> differences = compare(products, folder, part);
  if (differences.empty()) return {};
  // The list of unfinished files of a killed run is replaced with the new list.
  std::erase_if(differences, [&](const Difference& difference) {
    return difference.kind == Difference::Kind::foreign || difference.path == list_of_unfinished(part);
  });
  std::vector<std::string> touched;
  for (const Difference& difference : differences) touched.push_back(difference.path);
  StagedFiles staged(folder);
  staged.announce(list_of_unfinished(part), touched);
  for (const Difference& difference : differences) {
    if (difference.kind == Difference::Kind::extra) staged.remove(difference.path);
  }
  const Product* list = nullptr;
  for (const Difference& difference : differences) {
    if (difference.kind == Difference::Kind::extra) continue;
    const auto product =
        std::find_if(products.begin(), products.end(), [&](const Product& p) { return p.path == difference.path; });
    if (product->path == list_of_products(part)) {
      list = &*product;
    } else {
      staged.add(product->path, product->text);
    }
  }
  // Last: until then the old list stays valid, even if this is interrupted.
  if (list != nullptr) staged.add(list->path, list->text);
  staged.put_in_place();
  return touched;
}

}  // namespace offhand::codegen
