#pragma once

#include "app/files/autosavewriter.h"
#include "app/files/gameface.h"
#include "app/files/keptgame.h"

#include <QObject>

#include <memory>
#include <optional>
#include <vector>

class QLockFile;

namespace tessera {

/// All games that were begun and not ended: the one on the board, and those that wait. Each has a file
/// of its own in a folder, so that no end of the program loses one. Several programs may share the
/// folder: who has a game on the board holds the lock beside its file.
class UnfinishedGames final : public QObject
{
    Q_OBJECT

public:
    struct Game
    {
        /// Names its file.
        QString id;
        UnfinishedGame face;
        KeptGame kept;
    };

    /// Reads what waits in `folder`; a file that cannot be read is set aside.
    explicit UnfinishedGames(QString folder, QObject *parent = nullptr);
    ~UnfinishedGames() override;

    /// Those that wait, the latest first.
    [[nodiscard]] const std::vector<Game> &games() const { return m_games; }
    /// What is to be said about the last end of the program: which games it was in the middle of, and
    /// which files are damaged.
    [[nodiscard]] QStringList notes() const { return m_notes; }

    /// Keeps the game on the board as it stands now.
    void keepBoard(KeptGame game);
    /// The game on the board has ended, or is of no use any more.
    void forgetBoard();
    /// The game on the board has ended: it is kept in the file `path` from now on, whose `text` this is.
    void finishBoard(const QString &path, const std::string &text);
    [[nodiscard]] bool isFinished() const { return m_isFinished; }
    /// Another game comes to the board; the one that is there (if it shall be kept) waits from now on.
    void leaveBoard(const std::optional<KeptGame> &left);
    /// The newest state of a game that waits, which is locked for the board; an error when another
    /// program plays it or it has gone.
    [[nodiscard]] Result<KeptGame> take(int number);
    /// The game handed out last has come to the board; `left` was there before.
    void putTakenOnBoard(const std::optional<KeptGame> &left);
    /// It has not.
    void giveTakenBack();
    /// Takes a waiting game away, and puts it back again.
    [[nodiscard]] Game discard(int number);
    void restore(Game game);
    /// Looks for games that other programs have left.
    void refresh();
    /// Waits until all files are written; returns whether that succeeded.
    bool flush() { return m_writer.flush(); }

    [[nodiscard]] AutosaveWriter &writer() { return m_writer; }

private:
    [[nodiscard]] QString pathOf(const QString &id) const;
    /// The lock of a game's file; null when another program holds it.
    [[nodiscard]] std::unique_ptr<QLockFile> lockFor(const QString &id) const;
    void readFile(const QString &id);
    void reject(const QString &path, const Error &fault);
    void add(const QString &id, const KeptGame &game);

    QString m_folder;
    AutosaveWriter m_writer;
    std::vector<Game> m_games;
    QStringList m_notes;
    /// The game on the board, and its lock once it has a file.
    QString m_board;
    std::unique_ptr<QLockFile> m_lock;
    /// It has ended and is, or will be, in a file of its own.
    bool m_isFinished = false;
    /// A game handed out and not yet on the board.
    QString m_taken;
    std::unique_ptr<QLockFile> m_takenLock;
};

/// A file for a game in `folder` that no other game will have.
[[nodiscard]] QString newGamePath(const QString &folder);

} // namespace tessera
