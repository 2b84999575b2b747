#include "codegen/emit/staged_files.h"

#include <fstream>
#include <stdexcept>
#include <utility>

namespace offhand::codegen {
namespace {

namespace fs = std::filesystem;

/// `done` says what cannot be: "written".
[[noreturn]] void refuse(const fs::path& file, const std::string& done, const std::string& reason) {
  const std::string why = reason.empty() ? "" : ": " + reason;
  throw std::runtime_error(file.generic_string() + " cannot be " + done + why + ". Nothing was written.");
}

}  // namespace

StagedFiles::~StagedFiles() {
  std::error_code ignored;
  for (const Entry& entry : aside_) fs::rename(entry.beside, entry.file, ignored);
  for (const Entry& entry : entries_) fs::remove(entry.beside, ignored);
  for (auto folder = made_.rbegin(); folder != made_.rend(); ++folder) fs::remove(*folder, ignored);
}

void StagedFiles::add(const std::string& path, const std::string& text) {
  const fs::path file = folder_ / path;
  make_folder(file.parent_path());
  fs::path beside = file;
  beside += ".new";
  std::ofstream out(beside, std::ios::binary | std::ios::trunc);
  entries_.push_back({beside, file});
  out << text;
  out.close();
  if (!out) refuse(file, "written", "");
}

void StagedFiles::remove(const std::string& path) {
  const fs::path file = folder_ / path;
  fs::path beside = file;
  beside += ".old";
  // Who may rename a file may remove it.
  std::error_code problem;
  fs::rename(file, beside, problem);
  if (problem) refuse(file, "removed", problem.message());
  aside_.push_back({beside, file});
}

void StagedFiles::put_in_place() {
  for (const Entry& entry : entries_) fs::rename(entry.beside, entry.file);
  entries_.clear();
  made_.clear();
  const std::vector<Entry> gone = std::exchange(aside_, {});
  for (const Entry& entry : gone) {
    fs::remove(entry.beside);
    remove_empty_folders(entry.file.parent_path());
  }
}

void StagedFiles::make_folder(const fs::path& folder) {
  if (folder.empty() || fs::is_directory(folder)) return;
  make_folder(folder.parent_path());
  std::error_code problem;
  if (!fs::create_directory(folder, problem)) refuse(folder, "made", problem.message());
  made_.push_back(folder);
}

/// One that cannot be removed does no harm.
void StagedFiles::remove_empty_folders(fs::path folder) const {
  std::error_code problem;
  while (folder != folder_ && fs::is_empty(folder, problem) && fs::remove(folder, problem))
    folder = folder.parent_path();
}

}  // namespace offhand::codegen
