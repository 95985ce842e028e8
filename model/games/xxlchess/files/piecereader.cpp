#include "model/games/xxlchess/files/piecereader.h"

#include "model/games/xxlchess/engine/estimatedvalue.h"
#include "model/games/xxlchess/files/picture.h"
#include "model/games/xxlchess/rules/movementterms.h"

#include <algorithm>
#include <cctype>
#include <cmath>

namespace tessera::xxlchess {

namespace {

constexpr double kMostPieceValue = 1000;
constexpr int kUsualSide = 14;

constexpr std::initializer_list<const char *> kPieceKeys{
    "name",
    "value",
    "royal",
    "promotes",
    "picture",
    "movement",
    "leaps",
    "slides",
    "riders",
    "range",
    "only",
    "forward",
    "parts",
    "betza"};

} // namespace

void PieceReader::read(const JsonNode &node)
{
    m_document.requireObject(node);
    if (!node.value->isObject())
        return;
    for (const auto &[key, value] : node.value->members())
        readPiece({&value, node.pointer + "/" + key}, key);
    estimate(kUsualSide, kUsualSide);
    checkCounts(node);
}

bool PieceReader::knows(std::string_view key)
{
    return std::find(kPieceKeys.begin(), kPieceKeys.end(), key) != kPieceKeys.end();
}

void PieceReader::checkCounts(const JsonNode &node)
{
    if (m_pieces.leapCount() > PieceTypes::kMostLeaps)
        m_document.fail(
            node,
            std::to_string(m_pieces.leapCount()) + " different leaps in all",
            "at most " + std::to_string(PieceTypes::kMostLeaps) + ", with their mirror images");
    const int promotions = m_pieces.promotionCount();
    if (promotions < 1 || promotions > PieceTypes::kMostPromotions)
        m_document.fail(
            node,
            std::to_string(promotions) + " pieces that a pawn may become",
            "1 to " + std::to_string(PieceTypes::kMostPromotions)
                + R"( with "promotes": true; those of X1 have it unless they say false)");
}

PieceKind PieceReader::known(char letter) const
{
    PieceKind kind;
    if (const auto number = m_pieces.withLetter(letter))
        kind = m_pieces[*number];
    kind.letter = letter;
    return kind;
}

void PieceReader::readPiece(const JsonNode &node, const std::string &key)
{
    const bool isLetter = key.size() == 1 && std::islower(static_cast<unsigned char>(key[0])) != 0;
    if (!isLetter || key == "p" || key == "k") {
        m_document.fail(node, "the piece letter " + inQuotes(key), "a small letter but p and k");
        return;
    }
    m_document.requireObject(node);
    m_document.warnOfUnknown(node, kPieceKeys);
    m_letter = key[0];
    if (node.value->members().empty())
        warnOfIdle(node, "an empty object", "what is other than usual about it");
    const bool isNew = !m_pieces.withLetter(key[0]).has_value();
    PieceKind kind = known(key[0]);
    if (isNew || m_document.find(node, "name"))
        kind.name = readName(m_document.member(node, "name", R"("name": what it is called)"));
    if (const auto royal = m_document.find(node, "royal"))
        kind.isRoyal = m_document.boolean(*royal);
    if (const auto promotes = m_document.find(node, "promotes"))
        kind.isPromotion = m_document.boolean(*promotes);
    if (kind.isRoyal && kind.isPromotion)
        fail(node, "a royal piece that a pawn may become", R"("promotes": false)");
    if (const auto picture = m_document.find(node, "picture"))
        kind.picture = readPicture(*picture);
    readMovement(movementOf(node), kind);
    readWorth(node, kind, isNew);
    m_pieces.define(std::move(kind));
}

void PieceReader::fail(const JsonNode &node, const std::string &found, const std::string &wanted)
{
    m_document
        .fail(node, std::string("piece ").append(1, m_letter).append(": ").append(found), wanted);
}

std::string PieceReader::readName(const JsonNode &node)
{
    std::string name = m_document.text(node);
    // The number of characters is that of the bytes that begin one in UTF-8.
    const auto length = std::count_if(name.begin(), name.end(), [](char byte) {
        return (static_cast<unsigned char>(byte) & 0xC0) != 0x80;
    });
    if (length < 1 || length > PieceTypes::kLongestName)
        m_document.fail(
            node,
            "a name of " + std::to_string(length) + " characters",
            "1 to " + std::to_string(PieceTypes::kLongestName));
    return name;
}

void PieceReader::readWorth(const JsonNode &node, PieceKind &kind, bool isNew)
{
    if (const auto value = m_document.find(node, "value"))
        kind.value = static_cast<int>(
            std::lround(kEighths * m_document.number(*value, 0, kMostPieceValue)));
    else if (isNew || pathsOf(kind).size() != pathsOf(known(kind.letter)).size())
        m_estimated += kind.letter;
}

void PieceReader::estimate(int width, int height)
{
    for (const char letter : m_estimated) {
        PieceKind kind = known(letter);
        kind.value = kind.isRoyal ? 0 : estimatedValue(kind, width, height);
        m_pieces.define(std::move(kind));
    }
}

PiecePicture PieceReader::readPicture(const JsonNode &node)
{
    PiecePicture picture;
    if (node.value->isObject()) {
        // The object form, as game files carry it.
        m_document.warnOfUnknown(node, {"file", "drawing"});
        if (const auto file = m_document.find(node, "file"))
            picture.file = m_document.text(*file);
        picture.drawing = m_document.text(
            m_document.member(node, "drawing", R"("drawing": an SVG document)"));
    } else {
        picture.drawing = m_document.text(node);
    }
    if (m_files && !m_document.error() && namesPictureFile(picture.drawing)) {
        picture.file = picture.drawing;
        auto content = m_files(picture.file);
        if (!content) {
            fail(node, "picture: " + content.error().found, content.error().wanted);
            return {};
        }
        picture.drawing = std::move(*content);
    }
    if (m_document.error())
        return {};
    if (const auto fault = faultOfDrawing(picture.drawing)) {
        const std::string file = picture.file.empty() ? "" : picture.file + ": ";
        fail(node, "picture: " + file + fault->found, fault->wanted);
    }
    return picture;
}

} // namespace tessera::xxlchess
