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

/// Of the frames of a page, so many are looked into, and so deep.
constexpr std::size_t frame_limit = 64;
constexpr int frame_depth_limit = 8;

/// A document of a page: its own, or that of a frame in it.
struct Frame {
  /// Where the protocol reaches it by one of its own.
  std::string session;
  std::string id;
  /// Another one when the frame shows another document.
  std::string loader;
  std::string url;
  bool is_page = false;
};

/// Whether a script runs as if a user had just clicked: what only such may (opening a window) is allowed.
enum class Activation { none, as_a_user };

/// One page that we are attached to, by whatever protocol its browser speaks.
class Tab {
 public:
  virtual ~Tab() = default;
  virtual ActionPath path() const = 0;
  /// The page first, then the frames in it.
  virtual Result<std::vector<Frame>> frames(const Limits& limits) = 0;
  /// Calls one of our functions in our own world of a document; the object that it returns. `page_replaced` where the
  /// document was no longer there: nothing of it ran then.
  virtual Result<nlohmann::json> run(const Frame& frame, const std::string& function, const nlohmann::json& arguments,
                                     Activation activation, const Limits& limits) = 0;
  /// Where a spot of a document lies on the screen, in pixels; `spot` is in the document's own units.
  virtual Result<Spot> on_screen(const Frame& frame, Spot spot, const Limits& limits) = 0;
  /// Runs a script among the page's own, waits for what it promises, and tells the result as JSON text:
  /// `script_failed`, `script_timeout`, `script_result_unusable`.
  virtual Result<std::string> execute(const std::string& javascript, const Limits& limits) = 0;
  /// Into the field of a document that has its focus.
  virtual Result<void> insert_text(const Frame& frame, const std::string& text, const Limits& limits) = 0;
  virtual Result<void> type_keys(const Frame& frame, const std::string& text, const Limits& limits) = 0;
};

/// Where a spot of a document lies on the screen, by what scripts::corner() told of that document.
Spot from_corner(const nlohmann::json& corner, Spot spot);

}  // namespace offhand::platform::web
