#pragma once

#include "model/core/sentence.h"

#include <optional>
#include <span>
#include <string_view>

namespace tessera {

/// A way in which games end: its code in files and what people are told of it. A row that lives as
/// long as the program: here for what any game can end by, in a game's own folder for the rest.
/// `%1` are the winners, `%2` the losers; a text that is null is said as usual, or not at all.
struct EndReasonRow
{
    /// The word of the file formats: `turn-limit`.
    std::string_view code;
    /// The group of the texts for translators.
    const char *context = "ResultWords";
    /// Why the game was won, or drawn, in a sentence.
    const char *won = nullptr;
    const char *drawn = nullptr;
    /// The same for the person who has lost and whom the headline has told why.
    const char *youLost = nullptr;
    /// Headlines unlike the usual ones ("White wins", "You won", "You lost", "Draw").
    const char *winsHeadline = nullptr;
    const char *youWonHeadline = nullptr;
    const char *youLostHeadline = nullptr;
    const char *drawnHeadline = nullptr;
    /// Whether the players or the clock end a game so, which no position shows.
    bool isFromOutside = false;
};

/// Why a game ended: a row, or nothing while it goes on. Two reasons are equal if their rows are the
/// same one.
class EndReason
{
public:
    constexpr EndReason() = default;
    constexpr explicit EndReason(const EndReasonRow &row)
        : m_row(&row)
    {}

    /// The game goes on.
    static const EndReason None;
    static const EndReason Repetition;
    static const EndReason TurnLimit;
    static const EndReason NoMove;
    static const EndReason Time;
    static const EndReason Resignation;
    static const EndReason Agreement;
    static const EndReason IllegalMove;
    static const EndReason Disconnected;

    /// The row; null while the game goes on.
    [[nodiscard]] constexpr const EndReasonRow *row() const { return m_row; }

    friend constexpr bool operator==(EndReason, EndReason) = default;

private:
    const EndReasonRow *m_row = nullptr;
};

namespace endreasons {

inline constexpr EndReasonRow kRepetition{
    .code = "repetition",
    .drawn = TESSERA_TEXT("ResultWords", "The same position has come up too often."),
    .drawnHeadline = TESSERA_TEXT("ResultWords", "Draw by repetition")};
inline constexpr EndReasonRow kTurnLimit{
    .code = "turn-limit",
    .won = TESSERA_TEXT("ResultWords", "The turn limit is reached, and %1 is ahead."),
    .drawn = TESSERA_TEXT("ResultWords", "The turn limit is reached, and nobody is ahead.")};
inline constexpr EndReasonRow kNoMove{
    .code = "no-move",
    .won = TESSERA_TEXT("ResultWords", "%2 has no move left."),
    .drawn = TESSERA_TEXT("ResultWords", "No move is left.")};
inline constexpr EndReasonRow kTime{
    .code = "time",
    .won = TESSERA_TEXT("ResultWords", "%2 ran out of time."),
    .youLost = TESSERA_TEXT("ResultWords", "%1 wins."),
    .winsHeadline = TESSERA_TEXT("ResultWords", "%1 wins on time"),
    .youWonHeadline = TESSERA_TEXT("ResultWords", "You won on time"),
    .youLostHeadline = TESSERA_TEXT("ResultWords", "You lost on time"),
    .isFromOutside = true};
inline constexpr EndReasonRow kResignation{
    .code = "resignation",
    .won = TESSERA_TEXT("ResultWords", "%2 resigned."),
    .youLost = TESSERA_TEXT("ResultWords", "%1 wins."),
    .youLostHeadline = TESSERA_TEXT("ResultWords", "You resigned"),
    .isFromOutside = true};
inline constexpr EndReasonRow kAgreement{
    .code = "agreement",
    .drawn = TESSERA_TEXT("ResultWords", "The players agreed to a draw."),
    .isFromOutside = true};
inline constexpr EndReasonRow kIllegalMove{
    .code = "illegal-move",
    .won = TESSERA_TEXT("ResultWords", "%2 answered with an illegal move."),
    .isFromOutside = true};
inline constexpr EndReasonRow kDisconnected{
    .code = "disconnected",
    .won = TESSERA_TEXT("ResultWords", "The program that played %2 stopped."),
    .isFromOutside = true};

} // namespace endreasons

inline constexpr EndReason EndReason::None{};
inline constexpr EndReason EndReason::Repetition{endreasons::kRepetition};
inline constexpr EndReason EndReason::TurnLimit{endreasons::kTurnLimit};
inline constexpr EndReason EndReason::NoMove{endreasons::kNoMove};
inline constexpr EndReason EndReason::Time{endreasons::kTime};
inline constexpr EndReason EndReason::Resignation{endreasons::kResignation};
inline constexpr EndReason EndReason::Agreement{endreasons::kAgreement};
inline constexpr EndReason EndReason::IllegalMove{endreasons::kIllegalMove};
inline constexpr EndReason EndReason::Disconnected{endreasons::kDisconnected};

/// The reasons that any game can end by.
[[nodiscard]] std::span<const EndReason> commonEndReasons();

/// `turn-limit`, `exits`, …; `none` while a game goes on.
[[nodiscard]] std::string_view text(EndReason reason);
/// The reason with this code, of those of every game or of a game's `own`; `none` is one too.
[[nodiscard]] std::optional<EndReason> parseEndReason(
    std::string_view text, std::span<const EndReason> own);

} // namespace tessera
