#include "app/setupwords.h"

#include "model/core/gameinfo.h"
#include "model/session/historymodel.h"
#include "view/widgets/resultwords.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include <algorithm>
#include <array>

namespace tessera {

namespace {

/// Where the texts of this file are translated.
struct Words
{
    Q_DECLARE_TR_FUNCTIONS(SetupWords)
};

QString seatWords(const SeatSetup &seat)
{
    if (seat.kind == SeatSetup::Kind::Human)
        return seat.name.isEmpty() ? Words::tr("a person") : seat.name;
    return seat.name.isEmpty()
               ? Words::tr("the computer (level %1)").arg(seat.level)
               : Words::tr("%1 (computer, level %2)").arg(seat.name).arg(seat.level);
}

QString playersWords(const GameInfo &info, const GameSetup &setup)
{
    QStringList parts;
    for (int i = 0; i < info.playerCount(); ++i) {
        const QString colour = translated({info.id, info.players[static_cast<std::size_t>(i)], {}});
        parts.append(Words::tr("%1: %2", "colour, who plays it")
                         .arg(colour, seatWords(setup.seats[playerAt(i)])));
    }
    return parts.join(Words::tr(", "));
}

QString clocksWords(const GameInfo &info, const GameSetup &setup)
{
    const TimeControl &first = setup.clocks[Player::First];
    bool isSame = true;
    QStringList parts;
    for (int i = 0; i < info.playerCount(); ++i) {
        const TimeControl &control = setup.clocks[playerAt(i)];
        const QString colour = translated({info.id, info.players[static_cast<std::size_t>(i)], {}});
        isSame = isSame && control == first;
        parts.append(Words::tr("%1: %2", "colour, time").arg(colour, timeControlWords(control)));
    }
    if (!isSame)
        return parts.join(Words::tr("; "));
    return first.isUnlimited() ? Words::tr("No time limit")
                               : Words::tr("%1 each").arg(timeControlWords(first));
}

QString optionWords(const GameInfo &info, const OptionSpec &spec, const OptionValue &value)
{
    const QString label = translated({info.id, spec.label, {}});
    if (const bool *isOn = std::get_if<bool>(&value))
        return *isOn ? Words::tr("%1 on").arg(label) : Words::tr("%1 off").arg(label);
    if (const auto *number = std::get_if<std::int64_t>(&value))
        return Words::tr("%1 %2", "option, number").arg(label).arg(*number);
    // What dialogs do not offer is for programs: that it is there is enough.
    if (!spec.isShown)
        return label;
    return Words::tr("%1 %2", "option, text")
        .arg(label, QString::fromStdString(std::get<std::string>(value)));
}

/// The options that are not as usual.
QString rulesWords(const GameInfo &info, const GameSetup &setup)
{
    QStringList parts;
    for (const OptionSpec &spec : info.options) {
        const auto &values = setup.options.values();
        const auto found = values.find(spec.key);
        if (found != values.end() && found->second != spec.defaultValue)
            parts.append(optionWords(info, spec, found->second));
    }
    return parts.join(Words::tr(", "));
}

} // namespace

QString levelWords(int level)
{
    constexpr std::array kWords{
        QT_TRANSLATE_NOOP("SetupWords", "Beginner"),
        QT_TRANSLATE_NOOP("SetupWords", "Beginner"),
        QT_TRANSLATE_NOOP("SetupWords", "Easy"),
        QT_TRANSLATE_NOOP("SetupWords", "Easy"),
        QT_TRANSLATE_NOOP("SetupWords", "Medium"),
        QT_TRANSLATE_NOOP("SetupWords", "Medium"),
        QT_TRANSLATE_NOOP("SetupWords", "Hard"),
        QT_TRANSLATE_NOOP("SetupWords", "Hard"),
        QT_TRANSLATE_NOOP("SetupWords", "Expert"),
        QT_TRANSLATE_NOOP("SetupWords", "Strongest"),
    };
    const int row = std::clamp(level, 1, static_cast<int>(kWords.size())) - 1;
    return Words::tr(kWords[static_cast<std::size_t>(row)]);
}

QString timeControlWords(const TimeControl &control)
{
    if (control.isUnlimited())
        return Words::tr("no time limit");
    const double minutes = static_cast<double>(control.initial.count()) / 60000;
    const double seconds = static_cast<double>(control.increment.count()) / 1000;
    const QString stock = Words::tr("%1 min").arg(QLocale().toString(minutes, 'g', 4));
    if (control.increment.count() == 0)
        return stock;
    return Words::tr("%1 and %2 s more a move").arg(stock, QLocale().toString(seconds, 'g', 4));
}

QString setupWords(const GameInfo &info, const GameSetup &setup)
{
    QString words = Words::tr("%1. %2.", "players, clocks")
                        .arg(playersWords(info, setup), clocksWords(info, setup));
    const QString rules = rulesWords(info, setup);
    if (!rules.isEmpty())
        words = Words::tr("%1 Rules: %2.", "players and clocks, rules").arg(words, rules);
    if (setup.start)
        words = Words::tr("%1 From a position of your own.").arg(words);
    return words;
}

} // namespace tessera
