#pragma once

#include "controller/sound/soundpreferences.h"
#include "view/board/geometry/geometry.h"
#include "view/board/movenames.h"
#include "view/theme/colourvision.h"
#include "view/theme/theme.h"

#include <QKeySequence>
#include <QMap>
#include <QString>

namespace tessera {

/// Light or dark windows, strong contrasts, or what the desktop says.
enum class Scheme : std::uint8_t { System, Light, Dark, HighContrast };

struct AppearancePreferences
{
    Scheme scheme = Scheme::System;
    /// The id of the board's theme; empty for the one that goes with the scheme.
    QString boardTheme;
    PieceStyle pieces = PieceStyle::Modelled;
    CoordinateMode coordinates = CoordinateMode::Edge;
    /// How the list of moves writes them.
    Notation notation = Notation::Short;
    /// Whether pieces of games with many kinds bear their letter.
    bool showsLetters = false;
    /// The size of all texts, in per cent of the desktop's.
    int textPercent = 100;
    /// How the board is shown, so that people may check its colours for others; it is never more than
    /// a filter of the picture.
    ColourVision previewedVision = ColourVision::Normal;

    friend bool operator==(const AppearancePreferences &, const AppearancePreferences &) = default;
};

/// How pieces are moved with the mouse. The keyboard always serves.
enum class InputStyle : std::uint8_t { ClickAndDrag, ClickOnly, DragOnly };

/// What a pawn becomes in new games: one setting with the option of that name in the dialog for a new game.
enum class Promotion : std::uint8_t { QueenAtOnce, Choose };

/// When the coach speaks about a person's losing move.
enum class CoachMode : std::uint8_t { Off, OnRequest, Always };

struct PlayPreferences
{
    InputStyle input = InputStyle::ClickAndDrag;
    /// A move is played by a second click or key only.
    bool confirmsMoves = false;
    Promotion promotion = Promotion::QueenAtOnce;
    /// While others are to move, the next moves can be made in advance.
    bool allowsPremoves = true;
    /// Where several people share the screen, the board turns to whoever moves.
    bool turnsBoard = false;
    /// Where several people share the screen, a curtain hides the board between two turns.
    bool hasCurtain = false;
    bool allowsHints = true;
    CoachMode coach = CoachMode::OnRequest;
    bool showsLegalMoves = true;
    /// Shows what would come of the move that is pointed at.
    bool showsOutcomes = true;

    friend bool operator==(const PlayPreferences &, const PlayPreferences &) = default;
};

/// Whether only what must move moves.
enum class ReducedMotion : std::uint8_t { System, On, Off };

struct MotionPreferences
{
    /// How long a piece takes for a way of one cell; 0 for no animation. What holds is
    /// `Preferences::animationMs`.
    int cellMs = 250;
    ReducedMotion reduced = ReducedMotion::System;
    /// How long each position is shown when a game is played through.
    int paceMs = 1000;

    friend bool operator==(const MotionPreferences &, const MotionPreferences &) = default;
};

struct ClockPreferences
{
    /// Whether the last ten seconds are shown in tenths.
    bool showsTenths = true;
    /// Whether a clock that runs out calls for attention.
    bool warnsOfLowTime = true;

    friend bool operator==(const ClockPreferences &, const ClockPreferences &) = default;
};

/// How positions are analysed.
struct AnalysisPreferences
{
    /// How many of the best lines are shown.
    int lines = 3;
    /// The name of a program of others; empty for our engine.
    QString program;
    /// 0: until stopped.
    int depth = 0;
    /// 0: all processors but one.
    int threads = 0;
    int mebibytes = 64;

    friend bool operator==(const AnalysisPreferences &, const AnalysisPreferences &) = default;
};

/// What computer players may do.
struct EnginePreferences
{
    /// The strongest level thinks ahead while people do.
    bool ponders = true;
    /// The stronger levels play their first moves from books.
    bool usesBooks = true;
    AnalysisPreferences analysis;
    /// Whether it is shown what the computer thought about its last move.
    bool showsThoughts = false;

    friend bool operator==(const EnginePreferences &, const EnginePreferences &) = default;
};

/// What the program speaks by itself; each is more than the one before.
enum class Spoken : std::uint8_t { OthersMoves, Moves, Everything };

struct AccessibilityPreferences
{
    bool speaks = false;
    Spoken spoken = Spoken::Everything;
    /// The marks of every board are as thick as those of high contrast.
    bool hasThickMarks = false;
    /// The keyboard's cursor on the board is larger.
    bool hasLargeCursor = false;

    friend bool operator==(const AccessibilityPreferences &, const AccessibilityPreferences &)
        = default;
};

struct KeyboardPreferences
{
    /// The key of actions that do not have their usual ones, by the action's object name; an empty
    /// key for none.
    QMap<QString, QKeySequence> keys;

    friend bool operator==(const KeyboardPreferences &, const KeyboardPreferences &) = default;
};

struct FilePreferences
{
    /// Where dialogs look for game files; empty for the folder of documents.
    QString folder;

    friend bool operator==(const FilePreferences &, const FilePreferences &) = default;
};

struct LanguagePreferences
{
    /// The code of a translation, such as "de"; empty for the desktop's language.
    QString code;

    friend bool operator==(const LanguagePreferences &, const LanguagePreferences &) = default;
};

/// A person's preferences for all games, with one part for each page. A value.
struct Preferences
{
    AppearancePreferences appearance;
    PlayPreferences play;
    MotionPreferences motion;
    SoundPreferences sound;
    ClockPreferences clock;
    EnginePreferences engines;
    AccessibilityPreferences accessibility;
    KeyboardPreferences keyboard;
    FilePreferences files;
    LanguagePreferences language;
    /// The desktop's present setting, which is not stored.
    bool desktopReducesMotion = false;

    /// Whether motion is reduced to the necessary.
    [[nodiscard]] bool reducesMotion() const
    {
        return motion.reduced == ReducedMotion::On
               || (motion.reduced == ReducedMotion::System && desktopReducesMotion);
    }
    /// How long a piece takes for a way of one cell; 0 for no animation.
    [[nodiscard]] int animationMs() const { return reducesMotion() ? 0 : motion.cellMs; }

    friend bool operator==(const Preferences &, const Preferences &) = default;
};

/// Slower than this no animation can be set.
inline constexpr int kSlowestAnimationMs = 1000;
/// How long a position is shown at least and at most when a game is played through.
inline constexpr int kFastestPaceMs = 500;
inline constexpr int kSlowestPaceMs = 4000;
inline constexpr int kMostAnalysisLines = 5;
inline constexpr int kMostAnalysisDepth = 99;
inline constexpr int kMostAnalysisThreads = 256;
inline constexpr int kMostAnalysisMebibytes = 4096;
inline constexpr int kLeastTextPercent = 80;
inline constexpr int kMostTextPercent = 160;

} // namespace tessera
