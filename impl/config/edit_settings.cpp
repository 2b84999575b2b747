#include "impl/config/edit_settings.h"

#include <chrono>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <optional>
#include <thread>

#include "codegen/runtime/read_file.h"
#include "generated/types/errors.h"
#include "impl/config/load_config.h"
#include "platform/host/directories.h"
#include "platform/host/files.h"
#include "platform/host/paths.h"

namespace offhand {
namespace {

namespace fs = std::filesystem;

/// Scans valid JSON with comments for the members of the outermost object.
class Members {
 public:
  explicit Members(std::string_view text) : text_(text) {}

  struct Found {
    /// The value's position; if it is missing, the end of the object.
    std::size_t from = 0;
    std::size_t to = 0;
    bool is_there = false;
    bool object_is_empty = true;
    /// After the last member, before what follows it.
    std::size_t after_last = 0;
    /// The indentation of the last member, if only white space precedes its name on the line.
    std::string_view indent = {};
    bool on_lines = false;
  };

  Found find(std::string_view name) {
    Found found;
    skip();
    ++at_;  // {
    found.after_last = at_;
    for (skip(); text_[at_] != '}'; skip()) {
      const auto name_from = at_;
      skip_value();
      const auto said = nlohmann::json::parse(text_.substr(name_from, at_ - name_from)).get<std::string>();
      skip();
      ++at_;  // :
      skip();
      const auto from = at_;
      skip_value();
      if (said == name) found = {from, at_, true, false, 0, {}, false};  // of duplicate members the last one applies
      found.object_is_empty = false;
      found.after_last = at_;
      const auto line = text_.rfind('\n', name_from) + 1;
      const auto before = text_.substr(line, name_from - line);
      found.on_lines = line > 0 && before.find_first_not_of(" \t") == std::string_view::npos;
      found.indent = found.on_lines ? before : std::string_view();
      skip();
      if (text_[at_] == ',') ++at_;
    }
    if (!found.is_there) found.from = found.to = at_;
    return found;
  }

 private:
  void skip() {
    for (;;) {
      at_ = std::min(text_.find_first_not_of(" \t\r\n\xef\xbb\xbf", at_), text_.size() - 1);
      const auto rest = text_.substr(at_);
      if (rest.starts_with("//")) {
        at_ = text_.find('\n', at_);
      } else if (rest.starts_with("/*")) {
        at_ = text_.find("*/", at_) + 2;
      } else {
        return;
      }
    }
  }

  void skip_string() {
    for (++at_; text_[at_] != '"'; ++at_) {
      if (text_[at_] == '\\') ++at_;
    }
    ++at_;
  }

  void skip_value() {
    if (text_[at_] == '"') return skip_string();
    if (text_[at_] != '{' && text_[at_] != '[') {
      at_ = text_.find_first_of(" \t\r\n,]}/", at_);
      return;
    }
    for (int depth = 0;;) {
      const char c = text_[at_];
      if (c == '"') {
        skip_string();
      } else {
        if (c == '{' || c == '[') ++depth;
        if (c == '}' || c == ']') --depth;
        ++at_;
      }
      if (depth == 0) return;
      skip();
    }
  }

  std::string_view text_;
  std::size_t at_ = 0;
};

constexpr std::chrono::milliseconds lock_timeout{3'000};

/// Two writers that read the same file would overwrite each other's changes.
Result<std::shared_ptr<host::LockFile>> acquire_locks() {
  OFFHAND_CHECK(host::make_private_directory(host::runtime_directory()));
  const auto path = host::text_of(host::path_of(host::runtime_directory()) / "settings.lock");
  OFFHAND_ASSIGN(auto lock, host::open_lock_file(path));
  const auto until = std::chrono::steady_clock::now() + lock_timeout;
  for (;;) {
    OFFHAND_ASSIGN(const bool taken, lock->try_take());
    if (taken) return lock;
    if (std::chrono::steady_clock::now() >= until) {
      return fail(errors::write_failed({.path = path, .reason = "another process writes settings and does not end"}));
    }
    std::this_thread::sleep_for(std::chrono::milliseconds(5));
  }
}

}  // namespace

std::optional<std::string> with_member(std::string_view text, std::string_view name, std::string_view value) {
  const auto parsed = nlohmann::json::parse(text, nullptr, false, true);
  if (!parsed.is_object()) return std::nullopt;
  const auto found = Members(text).find(name);
  std::string out(text);
  if (found.is_there) return out.replace(found.from, found.to - found.from, value);
  const auto member = nlohmann::json(name).dump() + ": " + std::string(value);
  if (found.object_is_empty) return out.insert(found.from, "\n  " + member + "\n");
  const auto line = text.rfind('\n', found.from) + 1;
  const bool closes_alone = text.substr(line, found.from - line).find_first_not_of(" \t\r") == std::string_view::npos;
  if (!found.on_lines || !closes_alone) return out.insert(found.after_last, ", " + member);
  // Comments after the last member stay with it.
  out.insert(line, std::string(found.indent) + member + "\n");
  return out.insert(found.after_last, ",");
}

Result<void> write_settings(const std::string& path, const Settings& settings) {
  OFFHAND_ASSIGN(const auto turn, acquire_locks());
  std::error_code error;
  // Writes to the target of a symbolic link, so that the link remains one.
  const auto resolved = fs::weakly_canonical(host::path_of(path), error);
  const auto file = error ? host::path_of(path) : resolved;
  fs::create_directories(file.parent_path(), error);
  if (error) return fail(errors::write_failed({.path = path, .reason = error.message()}));
  OFFHAND_CHECK(read_settings_file(host::text_of(file), false));
  std::string text = "{}\n";
  if (const auto present = read_file(file)) text = *present;
  for (const auto& [name, value] : settings) {
    auto edited = with_member(text, name, value);
    if (!edited) return fail(errors::configuration_invalid({.source = path, .reason = "it is no JSON object"}));
    text = *std::move(edited);
  }
  return host::write_file_durably(host::text_of(file), text);
}

}  // namespace offhand
