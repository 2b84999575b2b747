#pragma once

// What each generated source that defines types includes.
#include <algorithm>
#include <array>
#include <cstddef>
#include <functional>
#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "codegen/runtime/append_parts.h"
#include "codegen/runtime/enum_words.h"
#include "codegen/runtime/json_reader.h"
#include "codegen/runtime/json_writer.h"
#include "codegen/runtime/members.h"
#include "codegen/runtime/schema.h"
#include "codegen/runtime/text.h"
