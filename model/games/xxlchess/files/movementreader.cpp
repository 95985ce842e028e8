#include "model/games/xxlchess/files/betza.h"
#include "model/games/xxlchess/files/piecereader.h"
#include "model/games/xxlchess/rules/movementterms.h"

#include <algorithm>

namespace tessera::xxlchess {

namespace {

constexpr std::initializer_list<const char *>
    kMovementKeys{"leaps", "slides", "riders", "range", "only", "forward", "parts", "betza"};

} // namespace

JsonNode PieceReader::movementOf(const JsonNode &node)
{
    const auto movement = m_document.find(node, "movement");
    if (!movement)
        return node;
    m_document.requireObject(*movement);
    m_document.warnOfUnknown(*movement, kMovementKeys);
    if (movement->value->members().empty())
        warnOfIdle(*movement, phrase("xxlchess", "an empty movement"));
    for (const char *key : kMovementKeys) {
        if (const auto beside = m_document.find(node, key))
            fail(
                *beside,
                phrase("xxlchess", "%1 beside \"movement\"").with(inQuotes(key)),
                phrase("xxlchess", "all of the movement inside it"));
    }
    return *movement;
}

void PieceReader::readMovement(const JsonNode &node, PieceKind &kind)
{
    const auto has = [&](const char *key) { return m_document.find(node, key).has_value(); };
    if (std::any_of(kMovementKeys.begin(), kMovementKeys.end(), has)) {
        clearMovement(kind);
        if (has("betza")) {
            readBetza(node, kind);
        } else {
            addPart(readPart(node), kind);
            if (const auto parts = m_document.find(node, "parts")) {
                for (const JsonNode &part : m_document.elements(*parts)) {
                    m_document.requireObject(part);
                    if (part.value->members().empty())
                        warnOfIdle(part, phrase("xxlchess", "an empty part"));
                    m_document.warnOfUnknown(
                        part, {"leaps", "slides", "riders", "range", "only", "forward"});
                    addPart(readPart(part), kind);
                }
            }
        }
    }
    std::erase_if(kind.parts, [](const MovementPart &part) { return part.isEmpty(); });
    if (pathsOf(kind).empty())
        fail(
            node,
            phrase("xxlchess", "a piece that cannot move"),
            phrase("xxlchess", "leaps or slides, riders, parts or betza"));
}

void PieceReader::readBetza(const JsonNode &node, PieceKind &kind)
{
    for (const char *key : kMovementKeys) {
        if (std::string_view(key) != "betza" && m_document.find(node, key))
            fail(
                *m_document.find(node, key),
                phrase("xxlchess", "%1 beside \"betza\"").with(inQuotes(key)),
                phrase("xxlchess", "the movement in Betza's notation or by keys, not both"));
    }
    const auto betza = m_document.find(node, "betza");
    const auto parts = readBetzaText(m_document.text(*betza));
    if (!parts) {
        fail(*betza, parts.error().found, parts.error().wanted);
        return;
    }
    for (const MovementPart &part : *parts)
        addPart(part, kind);
}

void PieceReader::warnOfIdle(const JsonNode &node, const Phrase &what, const Phrase &wanted)
{
    m_document.warn(m_document.errorAt(
        node, phrase("xxlchess", "piece %1: %2 that changes nothing").with(m_letter, what), wanted));
}

void PieceReader::warnOfIdleKeys(const JsonNode &node, const MovementPart &part)
{
    const auto warn = [&](const char *key, const Phrase &wanted) {
        if (const auto idle = m_document.find(node, key))
            warnOfIdle(*idle, inQuotes(key), wanted);
    };
    if (!part.slidesOrthogonally && !part.slidesDiagonally && part.riders.empty())
        warn("range", phrase("xxlchess", "slides or riders beside it"));
    if (part.isEmpty()) {
        warn("only", phrase("xxlchess", "leaps, slides or riders beside it"));
        warn("forward", phrase("xxlchess", "leaps, slides or riders beside it"));
    }
}

MovementPart PieceReader::readPart(const JsonNode &node)
{
    MovementPart part;
    if (const auto leaps = m_document.find(node, "leaps"))
        part.leaps = readLeaps(*leaps);
    if (const auto riders = m_document.find(node, "riders"))
        part.riders = readLeaps(*riders);
    if (const auto slides = m_document.find(node, "slides")) {
        for (const JsonNode &slide : m_document.elements(*slides)) {
            if (m_document.word(slide, {"orthogonal", "diagonal"}) == 0)
                part.slidesOrthogonally = true;
            else
                part.slidesDiagonally = true;
        }
    }
    if (const auto range = m_document.find(node, "range"))
        part.range = m_document.wholeNumber(*range, 1, kMostSide);
    if (const auto only = m_document.find(node, "only"))
        part.only = m_document.word(*only, {"move", "capture"}) == 0 ? MovementPart::Only::Move
                                                                     : MovementPart::Only::Capture;
    if (const auto forward = m_document.find(node, "forward"))
        part.isForward = m_document.boolean(*forward);
    warnOfIdleKeys(node, part);
    return part;
}

std::vector<Leap> PieceReader::readLeaps(const JsonNode &node)
{
    std::vector<Leap> leaps;
    for (const JsonNode &leap : m_document.elements(node)) {
        const auto numbers = m_document.elements(leap);
        if (numbers.size() != 2) {
            fail(
                leap,
                phrase("xxlchess", "a leap of %1 numbers").with(numbers.size()),
                phrase("xxlchess", "two: files and ranks, as [2, 1]"));
            return leaps;
        }
        constexpr int kFarthest = kMostSide - 1;
        const Leap distance{
            m_document.wholeNumber(numbers[0], -kFarthest, kFarthest),
            m_document.wholeNumber(numbers[1], -kFarthest, kFarthest)};
        if (distance == Leap{})
            fail(
                leap,
                phrase("xxlchess", "a leap to the same square"),
                phrase("xxlchess", "a leap to another square"));
        else
            leaps.push_back(distance);
    }
    return leaps;
}

} // namespace tessera::xxlchess
