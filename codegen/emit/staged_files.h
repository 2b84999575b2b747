#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace offhand::codegen {

/// Files beside those that they will replace, and what is to go set aside. Unless it is carried through, all is put
/// back, and the folders made for it go again: whoever cannot write everything writes nothing.
class StagedFiles {
 public:
  /// Paths go from here on.
  explicit StagedFiles(std::filesystem::path folder) : folder_(std::move(folder)) {}
  StagedFiles(const StagedFiles&) = delete;
  StagedFiles& operator=(const StagedFiles&) = delete;
  ~StagedFiles();

  /// Keeps a list in a file until this is done or undone: what is in place of its files or beside them meanwhile was
  /// left by this one, should it be killed. What an earlier one left listed there stays listed.
  void announce(const std::string& list, const std::vector<std::string>& paths);
  /// Removes what one that was killed left beside the files of its list, and the list. What it had put in place stays:
  /// somebody may have written on.
  void clear_beside(const std::string& list) const;
  void add(const std::string& path, const std::string& text);
  /// And the folders that it leaves empty.
  void remove(const std::string& path);
  /// In the order in which they were added.
  void put_in_place();

  /// Of a list that was left behind: its files, and what may stand beside them.
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
  /// What an earlier one had left there.
  std::string listed_before_;
  std::vector<Entry> entries_;
  std::vector<Entry> aside_;
  std::vector<std::filesystem::path> made_;
};

}  // namespace offhand::codegen
