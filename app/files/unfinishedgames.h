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
/// of its own in a folder, so that no end of the program loses one. Several programs may share the folder: the one with
/// a game on its board holds the lock beside its file.
class UnfinishedGames final : public QObject
{
    Q_OBJECT

public:
    struct Game
    {
        /// The name of its file.
        QString id;
        UnfinishedGame face;
        KeptGame kept;
    };

    /// Reads the waiting games of `folder`. A file that is unreadable, or that the program before did not survive (see
    /// `RestoreMark`), is set aside.
    explicit UnfinishedGames(QString folder, QObject *parent = nullptr);
    ~UnfinishedGames() override;

    /// The waiting games, the latest first.
    [[nodiscard]] const std::vector<Game> &games() const { return m_games; }
    /// Notes about the last end of the program: games that were interrupted, and damaged files.
    [[nodiscard]] QStringList notes() const { return m_notes; }

    /// Keeps the present state of the game on the board.
    void keepBoard(KeptGame game);
    /// Forgets the game on the board, which has ended or is not needed any more.
    void forgetBoard();
    /// The game on the board has ended: it is kept in the file `path` from now on, whose `text` this is.
    void finishBoard(const QString &path, const std::string &text);
    [[nodiscard]] bool isFinished() const { return m_isFinished; }
    /// Frees the board for another game; the present one, if given, waits from now on.
    void leaveBoard(const std::optional<KeptGame> &left);
    /// The newest state of a game that waits, which is locked for the board; an error when another
    /// program plays it or it has gone.
    [[nodiscard]] Result<KeptGame> take(int number);
    /// The path of the game handed out last.
    [[nodiscard]] QString pathOfTaken() const { return pathOf(m_taken); }
    /// Notes that the game handed out last has come to the board, where `left` was before.
    void putTakenOnBoard(const std::optional<KeptGame> &left);
    /// Notes that it has not come to the board.
    void giveTakenBack();
    /// Removes a waiting game, and restores it; an error when another program plays it or it has gone.
    [[nodiscard]] Result<Game> discard(int number);
    [[nodiscard]] std::optional<Error> restore(Game game);
    /// Looks for games that other programs have left, and drops those that they have taken.
    void refresh();
    /// Waits until all files are written; returns whether that succeeded.
    bool flush() { return m_writer.flush(); }

    [[nodiscard]] AutosaveWriter &writer() { return m_writer; }

private:
    [[nodiscard]] QString pathOf(const QString &id) const;
    /// The lock of a game's file; null when another program holds it.
    [[nodiscard]] std::unique_ptr<QLockFile> lockFor(const QString &id) const;
    /// The lock of a game that waits; an error when another program plays it or it has gone.
    [[nodiscard]] Result<std::unique_ptr<QLockFile>> claim(const QString &id);
    /// Whether another program has ended or removed a game that waited here.
    [[nodiscard]] bool hasGone(const QString &id);
    /// Whether it has a lock, be it one that a program left behind.
    [[nodiscard]] bool isLocked(const QString &id) const;
    /// Says that another program holds it.
    [[nodiscard]] Error playedElsewhere(const QString &id) const;
    void readFile(const QString &id);
    /// Sets a file aside that cannot be shown, and notes why.
    void setAsideWith(const QString &path, const QString &fault);
    void add(const QString &id, const KeptGame &game);

    QString m_folder;
    AutosaveWriter m_writer;
    std::vector<Game> m_games;
    QStringList m_notes;
    /// The game on the board, and its lock once it has a file.
    QString m_board;
    std::unique_ptr<QLockFile> m_lock;
    /// Whether it has ended and is, or will be, in a file of its own.
    bool m_isFinished = false;
    /// A game handed out and not yet on the board.
    QString m_taken;
    std::unique_ptr<QLockFile> m_takenLock;
};

/// A file for a game in `folder` that no other game will have.
[[nodiscard]] QString newGamePath(const QString &folder);

} // namespace tessera
