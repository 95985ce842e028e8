#include "model/games/xxlchess/files/piecereader.h"

#include <cctype>
#include <cmath>

namespace tessera::xxlchess {

namespace {

constexpr double kEighths = 8.0;
constexpr double kMostPieceValue = 1000;

Json pieceJson(const PieceKind &kind)
{
    Json json;
    json["name"] = kind.name;
    json["value"] = plainNumber(kind.value / kEighths);
    for (const auto [dx, dy] : kind.leaps)
        json["leaps"].push_back(Json::array({dx, dy}));
    if (kind.slidesOrthogonally)
        json["slides"].push_back("orthogonal");
    if (kind.slidesDiagonally)
        json["slides"].push_back("diagonal");
    if (kind.range < kMostSide)
        json["range"] = kind.range;
    if (kind.isRoyal)
        json["royal"] = true;
    return json;
}

} // namespace

void PieceReader::read(const JsonNode &node)
{
    m_document.requireObject(node);
    if (!node.value->is_object())
        return;
    for (const auto &[key, value] : node.value->items())
        readPiece({&value, node.pointer + "/" + key}, key);
    if (m_pieces.leapCount() > PieceSet::kMostLeaps)
        m_document.fail(
            node,
            std::to_string(m_pieces.leapCount()) + " different leaps in all",
            "at most " + std::to_string(PieceSet::kMostLeaps) + ", with their mirror images");
}

void PieceReader::readPiece(const JsonNode &node, const std::string &key)
{
    const bool isLetter = key.size() == 1 && std::islower(static_cast<unsigned char>(key[0])) != 0;
    if (!isLetter || key == "p" || key == "k") {
        m_document.fail(node, "the piece letter " + inQuotes(key), "a small letter but p and k");
        return;
    }
    m_document.warnOfUnknown(node, {"name", "value", "leaps", "slides", "range", "royal"});
    PieceKind kind;
    kind.letter = key[0];
    kind.name = m_document.text(m_document.member(node, "name", R"("name": what it is called)"));
    kind.value = static_cast<int>(std::lround(
        kEighths
        * m_document.number(
            m_document.member(node, "value", R"("value": its worth in pawns)"), 0, kMostPieceValue)));
    readMovement(node, kind);
    m_pieces.define(std::move(kind));
}

void PieceReader::readMovement(const JsonNode &node, PieceKind &kind)
{
    if (const auto leaps = m_document.find(node, "leaps"))
        readLeaps(*leaps, kind);
    if (const auto slides = m_document.find(node, "slides")) {
        for (const JsonNode &slide : m_document.elements(*slides)) {
            if (m_document.word(slide, {"orthogonal", "diagonal"}) == 0)
                kind.slidesOrthogonally = true;
            else
                kind.slidesDiagonally = true;
        }
    }
    if (const auto range = m_document.find(node, "range"))
        kind.range = m_document.wholeNumber(*range, 1, kMostSide);
    if (const auto royal = m_document.find(node, "royal"))
        kind.isRoyal = m_document.boolean(*royal);
    if (kind.leaps.empty() && !kind.slidesOrthogonally && !kind.slidesDiagonally)
        m_document.fail(node, "a piece that cannot move", "leaps or slides");
}

void PieceReader::readLeaps(const JsonNode &node, PieceKind &kind)
{
    for (const JsonNode &leap : m_document.elements(node)) {
        const auto numbers = m_document.elements(leap);
        if (numbers.size() != 2) {
            m_document.fail(
                leap,
                "a leap of " + std::to_string(numbers.size()) + " numbers",
                "two: files and ranks, as [2, 1]");
            return;
        }
        constexpr int kFarthest = kMostSide - 1;
        const Leap distance{
            m_document.wholeNumber(numbers[0], -kFarthest, kFarthest),
            m_document.wholeNumber(numbers[1], -kFarthest, kFarthest)};
        if (distance == Leap{})
            m_document.fail(leap, "a leap to the same square", "a leap to another square");
        kind.leaps.push_back(distance);
    }
}

Json piecesJson(const PieceSet &pieces)
{
    const PieceSet usual;
    Json json = Json::object();
    for (Kind kind = 0; kind < pieces.size(); ++kind) {
        const PieceKind &row = pieces[kind];
        if (kind >= usual.size() || row != usual[kind])
            json[std::string(1, row.letter)] = pieceJson(row);
    }
    return json;
}

std::string writePieces(const PieceSet &pieces)
{
    if (pieces == PieceSet())
        return {};
    return piecesJson(pieces).dump(-1, ' ', false, Json::error_handler_t::replace);
}

Result<PieceSet> readPieces(const std::string &text)
{
    PieceSet pieces;
    if (text.empty())
        return pieces;
    JsonDocument document(text, "pieces");
    const JsonNode root = document.root();
    if (!document.error())
        PieceReader(document, pieces).read(root);
    if (document.error())
        return *document.error();
    return pieces;
}

} // namespace tessera::xxlchess
