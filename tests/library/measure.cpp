// measure TITLE: milliseconds by the C++ interface, as medians: making a session, capturing the windows whose title contains
// TITLE, ticking their box "Check me".
#include <offhand/session.h>

#include <algorithm>
#include <chrono>
#include <iostream>
#include <vector>

namespace {

constexpr int rounds = 31;

template <class Work>
double median_of(Work work) {
  std::vector<double> times;
  for (int i = 0; i < rounds; ++i) {
    const auto start = std::chrono::steady_clock::now();
    if (!work()) {
      std::cerr << "a call failed\n";
      std::exit(1);
    }
    times.push_back(std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count());
  }
  std::ranges::sort(times);
  return times[rounds / 2];
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 2) return 2;
  const auto create = median_of([] { return offhand::Session::create().has_value(); });
  auto session = offhand::Session::create();
  const offhand::CaptureOptions options{.scope = offhand::cup::Scope::full, .app = argv[1]};
  // A window that changed a moment ago is read anew by each capture.
  const auto rested = std::chrono::steady_clock::now() + std::chrono::seconds(3);
  while (std::chrono::steady_clock::now() < rested)
    if (!session->capture(options)) return 1;
  const auto capture = median_of([&] { return session->capture(options).has_value(); });
  const auto text = median_of([&] { return session->capture_compact(options).has_value(); });
  const auto found = session->find_elements({.role = "checkbox", .name = "Check me"});
  if (!found || found->empty()) return 1;
  const auto execute = median_of(
      [&] { return session->execute(found->front().node.id, offhand::cup::Action::toggle).has_value(); });
  std::cout << "{\"create\": " << create << ", \"capture\": " << capture << ", \"capture_compact\": " << text
            << ", \"execute\": " << execute << "}\n";
}
