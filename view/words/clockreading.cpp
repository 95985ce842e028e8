#include "view/words/clockreading.h"

#include "model/session/gamemodel.h"

#include <QLocale>

namespace tessera {

using namespace Qt::StringLiterals;
using std::chrono::milliseconds;
using std::chrono::seconds;

ClockReading clockReading(const GameModel &game, Player player, milliseconds left, ClockStyle style)
{
    using State = ClockReading::State;
    const Clock &clock = game.clock();
    if (!clock.isLimited(player))
        return {};
    if (left <= milliseconds(0))
        return {State::Flag, milliseconds(0)};
    if (clock.isPaused())
        return {State::Paused, left, style.hasTenths};
    if (clock.running() != player)
        return {State::Idle, left, style.hasTenths};
    const bool isLow = style.warns && left < lowTime(clock.control(player).initial);
    return {isLow ? State::Low : State::Running, left, style.hasTenths};
}

QString clockText(milliseconds time, bool hasTenths)
{
    constexpr int kMinute = 60;
    constexpr int kHour = 60 * kMinute;
    const bool isLastSecond = !hasTenths && time > milliseconds(0) && time < seconds(1);
    const qint64 whole = isLastSecond ? 1 : std::chrono::floor<seconds>(time).count();
    const auto twoDigits = [](qint64 value) { return u"%1"_s.arg(value, 2, 10, QChar(u'0')); };
    if (whole >= kHour) {
        return u"%1:%2:%3"_s.arg(whole / kHour)
            .arg(twoDigits(whole / kMinute % kMinute), twoDigits(whole % kMinute));
    }
    const QString text = u"%1:%2"_s.arg(whole / kMinute).arg(twoDigits(whole % kMinute));
    if (!hasTenths || time >= kTenthsBelow)
        return text;
    return text + QLocale().decimalPoint() + QString::number(time.count() / 100 % 10);
}

} // namespace tessera
