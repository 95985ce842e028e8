#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace tessera {

/// The most players that any game of the catalogue seats.
inline constexpr int kMaxPlayers = 3;

/// A side of a game, in the order of turns; its colour is in `GameInfo::players`. `model/session` knows who sits there
/// (human, engine).
enum class Player : std::int8_t { None = -1, First = 0, Second = 1, Third = 2 };

[[nodiscard]] constexpr int index(Player player)
{
    return static_cast<int>(player);
}

[[nodiscard]] constexpr Player playerAt(int index)
{
    return static_cast<Player>(index);
}

/// The player whose turn follows `player`'s among `playerCount` players.
[[nodiscard]] constexpr Player nextPlayer(Player player, int playerCount)
{
    return playerAt((index(player) + 1) % playerCount);
}

/// One value for each player; unused seats keep the default value.
template<typename T>
class PerPlayer
{
public:
    [[nodiscard]] constexpr T &operator[](Player player) { return m_values[slot(player)]; }
    [[nodiscard]] constexpr const T &operator[](Player player) const
    {
        return m_values[slot(player)];
    }
    [[nodiscard]] constexpr auto begin() { return m_values.begin(); }
    [[nodiscard]] constexpr auto end() { return m_values.end(); }
    [[nodiscard]] constexpr auto begin() const { return m_values.begin(); }
    [[nodiscard]] constexpr auto end() const { return m_values.end(); }
    constexpr void fill(const T &value) { m_values.fill(value); }

    friend constexpr bool operator==(const PerPlayer &, const PerPlayer &) = default;

private:
    [[nodiscard]] static constexpr std::size_t slot(Player player)
    {
        return static_cast<std::size_t>(player);
    }

    std::array<T, kMaxPlayers> m_values{};
};

/// A place of a board: its number in the order that the board's `BoardShape` fixes. Numbers at and
/// beyond `BoardShape::cellCount()` are places beside the board, such as a cup into which
/// pieces exit.
enum class Cell : std::int16_t { None = -1 };

[[nodiscard]] constexpr int index(Cell cell)
{
    return static_cast<int>(cell);
}

[[nodiscard]] constexpr Cell cellAt(int index)
{
    return static_cast<Cell>(index);
}

/// The content of a cell, as far as a picture of the board needs it: the owner, and which of the game's piece kinds
/// (`GameInfo::pieceKinds`).
struct Piece
{
    Player owner = Player::None;
    std::uint8_t kind = 0;

    [[nodiscard]] constexpr bool isPresent() const { return owner != Player::None; }
    friend constexpr bool operator==(const Piece &, const Piece &) = default;
};

/// The state of a cell itself. `Blocked` cells are on the board but no piece may stand there (the corners of Watch Your
/// Back!); `Removed` cells have left the board.
enum class Ground : std::uint8_t { Open, Blocked, Removed, Hidden };

/// A move of any game packed into 64 bits; only the game that made it can read it. (The underlying
/// type is the one that Qt calls quint64, so that signals may carry it.)
enum class MoveCode : unsigned long long {};

} // namespace tessera
