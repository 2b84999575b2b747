#include "tests/codegen/support.h"

#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <memory>
#include <sstream>

namespace offhand::codegen {
namespace {

namespace fs = std::filesystem;

}  // namespace

TemporaryFolder::TemporaryFolder() {
  std::string pattern = (fs::temp_directory_path() / "offhand-codegen-XXXXXX").string();
  path_ = ::mkdtemp(pattern.data());
}

TemporaryFolder::~TemporaryFolder() {
  std::error_code ignored;
  fs::remove_all(path_, ignored);
}

std::string read_text(const fs::path& file) {
  std::ifstream in(file, std::ios::binary);
  std::ostringstream text;
  text << in.rdbuf();
  return text.str();
}

void write_text(const fs::path& file, std::string_view text) {
  fs::create_directories(file.parent_path());
  std::ofstream(file, std::ios::binary | std::ios::trunc) << text;
}

bool has(const std::string& text, std::string_view part) { return text.find(part) != std::string::npos; }

void edit(const fs::path& file, std::string_view before, std::string_view after) {
  std::string text = read_text(file);
  const std::size_t at = text.find(before);
  ASSERT_NE(at, std::string::npos) << file << " does not contain: " << before;
  ASSERT_EQ(text.find(before, at + 1), std::string::npos) << file << " contains several times: " << before;
  text.replace(at, before.size(), after);
  write_text(file, text);
}

fs::path repository() { return OFFHAND_REPOSITORY; }

fs::path golden_folder() { return fs::path(OFFHAND_CODEGEN_TESTS) / "golden"; }

void copy_small_schema(const fs::path& folder) {
  fs::copy(fs::path(OFFHAND_CODEGEN_TESTS) / "schema", folder / "schema", fs::copy_options::recursive);
  fs::copy(repository() / "schema" / "meta", folder / "schema" / "meta", fs::copy_options::recursive);
}

void copy_real_schema(const fs::path& folder) {
  fs::copy(repository() / "schema", folder / "schema", fs::copy_options::recursive);
}

std::vector<std::string> changed(const Products& before, const Products& after) {
  std::map<std::string, std::pair<std::string, std::string>> texts;
  for (const Product& product : before) texts[product.path].first = product.text;
  for (const Product& product : after) texts[product.path].second = product.text;
  std::vector<std::string> paths;
  for (const auto& [path, pair] : texts) {
    if (pair.first != pair.second) paths.push_back(path);
  }
  return paths;
}

ProgramResult run_program(const std::string& arguments) {
  return run_command(std::string(OFFHAND_CODEGEN_PROGRAM) + ' ' + arguments);
}

ProgramResult run_command(const std::string& command) {
  ProgramResult result;
  FILE* pipe = ::popen((command + " 2>&1").c_str(), "r");
  if (pipe == nullptr) return result;
  std::array<char, 4096> buffer;
  while (const std::size_t count = std::fread(buffer.data(), 1, buffer.size(), pipe))
    result.output.append(buffer.data(), count);
  const int status = ::pclose(pipe);
  if (WIFEXITED(status)) result.exit_code = WEXITSTATUS(status);
  return result;
}

}  // namespace offhand::codegen
