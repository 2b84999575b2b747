#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <new>
#include <string>
#include <vector>

#include "offhand/cup/compact_text.h"
#include "offhand/cup/search.h"

// Times printing and searching a tree of 10,000 nodes, for `make bench`. Prints the medians of 51 rounds: milliseconds
// to prune and print, allocations for that per node, milliseconds to find by name, and to find nothing, which looks for
// misspelt words too.
namespace {

std::size_t allocations = 0;

using namespace offhand::cup;

constexpr std::size_t nodes = 10000;

/// A window with lists of rows, of which some have no name, value or action.
std::vector<Node> tree() {
  std::vector<Node> tree;
  for (std::size_t i = 0; i < nodes; ++i) {
    const auto place = static_cast<std::int64_t>(i);
    Node node{.depth = i == 0         ? 0U
                       : i % 100 == 1 ? 1U
                       : i % 10 == 2  ? 2U
                                      : 3U,
              .role = static_cast<Role>(i % kRoleCount),
              .bounds = Rectangle{place % 1900, place % 1000, 50, 20},
              .id = "e" + std::to_string(i)};
    if (i % 5 != 0) node.name = "Some element number " + std::to_string(i);
    if (i % 2 != 0) node.actions = {Action::click, Action::focus};
    if (i % 7 == 0) node.states = {State::focused, State::selected};
    if (i % 9 == 0) node.value = "a value " + std::to_string(i);
    tree.push_back(std::move(node));
  }
  return tree;
}

template <class Work>
double median_ms(Work work) {
  std::vector<double> samples;
  for (int round = 0; round < 51; ++round) {
    const auto before = std::chrono::steady_clock::now();
    work();
    samples.push_back(std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - before).count());
  }
  std::ranges::sort(samples);
  return samples[samples.size() / 2];
}

}  // namespace

void* operator new(std::size_t size) {
  ++allocations;
  if (void* memory = std::malloc(size)) return memory;
  throw std::bad_alloc();
}
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }

int main() {
  const Envelope envelope{.platform = "linux", .screen = {1920, 1080, 1}, .tree = tree()};
  std::size_t written = 0;
  std::size_t found = 0;
  const auto print = [&] { written += print_compact(envelope, {.max_chars = 0}).size(); };
  const double printing = median_ms(print);
  const std::size_t before = allocations;
  print();
  const double a_node = static_cast<double>(allocations - before) / static_cast<double>(nodes);
  const double finding = median_ms([&] { found += find_elements(envelope.tree, {.name = "element 77"}).size(); });
  const double finding_none = median_ms([&] { found += find_elements(envelope.tree, {.name = "zzzzzz"}).size(); });
  std::printf("%.4f %.4f %.4f %.4f\n", printing, a_node, finding, finding_none);
  return written > 0 && found > 0 ? 0 : 1;
}
