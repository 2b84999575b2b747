// The library itself: Boost.JSON is used by its headers alone, so that no shared library is needed beside the program.
#include <boost/json/src.hpp>
