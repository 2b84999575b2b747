// measure TITLE: milliseconds by the C++ interface, a list each: making a session, capturing the windows whose title
// contains TITLE, once more as compact text, toggling their first check box.
#include <offhand/session.h>

#include <chrono>
#include <iostream>

namespace {

constexpr int rounds = 31;

template <class Work>
void measure(const char* what, const char* before, Work work) {
  std::cout << before << '"' << what << "\": [";
  for (int i = 0; i < rounds; ++i) {
    const auto start = std::chrono::steady_clock::now();
    if (!work()) {
      std::cerr << "a call failed\n";
      std::exit(1);
    }
    const std::chrono::duration<double, std::milli> took = std::chrono::steady_clock::now() - start;
    std::cout << (i == 0 ? "" : ", ") << took.count();
  }
  std::cout << ']';
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 2) return 2;
  measure("create", "{", [] { return offhand::Session::create().has_value(); });
  auto session = offhand::Session::create();
  const offhand::CaptureOptions options{.scope = offhand::cup::Scope::full, .app = argv[1]};
  // A window that changed a moment ago is read anew by each capture.
  const auto rested = std::chrono::steady_clock::now() + std::chrono::seconds(3);
  while (std::chrono::steady_clock::now() < rested)
    if (!session->capture(options)) return 1;
  measure("capture", ", ", [&] { return session->capture(options).has_value(); });
  measure("capture_compact", ", ", [&] { return session->capture_compact(options).has_value(); });
  const auto found = session->find_elements({.role = "checkbox"});
  if (!found || found->empty()) return 1;
  measure("execute", ", ",
          [&] { return session->execute(found->front().node.id, offhand::cup::Action::toggle).has_value(); });
  std::cout << "}\n";
}
