#pragma once

#include "model/games/xxlchess/files/jsondocument.h"
#include "model/games/xxlchess/rules/pieces.h"

#include <functional>

namespace tessera::xxlchess {

/// The greatest value that a configuration may give a piece (X7).
inline constexpr double kMostPieceValue = 1000;

/// Reads the object `pieces` of a configuration (X7): for each letter a kind of piece that is added, or changes the one
/// with this letter. A fault becomes the document's error.
class PieceReader
{
public:
    /// Reads the file that a piece names as its picture.
    using PictureFiles = std::function<Result<std::string>(const std::string &file)>;

    /// Without `files` pictures are drawings only.
    PieceReader(JsonDocument &document, PieceTypes &pieces, PictureFiles files = {})
        : m_document(document)
        , m_pieces(pieces)
        , m_files(std::move(files))
    {}

    void read(const JsonNode &node);
    /// Estimates the values of the pieces without a given value for a board; before that, their values are for the
    /// usual one.
    void estimate(int width, int height);

    /// Whether `key` is one of those that a piece may have.
    [[nodiscard]] static bool knows(std::string_view key);

private:
    void readPiece(const JsonNode &node, const std::string &key);
    /// The kind of X1 for a known letter, otherwise a new kind without a movement.
    [[nodiscard]] PieceKind known(char letter) const;
    [[nodiscard]] std::string readName(const JsonNode &node);
    /// The node with the keys of the movement: the piece itself, or its object `movement`.
    [[nodiscard]] JsonNode movementOf(const JsonNode &node);
    void readWorth(const JsonNode &node, PieceKind &kind, bool isNew);
    /// Reads the movement of a piece, if any is given; it replaces the whole previous movement.
    void readMovement(const JsonNode &node, PieceKind &kind);
    void readBetza(const JsonNode &node, PieceKind &kind);
    [[nodiscard]] PiecePicture readPicture(const JsonNode &node);
    /// Fails with what was found and wanted, and names the piece.
    void fail(const JsonNode &node, const Phrase &found, const Phrase &wanted);
    /// Warns of what has no effect.
    void warnOfIdle(
        const JsonNode &node,
        const Phrase &what,
        const Phrase &wanted = phrase("xxlchess", "a movement"));
    /// Warns of keys of a part that have no effect.
    void warnOfIdleKeys(const JsonNode &node, const MovementPart &part);
    [[nodiscard]] MovementPart readPart(const JsonNode &node);
    [[nodiscard]] std::vector<Leap> readLeaps(const JsonNode &node);
    void checkCounts(const JsonNode &node);

    JsonDocument &m_document;
    PieceTypes &m_pieces;
    PictureFiles m_files;
    /// The letters of pieces whose value is estimated.
    std::string m_estimated;
    /// The letter of the piece that is being read.
    char m_letter = ' ';
};

/// The place of the drawings of pictures: in files of their own, as a configuration names them, or all in the JSON
/// itself.
enum class PicturePlace : std::uint8_t { Files, Inside };

/// The differences of `pieces` from the eleven kinds of X1, as `PieceReader` reads them.
[[nodiscard]] Json piecesJson(const PieceTypes &pieces, PicturePlace place);

} // namespace tessera::xxlchess
