#include "codegen/model/build_model.h"

namespace offhand::codegen {

void read_peers(Model& model, const SchemaFolder& folder, Diagnostics& diagnostics) {
  const Document* document = folder.find(shown_path("peers.json"));
  if (document == nullptr || !model.part.is_product()) return;
  const Place root{document->path, "/peers"};
  for (const auto& [name, json] : document->json.at("peers").items()) {
    Peer peer{name, json.at("title").get<std::string>(), json.at("about").get<std::string>(), {}};
    const Json& rows = json.at("rows");
    const Place place = root.child(name).child("rows");
    for (std::size_t i = 0; i < rows.size(); ++i) {
      PeerRow row{rows[i].at("theirs").get<std::string>(), rows[i].value("ours", std::vector<std::string>()),
                  rows[i].value("by", ""), rows[i].at("differs").get<std::string>(), place.child(i).child("ours")};
      if (row.ours.empty() == row.by.empty())
        folder.error(diagnostics, place.child(i), "must name tools in \"ours\", or what does it else in \"by\".");
      peer.rows.push_back(std::move(row));
    }
    model.peers.push_back(std::move(peer));
  }
}

}  // namespace offhand::codegen
