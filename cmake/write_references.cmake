# cmake -DROOT=docs/reference/tools -DOUTPUT=FILE -P write_references.cmake: each page without its first comment, as the array that the
# registry declares (codegen/emit/emit_tool_info.cpp).
set(text "// Written from ${ROOT} by each build.\n")
file(GLOB pages ${ROOT}/*/*.md)
foreach(page IN LISTS pages)
  get_filename_component(tool ${page} NAME_WE)
  get_filename_component(folder ${page} DIRECTORY)
  get_filename_component(toolset ${folder} NAME)
  file(READ ${page} reference)
  string(REGEX REPLACE "^<!--[^\n]*-->\n\n" "" reference "${reference}")
  string(APPEND text "namespace offhand::tools::${toolset} {\nextern const char ${tool}_reference[];\n"
    "const char ${tool}_reference[] = R\"text(${reference})text\";\n}\n")
endforeach()
file(WRITE ${OUTPUT} "${text}")
