// Check: uri-unencoded-data
// Reasoning: expression
// Source: Nheko-Reborn/mtxclient@61ddbb23
// Input: the rule '.m.rule/x' adds a segment
// Sight: found
// Missed: only 'possible', as a segment of a path whose name does not say that
//   people write it
// Noise: 'scope' and 'kind' remain unencoded
#include <string>

std::string url_encode(const std::string &value);
void delete_(const std::string &endpoint, void (*done)(int));

void deletePushRule(const std::string &scope, const std::string &kind, const std::string &ruleId,
                    void (*done)(int)) {
#ifndef MENDED
  delete_("/client/r0/pushrules/" + scope + "/" + kind + "/" + ruleId, done); // MISSED
#else
  delete_("/client/r0/pushrules/" + scope + "/" + kind + "/" + url_encode(ruleId), done);
#endif
}
