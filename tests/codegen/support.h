#pragma once

#include <filesystem>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "codegen/emit/products.h"

namespace offhand::codegen {

/// A folder that goes away with the test.
class TemporaryFolder {
 public:
  TemporaryFolder();
  ~TemporaryFolder();
  TemporaryFolder(const TemporaryFolder&) = delete;
  TemporaryFolder& operator=(const TemporaryFolder&) = delete;

  const std::filesystem::path& path() const { return path_; }

 private:
  std::filesystem::path path_;
};

std::string read_text(const std::filesystem::path& file);
void write_text(const std::filesystem::path& file, std::string_view text);
bool has(const std::string& text, std::string_view part);
/// Replaces the only occurrence; fails the test when there is none or there are several.
void edit(const std::filesystem::path& file, std::string_view before, std::string_view after);

std::filesystem::path repository();
std::filesystem::path golden_folder();

/// Copies the small schema of these tests, with the forms of the repository, to `folder`/schema.
void copy_small_schema(const std::filesystem::path& folder);
/// Copies the schema of the repository to `folder`/schema.
void copy_real_schema(const std::filesystem::path& folder);

/// Paths of the products that differ between two runs, sorted.
std::vector<std::string> changed(const Products& before, const Products& after);

struct ProgramResult {
  int exit_code = -1;
  /// Standard output and standard error, in order.
  std::string output;
};

/// Runs a shell command.
ProgramResult run_command(const std::string& command);
/// Runs offhand-codegen in its own process.
ProgramResult run_program(const std::string& arguments);

}  // namespace offhand::codegen
