#include "impl/vision/screen_text.h"

#include <algorithm>
#include <charconv>
#include <cstddef>
#include <functional>
#include <map>
#include <optional>
#include <tuple>
#include <utility>

#include "generated/types/errors.h"
#include "impl/perception/picture.h"
#include "impl/perception/png.h"
#include "impl/query/node_words.h"
#include "platform/host/launch.h"
#include "platform/host/process.h"
#include "platform/host/run.h"

namespace offhand::vision {
namespace {

constexpr std::size_t largest_table = std::size_t{4} * 1024 * 1024;
constexpr std::size_t reader_memory = std::size_t{2} * 1024 * 1024 * 1024;
/// Letters of a screen are small for a program that was made for scanned paper.
constexpr int enlargement = 2;
constexpr int largest_enlarged_side = 4'000;
constexpr double least_confidence = 0.3;

std::vector<std::string_view> cut(std::string_view text, char at) {
  std::vector<std::string_view> parts;
  for (std::size_t begin = 0;;) {
    const auto end = text.find(at, begin);
    parts.push_back(text.substr(begin, end - begin));
    if (end == std::string_view::npos) return parts;
    begin = end + 1;
  }
}

std::optional<double> number_in(std::string_view text) {
  double number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  return error == std::errc{} && end == text.data() + text.size() ? std::optional(number) : std::nullopt;
}

std::string meaning_of_failure(host::RunFailure failure, std::chrono::milliseconds timeout) {
  switch (failure) {
    case host::RunFailure::too_slow:
      return "tesseract takes longer than " + std::to_string(timeout.count()) + " ms";
    case host::RunFailure::too_large:
      return "it is more text than 4 MiB";
    default:
      return "tesseract ended with an error; the package tesseract-ocr-eng has the letters that it needs";
  }
}

/// Words up to and including one, as a text.
WrittenText joined(const std::vector<WrittenWord>& words, std::size_t first, std::size_t last) {
  WrittenText text{words[first].text, words[first].bounds, words[first].confidence};
  for (auto i = first + 1; i <= last; ++i) {
    const auto& bounds = words[i].bounds;
    const auto right = std::max(text.bounds.x + text.bounds.width, bounds.x + bounds.width);
    const auto bottom = std::max(text.bounds.y + text.bounds.height, bounds.y + bounds.height);
    text.bounds.x = std::min(text.bounds.x, bounds.x);
    text.bounds.y = std::min(text.bounds.y, bounds.y);
    text.bounds.width = right - text.bounds.x;
    text.bounds.height = bottom - text.bounds.y;
    text.text += ' ' + words[i].text;
    text.confidence = std::min(text.confidence, words[i].confidence);
  }
  return text;
}

}  // namespace

bool can_read_words() { return host::find_program("tesseract", host::variable("PATH").value_or("")).has_value(); }

std::vector<WrittenWord> words_of_table(std::string_view table) {
  std::vector<WrittenWord> words;
  std::map<std::tuple<std::string_view, std::string_view, std::string_view>, int> lines;
  for (const auto row : cut(table, '\n')) {
    const auto cells = cut(row, '\t');
    // level, page, block, paragraph, line, word, left, top, width, height, confidence, text
    if (cells.size() != 12 || cells[0] != "5") continue;
    const auto left = number_in(cells[6]);
    const auto top = number_in(cells[7]);
    const auto width = number_in(cells[8]);
    const auto height = number_in(cells[9]);
    const auto confidence = number_in(cells[10]);
    if (!left || !top || !width || !height || !confidence || bare(cells[11]).empty()) continue;
    if (*confidence < least_confidence * 100) continue;
    const auto line = lines.emplace(std::tuple(cells[2], cells[3], cells[4]), static_cast<int>(lines.size()));
    words.push_back({std::string(cells[11]),
                     {static_cast<std::int64_t>(*left), static_cast<std::int64_t>(*top),
                      static_cast<std::int64_t>(*width), static_cast<std::int64_t>(*height)},
                     *confidence / 100,
                     line.first->second});
  }
  return words;
}

Result<std::vector<WrittenWord>> read_words(const platform::Picture& picture, std::chrono::milliseconds timeout,
                                            const std::stop_token& stop) {
  const bool is_small = std::max(picture.width, picture.height) * enlargement <= largest_enlarged_side;
  const int factor = is_small ? enlargement : 1;
  OFFHAND_ASSIGN(const auto png, encode_png(factor == 1 ? picture : enlarged(picture, factor)));
  const auto table = host::output_of({.program = "tesseract",
                                      .arguments = {"stdin", "stdout", "--psm", "11", "tsv"},
                                      // Its threads wait for each other busily: of a machine that has other work they
                                      // took 50 times as long as one alone.
                                      .environment = {"OMP_THREAD_LIMIT=1"},
                                      .input = png,
                                      .most_bytes = largest_table,
                                      .timeout = timeout,
                                      .memory_bytes = reader_memory},
                                     stop);
  if (!table) {
    const auto failure = table.error().failure;
    if (failure == host::RunFailure::missing)
      return fail(errors::missing_package({.program = "tesseract", .package = "tesseract-ocr"}));
    if (failure == host::RunFailure::cancelled) return fail(errors::cancelled({.what = "Reading the picture"}));
    return fail(errors::text_not_read({.reason = meaning_of_failure(failure, timeout)}));
  }
  auto words = words_of_table(*table);
  for (auto& word : words) {
    word.bounds = {word.bounds.x / factor, word.bounds.y / factor,
                   std::max<std::int64_t>(1, word.bounds.width / factor),
                   std::max<std::int64_t>(1, word.bounds.height / factor)};
  }
  return words;
}

std::vector<WrittenText> find_text(const std::vector<WrittenWord>& words, std::string_view text) {
  const auto wanted = bare(text);
  std::vector<WrittenText> found;
  if (wanted.empty()) return found;
  for (std::size_t first = 0; first < words.size(); ++first) {
    std::string run;
    for (auto last = first; last < words.size() && words[last].line == words[first].line; ++last) {
      run += bare(words[last].text);
      if (run.size() > wanted.size() || !wanted.starts_with(run)) break;
      if (run != wanted) continue;
      found.push_back(joined(words, first, last));
      break;
    }
  }
  std::ranges::stable_sort(found, std::greater{}, &WrittenText::confidence);
  return found;
}

}  // namespace offhand::vision
