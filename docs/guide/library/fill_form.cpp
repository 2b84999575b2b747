// Fills a form: fill_form TITLE TEXT puts TEXT into the field "Entry" of the window whose title contains TITLE, ticks
// "Check me", and presses "A".
#include <offhand/session.h>

#include <iostream>
#include <string>

namespace {

int complain(const offhand::Failure& failure) {
  std::cerr << failure.code << ": " << failure.message << ' ' << failure.hint << '\n';
  return 1;
}

/// The best element of a role and a name.
offhand::Outcome<std::string> id_of(offhand::Session& session, const char* role, const char* name) {
  auto found = session.find_elements({.role = role, .name = name});
  if (!found) return found.error();
  if (found->empty()) return offhand::Failure{"not_in_the_form", std::string("There is no ") + role + ' ' + name, ""};
  return found->front().node.id;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 3) {
    std::cerr << "fill_form TITLE TEXT\n";
    return 2;
  }
  auto session = offhand::Session::create();
  if (!session) return complain(session.error());
  const auto form = session->capture({.scope = offhand::cup::Scope::full, .app = argv[1]});
  if (!form) return complain(form.error());

  struct Step {
    const char* role;
    const char* name;
    offhand::cup::Action action;
    offhand::ActionParameters parameters;
  };
  using offhand::cup::Action;
  const Step steps[] = {{"textbox", "Entry", Action::setvalue, {.value = argv[2]}},
                        {"checkbox", "Check me", Action::toggle, {}},
                        {"button", "A", Action::click, {}}};
  for (const auto& step : steps) {
    const auto id = id_of(*session, step.role, step.name);
    if (!id) return complain(id.error());
    const auto done = session->execute(*id, step.action, step.parameters);
    if (!done) return complain(done.error());
    std::cout << done->message << '\n';
  }
}
