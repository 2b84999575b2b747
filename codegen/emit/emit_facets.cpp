#include <algorithm>
#include <iterator>
#include <string>

#include "codegen/emit/products.h"
#include "codegen/emit/writer.h"

namespace offhand::codegen {
namespace {

std::vector<Facet> own_facets(const Model& model) {
  std::vector<Facet> own;
  std::ranges::copy_if(model.facets, std::back_inserter(own), &Facet::is_own);
  return own;
}

std::string parameters(const std::vector<Facet>& facets) {
  std::string text;
  for (const Facet& facet : facets)
    text += (text.empty() ? "" : ", ") + facet.cpp_name + "& " + facet.name.identifier();
  return text;
}

std::string header_text(const Model& model, const std::vector<Facet>& facets) {
  Writer out(banner(facets.front().place.file));
  out.line("#pragma once\n\n#include \"codegen/runtime/facets.h\"\n");
  out.flat_block("namespace $space$ {\n", "}  // namespace $space$", {{"space", model.part.space}}, [&] {
    for (const Facet& facet : facets) {
      out.doc(facet.description);
      out.line("class $Facet$;\n", {{"Facet", facet.cpp_name}});
    }
    out.line("/// What a server hands to the bodies of its tools; it outlives all calls.\nFacetTable facets($list$);\n",
             {{"list", parameters(facets)}});
  });
  return out.text();
}

std::string source_text(const Model& model, const std::vector<Facet>& facets) {
  Writer out(banner(facets.front().place.file));
  out.line("#include \"$home$.h\"\n", {{"home", facets_home(model.part)}});
  std::string entries;
  for (const Facet& facet : facets)
    entries += (entries.empty() ? "{" : ", {") + literal(facet.name.text()) + ", &" + facet.name.identifier() + '}';
  out.flat_block("namespace $space$ {\n", "\n}  // namespace $space$", {{"space", model.part.space}}, [&] {
    out.line("FacetTable facets($list$) { return {$entries$}; }", {{"list", parameters(facets)}, {"entries", entries}});
  });
  return out.text();
}

constexpr std::string_view kFacetsHead = R"(#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>

#include "codegen/runtime/enum_set.h"

namespace offhand::platform {
)";

constexpr std::string_view kFacetNames = R"(
using FacetSet = EnumSet<Facet>;

/// Its name in the schema.
std::string_view to_string(Facet facet);
/// Empty if there is no facet of this name.
std::optional<Facet> facet_called(std::string_view name);
/// The facet that this one extends, if any.
std::optional<Facet> whole_of(Facet facet);
)";

constexpr std::string_view kAccessBegins = R"(
/// The facets that one call may use: those that its tool declares, as far as they exist. Access to any other facet
/// throws std::logic_error; for an optional facet, ask has_...() first.
class FacetAccess {
 public:
  FacetAccess() = default;
  bool has(Facet facet) const { return usable_.contains(facet); })";

constexpr std::string_view kAccessEnds = R"(
 protected:
  FacetAccess(const FacetPlaces& places, FacetSet usable) : places_(&places), usable_(usable) {}

 private:
  template <class Kind>
  Kind& used(std::shared_ptr<Kind> FacetPlaces::* place, Facet facet) const {
    if (!has(facet)) refuse(facet);
    return *(places_->*place);
  }
  [[noreturn]] static void refuse(Facet facet);

  const FacetPlaces* places_ = nullptr;
  FacetSet usable_;
};

}  // namespace offhand::platform
)";

std::vector<Facet> platform_facets(const Model& model) {
  std::vector<Facet> facets;
  for (const Facet& facet : model.facets)
    if (facet.of_a_platform) facets.push_back(facet);
  return facets;
}

std::string platform_facets_header(const std::vector<Facet>& facets) {
  Writer out(banner("schema/facets.json"));
  out.raw(kFacetsHead);
  out.line();
  for (const Facet& facet : facets) out.line("class $Kind$;", {{"Kind", facet.cpp_name}});
  out.line();
  out.block("enum class Facet : std::uint8_t {", "};", {}, [&] {
    for (const Facet& facet : facets) {
      out.doc(facet.description);
      out.line("$name$,", {{"name", facet.name.identifier()}});
    }
  });
  out.raw(kFacetNames);
  out.line("\n/// The facets of a backend; a missing one is null.");
  out.block("struct FacetPlaces {", "};", {}, [&] {
    for (const Facet& facet : facets)
      out.line("std::shared_ptr<$Kind$> $member$;", {{"Kind", facet.cpp_name}, {"member", facet.member.identifier()}});
    out.line("\n/// The facets that are not null.\nFacetSet provided() const;");
  });
  out.raw(kAccessBegins);
  out.line("\n");
  for (const Facet& facet : facets) {
    const std::string member = facet.member.identifier();
    const std::string name = facet.name.identifier();
    const Values names{{"Kind", facet.cpp_name}, {"member", member}, {"name", name}};
    out.line("  bool has_$member$() const { return has(Facet::$name$); }", names);
    out.line("  $Kind$& $member$() const { return used(&FacetPlaces::$member$, Facet::$name$); }", names);
  }
  out.raw(kAccessEnds);
  return out.text();
}

std::string platform_facets_source(const std::vector<Facet>& facets) {
  Writer out(banner("schema/facets.json"));
  out.line("#include \"generated/support/facets.h\"\n\n#include <array>\n#include <stdexcept>\n#include <string>\n");
  out.flat_block("namespace offhand::platform {\n", "}  // namespace offhand::platform", {}, [&] {
    out.flat_block("namespace {\n", "\n}  // namespace\n", {}, [&] {
      out.block("constexpr auto kNames = std::to_array<std::string_view>({", "});", {}, [&] {
        for (const Facet& facet : facets) out.line("$name$,", {{"name", literal(facet.name.text())}});
      });
    });
    out.line("std::string_view to_string(Facet facet) { return kNames.at(static_cast<std::size_t>(facet)); }\n");
    out.block("std::optional<Facet> facet_called(std::string_view name) {", "}\n", {}, [&] {
      out.line(
          "for (std::size_t i = 0; i < kNames.size(); ++i)\n  if (kNames[i] == name) return static_cast<Facet>(i);");
      out.line("return std::nullopt;");
    });
    out.block("std::optional<Facet> whole_of(Facet facet) {", "}\n", {}, [&] {
      out.block("switch (facet) {", "}", {}, [&] {
        for (const Facet& facet : facets) {
          if (facet.part_of.empty()) continue;
          out.line("case Facet::$name$:\n  return Facet::$whole$;",
                   {{"name", facet.name.identifier()}, {"whole", Name(facet.part_of).identifier()}});
        }
        out.line("default:\n  return std::nullopt;");
      });
    });
    out.block("FacetSet FacetPlaces::provided() const {", "}\n", {}, [&] {
      out.line("FacetSet there;");
      for (const Facet& facet : facets)
        out.line("if ($member$) there.insert(Facet::$name$);",
                 {{"member", facet.member.identifier()}, {"name", facet.name.identifier()}});
      out.line("return there;");
    });
    out.block("void FacetAccess::refuse(Facet facet) {", "}\n", {}, [&] {
      out.line(
          "throw std::logic_error(\"the tool uses the facet \" + std::string(to_string(facet)) +\n"
          "                       \", which its schema does not declare\");");
    });
  });
  return out.text();
}

}  // namespace

std::string facets_home(const Part& part) { return part.home("facets"); }

void emit_facets(const Model& model, Products& products) {
  const std::vector<Facet> facets = own_facets(model);
  if (facets.empty()) return;
  products.push_back({facets_home(model.part) + ".h", header_text(model, facets)});
  products.push_back({facets_home(model.part) + ".cpp", source_text(model, facets)});
}

void emit_platform_facets(const Model& model, Products& products) {
  const std::vector<Facet> facets = platform_facets(model);
  products.push_back({model.part.home("support/facets") + ".h", platform_facets_header(facets)});
  products.push_back({model.part.home("support/facets") + ".cpp", platform_facets_source(facets)});
}

}  // namespace offhand::codegen
