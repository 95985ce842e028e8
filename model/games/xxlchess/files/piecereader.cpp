#include "model/games/xxlchess/files/piecereader.h"

#include "model/games/xxlchess/engine/estimatedvalue.h"
#include "model/games/xxlchess/files/betza.h"
#include "model/games/xxlchess/files/picture.h"
#include "model/games/xxlchess/rules/movementterms.h"

#include <algorithm>
#include <cctype>
#include <cmath>

namespace tessera::xxlchess {

namespace {

constexpr double kMostPieceValue = 1000;
constexpr int kUsualSide = 14;

constexpr std::initializer_list<const char *>
    kMovementKeys{"leaps", "slides", "riders", "range", "only", "forward", "parts", "betza"};

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
    if (!node.value->is_object())
        return;
    for (const auto &[key, value] : node.value->items())
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
    m_document.warnOfUnknown(node, kPieceKeys);
    m_letter = key[0];
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

JsonNode PieceReader::movementOf(const JsonNode &node)
{
    const auto movement = m_document.find(node, "movement");
    if (!movement)
        return node;
    m_document.requireObject(*movement);
    m_document.warnOfUnknown(*movement, kMovementKeys);
    for (const char *key : kMovementKeys) {
        if (const auto beside = m_document.find(node, key))
            fail(*beside, inQuotes(key) + R"( beside "movement")", "all of the movement inside it");
    }
    return *movement;
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
                    m_document.warnOfUnknown(
                        part, {"leaps", "slides", "riders", "range", "only", "forward"});
                    addPart(readPart(part), kind);
                }
            }
        }
    }
    std::erase_if(kind.parts, [](const MovementPart &part) { return part.isEmpty(); });
    if (pathsOf(kind).empty())
        fail(node, "a piece that cannot move", "leaps or slides, riders, parts or betza");
}

void PieceReader::readBetza(const JsonNode &node, PieceKind &kind)
{
    for (const char *key : kMovementKeys) {
        if (std::string_view(key) != "betza" && m_document.find(node, key))
            fail(
                *m_document.find(node, key),
                inQuotes(key) + " beside \"betza\"",
                "the movement in Betza's notation or by keys, not both");
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

PiecePicture PieceReader::readPicture(const JsonNode &node)
{
    PiecePicture picture;
    if (node.value->is_object()) {
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

void PieceReader::warnOfIdleKeys(const JsonNode &node, const MovementPart &part)
{
    const auto warn = [&](const char *key, const char *wanted) {
        if (const auto idle = m_document.find(node, key))
            m_document.warn(m_document.errorAt(
                *idle,
                std::string("piece ").append(1, m_letter).append(": ").append(inQuotes(key))
                    + " that changes nothing",
                wanted));
    };
    if (!part.slidesOrthogonally && !part.slidesDiagonally && part.riders.empty())
        warn("range", "slides or riders beside it");
    if (part.isEmpty()) {
        warn("only", "leaps, slides or riders beside it");
        warn("forward", "leaps, slides or riders beside it");
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
                "a leap of " + std::to_string(numbers.size()) + " numbers",
                "two: files and ranks, as [2, 1]");
            return leaps;
        }
        constexpr int kFarthest = kMostSide - 1;
        const Leap distance{
            m_document.wholeNumber(numbers[0], -kFarthest, kFarthest),
            m_document.wholeNumber(numbers[1], -kFarthest, kFarthest)};
        if (distance == Leap{})
            fail(leap, "a leap to the same square", "a leap to another square");
        else
            leaps.push_back(distance);
    }
    return leaps;
}

Result<PieceTypes> readPieces(const std::string &text)
{
    PieceTypes pieces;
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
