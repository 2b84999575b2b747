#include <cstdio>
#include <cstdlib>
#include <exception>
#include <filesystem>
#include <fstream>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>

#include "codegen/emit/output.h"
#include "codegen/generate.h"
#include "codegen/model/name.h"
#include "codegen/new_tool.h"
#include "codegen/runtime/program_words.h"

namespace {

namespace fs = std::filesystem;
using offhand::codegen::Difference;

constexpr const char* kUsage =
    "Usage: offhand-codegen [--root DIR] [--check | --release VERSION] [--schema DIR] [--out DIR]\n"
    "                       [--part DIR --namespace NAME [--part-schema DIR]]\n"
    "       offhand-codegen new-tool TOOLSET.NAME [--root DIR] [--namespace NAME [--schema DIR]]\n"
    "Writes generated/ and docs/reference/ from schema/.\n"
    "  --root DIR    folder that holds schema/ (default: the current one)\n"
    "  --check       writes nothing; shows what differs and exits with 1\n"
    "  --release VERSION  writes schema/released/VERSION.json alone: what callers of this release rely on. From then\n"
    "                on a schema that breaks it is refused\n"
    "  --part DIR    writes DIR/generated from DIR/schema instead, which rests on the types, errors and platforms of\n"
    "                schema/; DIR lies below ROOT and is written from there on: tests/mcp-conformance\n"
    "  --namespace NAME  namespace within offhand for what a part declares\n"
    "  --part-schema DIR  where the schema of the part is when it lies elsewhere; DIR of --part is then the name "
    "below\n"
    "                which its files are written and included\n"
    "  --schema DIR  schema folder (default: ROOT/schema)\n"
    "  --out DIR     folder to write below (default: ROOT)\n"
    "  new-tool      writes a tool to fill in: schema, body and test; with --namespace, of a server of your own:\n"
    "                schema/tools/TOOLSET/NAME.json and bodies/NAME.cpp, beside the schema of --schema that it rests "
    "on\n"
    "                (default: what is installed with this program)\n"
    "  --help, -h, help; --version, -V, version\n";

struct Options {
  fs::path root = ".";
  fs::path schema;
  fs::path out;
  fs::path part;
  fs::path space;
  fs::path part_schema;
  bool names_schema = false;
  std::string new_tool;
  bool check = false;
  std::optional<std::string> release;
};

/// Prints errors and returns false.
bool parse_options(int argc, char** argv, Options& options) {
  for (int i = 1; i < argc; ++i) {
    const std::string_view word = argv[i];
    if (word == "--check") {
      options.check = true;
      continue;
    }
    if (i == 1 && word == "new-tool" && argc > 2) {
      options.new_tool = argv[++i];
      continue;
    }
    if (word == "--release" && i + 1 < argc) {
      options.release = argv[++i];
      continue;
    }
    fs::path* target = word == "--root"          ? &options.root
                       : word == "--schema"      ? &options.schema
                       : word == "--out"         ? &options.out
                       : word == "--part"        ? &options.part
                       : word == "--namespace"   ? &options.space
                       : word == "--part-schema" ? &options.part_schema
                                                 : nullptr;
    if (target == nullptr || i + 1 == argc) {
      std::fputs(kUsage, stderr);
      return false;
    }
    *target = argv[++i];
  }
  const bool is_part_whole = options.part.empty() == options.space.empty();
  // --check writes nothing, --release writes a file.
  if (options.check && options.release) {
    std::fputs(kUsage, stderr);
    return false;
  }
  if (options.new_tool.empty() ? !is_part_whole : !options.part.empty()) {
    std::fputs(kUsage, stderr);
    return false;
  }
  options.names_schema = !options.schema.empty();
  if (options.schema.empty()) options.schema = options.root / "schema";
  if (options.out.empty()) options.out = options.root;
  return true;
}

const char* word_for(Difference::Kind kind) {
  switch (kind) {
    case Difference::Kind::missing:
      return "missing";
    case Difference::Kind::different:
      return "differs";
    case Difference::Kind::extra:
      return "is not generated any more";
    case Difference::Kind::foreign:
      return "was not written by the generator; move it away";
  }
  return "";
}

using offhand::codegen::Generation;
using offhand::codegen::Part;

/// Files are named from the root, however the folder was given.
Part part_of(const Options& options) {
  if (options.part.empty()) return {};
  const fs::path root = fs::weakly_canonical(options.root);
  const fs::path part = fs::weakly_canonical(root / options.part).lexically_relative(root);
  if (part.empty() || part == "." || *part.begin() == "..")
    throw std::runtime_error(options.part.string() + " is no folder below " + root.string() + '.');
  const std::string space = options.space.string();
  if (!offhand::codegen::is_free_namespace(space))
    throw std::runtime_error("\"" + space + "\" is no name for a namespace in C++, or one that is taken.");
  return {part.generic_string() + '/', "offhand::" + space};
}

Generation generated(const Options& options) {
  const Part part = part_of(options);
  if (part.is_product()) return offhand::codegen::generate(options.schema);
  return offhand::codegen::generate_part(
      options.schema, options.part_schema.empty() ? options.root / part.folder / "schema" : options.part_schema, part);
}

int check(const offhand::codegen::Products& products, const Options& options) {
  const auto differences = compare(products, options.out, part_of(options));
  for (const Difference& difference : differences) {
    std::fprintf(stderr, "%s: %s\n%s", difference.path.c_str(), word_for(difference.kind), difference.detail.c_str());
  }
  if (differences.empty()) return 0;
  std::fprintf(stderr, "%zu generated files do not fit the schema. Run `make generate` and commit the result.\n",
               differences.size());
  return 1;
}

int write(const offhand::codegen::Products& products, const Options& options) {
  const auto differences = compare(products, options.out, part_of(options));
  bool foreign = false;
  for (const Difference& difference : differences) {
    if (difference.kind != Difference::Kind::foreign) continue;
    foreign = true;
    std::fprintf(stderr, "%s: %s. Nothing was written.\n", difference.path.c_str(), word_for(difference.kind));
  }
  if (foreign) return 1;
  for (const std::string& path : write_products(products, options.out, part_of(options)))
    std::printf("%s\n", path.c_str());
  return 0;
}

/// True for numbers separated by dots.
bool is_version(std::string_view text) {
  char before = '.';
  for (const char letter : text) {
    const bool is_digit = letter >= '0' && letter <= '9';
    if (!is_digit && (letter != '.' || before == '.')) return false;
    before = letter;
  }
  return before != '.';
}

/// A release's promise is final: it is not written twice.
int promise(const Generation& generation, const fs::path& schema, const std::string& release) {
  if (!is_version(release)) throw std::runtime_error("\"" + release + "\" is no version; 0.1 is one.");
  const fs::path file = schema / "released" / (release + ".json");
  if (fs::exists(file)) throw std::runtime_error(file.string() + " is there: what a release promised is not changed.");
  fs::create_directories(file.parent_path());
  std::ofstream stream(file);
  if (!(stream << generation.manifest << std::flush)) throw std::runtime_error(file.string() + " cannot be written.");
  std::printf("%s\n", file.string().c_str());
  return 0;
}

int run(const Options& options) {
  if (!options.new_tool.empty()) {
    const fs::path shared = options.names_schema ? options.schema : fs::path();
    for (const auto& file :
         offhand::codegen::write_new_tool(options.new_tool, options.root, options.space.string(), shared))
      std::printf("%s\n", file.string().c_str());
    return 0;
  }
  const Generation generation = generated(options);
  for (std::size_t i = 0; i < generation.errors.size(); ++i) {
    std::fprintf(stderr, "%s\n%s", generation.errors[i].c_str(), generation.excerpts[i].c_str());
  }
  if (!generation.errors.empty()) return 1;
  if (options.release) return promise(generation, options.schema, *options.release);
  if (options.check) return check(generation.products, options);
  return write(generation.products, options);
}

}  // namespace

int main(int argc, char** argv) {
  if (const auto word = offhand::program_word(argc, argv); word != offhand::ProgramWord::none) {
    std::fputs(word == offhand::ProgramWord::help ? kUsage : "offhand-codegen " OFFHAND_VERSION "\n", stdout);
    return EXIT_SUCCESS;
  }
  Options options;
  if (!parse_options(argc, argv, options)) return 2;
  try {
    return run(options);
  } catch (const std::exception& error) {
    std::fprintf(stderr, "offhand-codegen: %s\n", error.what());
    return 3;
  }
}
