#include "platform/linux/apps/desktop_entry.h"

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <set>
#include <sstream>
#include <system_error>
#include <utility>

#include "codegen/runtime/percent_code.h"
#include "codegen/runtime/read_file.h"

namespace offhand::platform::linux_apps {
namespace {

/// Those of applications with a hundred translations have 100 kB.
constexpr std::uintmax_t longest_entry = 4'000'000;

namespace fs = std::filesystem;

std::string_view trimmed(std::string_view text) {
  while (!text.empty() && (text.front() == ' ' || text.front() == '\t')) text.remove_prefix(1);
  while (!text.empty() && (text.back() == ' ' || text.back() == '\t' || text.back() == '\r')) text.remove_suffix(1);
  return text;
}

/// Escapes in the values of a desktop file: \s \n \t \r \\.
std::string unescaped(std::string_view text) {
  std::string out;
  for (std::size_t index = 0; index < text.size(); ++index) {
    if (text[index] != '\\' || index + 1 == text.size()) {
      out += text[index];
      continue;
    }
    switch (text[++index]) {
      case 's':
        out += ' ';
        break;
      case 'n':
        out += '\n';
        break;
      case 't':
        out += '\t';
        break;
      case 'r':
        out += '\r';
        break;
      case '\\':
        out += '\\';
        break;
      default:
        // Quoted text in Exec has its own escapes, which are parsed later.
        out += '\\';
        out += text[index];
    }
  }
  return out;
}

void note_key(DesktopEntry& entry, std::string_view key, std::string_view value) {
  if (key == "Name")
    entry.name = unescaped(value);
  else if (key.starts_with("Name["))
    entry.localized_names.push_back(unescaped(value));
  else if (key == "Exec")
    entry.exec = unescaped(value);
  else if (key == "TryExec")
    entry.try_exec = unescaped(value);
  else if (key == "Path")
    entry.working_directory = unescaped(value);
  else if (key == "StartupWMClass")
    entry.window_class = unescaped(value);
  else if (key == "Icon")
    entry.icon = unescaped(value);
  else if (key == "Hidden")
    entry.hidden = value == "true";
  else if (key == "NoDisplay")
    entry.no_display = value == "true";
  else if (key == "Terminal")
    entry.terminal = value == "true";
}

std::vector<fs::path> data_directories() {
  std::vector<fs::path> found;
  const char* home = std::getenv("HOME");
  if (const char* data = std::getenv("XDG_DATA_HOME"); data != nullptr && *data != '\0')
    found.emplace_back(data);
  else if (home != nullptr)
    found.push_back(fs::path(home) / ".local/share");
  const char* set = std::getenv("XDG_DATA_DIRS");
  std::istringstream list(set != nullptr && *set != '\0' ? set : "/usr/local/share:/usr/share");
  for (std::string directory; std::getline(list, directory, ':');) {
    if (!directory.empty()) found.emplace_back(directory);
  }
  // The directories of these package systems, even if the session's environment omits them.
  found.emplace_back("/var/lib/flatpak/exports/share");
  found.emplace_back("/var/lib/snapd/desktop");
  return found;
}

std::string entry_id(const fs::path& relative) {
  std::string id = relative.generic_string();
  std::ranges::replace(id, '/', '-');
  constexpr std::string_view ending = ".desktop";
  if (id.ends_with(ending)) id.resize(id.size() - ending.size());
  return id;
}

/// A word of an Exec line without its quotes; field codes are expanded in unquoted words only.
struct Word {
  std::string text;
  bool quoted = false;
};

std::vector<Word> split_exec(std::string_view line) {
  std::vector<Word> words;
  bool inside_word = false;
  bool inside_quotes = false;
  for (std::size_t index = 0; index < line.size(); ++index) {
    const char character = line[index];
    if (!inside_quotes && (character == ' ' || character == '\t' || character == '\n')) {
      inside_word = false;
      continue;
    }
    if (!inside_word) words.emplace_back();
    inside_word = true;
    if (character == '"') {
      inside_quotes = !inside_quotes;
      words.back().quoted = true;
    } else if (character == '\\' && inside_quotes && index + 1 < line.size()) {
      words.back().text += line[++index];
    } else {
      words.back().text += character;
    }
  }
  return words;
}

/// "file:///a%20b" as a path; any other text unchanged.
std::string local_path(const std::string& url) {
  constexpr std::string_view scheme = "file://";
  if (!url.starts_with(scheme)) return url;
  return percent_decoded_where_valid(url.substr(scheme.size()));
}

}  // namespace

std::optional<DesktopEntry> parse_desktop_entry(std::string_view text) {
  DesktopEntry entry;
  bool in_group = false;
  bool is_application = false;
  while (!text.empty()) {
    const std::size_t end = text.find('\n');
    const std::string_view line = trimmed(text.substr(0, end));
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    if (line.empty() || line.front() == '#') continue;
    if (line.front() == '[') {
      in_group = line == "[Desktop Entry]";
      continue;
    }
    const std::size_t equals = line.find('=');
    if (!in_group || equals == std::string_view::npos) continue;
    const std::string_view key = trimmed(line.substr(0, equals));
    const std::string_view value = trimmed(line.substr(equals + 1));
    if (key == "Type") is_application = value == "Application";
    note_key(entry, key, value);
  }
  if (!is_application || entry.exec.empty()) return std::nullopt;
  return entry;
}

std::optional<DesktopEntry> read_desktop_entry(const fs::path& path) {
  std::error_code error;
  if (!fs::is_regular_file(path, error) || fs::file_size(path, error) > longest_entry) return std::nullopt;
  const auto text = read_file(path);
  if (!text) return std::nullopt;
  auto entry = parse_desktop_entry(*text);
  if (!entry) return std::nullopt;
  entry->path = path;
  entry->id = entry_id(path.filename());
  return entry;
}

std::vector<DesktopEntry> installed_entries() {
  std::vector<DesktopEntry> found;
  std::set<std::string> seen;
  for (const fs::path& data : data_directories()) {
    const fs::path root = data / "applications";
    std::error_code error;
    for (fs::recursive_directory_iterator place(root, fs::directory_options::skip_permission_denied, error), end;
         !error && place != end; place.increment(error)) {
      if (place->path().extension() != ".desktop") continue;
      const std::string id = entry_id(place->path().lexically_relative(root));
      // A hidden entry also hides later ones with the same id.
      if (!seen.insert(id).second) continue;
      auto entry = read_desktop_entry(place->path());
      if (!entry || entry->hidden) continue;
      entry->id = id;
      found.push_back(*std::move(entry));
    }
  }
  std::ranges::sort(found, {}, &DesktopEntry::id);
  return found;
}

std::vector<std::string> expand_exec(const DesktopEntry& entry, const std::vector<std::string>& urls) {
  std::vector<std::string> arguments;
  bool urls_taken = false;
  for (const Word& word : split_exec(entry.exec)) {
    if (!word.quoted && (word.text == "%U" || word.text == "%F")) {
      for (const std::string& url : urls) arguments.push_back(word.text == "%F" ? local_path(url) : url);
      urls_taken = true;
      continue;
    }
    if (!word.quoted && word.text == "%i") {
      if (!entry.icon.empty()) arguments.insert(arguments.end(), {"--icon", entry.icon});
      continue;
    }
    std::string out;
    bool only_codes = !word.text.empty();
    for (std::size_t index = 0; index < word.text.size(); ++index) {
      if (word.text[index] != '%' || index + 1 == word.text.size()) {
        out += word.text[index];
        only_codes = false;
        continue;
      }
      switch (const char code = word.text[++index]) {
        case '%':
          out += '%';
          only_codes = false;
          break;
        case 'u':
        case 'f':
          // Takes one URL; the others are appended below.
          if (!urls.empty()) out += code == 'f' ? local_path(urls.front()) : urls.front();
          if (!urls_taken && urls.size() == 1) urls_taken = true;
          if (urls.size() > 1) {
            arguments.push_back(std::exchange(out, {}));
            for (std::size_t next = 1; next < urls.size(); ++next)
              arguments.push_back(code == 'f' ? local_path(urls[next]) : urls[next]);
            urls_taken = true;
          }
          break;
        case 'c':
          out += entry.name;
          break;
        case 'k':
          out += entry.path.string();
          break;
        default:
          break;  // deprecated or unknown: expands to nothing
      }
    }
    // A word of field codes only that expanded to nothing is no argument.
    if (!out.empty() || !only_codes) arguments.push_back(std::move(out));
  }
  if (!urls_taken) arguments.insert(arguments.end(), urls.begin(), urls.end());
  return arguments;
}

}  // namespace offhand::platform::linux_apps
