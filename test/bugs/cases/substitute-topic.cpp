// Check: uri-unencoded-data
// Reasoning: expression
// Source: common: absl::Substitute with a path segment
// Input: the topic 'a?b' gives '/topics/a?b/partitions/0'
// Missed: only 'possible', as a segment of a path whose name does not say that
//   people write it
#include <absl/strings/substitute.h>
#include <string>

std::string EscapeSegment(const std::string &text);

std::string PartitionUrl(const std::string &endpoint, const std::string &topic) {
#ifndef MENDED
  return absl::Substitute("https://proxy.example.com/topics/$0/partitions?region=$1", topic, endpoint); // MISSED
#else
  return absl::Substitute("https://proxy.example.com/topics/$0/partitions?region=$1",
                          EscapeSegment(topic), EscapeSegment(endpoint));
#endif
}
