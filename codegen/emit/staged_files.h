#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace offhand::codegen {

/// Writes files beside those that they will replace, and moves aside those to be removed. Unless put_in_place()
/// succeeds, all is restored and the created folders are removed, so that either everything is written or nothing.
class StagedFiles {
 public:
  /// Paths are relative to `folder`.
  explicit StagedFiles(std::filesystem::path folder) : folder_(std::move(folder)) {}
  StagedFiles(const StagedFiles&) = delete;
  StagedFiles& operator=(const StagedFiles&) = delete;
  ~StagedFiles();

  /// Writes a list of the files until this is done or undone: after a kill it tells which files were left, beside
  /// others or in place. Entries of an earlier killed run stay in the list.
  void announce(const std::string& list, const std::vector<std::string>& paths);
  /// Removes the temporary files of a killed run, and its list. Files already in place stay, because somebody may have
  /// edited them.
  void clear_beside(const std::string& list) const;
  void add(const std::string& path, const std::string& text);
  /// Also removes folders that become empty.
  void remove(const std::string& path);
  /// In the order of their addition.
  void put_in_place();

  /// The files in the list of a killed run, and their possible temporary files.
  static std::vector<std::string> announced(const std::filesystem::path& list);

 private:
  struct Entry {
    std::filesystem::path beside;
    std::filesystem::path file;
  };

  void make_folder(const std::filesystem::path& folder);
  void remove_empty_folders(std::filesystem::path folder) const;

  std::filesystem::path folder_;
  std::filesystem::path list_;
  /// Files that an earlier killed run left.
  std::string listed_before_;
  std::vector<Entry> entries_;
  std::vector<Entry> aside_;
  std::vector<std::filesystem::path> made_;
};

}  // namespace offhand::codegen
