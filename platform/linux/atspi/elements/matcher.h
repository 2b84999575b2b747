#pragma once

#include <memory>
#include <string>
#include <vector>

#include "platform/linux/atspi/applications/application.h"
#include "platform/linux/atspi/applications/window_facts.h"
#include "platform/linux/atspi/reading/accessible.h"

namespace offhand::platform::atspi {

/// A top-level accessible that may belong to a window.
struct Candidate {
  std::shared_ptr<Application> application;
  Reference handle;
  std::uint32_t role = 0;
  std::string name;
  StateBits states;
  Extents extents;
  Extents in_window;
};

/// How similar an accessible window must be to the X window.
enum class Strictness {
  same_process,    ///< It belongs to the window's process: title or size suffices.
  related_process  ///< Its process is only related: title and size must both match.
};

/// True if a window with this title may have an accessible with this name: they match, or one of them is empty.
bool may_be_titled(const std::string& name, const std::string& title);

/// True if a frame has exactly the position of an X window. GTK 4 does not know the positions of its windows.
bool lies_at(Toolkit toolkit, const Extents& screen, const Extents& window, const WindowFacts& facts);

/// The candidates that match a window, by title, place, size, active state, modality and role. One is a match; several
/// are ambiguous. A title may differ for a moment or for good (LibreOffice's message boxes): then the place must match
/// exactly.
std::vector<Candidate> choose(std::vector<Candidate> candidates, const WindowFacts& facts, Strictness strictness);

/// For a window that no candidate of its process matches, whatever size and name its own one tells (a program of
/// GTK 4 may call the window "Secrets" and its frame "Window"): the candidate that remains once each other window of
/// the process has one that can only be its own. Empty where one of those is in doubt, or where several remain.
std::vector<Candidate> choose_by_elimination(const std::vector<Candidate>& candidates,
                                             const std::vector<WindowFacts>& others);

/// Reads the top-level accessibles of an application within an inquiry of its actor.
void gather_candidates(Inquiry& inquiry, const std::shared_ptr<Application>& application,
                       std::vector<Candidate>& candidates);

/// "frame \"Untitled\" 700x500, dialog ..." for messages.
std::string describe(const std::vector<Candidate>& candidates);

}  // namespace offhand::platform::atspi
