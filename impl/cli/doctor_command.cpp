#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <nlohmann/json.hpp>

#include "impl/cli/diagnosis.h"
#include "impl/cli/service_commands.h"
#include "impl/command_line/print.h"

namespace offhand::cli {
namespace {

using Standing = Finding::Standing;

std::string_view sign_of(Standing standing) {
  if (standing == Standing::works) return "✅";
  return standing == Standing::limited ? "⚠️" : "❌";
}

std::string_view word_of(Standing standing) {
  if (standing == Standing::works) return "works";
  return standing == Standing::limited ? "limited" : "broken";
}

std::string conclusion(const std::vector<Finding>& findings) {
  const auto broken = std::ranges::count(findings, Standing::broken, &Finding::standing);
  const auto limited = std::ranges::count(findings, Standing::limited, &Finding::standing);
  if (broken > 0) return fmt::format("❌ Offhand does not work here yet: mend what is marked ❌ first.");
  if (limited > 0) return "✅ Offhand works here; what is marked ⚠️ would make it work better.";
  return "✅ Everything works.";
}

std::string text_of(const std::vector<Finding>& findings) {
  std::string text;
  for (const auto& finding : findings) {
    text += fmt::format("{} {}: {}\n", sign_of(finding.standing), finding.name, finding.detail);
    if (!finding.advice.empty()) text += fmt::format("   → {}\n", finding.advice);
  }
  return text + conclusion(findings);
}

std::string json_of(const std::vector<Finding>& findings, bool works) {
  auto list = nlohmann::json::array();
  for (const auto& finding : findings) {
    list.push_back({{"name", finding.name}, {"standing", word_of(finding.standing)}, {"detail", finding.detail}});
    if (!finding.advice.empty()) list.back()["advice"] = finding.advice;
  }
  return nlohmann::json{{"version", OFFHAND_VERSION}, {"works", works}, {"findings", std::move(list)}}.dump();
}

}  // namespace

int run_doctor(const ProgramOptions& program, const CollectedOptions& options) {
  const auto form = options.flag("json") ? OutputForm::json : output_form(options.value("output"));
  const auto client = options.value("client");
  auto findings = client.empty() ? diagnose(program) : diagnose_client(client, options.value("scope"));
  if (client.empty())
    std::ranges::move(diagnose_services(program, options.flag("quick") ? Thoroughness::quick : Thoroughness::thorough),
                      std::back_inserter(findings));
  const bool works = std::ranges::count(findings, Standing::broken, &Finding::standing) == 0;
  const int printed = print(form, text_of(findings), json_of(findings, works));
  return works ? printed : 1;
}

}  // namespace offhand::cli
