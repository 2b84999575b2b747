#pragma once

#include <cstddef>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "codegen/runtime/error.h"
#include "platform/api/clock.h"
#include "platform/api/delivery.h"
#include "platform/api/glide.h"

namespace offhand::platform::web {

/// The most frames of a page that are examined, and their greatest depth.
constexpr std::size_t frame_limit = 64;
constexpr int frame_depth_limit = 8;

/// A document of a page: the main one or that of a frame.
struct Frame {
  /// For a frame with a session of its own.
  std::string session;
  std::string id;
  /// Changes when the frame navigates.
  std::string loader;
  std::string url;
  bool is_page = false;
};

/// Whether a script runs with user activation, which allows actions such as opening a window.
enum class Activation { none, as_a_user };

/// One attached page, independent of its browser's protocol.
class Tab {
 public:
  virtual ~Tab() = default;
  virtual ActionPath path() const = 0;
  /// The main frame first, then its child frames.
  virtual Result<std::vector<Frame>> frames(const Limits& limits) = 0;
  /// Calls one of the functions of scripts.h in the isolated world of a document and returns its object. Fails with
  /// `page_replaced` if the document was gone; then nothing of it ran.
  virtual Result<nlohmann::json> run(const Frame& frame, const std::string& function, const nlohmann::json& arguments,
                                     Activation activation, const Limits& limits) = 0;
  /// Converts a position in a document's own units to pixels on the screen.
  virtual Result<Spot> on_screen(const Frame& frame, Spot spot, const Limits& limits) = 0;
  /// Runs a script among the page's own, awaits its promise, and returns the result as JSON text. Fails with
  /// `script_failed`, `script_timeout` or `script_result_unusable`.
  virtual Result<std::string> execute(const std::string& javascript, const Limits& limits) = 0;
  /// Inserts text into the focused field of a document.
  virtual Result<void> insert_text(const Frame& frame, const std::string& text, const Limits& limits) = 0;
  virtual Result<void> type_keys(const Frame& frame, const std::string& text, const Limits& limits) = 0;
};

/// Converts a position to the screen by the result of scripts::corner() for that document.
Spot from_corner(const nlohmann::json& corner, Spot spot);

}  // namespace offhand::platform::web
