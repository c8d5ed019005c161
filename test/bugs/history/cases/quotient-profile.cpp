// Check: uri-unencoded-data
// Reasoning: summary
// Source: quotient-im/libQuotient@8398e711
// Input: the user '@a/b:h' gives '/profile/@a/b:h'
// Sight: possible
#include <QByteArray>
#include <QString>
#include <QUrl>

struct Job {
  explicit Job(const QString &endpoint);
};
struct GetUserProfileJob : Job {
  // Expects an encoded id.
  explicit GetUserProfileJob(const QString &userId) : Job("/_matrix/client/r0/profile/" + userId) {}
};
void run(const Job &job);

void fetchProfile(const QString &id) {
#ifndef MENDED
  run(GetUserProfileJob(id)); // BUG
#else
  run(GetUserProfileJob(QUrl::toPercentEncoding(id)));
#endif
}
void fetchOther(const QString &id) { run(GetUserProfileJob(QUrl::toPercentEncoding(id))); }
