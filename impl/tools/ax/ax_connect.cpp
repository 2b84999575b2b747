#include "generated/tools/ax/ax_connect.h"

#include <fmt/format.h>

#include <string>
#include <vector>

#include "generated/types/questions.h"
#include "impl/target/applications_named.h"
#include "impl/target/connected_application.h"
#include "impl/tools/call.h"
#include "impl/tools/question_forms.h"

namespace offhand::tools::ax {
namespace {

/// Of several that the words name the user chooses, where the client can ask; else the error says which there are.
Result<Connection> connect(Call& call, const AxConnectArgs& args) {
  const auto alias = args.alias.value_or("");
  auto connection = connect_application(call.scope(), args.app, alias);
  const auto question = questions::which_app({.app = args.app});
  const bool is_ambiguous = !connection && connection.error().code == "ambiguous_app";
  if (!is_ambiguous || !may_ask(call.client(), question)) return connection;
  OFFHAND_ASSIGN(const auto candidates, applications_named(call.scope(), args.app));
  std::vector<Choice> choices;
  for (const auto& one : candidates)
    choices.push_back({std::to_string(one.pid), fmt::format("{} (pid {})", one.name, one.pid)});
  OFFHAND_ASSIGN(const auto chosen, user_says(call.client(), question, choices));
  return chosen.empty() ? connection : connect_application(call.scope(), chosen, alias);
}

}  // namespace

Result<AxConnectResult> ax_connect(Call& call, const AxConnectArgs& args) {
  const auto scope = call.scope();
  const auto before = call.session().connections().list().size();
  OFFHAND_ASSIGN(const auto connection, connect(call, args));
  OFFHAND_ASSIGN(const auto windows, windows_of(scope, connection.pid));
  // Those who list resources are offered what this application tells.
  if (call.session().connections().list().size() != before) call.notify({.kind = Change::Kind::resources});
  AxConnectResult result;
  result.connected = true;
  result.app_name = connection.name;
  result.pid = connection.pid;
  if (!connection.id.empty()) result.bundle_id = connection.id;
  result.windows = static_cast<std::int64_t>(windows.size());
  result.alias = connection.spoken();
  return result;
}

}  // namespace offhand::tools::ax
