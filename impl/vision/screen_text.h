#pragma once

#include <chrono>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "codegen/runtime/error.h"
#include "generated/types/geometry.h"
#include "platform/api/screen.h"

namespace offhand::vision {

/// A word that is written in a picture.
struct WrittenWord {
  std::string text;
  Bounds bounds;
  /// From 0 to 1.
  double confidence = 0;
  /// Words of one line have the same.
  int line = 0;
};

/// A run of words on one line.
struct WrittenText {
  std::string text;
  Bounds bounds;
  double confidence = 0;
};

/// What reading a picture may take.
inline constexpr std::chrono::milliseconds reading_timeout{20'000};

/// Whether the program that reads is installed.
bool can_read_words();

/// Reads what is written in a picture, by the program tesseract in a process of its own with limits on time and memory.
/// `missing_package`, `text_not_read`, `cancelled`.
Result<std::vector<WrittenWord>> read_words(const platform::Picture& picture, std::chrono::milliseconds timeout,
                                            const std::stop_token& stop);

/// What tesseract writes as tab-separated values; what is not understood is left out.
std::vector<WrittenWord> words_of_table(std::string_view table);

/// Where a text is written: runs of whole words that are it, whatever their case and punctuation. The surest first.
std::vector<WrittenText> find_text(const std::vector<WrittenWord>& words, std::string_view text);

}  // namespace offhand::vision
