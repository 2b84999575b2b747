#pragma once

#include <memory>
#include <string>
#include <vector>

#include "platform/linux/atspi/accessible.h"
#include "platform/linux/atspi/application.h"
#include "platform/linux/atspi/window_facts.h"

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

/// How closely an accessible window has to resemble the X window.
enum class Strictness {
  same_process,    ///< The process is the window's own: title or size suffices.
  related_process  ///< The process is only related to it: title and size must both fit.
};

/// Whether a window of this title may have an accessible of this name: they agree, or one of them says nothing.
bool may_be_titled(const std::string& name, const std::string& title);

/// Whether a frame lies exactly where an X window lies. GTK 4 does not know where its windows are.
bool lies_at(Toolkit toolkit, const Extents& screen, const Extents& window, const WindowFacts& facts);

/// The candidates that fit a window, by title, place, size, active state, modality and role. One is a match, several
/// are ambiguous. A title may be another one for a moment or for good (LibreOffice's message boxes): then the place has
/// to fit exactly.
std::vector<Candidate> choose(std::vector<Candidate> candidates, const WindowFacts& facts, Strictness strictness);

/// Reads the top-level accessibles of an application within an inquiry of its actor.
void gather_candidates(Inquiry& inquiry, const std::shared_ptr<Application>& application,
                       std::vector<Candidate>& candidates);

/// "frame \"Untitled\" 700x500, dialog ..." for people.
std::string describe(const std::vector<Candidate>& candidates);

}  // namespace offhand::platform::atspi
