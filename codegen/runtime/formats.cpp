#include "codegen/runtime/formats.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cstddef>
#include <optional>

namespace offhand {
namespace {

bool is_figure(char c) { return c >= '0' && c <= '9'; }
bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }
/// False also for the bytes of non-ASCII characters.
bool is_visible(char c) { return c > ' ' && c < 0x7f; }

/// Consumes a text from its beginning.
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

/// A date and time by RFC 3339, with a time zone.
bool is_date_time(std::string_view whole) {
  Text text(whole);
  if (!take_date(text) || !text.take("Tt ") || !take_time(text) || !text.take(":")) return false;
  // 60 is a leap second.
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
  const auto scheme = text.substr(0, text.find(':'));
  const auto in_scheme = [](char c) { return is_letter(c) || is_figure(c) || c == '+' || c == '-' || c == '.'; };
  return !scheme.empty() && scheme.size() < text.size() && std::ranges::all_of(scheme, in_scheme);
}

bool is_strict_uri(std::string_view text) {
  return is_uri(text) && is_letter(text.front()) && std::ranges::all_of(text, is_visible) &&
         text.find_first_of("\"<>\\^`{|}") == std::string_view::npos;
}

struct Format {
  SchemaFormat format;
  /// The name in JSON Schema.
  std::string_view name;
  /// The name in messages.
  std::string_view spoken;
  bool (*fits)(std::string_view text);
};

/// In the order of SchemaFormat.
constexpr std::array formats{
    Format{SchemaFormat::none, "", "anything", [](std::string_view) { return true; }},
    Format{SchemaFormat::path, "", "a path", [](std::string_view text) { return !text.empty(); }},
    Format{SchemaFormat::uri, "", "a URI", is_uri},
    Format{SchemaFormat::email, "email", "an email address", is_email},
    Format{SchemaFormat::strict_uri, "uri", "a URI", is_strict_uri},
    Format{SchemaFormat::date, "date", "a date", is_calendar_date},
    Format{SchemaFormat::date_time, "date-time", "a date with its time", is_date_time}};

const Format& row_of(SchemaFormat format) { return formats[static_cast<std::size_t>(format)]; }

}  // namespace

SchemaFormat form_format(std::string_view name) {
  const auto found = std::ranges::find(formats, name, &Format::name);
  return found == formats.end() ? SchemaFormat::none : found->format;
}

bool has_format(std::string_view text, SchemaFormat format) { return row_of(format).fits(text); }

std::string_view name_of(SchemaFormat format) { return row_of(format).spoken; }

}  // namespace offhand
