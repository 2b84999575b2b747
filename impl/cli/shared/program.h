#pragma once

/// The program, for an executable that has nothing but a main(): in the shared library of the portable build, which is
/// there once for those who load it and for whoever types `offhand`. Not for others: it changes with every version.
extern "C" int offhand_program(int argc, char** argv);
