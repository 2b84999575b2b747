#include "platform/select.h"

// offhand-helper: processes that a backend starts, for a library whose main() is somebody else's.
int main(int argc, char** argv) {
  // Typed by hand, it does nothing.
  return offhand::platform::run_as_helper(argc, argv).value_or(2);
}
