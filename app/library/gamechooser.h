#pragma once

#include "app/files/gamefile.h"
#include "model/library/libraryindex.h"

#include <QDialog>
#include <QThread>

#include <memory>
#include <stop_token>

class QLabel;
class QPushButton;

namespace tessera {

class GameTable;
class Theme;

/// Offers the games of a file that holds several: one of them to the board, or some, or all of them to the library. The
/// file is read on a thread of its own.
class GameChooser final : public QDialog
{
    Q_OBJECT

public:
    GameChooser(const QString &path, const Theme &theme, QWidget *parent = nullptr);
    ~GameChooser() override;

    [[nodiscard]] int gameCount() const;

signals:
    void openRequested(const tessera::OpenedGame &game);
    /// The person wants the games of these files in the library.
    void libraryWanted(const QStringList &files);
    /// Or these games alone.
    void gamesWanted(const tessera::ListedGames &games);

private:
    void show(const LibraryIndex::Pointer &index);
    void refresh();
    void openCurrent();
    void addToLibrary();

    QString m_path;
    QLabel *m_head;
    GameTable *m_table;
    QPushButton *m_open;
    QPushButton *m_add;
    std::stop_source m_closing;
    std::unique_ptr<QThread> m_reading;
};

} // namespace tessera
