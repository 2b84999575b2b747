#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <unordered_set>
#include <vector>

#include "platform/linux/atspi/applications/application.h"
#include "platform/linux/atspi/reading/accessible.h"
#include "platform/linux/atspi/reading/cache.h"
#include "platform/linux/atspi/reading/showing_children.h"
#include "platform/linux/atspi/vocabulary/web_roles.h"

namespace offhand::platform::atspi {

/// How much to read of each node.
enum class Detail {
  focused,  ///< Role, name and states of all nodes; bounds, actions and value of the focused one.
  full      ///< Everything of all nodes.
};

/// Reads the subtree of a window within one inquiry of its application's actor: the structure level by level (from the
/// application's cache where possible), then all details in one burst; without a cache, visible nodes do not wait for
/// their level. Breadth first, so that the limits affect all branches equally.
class TreeReader {
 public:
  TreeReader(Inquiry& inquiry, Application& application, const ReadOptions& options, Detail detail)
      : inquiry_(inquiry),
        application_(application),
        toolkit_(application.toolkit()),
        options_(options),
        detail_(detail) {}

  /// Sets up the inquiry's stages; the result is complete when the inquiry ends. What is not read by `until` is left
  /// out, and incomplete_reason() says so.
  void begin(const Reference& root, std::optional<TimePoint> until = std::nullopt);

  /// The nodes in the order of reading, the root first; empty if the root is gone. Not all of them are known.
  std::vector<Accessible>& nodes() { return nodes_; }
  const std::vector<Accessible>& nodes() const { return nodes_; }
  /// Empty if everything was read.
  const std::string& incomplete_reason() const { return incomplete_; }
  /// True if one node and what lies in it is read (ReadOptions::within).
  bool reads_part() const { return static_cast<bool>(options_.within); }
  /// True if everything is read, of the window as a whole.
  bool reads_window() const { return detail_ == Detail::full && !options_.within && options_.max_nodes > 100; }
  /// How many children a node told of that were not all read, by its path.
  const std::map<std::string, std::int64_t>& told_of() const { return told_of_; }
  /// True if nodes were left out because of ReadOptions::max_hidden.
  bool left_hidden_out() const { return left_hidden_out_; }
  /// True if the application did not answer everything in time.
  bool cut_short() const { return cut_short_; }
  /// The root's extents, which all others are relative to; the root's entry in nodes() has none.
  const Extents& frame_on_screen() const { return frame_on_screen_; }
  const Extents& frame_in_window() const { return frame_in_window_; }

 private:
  struct Member {
    Reference handle;
    /// Index among its siblings.
    std::size_t place = 0;
  };
  /// A top-level accessible other than the window that may be a popup of it.
  struct Popup {
    Reference handle;
    std::uint32_t role = 0;
    StateBits states;
    Extents extents;
    /// For a popup that was only announced: its parent, the node that it opened from.
    std::optional<Reference> parent;
  };
  struct Family {
    int parent = 0;
    std::vector<Member> members;
    std::size_t taken = 0;

    void add(const std::vector<Reference>& children) {
      for (const Reference& child : children) members.push_back({child, members.size()});
    }
  };

  bool uses_cache() const { return toolkit_ == Toolkit::gtk3 || toolkit_ == Toolkit::gtk4; }
  void start(const Reference& root);
  void run_out_of_time();
  void order_children();
  void ask_for_popups();
  std::vector<Reference> announced_popups(const std::vector<Reference>& listed) const;
  void ask_popup(const Reference& top);
  void adopt_popups();
  void take_level();
  void list_level();
  void read_details_at_once(int index);
  void take_at_once(Family& family);
  bool has_hidden_children(const Accessible& parent) const;
  bool has_too_many_hidden() const;
  std::size_t hidden_list_limit() const;
  bool holds_no_focus(const Accessible& parent) const;
  bool begin_part();
  void climb_from(const Reference& member, std::vector<Reference> way);
  void take_way(const std::vector<Reference>& way);
  void list_part();
  bool take_next_of_part();
  void take_block_of_part(std::vector<Reference> block);
  void note_part();
  bool reads_whole(const Accessible& parent) const;
  void ask_all_children(std::size_t family, std::int32_t from);
  void list_children(int index);
  bool may_be_second_menu_bar(const Accessible& bar) const;
  void list_menu_bar(int index);
  void list_known_or_ask(int index);
  void count_children(int index);
  void list_hidden_children(int index);
  void ask_children(int index);
  void ask_showing_children(int index);
  void search_showing_children(int index);
  void ask_children_one_by_one(int index, std::size_t family);
  bool is_embedded(int index) const;
  void show_embedding_nodes();
  bool reports_showing() const;
  bool shows(int parent, const Reference& child);
  void defer_hidden();
  void take_in_turns(std::span<Family> families, std::size_t room);
  std::size_t room() const;
  std::size_t room_for_hidden() const;
  void adopt(int parent, const Reference& child, std::size_t place = 0);
  void ask_whether_showing(int index);
  void ask_identity(int index);
  void ask_name_of_far(int index);
  void ask_interfaces(int index, std::function<void()> then);
  void settle_interfaces(int index);
  bool is_outline(const Accessible& item) const;
  bool is_further_cell(int index);
  void infer_interfaces_of_cells();
  void complete_from_cache();
  void assign_births();
  void ask_details();
  void ask_details_of(int index);
  /// See ToolkitTraits::outdates_texts_of_numbers.
  void note_shown_number(const WebAttributes& attributes, Accessible& item) const;
  bool wants_details(const Accessible& item) const;
  bool is_laid_out(const Accessible& item) const;
  void ask_actions(int index);
  bool may_hold_words(const Accessible& item) const;
  static bool is_stepped_only(const Accessible& item);
  void ask_values(int index);
  void ask_text(int index, std::int32_t characters);
  void ask_number(int index);
  void ask_label(int index);
  void take_label(int index, const std::string& label);
  bool shows_its_name(int index) const;
  void ask_pages();
  void ask_points_in(int page);
  bool lies_in(int index, int holder);
  void mark_hidden_pages(const std::vector<int>& pages);
  void name_actions();
  void note(const std::string& reason);
  Accessible& node(int index) { return nodes_[static_cast<std::size_t>(index)]; }

  Inquiry& inquiry_;
  Application& application_;
  const Toolkit toolkit_;
  const ReadOptions& options_;
  const Detail detail_;
  ItemCache cache_;
  std::vector<Accessible> nodes_;
  /// Nodes whose children are not listed yet.
  std::vector<int> frontier_;
  /// Children found but not taken yet.
  std::vector<Family> families_;
  /// Hidden children, for when nothing visible is left: closed menus, hidden pages.
  std::vector<Family> deferred_;
  /// Hidden nodes whose children were not listed.
  std::vector<int> waiting_;
  bool reads_hidden_ = false;
  /// Hidden nodes have more descendants than would be read, so these are only checked for visible ones.
  bool only_searches_showing_ = false;
  /// The index in nodes() from which on nodes were deferred as hidden.
  std::size_t first_hidden_ = 0;
  bool left_hidden_out_ = false;
  /// The node of ReadOptions::within, whose children are taken some at a time.
  struct Part {
    int index = -1;
    std::int64_t first = 0;
    std::int64_t next = 0;
    std::int64_t count = 0;
    /// Its children, if they had to be listed.
    std::optional<std::vector<Reference>> listed;
    std::size_t nodes_before = 0;
  };
  Part part_;
  /// Searches in progress, which must outlive their calls.
  std::vector<std::unique_ptr<ShowingChildren>> searches_;
  std::vector<Popup> popups_;
  /// Pages with a node on top at one of the tested points.
  std::set<int> pages_met_;
  TimePoint began_;
  /// OfferedActions::times_heard() at that time.
  std::uint64_t heard_before_ = 0;
  std::unordered_set<std::string> seen_;
  Extents frame_on_screen_;
  Extents frame_in_window_;
  std::string incomplete_;
  std::map<std::string, std::int64_t> told_of_;
  /// Nodes with many children that are all read.
  std::set<int> long_lists_;
  bool cut_short_ = false;
  /// GTK 4: everything was listed once, so the cache is complete.
  bool walked_ = false;
};

}  // namespace offhand::platform::atspi
