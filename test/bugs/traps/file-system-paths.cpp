// Trap: paths of a file system are not URIs
#include <cstdio>
#include <string>

std::string fopenRead(const std::string &path);

std::string read(const std::string &dir, const std::string &name, int pid) {
  const std::string config = dir + "/" + name + ".conf";
  const std::string backup = "/var/backups/" + name + "/latest 1.tar";
  char maps[64];
  snprintf(maps, sizeof(maps), "/proc/%d/maps", pid);
  const std::string pattern = dir + "/*.?pp";
  const std::string topic = "home/" + name + "/set";
  const std::string ref = "refs/heads/" + name;
  return fopenRead(config) + fopenRead(backup) + fopenRead(maps) +
         fopenRead(pattern) + fopenRead(topic) + fopenRead(ref);
}
