#include "view/widgets/movewords.h"

#include <QCoreApplication>

namespace tessera {

namespace {

struct MoveWordsTexts
{
    Q_DECLARE_TR_FUNCTIONS(MoveWordsTexts)
};

QString nameOf(Player player, const std::vector<PlayerLook> &looks)
{
    const auto place = static_cast<std::size_t>(index(player));
    return place < looks.size() ? looks[place].name : QString();
}

} // namespace

QString movePlaceWords(int round, Player mover, const std::vector<PlayerLook> &looks)
{
    return MoveWordsTexts::tr("Move %1, %2", "round, player").arg(round).arg(nameOf(mover, looks));
}

QString numberedMove(
    int round, Player mover, const QString &move, const std::vector<PlayerLook> &looks)
{
    return MoveWordsTexts::tr("%1. %2 %3", "round, player, move")
        .arg(QString::number(round), nameOf(mover, looks), move);
}

} // namespace tessera
