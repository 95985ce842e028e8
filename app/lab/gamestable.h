#pragma once

#include "model/core/gameinfo.h"
#include "model/lab/match/results.h"

#include <QTreeWidget>

namespace tessera {

/// The games of a match that are over, the latest first: all of them, or those that a player lost by a fault, with
/// what went wrong.
class GamesTable final : public QTreeWidget
{
    Q_OBJECT

public:
    enum class Holds : std::uint8_t { Games, Broken };

    explicit GamesTable(Holds holds, QWidget *parent = nullptr);

    void begin(const GameInfo &game, const QStringList &players);
    /// `text` is that of its file.
    void add(const lab::PlayedGame &game, const std::string &text);
    [[nodiscard]] int count() const { return topLevelItemCount(); }
    /// What its columns are called.
    [[nodiscard]] static QStringList headings(Holds holds);
    /// "1 – 0".
    [[nodiscard]] static QString scoreWords(const lab::PlayedGame &game);
    /// "Level 3 – mine.py", by seat.
    [[nodiscard]] static QString playersOf(const lab::PlayedGame &game, const QStringList &players);

signals:
    /// Somebody wants to see the game with this number.
    void chosen(int number);

private:
    Holds m_holds;
    const GameInfo *m_game = nullptr;
    QStringList m_players;
};

} // namespace tessera
