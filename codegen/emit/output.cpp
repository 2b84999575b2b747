#include "codegen/emit/output.h"

#include <algorithm>
#include <fstream>
#include <set>
#include <sstream>
#include <stdexcept>

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

/// What is left when equal lines at both ends are taken away.
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
      if (!entry.is_directory()) files.push_back(entry.path().lexically_relative(folder).generic_string());
    }
  }
  std::sort(files.begin(), files.end());
  return files;
}

/// Every generated file says so in its first lines.
bool is_generated(const std::string& text) {
  const std::string_view head = std::string_view(text).substr(0, 400);
  return head.find("Generated from ") != head.npos && head.find("Do not edit.") != head.npos;
}

/// Files beside those that they will replace. What is not put in place goes again, with the folders made for it:
/// whoever cannot write everything writes nothing.
class Staged {
 public:
  Staged() = default;
  Staged(const Staged&) = delete;
  Staged& operator=(const Staged&) = delete;
  ~Staged() {
    std::error_code ignored;
    for (const Entry& entry : entries_) fs::remove(entry.beside, ignored);
    for (auto folder = made_.rbegin(); folder != made_.rend(); ++folder) fs::remove(*folder, ignored);
  }

  void add(const fs::path& file, const std::string& text) {
    make_folder(file.parent_path());
    fs::path beside = file;
    beside += ".new";
    std::ofstream out(beside, std::ios::binary | std::ios::trunc);
    entries_.push_back({beside, file});
    out << text;
    out.close();
    if (!out) throw std::runtime_error(file.generic_string() + " cannot be written. Nothing was written.");
  }

  void put_in_place() {
    for (const Entry& entry : entries_) fs::rename(entry.beside, entry.file);
    entries_.clear();
    made_.clear();
  }

 private:
  struct Entry {
    fs::path beside;
    fs::path file;
  };

  void make_folder(const fs::path& folder) {
    if (folder.empty() || fs::is_directory(folder)) return;
    make_folder(folder.parent_path());
    std::error_code problem;
    if (!fs::create_directory(folder, problem)) {
      throw std::runtime_error(folder.generic_string() + " cannot be made: " + problem.message() +
                               ". Nothing was written.");
    }
    made_.push_back(folder);
  }

  std::vector<Entry> entries_;
  std::vector<fs::path> made_;
};

/// And the folders it leaves empty.
void remove_file(const fs::path& folder, const std::string& path) {
  fs::remove(folder / path);
  for (fs::path parent = fs::path(path).parent_path(); !parent.empty() && fs::is_empty(folder / parent);
       parent = parent.parent_path()) {
    fs::remove(folder / parent);
  }
}

}  // namespace

std::vector<Difference> compare(const Products& products, const fs::path& folder, const Part& part) {
  std::vector<Difference> differences;
  std::set<std::string> wanted;
  for (const Product& product : products) {
    wanted.insert(product.path);
    const fs::path file = folder / product.path;
    if (!fs::exists(file)) {
      differences.push_back({Difference::Kind::missing, product.path, ""});
      continue;
    }
    const std::string text = fs::is_regular_file(file) ? read_file(file).value_or("") : "";
    if (text == product.text) continue;
    // What stands where one of ours belongs may be somebody else's all the same.
    const bool ours = is_generated(text);
    differences.push_back({ours ? Difference::Kind::different : Difference::Kind::foreign, product.path,
                           ours ? short_diff(text, product.text) : ""});
  }
  for (const std::string& path : files_on_disk(folder, part)) {
    if (wanted.contains(path)) continue;
    const bool ours = is_generated(read_file(folder / path).value_or(""));
    differences.push_back({ours ? Difference::Kind::extra : Difference::Kind::foreign, path, ""});
  }
  return differences;
}

std::vector<std::string> write_products(const Products& products, const fs::path& folder, const Part& part) {
  std::vector<std::string> touched;
  std::vector<std::string> extra;
  Staged staged;
  for (const Difference& difference : compare(products, folder, part)) {
    if (difference.kind == Difference::Kind::foreign) continue;
    touched.push_back(difference.path);
    if (difference.kind == Difference::Kind::extra) {
      extra.push_back(difference.path);
      continue;
    }
    const auto product =
        std::find_if(products.begin(), products.end(), [&](const Product& p) { return p.path == difference.path; });
    staged.add(folder / product->path, product->text);
  }
  staged.put_in_place();
  for (const std::string& path : extra) remove_file(folder, path);
  return touched;
}

}  // namespace offhand::codegen
