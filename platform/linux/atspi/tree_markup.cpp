#include <map>
#include <string>

#include "platform/linux/atspi/bus/limits.h"
#include "platform/linux/atspi/tree.h"
#include "platform/linux/atspi/vocabulary/web_roles.h"

namespace offhand::platform::atspi {
namespace {

bool is_web(Toolkit toolkit) { return toolkit == Toolkit::chromium || toolkit == Toolkit::gecko; }

}  // namespace

Result<std::vector<Markup>> AtspiTree::markup(const std::vector<NodeHandle>& nodes, const Limits& limits) {
  std::vector<Markup> told(nodes.size());
  // A page may belong to another process than the window around it.
  std::map<std::string, std::vector<std::size_t>> places;
  for (std::size_t i = 0; i < nodes.size(); ++i) places[reference_of(nodes[i]).application].push_back(i);
  for (const auto& [name, of_one] : places) {
    const std::shared_ptr<Application> application = application_of(reference_of(nodes[of_one.front()]), limits);
    if (application == nullptr) continue;
    const InquiryOutcome outcome = application->run(limits, [&](Inquiry& inquiry) {
      for (const std::size_t place : of_one) {
        inquiry.call(get_attributes(reference_of(nodes[place])), [&told, place](const Reply& reply) {
          WebAttributes attributes;
          if (!read_attributes(reply, attributes)) return;
          told[place] = {attributes.tag,     attributes.id,
                         attributes.classes, is_part_of_time(attributes),
                         attributes.formula, attributes.formula_is_cut};
        });
        // What programs call their widgets. Pages say it among the attributes, and are large.
        if (is_web(application->toolkit())) continue;
        inquiry.call(get_property(reference_of(nodes[place]), interface::accessible, "AccessibleId"),
                     [&told, place](const Reply& reply) {
                       std::string id;
                       if (told[place].id.empty() && reply.property("s", id)) told[place].id = id;
                     });
      }
    });
    if (outcome.end != InquiryEnd::finished && !application->gone())
      return fail(unfinished(outcome, application->asked(), "Reading how a page is written"));
  }
  return told;
}

}  // namespace offhand::platform::atspi
