#include "view/words/placewords.h"

#include <QCoreApplication>

namespace tessera {

namespace {

struct PlaceTexts
{
    Q_DECLARE_TR_FUNCTIONS(PlaceTexts)
};

} // namespace

QString placeWords(const ShownPlace &place)
{
    if (place.round == 0)
        return PlaceTexts::tr("Start");
    if (place.isVariation)
        return PlaceTexts::tr("Variation, move %1").arg(place.round);
    return PlaceTexts::tr("Move %1 of %2").arg(place.round).arg(place.rounds);
}

} // namespace tessera
