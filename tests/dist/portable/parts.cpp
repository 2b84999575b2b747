// What differs between releases of glibc, used once: threads, once, files, exceptions, random numbers, and what
// Debian's static libraries expect of a program.
#include <png.h>
#include <re2/re2.h>
#include <sys/stat.h>

#include <atomic>
#include <cmath>
#include <cstdio>
#include <filesystem>
#include <mutex>
#include <random>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

struct sd_bus;
extern "C" int sd_bus_new(sd_bus** bus);
extern "C" sd_bus* sd_bus_unref(sd_bus* bus);
extern "C" int xcb_popcount(unsigned mask);
extern "C" const char* offhand_missing_library(const char* beginning, const char** package);

namespace {
int thrown_across_frames(int depth) {
  if (depth == 0) throw std::runtime_error("thrown");
  return thrown_across_frames(depth - 1) + 1;
}
}  // namespace

/// "" or what went wrong.
extern "C" const char* parts_problem() {
  static std::string problem;
  std::atomic<int> ran = 0;
  std::once_flag once;
  std::thread([&] { std::call_once(once, [&] { ++ran; }); }).join();
  if (ran != 1) problem += "no thread; ";
  try {
    thrown_across_frames(20);
    problem += "nothing thrown; ";
  } catch (const std::runtime_error& error) {
    if (error.what() != std::string("thrown")) problem += "another exception; ";
  }
  struct stat facts{};
  if (::stat("/", &facts) != 0 || !S_ISDIR(facts.st_mode)) problem += "no stat; ";
  if (!std::filesystem::is_directory("/")) problem += "no filesystem; ";
  std::random_device device;
  if (device() == device() && device() == device()) problem += "no random numbers; ";
  if (std::hypot(3.0 + (ran - 1), 4.0) != 5.0) problem += "no hypot; ";
  if (std::fprintf(stderr, "said on standard error\n") <= 0) problem += "no standard error; ";
  png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, nullptr, nullptr, nullptr);
  if (png == nullptr) problem += "no libpng; ";
  png_warning(png, "and a warning");
  png_destroy_write_struct(&png, nullptr);
  std::atomic<int> matched = 0;
  std::vector<std::thread> readers;
  for (int reader = 0; reader < 4; ++reader) {
    readers.emplace_back([&] { matched += RE2::PartialMatch("one form saved", "f.(r|m)+ (open|saved)$") ? 1 : 0; });
  }
  for (auto& reader : readers) reader.join();
  if (matched != 4) problem += "no regular expressions; ";
  return problem.c_str();
}

/// The file and the package of the first library that is missing, or "".
extern "C" const char* parts_missing(const char* beginning) {
  static std::string missing;
  const char* package = "";
  const char* file = offhand_missing_library(beginning, &package);
  missing = file == nullptr ? "" : std::string(file) + ' ' + package;
  return missing.c_str();
}

/// Calls two libraries that are opened for it; the numbers of a mask's bits is the answer of one of them.
extern "C" int parts_opened(unsigned mask) {
  sd_bus* bus = nullptr;
  if (sd_bus_new(&bus) < 0) return -1;
  sd_bus_unref(bus);
  return xcb_popcount(mask);
}

/// The program, for the launcher beside this library.
extern "C" int offhand_program(int argc, char** argv) {
  std::printf("program with %d words, the last is %s\n", argc, argv[argc - 1]);
  return argc;
}
