# uri_tidy_enable(TARGET... [CHECKS CHECKS | KEEP_CHECKS] [OPTIONS OPTION...])
#
# Runs clang-tidy with the plugin when the C and C++ sources of the targets are
# compiled. If the targets have a command for clang-tidy already, for example from
# CMAKE_CXX_CLANG_TIDY, the plugin and its checks are added to it.
#   CHECKS       a value for clang-tidy's --checks; by default, all checks of
#                uri-tidy and no others, or those that the command has
#   KEEP_CHECKS  do not pass --checks: .clang-tidy selects all of them
#   OPTIONS      more options of clang-tidy
function(uri_tidy_enable)
  cmake_parse_arguments(PARSE_ARGV 0 arg KEEP_CHECKS CHECKS OPTIONS)
  if(NOT UriTidy_PLUGIN)
    message(FATAL_ERROR
      "uri_tidy_enable: this installation of uri-tidy has only the core, not the plugin.")
  endif()
  if(NOT arg_UNPARSED_ARGUMENTS)
    message(FATAL_ERROR "uri_tidy_enable: no target is given.")
  endif()
  foreach(target IN LISTS arg_UNPARSED_ARGUMENTS)
    if(NOT TARGET ${target})
      message(FATAL_ERROR "uri_tidy_enable: '${target}' is not a target.")
    endif()
    foreach(language C CXX)
      get_target_property(command ${target} ${language}_CLANG_TIDY)
      set(checks "${arg_CHECKS}")
      if(command)
        if(NOT checks)
          set(checks "uri-*")
        endif()
      else()
        _uri_tidy_find_clang_tidy()
        set(command "${UriTidy_CLANG_TIDY}")
        if(NOT checks)
          set(checks "-*,uri-*")
        endif()
      endif()
      list(GET command 0 program)
      _uri_tidy_expect_version("${program}" ${target})
      if(NOT arg_KEEP_CHECKS)
        # clang-tidy accepts the option only once.
        set(others "${command}")
        list(FILTER others EXCLUDE REGEX "^--?checks=")
        list(FILTER command INCLUDE REGEX "^--?checks=")
        if(command)
          list(GET command -1 given)
          string(REGEX REPLACE "^--?checks=" "" given "${given}")
          set(checks "${given},${checks}")
        endif()
        set(command "${others}" "--checks=${checks}")
      endif()
      if(NOT "-load=${UriTidy_PLUGIN}" IN_LIST command)
        list(APPEND command "-load=${UriTidy_PLUGIN}")
      endif()
      list(APPEND command ${arg_OPTIONS})
      set_target_properties(${target} PROPERTIES ${language}_CLANG_TIDY "${command}")
    endforeach()
  endforeach()
endfunction()

# Sets UriTidy_CLANG_TIDY, a variable that users may set themselves.
macro(_uri_tidy_find_clang_tidy)
  string(REGEX MATCH "^[0-9]+" major "${UriTidy_LLVM_VERSION}")
  find_program(UriTidy_CLANG_TIDY
    NAMES clang-tidy-${major} clang-tidy
    HINTS "${_uri_tidy_llvm_root}/bin"
    NO_CMAKE_FIND_ROOT_PATH
    DOC "clang-tidy ${UriTidy_LLVM_VERSION}, for uri_tidy_enable()")
  if(NOT UriTidy_CLANG_TIDY)
    message(FATAL_ERROR "uri_tidy_enable: clang-tidy-${major} was not found; install "
      "it, or set UriTidy_CLANG_TIDY to its path.")
  endif()
endmacro()

# The plugin can be loaded only by the version that it was built for.
function(_uri_tidy_expect_version program target)
  get_property(known GLOBAL PROPERTY _uri_tidy_clang_tidy)
  if(program IN_LIST known)
    return()
  endif()
  execute_process(COMMAND "${program}" --version
    OUTPUT_VARIABLE output ERROR_QUIET RESULT_VARIABLE result)
  string(REGEX MATCH "LLVM version ([0-9]+\\.[0-9]+)" match "${output}")
  if(NOT result EQUAL 0 OR NOT match)
    message(FATAL_ERROR "uri_tidy_enable: the command for target '${target}' is "
      "'${program}', which is not a clang-tidy.")
  endif()
  if(NOT CMAKE_MATCH_1 VERSION_EQUAL UriTidy_LLVM_VERSION)
    message(FATAL_ERROR "uri_tidy_enable: '${program}' is clang-tidy ${CMAKE_MATCH_1}, "
      "but this uri-tidy is for ${UriTidy_LLVM_VERSION}: install the other, or a "
      "uri-tidy for this version.")
  endif()
  set_property(GLOBAL APPEND PROPERTY _uri_tidy_clang_tidy "${program}")
endfunction()
