#pragma once

#include "app/puzzles/puzzlelist.h"
#include "model/search/engine/gameentry.h"
#include "model/session/gamesetup.h"

#include <optional>
#include <vector>

namespace tessera {

class Exercises;
class Settings;

/// What can be chosen on the page of puzzles: the levels of the configuration on the board, the puzzles of
/// each game, and a person's own mistakes.
class PuzzleShelf final : public QObject
{
    Q_OBJECT

public:
    enum class Kind : std::uint8_t { Levels, Own, Mistakes };

    /// A set of puzzles.
    struct Set
    {
        Kind kind = Kind::Own;
        /// Null for mistakes, which are of every game.
        const GameEntry *game = nullptr;
        QString title;
    };

    /// Both must outlive the shelf.
    PuzzleShelf(const Settings &settings, const Exercises &exercises, QObject *parent = nullptr);

    /// Fills the shelf anew; the levels of `levels` come first.
    void refresh(const std::optional<GameSetup> &levels = {});
    [[nodiscard]] const std::vector<Set> &sets() const { return m_sets; }
    /// The set of a game's own puzzles; nothing when it has none.
    [[nodiscard]] std::optional<int> setOf(const QString &game) const;
    /// All of a set, in order.
    [[nodiscard]] std::vector<PuzzleItem> items(const Set &set) const;
    /// Puzzle number `number` of a set as a game.
    [[nodiscard]] GameSetup setupOf(const Set &set, std::size_t number) const;

private:
    [[nodiscard]] std::vector<PuzzleItem> puzzles(const Set &set) const;
    [[nodiscard]] std::vector<PuzzleItem> mistakes() const;
    [[nodiscard]] GameSetup mistakeSetup(std::size_t number) const;

    const Settings &m_settings;
    const Exercises &m_exercises;
    std::vector<Set> m_sets;
    std::optional<GameSetup> m_levels;
};

} // namespace tessera
