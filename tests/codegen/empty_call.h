#pragma once

namespace offhand {

/// Generated code only passes a call on; bodies in these tests need nothing of it.
class Call {};

}  // namespace offhand
