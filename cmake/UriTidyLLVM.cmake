# Finds the LLVM and Clang to build against, or stops with one sentence.
#   URI_TIDY_LLVM_ROOT  the prefix of the installation; LLVM_DIR may name it instead
#   URI_TIDY_RESOURCE_DIR  set to the directory of Clang's own headers
set(URI_TIDY_LLVM_VERSIONS 14 15 16 19 22)
option(URI_TIDY_ANY_LLVM "Try to build against a version that is not tested" OFF)

if(LLVM_DIR AND NOT DEFINED URI_TIDY_LLVM_ROOT)
  if(NOT EXISTS ${LLVM_DIR}/LLVMConfig.cmake)
    message(FATAL_ERROR "LLVM_DIR is ${LLVM_DIR}, which has no LLVMConfig.cmake.")
  endif()
  find_package(LLVM REQUIRED CONFIG PATHS ${LLVM_DIR} NO_DEFAULT_PATH)
  set(root ${LLVM_INSTALL_PREFIX})
else()
  set(root /usr/lib/llvm-22)
endif()
set(URI_TIDY_LLVM_ROOT ${root} CACHE PATH
    "Prefix of the LLVM and Clang installation to build against")

# The version in the name of the directory, as long as nothing else is known.
string(REGEX MATCH "[0-9]+$" version ${URI_TIDY_LLVM_ROOT})
if(NOT version)
  set(version N)
endif()
set(packages "(Debian: llvm-${version}-dev and libclang-${version}-dev)")

foreach(variable LLVM_DIR Clang_DIR)
  if(${variable})
    get_filename_component(used ${${variable}} REALPATH)
    get_filename_component(wanted ${URI_TIDY_LLVM_ROOT} REALPATH)
    string(FIND "${used}/" "${wanted}/" at)
    if(NOT at EQUAL 0)
      message(FATAL_ERROR "${variable} is ${${variable}}, but URI_TIDY_LLVM_ROOT "
        "is ${URI_TIDY_LLVM_ROOT}: set only one of them, in a new build directory.")
    endif()
  endif()
endforeach()

foreach(needed lib/cmake/llvm/LLVMConfig.cmake lib/cmake/clang/ClangConfig.cmake
        include/clang-tidy/ClangTidy.h lib/libclangTidy.a)
  if(NOT EXISTS ${URI_TIDY_LLVM_ROOT}/${needed})
    message(FATAL_ERROR "${URI_TIDY_LLVM_ROOT}/${needed} is missing: install the "
      "development files of LLVM and Clang ${packages}, or set "
      "-DURI_TIDY_LLVM_ROOT=PREFIX.")
  endif()
endforeach()
find_package(Clang REQUIRED CONFIG
  PATHS ${URI_TIDY_LLVM_ROOT}/lib/cmake/clang NO_DEFAULT_PATH)
if(NOT LLVM_VERSION_MAJOR IN_LIST URI_TIDY_LLVM_VERSIONS AND NOT URI_TIDY_ANY_LLVM)
  list(JOIN URI_TIDY_LLVM_VERSIONS ", " versions)
  message(FATAL_ERROR "LLVM ${LLVM_VERSION_MAJOR} in ${URI_TIDY_LLVM_ROOT} is not "
    "supported, only ${versions}; -DURI_TIDY_ANY_LLVM=ON tries it.")
endif()
foreach(target clang-cpp LLVM)
  if(NOT TARGET ${target})
    message(FATAL_ERROR "LLVM in ${URI_TIDY_LLVM_ROOT} was built without the shared "
      "library of ${target}, which uri-tidy links ${packages}.")
  endif()
endforeach()

# Before LLVM 16, the directory had the whole version as its name.
set(URI_TIDY_RESOURCE_DIR ${LLVM_LIBRARY_DIR}/clang/${LLVM_VERSION_MAJOR})
if(LLVM_VERSION_MAJOR LESS 16)
  set(URI_TIDY_RESOURCE_DIR ${LLVM_LIBRARY_DIR}/clang/${LLVM_PACKAGE_VERSION})
endif()
