#include <cstdio>
#include <cstdlib>

extern "C" const char* parts_problem();
extern "C" const char* parts_missing(const char* beginning);
extern "C" int parts_opened(unsigned mask);

// program [MASK]: what the library says as well.
int main(int argc, char** argv) {
  std::printf("problem: %s\nmissing: %s\n", parts_problem(), parts_missing(""));
  if (argc > 1) std::printf("bits: %d\n", parts_opened(static_cast<unsigned>(std::atoi(argv[1]))));
  return 0;
}
