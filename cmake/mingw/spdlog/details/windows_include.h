// Found before spdlog's own: the headers of Windows turn words into macros that mean nothing since the days of
// segments.
#include_next <spdlog/details/windows_include.h>
#undef near
#undef far
