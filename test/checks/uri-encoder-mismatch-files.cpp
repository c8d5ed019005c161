// RUN: %check_clang_tidy %s uri-encoder-mismatch %t -- -- -isystem %clang_tidy_headers

// The call that is advised takes the whole path, where it becomes a URI.

#include <QUrl>

QString dataFolder();
void show(const QUrl &Url);
void draw(const QString &Html);
void write(const QString &FileName);

void whole(const QString &Path) {
  show(QUrl("file://" + Path));
// CHECK-NOTES: :[[@LINE-1]]:25: warning: the path 'Path' goes into a 'file:' URI without {{.*}}; write 'QUrl::fromLocalFile(Path)' [uri-encoder-mismatch]
}

void ofMethod() {
  show(QUrl("file://" + dataFolder()));
// CHECK-NOTES: :[[@LINE-1]]:25: warning: the path 'dataFolder' goes into a 'file:' URI without {{.*}}; write 'QUrl::fromLocalFile(dataFolder())' [uri-encoder-mismatch]
}

// One finding for a path of several pieces.
void pieces(const QString &Folder, const QString &Name) {
  show(QUrl("file://" + Folder + "/" + Name));
// CHECK-NOTES: :[[@LINE-1]]:25: warning: the path 'Folder' goes into a 'file:' URI without {{.*}}; convert the whole path with 'QUrl::fromLocalFile' [uri-encoder-mismatch]
}

// The program also opens the file by this name.
void later(const QString &Name) {
  const QString FileName = dataFolder() + "/" + Name;
  write(FileName);
  show(QUrl("file://" + FileName));
// CHECK-NOTES: :[[@LINE-1]]:13: warning: the path 'dataFolder' goes into a 'file:' URI without {{.*}}; convert the whole path with 'QUrl::fromLocalFile' [uri-encoder-mismatch]
// CHECK-NOTES: :[[@LINE-4]]:28: note: it is put into the text here
}
