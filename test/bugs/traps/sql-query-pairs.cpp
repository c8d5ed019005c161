// Trap: a query of a data base
#include <map>
#include <string>

void execute(const std::string &query);

void update(const std::map<std::string, std::string> &columns, int id) {
  std::string query = "UPDATE items SET ";
  bool first = true;
  for (const auto &column : columns) {
    if (!first)
      query += ", ";
    query += column.first + "=" + column.second;
    first = false;
  }
  execute(query + " WHERE id=" + std::to_string(id));
}
