# What `offhand describe` prints of each tool are the pages of docs/reference/tools: a target with the registry compiles them in.
function(offhand_add_references target root)
  set(source ${CMAKE_CURRENT_BINARY_DIR}/${target}_references.cpp)
  set(script ${CMAKE_CURRENT_FUNCTION_LIST_DIR}/write_references.cmake)
  file(GLOB pages CONFIGURE_DEPENDS ${root}/docs/reference/tools/*/*.md)
  add_custom_command(OUTPUT ${source} COMMAND ${CMAKE_COMMAND} -DROOT=${root}/docs/reference/tools -DOUTPUT=${source} -P ${script}
    DEPENDS ${pages} ${script} VERBATIM)
  # A target of its own, which needs nothing: otherwise the command would wait for all libraries that the registry links.
  add_custom_target(${target}_references DEPENDS ${source})
  target_sources(${target} PRIVATE ${source})
  set_source_files_properties(${source} PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
endfunction()
