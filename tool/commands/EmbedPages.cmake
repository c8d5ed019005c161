# Writes OUTPUT, the pages PAGES (separated by commas) as C++ literals.
string(REPLACE "," ";" pages "${PAGES}")
set(text "")
foreach(page IN LISTS pages)
  get_filename_component(name ${page} NAME_WE)
  file(READ ${page} content)
  string(APPEND text "{\"${name}\", R\"page(${content})page\"},\n")
endforeach()
file(WRITE ${OUTPUT} "${text}")
