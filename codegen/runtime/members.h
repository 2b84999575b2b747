#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string_view>

#include "codegen/runtime/json_reader.h"
#include "codegen/runtime/json_writer.h"

/// Reading and writing of structs by tables of their members' keys. A generated source has one table for each struct,
/// in the order of its members.
namespace offhand {

/// How a member stands in the JSON object.
struct MemberKey {
  // NOLINTNEXTLINE(google-explicit-constructor): most members have a key and nothing else to say
  consteval MemberKey(const char* text) : name(text) {}

  /// The key; of a joined member what stands in front of its members' keys.
  std::string_view name;
  /// Its members stand among those of the object.
  bool joins = false;
  bool nullable = false;
  /// Left out where it has its default value.
  bool has_default = false;
};

consteval MemberKey joined_members(const char* prefix) {
  MemberKey key = prefix;
  key.joins = true;
  return key;
}

consteval MemberKey nullable_member(const char* name) {
  MemberKey key = name;
  key.nullable = true;
  return key;
}

consteval MemberKey default_member(MemberKey key) {
  key.has_default = true;
  return key;
}

template <class... Keys>
consteval std::array<MemberKey, sizeof...(Keys)> member_keys(Keys... keys) {
  return {MemberKey(keys)...};
}

/// The one member that says which form of a union a struct is.
struct FormTag {
  std::string_view key;
  std::string_view value;
};

/// Hands the members of a struct to a function, as many as there are keys.
template <std::size_t Count>
struct Members;

template <>
struct Members<0> {
  static void of(auto& /*value*/, auto&& take) { take(); }
};

// A structured binding names each member, so there is a line for each number of members.
#define OFFHAND_MEMBERS(count, ...)            \
  template <>                                  \
  struct Members<count> {                      \
    static void of(auto& value, auto&& take) { \
      auto& [__VA_ARGS__] = value;             \
      take(__VA_ARGS__);                       \
    }                                          \
  };
OFFHAND_MEMBERS(1, aa)
OFFHAND_MEMBERS(2, aa, ab)
OFFHAND_MEMBERS(3, aa, ab, ac)
OFFHAND_MEMBERS(4, aa, ab, ac, ad)
OFFHAND_MEMBERS(5, aa, ab, ac, ad, ae)
OFFHAND_MEMBERS(6, aa, ab, ac, ad, ae, af)
OFFHAND_MEMBERS(7, aa, ab, ac, ad, ae, af, ag)
OFFHAND_MEMBERS(8, aa, ab, ac, ad, ae, af, ag, ah)
OFFHAND_MEMBERS(9, aa, ab, ac, ad, ae, af, ag, ah, ai)
OFFHAND_MEMBERS(10, aa, ab, ac, ad, ae, af, ag, ah, ai, aj)
OFFHAND_MEMBERS(11, aa, ab, ac, ad, ae, af, ag, ah, ai, aj, ak)
OFFHAND_MEMBERS(12, aa, ab, ac, ad, ae, af, ag, ah, ai, aj, ak, al)
OFFHAND_MEMBERS(13, aa, ab, ac, ad, ae, af, ag, ah, ai, aj, ak, al, am)
OFFHAND_MEMBERS(14, aa, ab, ac, ad, ae, af, ag, ah, ai, aj, ak, al, am, an)
OFFHAND_MEMBERS(15, aa, ab, ac, ad, ae, af, ag, ah, ai, aj, ak, al, am, an, ao)
OFFHAND_MEMBERS(16, aa, ab, ac, ad, ae, af, ag, ah, ai, aj, ak, al, am, an, ao, ap)
OFFHAND_MEMBERS(17, aa, ab, ac, ad, ae, af, ag, ah, ai, aj, ak, al, am, an, ao, ap, aq)
OFFHAND_MEMBERS(18, aa, ab, ac, ad, ae, af, ag, ah, ai, aj, ak, al, am, an, ao, ap, aq, ar)
OFFHAND_MEMBERS(19, aa, ab, ac, ad, ae, af, ag, ah, ai, aj, ak, al, am, an, ao, ap, aq, ar, au)
OFFHAND_MEMBERS(20, aa, ab, ac, ad, ae, af, ag, ah, ai, aj, ak, al, am, an, ao, ap, aq, ar, au, av)
OFFHAND_MEMBERS(21, aa, ab, ac, ad, ae, af, ag, ah, ai, aj, ak, al, am, an, ao, ap, aq, ar, au, av, aw)
OFFHAND_MEMBERS(22, aa, ab, ac, ad, ae, af, ag, ah, ai, aj, ak, al, am, an, ao, ap, aq, ar, au, av, aw, ax)
OFFHAND_MEMBERS(23, aa, ab, ac, ad, ae, af, ag, ah, ai, aj, ak, al, am, an, ao, ap, aq, ar, au, av, aw, ax, ay)
OFFHAND_MEMBERS(24, aa, ab, ac, ad, ae, af, ag, ah, ai, aj, ak, al, am, an, ao, ap, aq, ar, au, av, aw, ax, ay, az)
OFFHAND_MEMBERS(25, aa, ab, ac, ad, ae, af, ag, ah, ai, aj, ak, al, am, an, ao, ap, aq, ar, au, av, aw, ax, ay, az, ba)
OFFHAND_MEMBERS(26, aa, ab, ac, ad, ae, af, ag, ah, ai, aj, ak, al, am, an, ao, ap, aq, ar, au, av, aw, ax, ay, az, ba,
                bb)
OFFHAND_MEMBERS(27, aa, ab, ac, ad, ae, af, ag, ah, ai, aj, ak, al, am, an, ao, ap, aq, ar, au, av, aw, ax, ay, az, ba,
                bb, bc)
OFFHAND_MEMBERS(28, aa, ab, ac, ad, ae, af, ag, ah, ai, aj, ak, al, am, an, ao, ap, aq, ar, au, av, aw, ax, ay, az, ba,
                bb, bc, bd)
OFFHAND_MEMBERS(29, aa, ab, ac, ad, ae, af, ag, ah, ai, aj, ak, al, am, an, ao, ap, aq, ar, au, av, aw, ax, ay, az, ba,
                bb, bc, bd, bf)
OFFHAND_MEMBERS(30, aa, ab, ac, ad, ae, af, ag, ah, ai, aj, ak, al, am, an, ao, ap, aq, ar, au, av, aw, ax, ay, az, ba,
                bb, bc, bd, bf, bg)
OFFHAND_MEMBERS(31, aa, ab, ac, ad, ae, af, ag, ah, ai, aj, ak, al, am, an, ao, ap, aq, ar, au, av, aw, ax, ay, az, ba,
                bb, bc, bd, bf, bg, bh)
OFFHAND_MEMBERS(32, aa, ab, ac, ad, ae, af, ag, ah, ai, aj, ak, al, am, an, ao, ap, aq, ar, au, av, aw, ax, ay, az, ba,
                bb, bc, bd, bf, bg, bh, bi)
OFFHAND_MEMBERS(33, aa, ab, ac, ad, ae, af, ag, ah, ai, aj, ak, al, am, an, ao, ap, aq, ar, au, av, aw, ax, ay, az, ba,
                bb, bc, bd, bf, bg, bh, bi, bj)
OFFHAND_MEMBERS(34, aa, ab, ac, ad, ae, af, ag, ah, ai, aj, ak, al, am, an, ao, ap, aq, ar, au, av, aw, ax, ay, az, ba,
                bb, bc, bd, bf, bg, bh, bi, bj, bk)
OFFHAND_MEMBERS(35, aa, ab, ac, ad, ae, af, ag, ah, ai, aj, ak, al, am, an, ao, ap, aq, ar, au, av, aw, ax, ay, az, ba,
                bb, bc, bd, bf, bg, bh, bi, bj, bk, bl)
OFFHAND_MEMBERS(36, aa, ab, ac, ad, ae, af, ag, ah, ai, aj, ak, al, am, an, ao, ap, aq, ar, au, av, aw, ax, ay, az, ba,
                bb, bc, bd, bf, bg, bh, bi, bj, bk, bl, bm)
OFFHAND_MEMBERS(37, aa, ab, ac, ad, ae, af, ag, ah, ai, aj, ak, al, am, an, ao, ap, aq, ar, au, av, aw, ax, ay, az, ba,
                bb, bc, bd, bf, bg, bh, bi, bj, bk, bl, bm, bn)
OFFHAND_MEMBERS(38, aa, ab, ac, ad, ae, af, ag, ah, ai, aj, ak, al, am, an, ao, ap, aq, ar, au, av, aw, ax, ay, az, ba,
                bb, bc, bd, bf, bg, bh, bi, bj, bk, bl, bm, bn, bo)
OFFHAND_MEMBERS(39, aa, ab, ac, ad, ae, af, ag, ah, ai, aj, ak, al, am, an, ao, ap, aq, ar, au, av, aw, ax, ay, az, ba,
                bb, bc, bd, bf, bg, bh, bi, bj, bk, bl, bm, bn, bo, bp)
OFFHAND_MEMBERS(40, aa, ab, ac, ad, ae, af, ag, ah, ai, aj, ak, al, am, an, ao, ap, aq, ar, au, av, aw, ax, ay, az, ba,
                bb, bc, bd, bf, bg, bh, bi, bj, bk, bl, bm, bn, bo, bp, bq)
OFFHAND_MEMBERS(41, aa, ab, ac, ad, ae, af, ag, ah, ai, aj, ak, al, am, an, ao, ap, aq, ar, au, av, aw, ax, ay, az, ba,
                bb, bc, bd, bf, bg, bh, bi, bj, bk, bl, bm, bn, bo, bp, bq, br)
OFFHAND_MEMBERS(42, aa, ab, ac, ad, ae, af, ag, ah, ai, aj, ak, al, am, an, ao, ap, aq, ar, au, av, aw, ax, ay, az, ba,
                bb, bc, bd, bf, bg, bh, bi, bj, bk, bl, bm, bn, bo, bp, bq, br, bs)
OFFHAND_MEMBERS(43, aa, ab, ac, ad, ae, af, ag, ah, ai, aj, ak, al, am, an, ao, ap, aq, ar, au, av, aw, ax, ay, az, ba,
                bb, bc, bd, bf, bg, bh, bi, bj, bk, bl, bm, bn, bo, bp, bq, br, bs, bt)
OFFHAND_MEMBERS(44, aa, ab, ac, ad, ae, af, ag, ah, ai, aj, ak, al, am, an, ao, ap, aq, ar, au, av, aw, ax, ay, az, ba,
                bb, bc, bd, bf, bg, bh, bi, bj, bk, bl, bm, bn, bo, bp, bq, br, bs, bt, bu)
OFFHAND_MEMBERS(45, aa, ab, ac, ad, ae, af, ag, ah, ai, aj, ak, al, am, an, ao, ap, aq, ar, au, av, aw, ax, ay, az, ba,
                bb, bc, bd, bf, bg, bh, bi, bj, bk, bl, bm, bn, bo, bp, bq, br, bs, bt, bu, bv)
OFFHAND_MEMBERS(46, aa, ab, ac, ad, ae, af, ag, ah, ai, aj, ak, al, am, an, ao, ap, aq, ar, au, av, aw, ax, ay, az, ba,
                bb, bc, bd, bf, bg, bh, bi, bj, bk, bl, bm, bn, bo, bp, bq, br, bs, bt, bu, bv, bw)
OFFHAND_MEMBERS(47, aa, ab, ac, ad, ae, af, ag, ah, ai, aj, ak, al, am, an, ao, ap, aq, ar, au, av, aw, ax, ay, az, ba,
                bb, bc, bd, bf, bg, bh, bi, bj, bk, bl, bm, bn, bo, bp, bq, br, bs, bt, bu, bv, bw, bx)
OFFHAND_MEMBERS(48, aa, ab, ac, ad, ae, af, ag, ah, ai, aj, ak, al, am, an, ao, ap, aq, ar, au, av, aw, ax, ay, az, ba,
                bb, bc, bd, bf, bg, bh, bi, bj, bk, bl, bm, bn, bo, bp, bq, br, bs, bt, bu, bv, bw, bx, by)
OFFHAND_MEMBERS(49, aa, ab, ac, ad, ae, af, ag, ah, ai, aj, ak, al, am, an, ao, ap, aq, ar, au, av, aw, ax, ay, az, ba,
                bb, bc, bd, bf, bg, bh, bi, bj, bk, bl, bm, bn, bo, bp, bq, br, bs, bt, bu, bv, bw, bx, by, bz)
OFFHAND_MEMBERS(50, aa, ab, ac, ad, ae, af, ag, ah, ai, aj, ak, al, am, an, ao, ap, aq, ar, au, av, aw, ax, ay, az, ba,
                bb, bc, bd, bf, bg, bh, bi, bj, bk, bl, bm, bn, bo, bp, bq, br, bs, bt, bu, bv, bw, bx, by, bz, ca)
OFFHAND_MEMBERS(51, aa, ab, ac, ad, ae, af, ag, ah, ai, aj, ak, al, am, an, ao, ap, aq, ar, au, av, aw, ax, ay, az, ba,
                bb, bc, bd, bf, bg, bh, bi, bj, bk, bl, bm, bn, bo, bp, bq, br, bs, bt, bu, bv, bw, bx, by, bz, ca, cb)
OFFHAND_MEMBERS(52, aa, ab, ac, ad, ae, af, ag, ah, ai, aj, ak, al, am, an, ao, ap, aq, ar, au, av, aw, ax, ay, az, ba,
                bb, bc, bd, bf, bg, bh, bi, bj, bk, bl, bm, bn, bo, bp, bq, br, bs, bt, bu, bv, bw, bx, by, bz, ca, cb,
                cc)
OFFHAND_MEMBERS(53, aa, ab, ac, ad, ae, af, ag, ah, ai, aj, ak, al, am, an, ao, ap, aq, ar, au, av, aw, ax, ay, az, ba,
                bb, bc, bd, bf, bg, bh, bi, bj, bk, bl, bm, bn, bo, bp, bq, br, bs, bt, bu, bv, bw, bx, by, bz, ca, cb,
                cc, cd)
OFFHAND_MEMBERS(54, aa, ab, ac, ad, ae, af, ag, ah, ai, aj, ak, al, am, an, ao, ap, aq, ar, au, av, aw, ax, ay, az, ba,
                bb, bc, bd, bf, bg, bh, bi, bj, bk, bl, bm, bn, bo, bp, bq, br, bs, bt, bu, bv, bw, bx, by, bz, ca, cb,
                cc, cd, ce)
OFFHAND_MEMBERS(55, aa, ab, ac, ad, ae, af, ag, ah, ai, aj, ak, al, am, an, ao, ap, aq, ar, au, av, aw, ax, ay, az, ba,
                bb, bc, bd, bf, bg, bh, bi, bj, bk, bl, bm, bn, bo, bp, bq, br, bs, bt, bu, bv, bw, bx, by, bz, ca, cb,
                cc, cd, ce, cf)
OFFHAND_MEMBERS(56, aa, ab, ac, ad, ae, af, ag, ah, ai, aj, ak, al, am, an, ao, ap, aq, ar, au, av, aw, ax, ay, az, ba,
                bb, bc, bd, bf, bg, bh, bi, bj, bk, bl, bm, bn, bo, bp, bq, br, bs, bt, bu, bv, bw, bx, by, bz, ca, cb,
                cc, cd, ce, cf, cg)
OFFHAND_MEMBERS(57, aa, ab, ac, ad, ae, af, ag, ah, ai, aj, ak, al, am, an, ao, ap, aq, ar, au, av, aw, ax, ay, az, ba,
                bb, bc, bd, bf, bg, bh, bi, bj, bk, bl, bm, bn, bo, bp, bq, br, bs, bt, bu, bv, bw, bx, by, bz, ca, cb,
                cc, cd, ce, cf, cg, ch)
OFFHAND_MEMBERS(58, aa, ab, ac, ad, ae, af, ag, ah, ai, aj, ak, al, am, an, ao, ap, aq, ar, au, av, aw, ax, ay, az, ba,
                bb, bc, bd, bf, bg, bh, bi, bj, bk, bl, bm, bn, bo, bp, bq, br, bs, bt, bu, bv, bw, bx, by, bz, ca, cb,
                cc, cd, ce, cf, cg, ch, ci)
OFFHAND_MEMBERS(59, aa, ab, ac, ad, ae, af, ag, ah, ai, aj, ak, al, am, an, ao, ap, aq, ar, au, av, aw, ax, ay, az, ba,
                bb, bc, bd, bf, bg, bh, bi, bj, bk, bl, bm, bn, bo, bp, bq, br, bs, bt, bu, bv, bw, bx, by, bz, ca, cb,
                cc, cd, ce, cf, cg, ch, ci, cj)
OFFHAND_MEMBERS(60, aa, ab, ac, ad, ae, af, ag, ah, ai, aj, ak, al, am, an, ao, ap, aq, ar, au, av, aw, ax, ay, az, ba,
                bb, bc, bd, bf, bg, bh, bi, bj, bk, bl, bm, bn, bo, bp, bq, br, bs, bt, bu, bv, bw, bx, by, bz, ca, cb,
                cc, cd, ce, cf, cg, ch, ci, cj, ck)
OFFHAND_MEMBERS(61, aa, ab, ac, ad, ae, af, ag, ah, ai, aj, ak, al, am, an, ao, ap, aq, ar, au, av, aw, ax, ay, az, ba,
                bb, bc, bd, bf, bg, bh, bi, bj, bk, bl, bm, bn, bo, bp, bq, br, bs, bt, bu, bv, bw, bx, by, bz, ca, cb,
                cc, cd, ce, cf, cg, ch, ci, cj, ck, cl)
OFFHAND_MEMBERS(62, aa, ab, ac, ad, ae, af, ag, ah, ai, aj, ak, al, am, an, ao, ap, aq, ar, au, av, aw, ax, ay, az, ba,
                bb, bc, bd, bf, bg, bh, bi, bj, bk, bl, bm, bn, bo, bp, bq, br, bs, bt, bu, bv, bw, bx, by, bz, ca, cb,
                cc, cd, ce, cf, cg, ch, ci, cj, ck, cl, cm)
OFFHAND_MEMBERS(63, aa, ab, ac, ad, ae, af, ag, ah, ai, aj, ak, al, am, an, ao, ap, aq, ar, au, av, aw, ax, ay, az, ba,
                bb, bc, bd, bf, bg, bh, bi, bj, bk, bl, bm, bn, bo, bp, bq, br, bs, bt, bu, bv, bw, bx, by, bz, ca, cb,
                cc, cd, ce, cf, cg, ch, ci, cj, ck, cl, cm, cn)
OFFHAND_MEMBERS(64, aa, ab, ac, ad, ae, af, ag, ah, ai, aj, ak, al, am, an, ao, ap, aq, ar, au, av, aw, ax, ay, az, ba,
                bb, bc, bd, bf, bg, bh, bi, bj, bk, bl, bm, bn, bo, bp, bq, br, bs, bt, bu, bv, bw, bx, by, bz, ca, cb,
                cc, cd, ce, cf, cg, ch, ci, cj, ck, cl, cm, cn, co)
#undef OFFHAND_MEMBERS

template <class T>
constexpr bool is_optional = false;
template <class T>
constexpr bool is_optional<std::optional<T>> = true;

template <class Member>
void write_by_key(JsonWriter& writer, const MemberKey& key, const Member& member) {
  if constexpr (is_optional<Member>) {
    if (key.nullable) return write_nullable(writer, key.name, member);
  } else {
    if (key.joins) return write_joined(writer, key.name, member);
  }
  write_member(writer, key.name, member);
}

template <class Struct, std::size_t Count>
void write_members(JsonWriter& writer, const Struct& value, const std::array<MemberKey, Count>& keys,
                   const FormTag& tag = {}) {
  writer.begin_object();
  if (!tag.key.empty()) write_member(writer, tag.key, tag.value);
  Members<Count>::of(value, [&](const auto&... members) {
    [[maybe_unused]] const MemberKey* key = keys.data();
    (write_by_key(writer, *key++, members), ...);
  });
  writer.end_object();
}

/// The same without the members that have their default value.
template <class Struct, std::size_t Count>
void write_changed_members(JsonWriter& writer, const Struct& value, const std::array<MemberKey, Count>& keys,
                           const FormTag& tag = {}) {
  static const Struct otherwise;
  writer.begin_object();
  if (!tag.key.empty()) write_member(writer, tag.key, tag.value);
  Members<Count>::of(otherwise, [&](const auto&... defaults) {
    Members<Count>::of(value, [&](const auto&... members) {
      const MemberKey* key = keys.data();
      const auto write_one = [&](const auto& member, const auto& without) {
        if (!key->has_default || !(member == without)) write_by_key(writer, *key, member);
        ++key;
      };
      (write_one(members, defaults), ...);
    });
  });
  writer.end_object();
}

template <class Member>
void read_by_key(const nlohmann::json& object, const MemberKey& key, Member& member) {
  if (!key.joins) return read_member(object, key.name, member);
  if (key.name.empty()) return read(object, member);
  read(MembersBelow(object, key.name).value(), member);
}

/// A member that is absent keeps its value.
template <class Struct, std::size_t Count>
void read_members([[maybe_unused]] const nlohmann::json& object, Struct& out,
                  const std::array<MemberKey, Count>& keys) {
  Members<Count>::of(out, [&](auto&... members) {
    [[maybe_unused]] const MemberKey* key = keys.data();
    (read_by_key(object, *key++, members), ...);
  });
}

}  // namespace offhand
