#include <fmt/format.h>

#include <filesystem>
#include <nlohmann/json.hpp>

#include "impl/cli/commands.h"
#include "impl/command_line/print.h"
#include "platform/host/paths.h"

namespace offhand::cli {
namespace {

/// How the program came here, and what replaces it by a newer one.
struct Origin {
  std::string_view name;
  std::string_view command;
};

Origin origin_of(const std::string& program) {
  if (program.find("/node_modules/") != std::string::npos) return {"npm", "npm install offhand@latest"};
  // Debian's own Python has modules in dist-packages.
  for (const auto* folder : {"/site-packages/", "/dist-packages/"})
    if (program.find(folder) != std::string::npos) return {"Python", "pip install --upgrade offhand"};
  if (program.find("/Cellar/") != std::string::npos) return {"Homebrew", "brew upgrade offhand"};
  if (program.starts_with("/nix/store/")) return {"Nix", "nix profile upgrade offhand"};
  if (program.starts_with("/usr/bin/")) return {"the system's packages", "apt-get install ./offhand_VERSION_amd64.deb"};
  return {"a folder", "tar xzf offhand-VERSION-linux-x64.tar.gz, over the old one"};
}

}  // namespace

int run_upgrade(const ProgramOptions& program, const CollectedOptions& options) {
  const auto form = output_form(options.value("output"));
  std::error_code failed;
  const auto self = host::text_of(std::filesystem::read_symlink("/proc/self/exe", failed));
  const auto origin = origin_of(self);
  const auto text = fmt::format("offhand {} at {} comes from {}.\nA newer one replaces it: {}", OFFHAND_VERSION, self,
                                origin.name, origin.command);
  const int told =
      print(form, text,
            nlohmann::ordered_json{
                {"version", OFFHAND_VERSION}, {"program", self}, {"from", origin.name}, {"command", origin.command}}
                .dump());
  return options.flag("check") && told == 0 ? run_check_update(program, options) : told;
}

}  // namespace offhand::cli
