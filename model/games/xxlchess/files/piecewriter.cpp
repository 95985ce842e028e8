#include "model/games/xxlchess/files/piecereader.h"

namespace tessera::xxlchess {

namespace {

Json leapsJson(const std::vector<Leap> &leaps)
{
    Json json = Json::array();
    for (const auto [dx, dy] : leaps)
        json.push_back(Json::array({dx, dy}));
    return json;
}

Json partJson(const MovementPart &part)
{
    Json json = Json::object();
    if (!part.leaps.empty())
        json["leaps"] = leapsJson(part.leaps);
    if (part.slidesOrthogonally)
        json["slides"].push_back("orthogonal");
    if (part.slidesDiagonally)
        json["slides"].push_back("diagonal");
    if (!part.riders.empty())
        json["riders"] = leapsJson(part.riders);
    if (part.range < kMostSide)
        json["range"] = part.range;
    if (part.only != MovementPart::Only::None)
        json["only"] = part.only == MovementPart::Only::Move ? "move" : "capture";
    if (part.isForward)
        json["forward"] = true;
    return json;
}

Json pictureJson(const PiecePicture &picture, PicturePlace place)
{
    if (picture.file.empty())
        return picture.drawing;
    if (place == PicturePlace::Files)
        return picture.file;
    return Json{{"file", picture.file}, {"drawing", picture.drawing}};
}

Json pieceJson(const PieceKind &kind, PicturePlace place)
{
    Json json;
    json["name"] = kind.name;
    json["value"] = plainNumber(kind.value / kEighths);
    json.mergePatch(partJson(plainMovement(kind)));
    for (const MovementPart &part : kind.parts)
        json["parts"].push_back(partJson(part));
    if (kind.isRoyal)
        json["royal"] = true;
    static const PieceTypes usual;
    const auto known = usual.withLetter(kind.letter);
    if (kind.isPromotion != (known && usual[*known].isPromotion))
        json["promotes"] = kind.isPromotion;
    if (!kind.picture.drawing.empty())
        json["picture"] = pictureJson(kind.picture, place);
    return json;
}

} // namespace

Json piecesJson(const PieceTypes &pieces, PicturePlace place)
{
    const PieceTypes usual;
    Json json = Json::object();
    for (Kind kind = 0; kind < pieces.size(); ++kind) {
        const PieceKind &row = pieces[kind];
        if (kind >= usual.size() || row != usual[kind])
            json[std::string(1, row.letter)] = pieceJson(row, place);
    }
    return json;
}

} // namespace tessera::xxlchess
