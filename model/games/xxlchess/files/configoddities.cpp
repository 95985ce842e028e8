#include "model/games/xxlchess/files/configoddities.h"

#include "model/games/xxlchess/files/positiontext.h"
#include "model/games/xxlchess/rules/movementterms.h"
#include "model/games/xxlchess/rules/placement.h"

#include <algorithm>

namespace tessera::xxlchess {

namespace {

class Oddities
{
public:
    Oddities(JsonDocument &document, const JsonNode &root, const Configuration &configuration)
        : m_document(document)
        , m_root(root)
        , m_configuration(configuration)
    {}

    void find()
    {
        findInPlayers();
        findInDrawRules();
        findInPromotions();
        findInMovements();
        if (const auto layout = m_document.find(m_root, "layout"))
            findInStart(*layout, m_configuration.start());
        findInLevels();
    }

private:
    void warn(const JsonNode &node, Phrase found, Phrase wanted)
    {
        m_document.warn(m_document.errorAt(node, std::move(found), std::move(wanted)));
    }

    void findInPlayers()
    {
        using Seat = Configuration::Seat;
        const auto difficulty = m_document.find(m_root, "difficulty");
        const auto &players = m_configuration.players;
        if (difficulty && std::count(players.begin(), players.end(), Seat::Computer) == 0)
            warn(
                *difficulty,
                phrase("xxlchess", "a difficulty for two human players"),
                phrase("xxlchess", "\"cpu\" among the \"players\""));
    }

    void findInDrawRules()
    {
        const auto rules = m_document.find(m_root, "draw_rules");
        if (rules && m_configuration.hasFogOfWar && m_configuration.drawsByRepetition)
            warn(
                *rules,
                phrase("xxlchess", "a draw by repetition in the fog, where nobody could know of it"),
                R"("draw_rules": { "repetition": false, … })");
    }

    /// Finds promotions to kinds other than the queen where pawns always become queens.
    void findInPromotions()
    {
        const auto pieces = m_document.find(m_root, "pieces");
        if (!pieces || m_configuration.choosesPromotion)
            return;
        for (const auto &[letter, piece] : pieces->value->members()) {
            const JsonNode node{&piece, pieces->pointer + "/" + letter};
            const auto promotes = m_document.find(node, "promotes");
            if (promotes && promotes->value->asBool() != (letter == "q"))
                warn(
                    *promotes,
                    phrase("xxlchess", "\"promotes\" where every pawn becomes a queen"),
                    R"("promotion": "choose")");
        }
    }

    /// Finds own movements that are too far-reaching for the board. A camel on a small board is none of those.
    void findInMovements()
    {
        const auto pieces = m_document.find(m_root, "pieces");
        if (!pieces)
            return;
        const BoardSize &size = m_configuration.layout.size;
        for (const auto &[letter, piece] : pieces->value->members()) {
            const auto kind = m_configuration.pieces.withLetter(letter.front());
            if (!kind || movesAsUsual(m_configuration.pieces[*kind]))
                continue;
            if (!canMoveOn(m_configuration.pieces[*kind], size.width, size.height))
                warn(
                    {&piece, pieces->pointer + "/" + letter},
                    phrase("xxlchess", "piece %1: leaps that all lead off the board").with(letter),
                    phrase("xxlchess", "one within the board"));
        }
    }

    void findInStart(const JsonNode &node, const Position &start)
    {
        for (const Sentence &oddity : warningsAbout(start))
            warn(
                node,
                oddity,
                phrase("xxlchess", "a layout in which only the side to move is in check"));
        if (start.isOver())
            warn(
                node,
                phrase("xxlchess", "a game that is over before the first move"),
                phrase("xxlchess", "a layout with a move in it"));
    }

    void findInLevels()
    {
        const auto levels = m_document.find(m_root, "levels");
        if (!levels)
            return;
        if (m_configuration.levels.empty())
            warn(
                *levels,
                phrase("xxlchess", "no level in the list"),
                phrase("xxlchess", "at least one, or no \"levels\""));
        const std::vector<JsonNode> nodes = m_document.elements(*levels);
        for (std::size_t i = 0; i < nodes.size(); ++i) {
            const Level &level = m_configuration.levels[i];
            findInStart(nodes[i], m_configuration.start(level));
            const auto goal = m_document.find(nodes[i], "goal");
            if (goal && level.goal == Level::Goal::Capture && !hasPrey(level))
                warn(
                    *goal,
                    phrase("xxlchess", "nothing to capture with the letter %1").with(level.prey),
                    phrase("xxlchess", "a piece of the other side in the layout"));
        }
    }

    [[nodiscard]] bool hasPrey(const Level &level) const
    {
        const auto kind = m_configuration.pieces.withLetter(level.prey);
        const Piece prey = Piece::of(opponentOf(level.side), *kind);
        const auto &pieces = level.layout.pieces;
        return std::find(pieces.begin(), pieces.end(), prey) != pieces.end();
    }

    JsonDocument &m_document;
    const JsonNode &m_root;
    const Configuration &m_configuration;
};

} // namespace

void warnOfOddities(JsonDocument &document, const JsonNode &root, const Configuration &configuration)
{
    Oddities(document, root, configuration).find();
}

} // namespace tessera::xxlchess
