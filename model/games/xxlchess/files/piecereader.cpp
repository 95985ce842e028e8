#include "model/games/xxlchess/files/piecereader.h"

#include "model/games/xxlchess/files/picture.h"
#include "model/games/xxlchess/rules/estimatedvalue.h"
#include "model/games/xxlchess/rules/movementterms.h"

#include <algorithm>
#include <cctype>
#include <cmath>

namespace tessera::xxlchess {

namespace {

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
            phrase("xxlchess", "%1 different leaps in all").with(m_pieces.leapCount()),
            phrase("xxlchess", "at most %1, with their mirror images").with(PieceTypes::kMostLeaps));
    const int promotions = m_pieces.promotionCount();
    if (promotions < 1 || promotions > PieceTypes::kMostPromotions)
        m_document.fail(
            node,
            phrase("xxlchess", "%1 pieces that a pawn may become").with(promotions),
            phrase(
                "xxlchess",
                "1 to %1 with \"promotes\": true; those of X1 have it unless they say false")
                .with(PieceTypes::kMostPromotions));
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
        m_document.fail(
            node,
            phrase("xxlchess", "the piece letter %1").with(inQuotes(key)),
            phrase("xxlchess", "a small letter but p and k"));
        return;
    }
    m_document.requireObject(node);
    m_document.warnOfUnknown(node, kPieceKeys);
    m_letter = key[0];
    if (node.value->members().empty())
        warnOfIdle(
            node,
            phrase("xxlchess", "an empty object"),
            phrase("xxlchess", "what is other than usual about it"));
    const bool isNew = !m_pieces.withLetter(key[0]).has_value();
    PieceKind kind = known(key[0]);
    if (isNew || m_document.find(node, "name"))
        kind.name = readName(
            m_document.member(node, "name", phrase("xxlchess", "\"name\": what it is called")));
    if (const auto royal = m_document.find(node, "royal"))
        kind.isRoyal = m_document.boolean(*royal);
    if (const auto promotes = m_document.find(node, "promotes"))
        kind.isPromotion = m_document.boolean(*promotes);
    if (kind.isRoyal && kind.isPromotion)
        fail(node, phrase("xxlchess", "a royal piece that a pawn may become"), R"("promotes": false)");
    if (const auto picture = m_document.find(node, "picture"))
        kind.picture = readPicture(*picture);
    readMovement(movementOf(node), kind);
    readWorth(node, kind, isNew);
    m_pieces.define(std::move(kind));
}

void PieceReader::fail(const JsonNode &node, const Phrase &found, const Phrase &wanted)
{
    m_document.fail(node, phrase("xxlchess", "piece %1: %2").with(m_letter, found), wanted);
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
            phrase("xxlchess", "a name of %1 characters").with(length),
            phrase("xxlchess", "1 to %1").with(PieceTypes::kLongestName));
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
            m_document.member(node, "drawing", phrase("xxlchess", "\"drawing\": an SVG document")));
    } else {
        picture.drawing = m_document.text(node);
    }
    if (m_files && !m_document.error() && namesPictureFile(picture.drawing)) {
        picture.file = picture.drawing;
        auto content = m_files(picture.file);
        if (!content) {
            fail(
                node,
                phrase("xxlchess", "picture: %1").with(content.error().found),
                content.error().wanted);
            return {};
        }
        picture.drawing = std::move(*content);
    }
    if (m_document.error())
        return {};
    if (const auto fault = faultOfDrawing(picture.drawing)) {
        const Phrase found = picture.file.empty()
                                 ? fault->found
                                 : Phrase("%1: %2").with(picture.file, fault->found);
        fail(node, phrase("xxlchess", "picture: %1").with(found), fault->wanted);
    }
    return picture;
}

} // namespace tessera::xxlchess
