#pragma once

#include "model/core/sentence.h"

#include <optional>
#include <span>
#include <string_view>

namespace tessera {

/// A way in which games end: its code in files and its texts for people. Rows live as long as the program: those of
/// every game stand here, the others in the game's own folder. `%1` are the winners, `%2` the losers; where a text is
/// null, the usual one or none is shown.
struct EndReasonRow
{
    /// The word of the file formats, such as `turn-limit`.
    std::string_view code;
    /// The group of the texts for translators.
    const char *context = "ResultWords";
    /// The reason for a win, or a draw, in a sentence.
    const char *won = nullptr;
    const char *drawn = nullptr;
    /// The same for a person who has lost, under a headline that names the reason.
    const char *youLost = nullptr;
    /// Headlines unlike the usual ones ("White wins", "You won", "You lost", "Draw").
    const char *winsHeadline = nullptr;
    const char *youWonHeadline = nullptr;
    const char *youLostHeadline = nullptr;
    const char *drawnHeadline = nullptr;
    /// Whether the players or the clock end a game in this way, which no position shows.
    bool isFromOutside = false;
};

/// Why a game ended: a row, or none while the game goes on. Two reasons are equal if they have the same row.
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
/// The reason with this code, among those of every game and a game's `own`; `none` is a code too.
[[nodiscard]] std::optional<EndReason> parseEndReason(
    std::string_view text, std::span<const EndReason> own);

} // namespace tessera
