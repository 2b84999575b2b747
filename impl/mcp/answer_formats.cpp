#include "impl/mcp/answer_formats.h"

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <optional>

namespace offhand::mcp {
namespace {

bool is_figure(char c) { return c >= '0' && c <= '9'; }
bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }
/// Also no byte of a character beyond ASCII.
bool is_visible(char c) { return c > ' ' && c < 0x7f; }

/// Takes what is at the beginning off a text.
class Text {
 public:
  explicit Text(std::string_view text) : rest_(text) {}

  bool take(std::string_view any_of) {
    if (rest_.empty() || any_of.find(rest_.front()) == std::string_view::npos) return false;
    rest_.remove_prefix(1);
    return true;
  }
  std::optional<int> figures(std::size_t count) {
    if (rest_.size() < count ||
        !std::all_of(rest_.begin(), rest_.begin() + static_cast<std::ptrdiff_t>(count), is_figure))
      return std::nullopt;
    int number = 0;
    for (const char c : rest_.substr(0, count)) number = number * 10 + (c - '0');
    rest_.remove_prefix(count);
    return number;
  }
  bool is_read() const { return rest_.empty(); }

 private:
  std::string_view rest_;
};

bool take_date(Text& text) {
  const auto year = text.figures(4);
  if (!year || !text.take("-")) return false;
  const auto month = text.figures(2);
  if (!month || !text.take("-")) return false;
  const auto day = text.figures(2);
  return day && std::chrono::year_month_day(std::chrono::year(*year), std::chrono::month(static_cast<unsigned>(*month)),
                                            std::chrono::day(static_cast<unsigned>(*day)))
                    .ok();
}

/// Hours and minutes.
bool take_time(Text& text) {
  const auto hours = text.figures(2);
  if (!hours || *hours > 23 || !text.take(":")) return false;
  const auto minutes = text.figures(2);
  return minutes && *minutes <= 59;
}

bool is_calendar_date(std::string_view whole) {
  Text text(whole);
  return take_date(text) && text.is_read();
}

/// As RFC 3339 has it, with a time zone.
bool is_date_time(std::string_view whole) {
  Text text(whole);
  if (!take_date(text) || !text.take("Tt ") || !take_time(text) || !text.take(":")) return false;
  // There are leap seconds.
  if (const auto seconds = text.figures(2); !seconds || *seconds > 60) return false;
  if (text.take(".")) {
    if (!text.figures(1)) return false;
    while (text.figures(1)) continue;
  }
  if (text.take("Zz")) return text.is_read();
  return text.take("+-") && take_time(text) && text.is_read();
}

bool is_email(std::string_view text) {
  const auto at = text.rfind('@');
  if (at == std::string_view::npos || at == 0) return false;
  const auto domain = text.substr(at + 1);
  const auto host = [](char c) { return is_letter(c) || is_figure(c) || c == '-' || c == '.' || (c & 0x80) != 0; };
  return !domain.empty() && domain.front() != '.' && domain.back() != '.' &&
         domain.find("..") == std::string_view::npos && std::all_of(domain.begin(), domain.end(), host) &&
         std::none_of(text.begin(), text.end(),
                      [](char c) { return static_cast<unsigned char>(c) <= ' ' || c == 0x7f; }) &&
         text.find('@') == at;
}

bool is_uri(std::string_view text) {
  const auto colon = text.find(':');
  if (colon == std::string_view::npos || colon == 0 || !is_letter(text.front())) return false;
  const auto in_scheme = [](char c) { return is_letter(c) || is_figure(c) || c == '+' || c == '-' || c == '.'; };
  constexpr std::string_view never = "\"<>\\^`{|}";
  return std::all_of(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(colon), in_scheme) &&
         std::all_of(text.begin(), text.end(), is_visible) && text.find_first_of(never) == std::string_view::npos;
}

}  // namespace

bool has_format(std::string_view text, std::string_view format) {
  if (format == "email") return is_email(text);
  if (format == "uri") return is_uri(text);
  if (format == "date") return is_calendar_date(text);
  if (format == "date-time") return is_date_time(text);
  return true;
}

}  // namespace offhand::mcp
