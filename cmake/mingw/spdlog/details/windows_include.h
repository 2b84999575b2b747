// Found before spdlog's own header: the Windows headers define words such as `near` as macros, which have been
// meaningless since 16-bit Windows.
#include_next <spdlog/details/windows_include.h>
#undef near
#undef far
