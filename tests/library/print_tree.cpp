// print_tree TITLE: the envelope of the windows whose title contains TITLE, by the C++ interface.
#include <offhand/session.h>

#include <iostream>

int main(int argc, char** argv) {
  if (argc != 2) return 2;
  auto session = offhand::Session::create();
  if (!session) return std::cerr << session.error().message << '\n', 1;
  const auto envelope = session->capture({.scope = offhand::cup::Scope::full, .app = argv[1]});
  if (!envelope) return std::cerr << envelope.error().message << '\n', 1;
  std::cout << offhand::cup::write_envelope(*envelope) << '\n';
}
