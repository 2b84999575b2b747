#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "platform/linux/atspi/bus/message.h"

namespace offhand::platform::atspi {

class Inquiry;

/// Names of actions that no locale touches. Action.GetActions gives names for people ("Klicken"); Action.GetName gives
/// the toolkit's own ("click") but takes a call for each action. So each list for people is looked up once.
class ActionNames {
 public:
  /// Null when not all names of this list are known.
  const std::vector<std::string>* find(const std::vector<std::string>& shown) const;
  /// Asks a node that has this list for the names; find() knows them when the inquiry's calls are done.
  void look_up(Inquiry& inquiry, const Reference& node, const std::vector<std::string>& shown);

 private:
  std::map<std::vector<std::string>, std::vector<std::string>> known_;
  /// What was answered so far of what is being looked up, or was until somebody's time was over.
  std::map<std::vector<std::string>, std::vector<std::optional<std::string>>> answered_;
};

}  // namespace offhand::platform::atspi
