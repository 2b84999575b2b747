#include "codegen/emit/roff.h"

namespace offhand::codegen {
namespace {

/// Escapes running text. A dot or a quote at the start of a line would be a request.
std::string prose(std::string_view text) {
  std::string out;
  if (text.starts_with('.') || text.starts_with('\'')) out = "\\&";
  for (const char c : text) {
    if (c == '\\') {
      out += "\\e";
    } else {
      out += c == '\n' ? ' ' : c;
    }
  }
  return out;
}

/// Escapes text to be typed: hyphens, quotes and accents must be printed literally.
std::string typed(std::string_view text) {
  std::string out;
  for (const char c : prose(text)) {
    switch (c) {
      case '-':
        out += "\\-";
        break;
      case '\'':
        out += "\\(aq";
        break;
      case '^':
        out += "\\(ha";
        break;
      case '~':
        out += "\\(ti";
        break;
      case '`':
        out += "\\(ga";
        break;
      default:
        out += c;
    }
  }
  return out;
}

/// Escapes text to be typed that stands between the quotes of a request.
std::string in_quotes(std::string_view text) {
  std::string out;
  for (const char c : typed(text)) c == '"' ? out += "\\(dq" : out += c;
  return out;
}

std::string capitals(std::string_view text) {
  std::string out(text);
  for (char& c : out) c = 'a' <= c && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
  return out;
}

}  // namespace

ManualPage::ManualPage(std::string_view source, std::string_view name, std::string_view section,
                       std::string_view summary) {
  text_ = ".\\\" Generated from " + std::string(source) + ". Do not edit.\n.TH " + typed(capitals(name)) + ' ' +
          std::string(section) + " \"\" \"\" \"Offhand\"\n.SH NAME\n" + typed(name) + " \\- " + prose(summary) + '\n';
}

void ManualPage::section(std::string_view title) { text_ += ".SH " + capitals(title) + '\n'; }

void ManualPage::subsection(std::string_view title) { text_ += ".SS " + typed(title) + '\n'; }

void ManualPage::begin_paragraph() {
  // The first paragraph of a section needs no request.
  const std::size_t line = text_.rfind('\n', text_.size() - 2) + 1;
  if (text_.compare(line, 2, ".S") != 0) text_ += ".PP\n";
}

void ManualPage::paragraph(std::string_view text) {
  begin_paragraph();
  text_ += prose(text) + '\n';
}

void ManualPage::entry(std::string_view word, std::string_view value, std::string_view text) {
  text_ += ".IP \"";
  if (!word.empty()) text_ += "\\fB" + in_quotes(word) + "\\fR";
  if (!value.empty()) text_ += (word.empty() ? "\\fI" : " \\fI") + in_quotes(value) + "\\fR";
  text_ += "\"\n" + prose(text) + '\n';
}

void ManualPage::example(std::string_view text) {
  begin_paragraph();
  text_ += ".RS 4\n.nf\n";
  for (std::size_t from = 0; from <= text.size();) {
    const auto end = std::min(text.find('\n', from), text.size());
    text_ += typed(text.substr(from, end - from)) + '\n';
    from = end + 1;
  }
  text_ += ".fi\n.RE\n";
}

void ManualPage::reference(std::string_view name, std::string_view section) {
  if (has_reference_) text_.insert(text_.size() - 1, ",");
  text_ += ".BR " + typed(name) + " (" + std::string(section) + ")\n";
  has_reference_ = true;
}

}  // namespace offhand::codegen
