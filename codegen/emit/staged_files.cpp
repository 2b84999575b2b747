#include "codegen/emit/staged_files.h"

#include <fstream>
#include <sstream>
#include <stdexcept>
#include <utility>

#include "codegen/runtime/read_file.h"

namespace offhand::codegen {
namespace {

namespace fs = std::filesystem;

constexpr const char* kNew = ".new";
constexpr const char* kOld = ".old";

/// A hidden name, so that the file is not mistaken for a schema or source file.
fs::path beside(const fs::path& file, const char* ending) {
  return file.parent_path() / ('.' + file.filename().string() + ending);
}

/// Ignores a last line without an end, which was cut off before anything was done.
std::vector<std::string> whole_lines_of(const fs::path& list) {
  std::vector<std::string> lines;
  std::istringstream in(read_file(list).value_or(""));
  for (std::string line; std::getline(in, line) && !in.eof();) lines.push_back(line);
  return lines;
}

/// `done` is the failed step in the past tense: "written".
[[noreturn]] void refuse(const fs::path& file, const std::string& done, const std::string& reason) {
  const std::string why = reason.empty() ? "" : ": " + reason;
  throw std::runtime_error(file.generic_string() + " cannot be " + done + why + ". Nothing was written.");
}

}  // namespace

StagedFiles::~StagedFiles() {
  std::error_code ignored;
  for (const Entry& entry : aside_) fs::rename(entry.beside, entry.file, ignored);
  for (const Entry& entry : entries_) fs::remove(entry.beside, ignored);
  if (!list_.empty()) {
    if (listed_before_.empty()) fs::remove(list_, ignored);
    if (!listed_before_.empty()) std::ofstream(list_, std::ios::binary | std::ios::trunc) << listed_before_;
  }
  for (auto folder = made_.rbegin(); folder != made_.rend(); ++folder) fs::remove(*folder, ignored);
}

void StagedFiles::announce(const std::string& list, const std::vector<std::string>& paths) {
  const fs::path file = folder_ / list;
  make_folder(file.parent_path());
  listed_before_ = read_file(file).value_or("");
  std::ofstream out(file, std::ios::binary | std::ios::app);
  if (out) list_ = file;
  if (!listed_before_.empty() && !listed_before_.ends_with('\n')) out << '\n';
  for (const std::string& path : paths) out << path << '\n';
  out.close();
  if (!out) refuse(file, "written", "");
}

std::vector<std::string> StagedFiles::announced(const fs::path& list) {
  std::vector<std::string> paths;
  for (const std::string& path : whole_lines_of(list)) {
    paths.push_back(path);
    paths.push_back(beside(path, kNew).generic_string());
    paths.push_back(beside(path, kOld).generic_string());
  }
  return paths;
}

void StagedFiles::clear_beside(const std::string& list) const {
  for (const std::string& path : whole_lines_of(folder_ / list)) fs::remove(beside(folder_ / path, kNew));
  fs::remove(folder_ / list);
}

void StagedFiles::add(const std::string& path, const std::string& text) {
  const fs::path file = folder_ / path;
  make_folder(file.parent_path());
  const fs::path staged = beside(file, kNew);
  std::ofstream out(staged, std::ios::binary | std::ios::trunc);
  entries_.push_back({staged, file});
  out << text;
  out.close();
  if (!out) refuse(file, "written", "");
}

void StagedFiles::remove(const std::string& path) {
  const fs::path file = folder_ / path;
  const fs::path aside = beside(file, kOld);
  // The permission to rename a file is also the permission to remove it.
  std::error_code problem;
  fs::rename(file, aside, problem);
  if (problem) refuse(file, "removed", problem.message());
  aside_.push_back({aside, file});
}

void StagedFiles::put_in_place() {
  // From here on nothing is restored; an interruption leaves the list.
  const fs::path list = std::exchange(list_, {});
  for (const Entry& entry : entries_) fs::rename(entry.beside, entry.file);
  entries_.clear();
  made_.clear();
  const std::vector<Entry> gone = std::exchange(aside_, {});
  for (const Entry& entry : gone) {
    fs::remove(entry.beside);
    remove_empty_folders(entry.file.parent_path());
  }
  if (!list.empty()) fs::remove(list);
}

void StagedFiles::make_folder(const fs::path& folder) {
  if (folder.empty() || fs::is_directory(folder)) return;
  make_folder(folder.parent_path());
  std::error_code problem;
  if (!fs::create_directory(folder, problem)) refuse(folder, "made", problem.message());
  made_.push_back(folder);
}

/// An empty folder that cannot be removed is harmless.
void StagedFiles::remove_empty_folders(fs::path folder) const {
  std::error_code problem;
  while (folder != folder_ && fs::is_empty(folder, problem) && fs::remove(folder, problem))
    folder = folder.parent_path();
}

}  // namespace offhand::codegen
