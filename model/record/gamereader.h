#pragma once

#include "model/record/gametags.h"
#include "model/record/lexer.h"
#include "model/record/reader.h"

#include <memory>

namespace tessera {

/// Reads one game from a lexer: its tags, its moves with variations, its result.
class GameReader
{
public:
    GameReader(Lexer &lexer, const ReadSettings &settings)
        : m_lexer(lexer)
        , m_settings(settings)
    {}

    /// Reads the next game, with the error that ended it if any; empty at the end of the text.
    [[nodiscard]] std::optional<ReadGame> read();

private:
    /// The deepest nesting of variations.
    static constexpr std::size_t kDeepestNesting = 100;

    /// The place at which the next move is added.
    struct Place
    {
        NodeId node = GameRecord::kRoot;
        std::shared_ptr<const AnyPosition> position;
        /// The position before the last move, from which a variation begins; none before a move.
        std::shared_ptr<const AnyPosition> before;
        /// A comment that stands before the first move of a variation, and the glyphs before a first move.
        std::string comment;
        std::vector<int> glyphs;
    };

    using Step = GameTags::Step;

    [[nodiscard]] Step readMoves(Token token);
    [[nodiscard]] Step take(const Token &token);
    [[nodiscard]] Step takeMove(const Token &token);
    [[nodiscard]] Step takeWord(const Token &token);
    void add(MoveCode move);
    void takeGlyph(int number);
    void takeComment(const Token &token);
    [[nodiscard]] Step beginVariation(const Token &token);
    void endVariation();
    /// Skips the rest of a variation, up to and with the bracket that closes it.
    [[nodiscard]] Step skipVariation();
    /// Notes what was left out, and why.
    void warn(const Error &error);
    /// Whether a result is the last word of its game.
    [[nodiscard]] bool isGameOverAfterThis() const;
    [[nodiscard]] Step finish(const Token &token);
    void judgeDamaged();
    [[nodiscard]] const Place &mainLine() const;
    void judge(const PerPlayer<double> &scores);

    Lexer &m_lexer;
    const ReadSettings &m_settings;
    ReadGame m_game;
    GameTags m_tags;
    Place m_place;
    /// The outer lines, which continue when the variations end.
    std::vector<Place> m_outer;
};

} // namespace tessera
