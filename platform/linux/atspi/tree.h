#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "platform/api/event.h"
#include "platform/api/node_attributes.h"
#include "platform/api/tree.h"
#include "platform/api/wheel_choices.h"
#include "platform/linux/atspi/acting/actions.h"
#include "platform/linux/atspi/applications/application.h"
#include "platform/linux/atspi/applications/registry.h"
#include "platform/linux/atspi/applications/resting_trees.h"
#include "platform/linux/atspi/applications/window_facts.h"
#include "platform/linux/atspi/elements/matcher.h"
#include "platform/linux/atspi/reading/reader.h"
#include "platform/linux/atspi/reading/root_pane.h"

namespace offhand::platform::atspi {

/// Accessibility trees over AT-SPI. Connects on the first call. Thread-safe; calls to different applications do not
/// wait for each other.
class AtspiTree final : public AccessibilityTree, public AttributeSource, public WheelChoices {
 public:
  /// `sink` and `clock` must outlive the tree.
  AtspiTree(EventSink& sink, const Clock& clock, WindowFactsSource facts);
  ~AtspiTree() override;

  Result<platform::Tree> read(const WindowInfo& window, const ReadOptions& options, const Limits& limits) override;
  AttributesOfWindow attributes(std::int64_t window_id) const override { return attributes_.of(window_id); }
  bool answers_as_it_reads(const NodeHandle& node) const override;
  Result<NodeIdentity> identify(const WindowInfo& window, const NodeHandle& node, const Limits& limits) override;
  Result<std::optional<States>> states(const WindowInfo& window, const NodeHandle& node, const Limits& limits) override;
  Result<std::optional<bool>> lies_in(const WindowInfo& window, const NodeHandle& node, const Limits& limits) override;
  Delivery perform(const NodeHandle& node, NodeAction action, const Limits& limits) override;
  std::optional<NodeAction> meaning_of(const NodeHandle& /*node*/, std::string_view action) const override {
    return atspi::meaning_of(action);
  }
  Delivery perform_called(const NodeHandle& node, const std::string& action, const Limits& limits) override;
  Delivery insert_text(const NodeHandle& node, const std::string& text, const Limits& limits) override;
  Delivery replace_text(const NodeHandle& node, const std::string& text, const Limits& limits) override;
  Result<std::optional<HeldNumber>> number(const NodeHandle& node, const Limits& limits) override;
  Delivery set_number(const NodeHandle& node, double number, const Limits& limits) override;
  Result<std::vector<Node>> options(const NodeHandle& node, const Limits& limits) override;
  bool opens_for_options(const NodeHandle& node, const Limits& limits) override;
  bool opens_menu(const NodeHandle& node, const Limits& limits) override;
  bool turns_by_wheel(const NodeHandle& node, const Limits& limits) override;
  bool heeds_options_while_closed(const NodeHandle& node, const Limits& limits) override;
  Delivery choose(const NodeHandle& node, const NodeHandle& option, const Limits& limits) override;
  bool is_embedded(const WindowInfo& window, const NodeHandle& node, const Limits& limits) override;
  Delivery focus_quietly(const NodeHandle& node, const Limits& limits) override;
  Delivery focus_where_feigned(const NodeHandle& node, const Limits& limits) override;
  Delivery focus(const NodeHandle& node, const Limits& limits) override;
  Result<std::optional<std::string>> text(const NodeHandle& node, const Limits& limits) override;
  Result<std::optional<TextCaret>> caret(const NodeHandle& node, const Limits& limits) override;
  Result<std::vector<Markup>> markup(const std::vector<NodeHandle>& nodes, const Limits& limits) override;
  Result<std::optional<Node>> focused(const WindowInfo& window, const Limits& limits) override;
  Result<void> hear_out(const WindowInfo& window, const Limits& limits) override;
  Result<bool> enabled(const Limits& limits) override;
  Result<void> enable(const Limits& limits) override;
  Result<Exposure> exposure(const WindowInfo& window, const NodeHandle& node,
                            const std::vector<NodeHandle>& ancestors_then, const Limits& limits) override;
  Result<PointHit> hit_at(const WindowInfo& window, const NodeHandle& node, const Exposure& exposure, double x,
                          double y, const Limits& limits) override;
  Result<std::optional<Node>> node_at(const WindowInfo& window, double x, double y, const Limits& limits) override;
  Delivery scroll_into_view(const NodeHandle& node, const Limits& limits) override;
  Result<std::optional<Node>> pressable_at(const WindowInfo& window, double x, double y, const Limits& limits) override;

  /// A window as its application reports it.
  struct TopLevel {
    /// A hash of the accessible's identity, so that it is the same in every process of Offhand.
    std::int64_t window_id = 0;
    WindowFacts facts;
    StateBits states;
    std::string_view role;
    Toolkit toolkit = Toolkit::unknown;
  };
  /// The windows that applications report, for a desktop without an X display. Applications that do not answer are left
  /// out.
  Result<std::vector<TopLevel>> top_levels(const Limits& limits);
  /// This window first, then the other windows of its process. If the window was listed before, only its application is
  /// asked. `window_not_found`.
  Result<std::vector<TopLevel>> top_levels_with(std::int64_t window_id, const Limits& limits);
  /// The windows of a process in the last list.
  std::vector<std::int64_t> listed_windows(std::int64_t pid) const;

 private:
  struct Match {
    std::shared_ptr<Application> application;
    Reference root;
    WindowFacts facts;
    int calls = 0;
  };

  /// Runs one inquiry that makes the application of a node act.
  Delivery act(const NodeHandle& node, const std::string& what, const Limits& limits,
               const std::function<void(Inquiry&, const Reference&, Toolkit, ActionRun&)>& body);
  /// What to do if reading takes longer than allowed. A partial tree would mislead a search.
  enum class Completeness { all_or_nothing, as_far_as_time_allows };

  Delivery perform(const NodeHandle& node, const ActionChoice& choice, const Limits& limits);
  Delivery grab_focus(const NodeHandle& node, bool (*may)(Toolkit), const Limits& limits);
  Result<std::optional<std::string>> choice_shown(Application& application, const NodeHandle& box,
                                                  const Limits& limits);

  /// The root of a window's tree.
  struct Binding {
    Reference root;
    std::int64_t pid = 0;
    RootPane pane = {};
  };

  /// An element's list of ancestors ends at the root pane; the pane's own parents are known only from reading the tree.
  void note_pane(std::int64_t window_id, RootPane pane);
  RootPane pane_of(std::int64_t window_id);
  /// From the display, or from the application if there is no display.
  Result<WindowFacts> facts_of(std::int64_t window_id, const Limits& limits);
  /// The same, but possibly a moment old.
  Result<WindowFacts> recent_facts_of(std::int64_t window_id, const Limits& limits);
  std::vector<TopLevel> top_levels_of(const AccessibleProcess& process, const Limits& limits);
  void bind(std::int64_t window_id, const Match& match);
  Result<Match> match(const WindowInfo& window, WindowFacts facts, const Limits& limits);
  Result<Match> match_once(const WindowInfo& window, const WindowFacts& facts, const Limits& limits);
  Result<std::vector<Candidate>> candidates_of(const std::vector<AccessibleProcess>& processes, const Limits& limits,
                                               int& calls, std::optional<Error>& unanswered);
  Result<std::shared_ptr<Application>> application(const AccessibleProcess& process, const Limits& limits);
  Result<void> know_embedded(const TreeReader& reader, const Application& host, const Limits& limits);
  /// The application of a node that was read earlier; null if it is gone.
  std::shared_ptr<Application> application_of(const Reference& node, const Limits& limits);
  Result<platform::Tree> read(const WindowInfo& window, const WindowFacts& facts, const ReadOptions& options,
                              Detail detail, const Limits& limits,
                              Completeness completeness = Completeness::all_or_nothing);
  Result<platform::Tree> read_matched(const Match& match, const ReadOptions& options, Detail detail,
                                      const WindowInfo& window, const Limits& limits, Completeness completeness,
                                      bool* is_at_its_place);
  Result<platform::Tree> read_once(const Match& match, const ReadOptions& options, Detail detail,
                                   const WindowInfo& window, const Limits& limits, Completeness completeness,
                                   bool* is_at_its_place);
  /// Searches for popups that opened before the subscription to events, once per application. Returns the number of
  /// calls; 0 if there can be none.
  int find_unheard_popups(const Match& match, const platform::Tree& tree, const Limits& limits);
  /// The root that the window's tree was read from.
  std::optional<Reference> root_of(std::int64_t window_id);
  /// The match of an earlier reading, if its application still lives.
  std::optional<Match> recall(std::int64_t window_id, const WindowFacts& facts);

  EventSink& sink_;
  const Clock& clock_;
  const WindowFactsSource facts_;
  Registry registry_;
  RestingTrees resting_trees_;
  KeptAttributes attributes_;
  mutable std::mutex mutex_;
  std::map<std::string, std::shared_ptr<Application>> applications_;
  std::map<std::int64_t, Binding> bindings_;
  /// The windows of the last top_levels(), with their processes.
  std::map<std::int64_t, AccessibleProcess> listed_;
};

}  // namespace offhand::platform::atspi
