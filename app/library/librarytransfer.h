#pragma once

#include "app/library/library.h"

#include <QWidget>

class QProgressBar;
class QPushButton;

namespace tessera {

/// Takes games of files into the library and writes games out of it: asks for the files, shows how far it has come, and
/// tells what became of it. Hidden while there is nothing to be shown.
class LibraryTransfer final : public QWidget
{
    Q_OBJECT

public:
    /// `folder` is where files are looked for at first.
    LibraryTransfer(Library &library, const QString &folder, QWidget *parent);

    void askImport();
    void importFiles(const QStringList &paths);
    void importListed(const ListedGames &games);
    void askExport(const ListedGames &games);
    /// Whether games are taken in or written out.
    [[nodiscard]] bool isWorking() const { return m_isWorking; }

signals:
    /// It has begun to work, or has ended; reading the library shows its progress here, too.
    void changed();
    /// A sentence about what became of it.
    void told(const QString &words);

private:
    void begin();
    void showProgress(double done);
    void tellImported(const ImportReport &report);

    Library &m_library;
    QString m_folder;
    QProgressBar *m_progress;
    QPushButton *m_cancel;
    bool m_isWorking = false;
};

} // namespace tessera
