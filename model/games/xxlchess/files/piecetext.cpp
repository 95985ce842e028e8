#include "model/games/xxlchess/files/piecetext.h"

#include "model/core/json/jsontext.h"
#include "model/games/xxlchess/files/piecereader.h"

namespace tessera::xxlchess {

std::string writePieces(const PieceTypes &pieces)
{
    if (pieces == PieceTypes())
        return {};
    return writtenJson(piecesJson(pieces, PicturePlace::Inside));
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

std::string writeConfigurationPieces(const PieceTypes &pieces)
{
    constexpr int kIndent = 4;
    return writtenJson(Json{{"pieces", piecesJson(pieces, PicturePlace::Inside)}}, kIndent);
}

} // namespace tessera::xxlchess
