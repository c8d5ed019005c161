# Writes OUTPUT: the page FOLDER/page.html as a C++ literal, with the style sheet
# and the scripts in place of their marks.
file(READ ${FOLDER}/page.html page)
file(READ ${FOLDER}/report.css style)
file(READ ${FOLDER}/finding.css finding)
set(script "")
foreach(part dom uri source filters report)
  file(READ ${FOLDER}/${part}.js text)
  string(APPEND script "${text}")
endforeach()
string(REPLACE "@STYLE@" "${style}${finding}" page "${page}")
string(REPLACE "@SCRIPT@" "${script}" page "${page}")
file(WRITE ${OUTPUT} "R\"page(${page})page\"\n")
