#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "impl/cli/commands.h"
#include "impl/command_line/print.h"
#include "impl/recording/page.h"
#include "platform/host/files.h"
#include "platform/host/paths.h"

namespace offhand::cli {

int run_recording_render(const ProgramOptions& /*program*/, const CollectedOptions& options) {
  const auto form = output_form(options.value("output"));
  const auto folder = options.value("dir");
  const auto page = recording_page(folder);
  if (!page) return print_error(page.error(), form);
  auto file = options.value("out");
  if (file.empty()) file = host::text_of(host::path_of(folder) / "recording.html");
  if (const auto written = host::write_file(file, *page); !written) return print_error(written.error(), form);
  return print(form, "✅ " + file, nlohmann::json{{"file", file}}.dump());
}

}  // namespace offhand::cli
