#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <variant>

namespace offhand {

/// The kinds of addresses. Their texts live as long as the arguments they were made of.
namespace address {

/// Nothing of the platform.
struct Nothing {};

/// Windows as a whole, or what is not there yet.
struct Desktop {};

/// Whatever has the keyboard on the screen.
struct Screen {
  /// Whether the call says itself that it may mean the screen; empty: the settings say it.
  std::optional<bool> allowed = {};
};

/// A process, by its id or by words.
struct Application {
  std::optional<std::int64_t> process = {};
  std::string_view words = {};
};

/// A window by its id, or the topmost one of a process or of an application that words name; of a target of keys what
/// has the focus there.
struct Window {
  std::optional<std::int64_t> process = {};
  std::optional<std::int64_t> window = {};
  std::string_view application = {};

  bool is_said() const { return process || window || !application.empty(); }
};

/// The page that a browser's window shows; without either, that of the only browser that offers its pages.
struct Page {
  std::optional<std::int64_t> process = {};
  std::optional<std::int64_t> window = {};
};

/// By its number in the latest snapshot of the window.
struct ElementByIndex {
  Window in = {};
  std::int64_t index = 0;
};

/// By a token that was handed out for it; what else is said has to agree with it.
struct ElementByToken {
  Window in = {};
  std::string_view token = {};
  std::optional<std::int64_t> index = {};
};

/// By its id in the latest capture.
struct ElementById {
  std::string_view id = {};
};

/// By words that find it, in an application or a window.
struct ElementByQuery {
  Application of = {};
  Window in = {};
  std::string_view query = {};
};

/// What points are of: a window, or without one the screen.
struct Surface {
  Window window = {};
  /// Points are those of the last zoomed picture of the window.
  bool zoomed = false;
  /// Of the screen: as Screen::allowed.
  std::optional<bool> allowed = {};
  /// Points are those of the screen all the same, and mean the window that is topmost there.
  bool window_below = false;

  bool is_screen() const { return !window.is_said() && !window_below; }
};

struct Point {
  Surface of = {};
  double x = 0;
  double y = 0;
};

/// A way from one point to another, both of one window or both of the screen.
struct TwoPoints {
  Surface of = {};
  double x = 0;
  double y = 0;
  double to_x = 0;
  double to_y = 0;
};

/// From one place of an application to another: elements that queries find, or points of the screen in its window.
struct TwoPlaces {
  Window in = {};
  std::string_view query = {};
  std::string_view to_query = {};
  /// Where there is no query.
  std::optional<double> x = {};
  std::optional<double> y = {};
  std::optional<double> to_x = {};
  std::optional<double> to_y = {};
};

}  // namespace address

/// Whom a call means, before anything was looked up: of every tool the same kinds, whatever its arguments are called.
using Address = std::variant<address::Nothing, address::Desktop, address::Screen, address::Application, address::Window,
                             address::Page, address::ElementByIndex, address::ElementByToken, address::ElementById,
                             address::ElementByQuery, address::Point, address::TwoPoints, address::TwoPlaces>;

/// The screen as a whole: a point of it, or whatever has the keyboard there.
bool is_on_screen(const Address& address);
/// Whether it lies in one window.
bool is_in_a_window(const Address& address);

/// What arguments say of an address, each part by what the schema says that it holds. Generated code fills it.
struct AddressParts {
  std::optional<std::string_view> application = {};
  std::optional<std::int64_t> process = {};
  std::optional<std::int64_t> window = {};
  std::optional<std::int64_t> element_index = {};
  std::optional<std::string_view> element_token = {};
  std::optional<std::string_view> element_id = {};
  std::optional<std::string_view> element_query = {};
  std::optional<std::string_view> to_element_query = {};
  std::optional<double> point_x = {};
  std::optional<double> point_y = {};
  std::optional<double> to_x = {};
  std::optional<double> to_y = {};
  std::optional<bool> zoom = {};
  std::optional<bool> scope = {};

  // By the subject of the tool.
  address::Application of_application() const { return {process, application.value_or("")}; }
  address::Window of_window() const { return {process, window, application.value_or("")}; }
  address::Page of_page() const { return {process, window}; }
  /// An element, points, or what has the focus in a window or on the screen: whichever is told most closely.
  Address of_target() const;
  Address of_window_below() const;
  Address of_two_places() const;
};

/// Of a union each form says which parts it has.
template <class... Forms>
void take_address(const std::variant<Forms...>& from, AddressParts& to) {
  std::visit([&](const auto& form) { take_address(form, to); }, from);
}

}  // namespace offhand
