#include "app/files/setupwords.h"

#include "app/files/starts.h"

#include "model/core/gameinfo.h"
#include "model/session/historymodel.h"
#include "view/words/resultwords.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include <algorithm>
#include <array>

namespace tessera {

using namespace Qt::StringLiterals;

namespace {

/// Where the texts of this file are translated.
struct SetupWordsTexts
{
    Q_DECLARE_TR_FUNCTIONS(SetupWordsTexts)
};

QString seatWords(const SeatSetup &seat)
{
    if (seat.kind == SeatSetup::Kind::Human)
        return seat.name.isEmpty() ? SetupWordsTexts::tr("a person") : seat.name;
    if (seat.kind == SeatSetup::Kind::Program) {
        const QString program = QString::fromStdString(seat.program.name);
        return seat.name.isEmpty() ? program
                                   : SetupWordsTexts::tr("%1 (%2)").arg(seat.name, program);
    }
    return seat.name.isEmpty()
               ? SetupWordsTexts::tr("the computer (level %1)").arg(seat.level)
               : SetupWordsTexts::tr("%1 (computer, level %2)").arg(seat.name).arg(seat.level);
}

QString playersWords(const GameInfo &info, const GameSetup &setup)
{
    QStringList parts;
    for (int i = 0; i < info.playerCount(); ++i) {
        const QString colour = translated({info.id, info.players[static_cast<std::size_t>(i)], {}});
        parts.append(SetupWordsTexts::tr("%1: %2", "colour, who plays it")
                         .arg(colour, seatWords(setup.seats[playerAt(i)])));
    }
    return parts.join(SetupWordsTexts::tr(", "));
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
        parts.append(
            SetupWordsTexts::tr("%1: %2", "colour, time").arg(colour, timeControlWords(control)));
    }
    if (!isSame)
        return parts.join(SetupWordsTexts::tr("; "));
    return first.isUnlimited() ? SetupWordsTexts::tr("No time limit")
                               : SetupWordsTexts::tr("%1 each").arg(timeControlWords(first));
}

QString optionWords(const GameInfo &info, const OptionSpec &spec, const OptionValue &value)
{
    const QString label = translated({info.id, spec.label, {}});
    if (const bool *isOn = std::get_if<bool>(&value))
        return *isOn ? label : SetupWordsTexts::tr("%1 off").arg(label);
    if (const auto *number = std::get_if<std::int64_t>(&value))
        return SetupWordsTexts::tr("%1 %2", "option, number").arg(label).arg(*number);
    // A text is written for the program; a person has no use for it here.
    return SetupWordsTexts::tr("%1 of your own", "option").arg(label);
}

constexpr int kDigits = 6;

/// Seconds, with as many decimals as they need.
QString secondsText(std::chrono::milliseconds time)
{
    return QLocale().toString(static_cast<double>(time.count()) / 1000, 'g', kDigits);
}

/// "10 min", "1 min 30 s", "8 s".
QString durationWords(std::chrono::milliseconds time)
{
    const auto minutes = std::chrono::duration_cast<std::chrono::minutes>(time);
    const auto rest = time - minutes;
    const QString seconds = SetupWordsTexts::tr("%1 s").arg(secondsText(rest));
    if (minutes.count() == 0)
        return seconds;
    const QString whole = SetupWordsTexts::tr("%1 min").arg(
        QLocale().toString(qlonglong(minutes.count())));
    return rest.count() == 0 ? whole
                             : SetupWordsTexts::tr("%1 %2", "minutes, seconds").arg(whole, seconds);
}

/// "10+5", minutes and the seconds added a move, as players write it.
QString clockSign(const TimeControl &control)
{
    if (control.isUnlimited())
        return SetupWordsTexts::tr("no limit", "the clock of the game that Play begins");
    const auto minutes = std::chrono::duration_cast<std::chrono::minutes>(control.initial);
    const auto rest = std::chrono::duration_cast<std::chrono::seconds>(control.initial - minutes);
    QString initial = QString::number(minutes.count());
    if (rest.count() > 0)
        initial += u":%1"_s.arg(QString::number(rest.count()), 2, u'0');
    return SetupWordsTexts::tr("%1+%2", "minutes, seconds added")
        .arg(initial, secondsText(control.increment));
}

/// "a, b and c".
QString listed(QStringList names)
{
    const QString last = names.isEmpty() ? QString() : names.takeLast();
    return names.isEmpty()
               ? last
               : names.join(SetupWordsTexts::tr(", ")) + SetupWordsTexts::tr(" and ") + last;
}

/// "as Black against level 3": who plays the person who sits here, or who plays at all.
QString opponentWords(const GameInfo &info, const GameSetup &setup)
{
    QStringList levels;
    QStringList programs;
    int person = -1;
    for (int i = 0; i < info.playerCount(); ++i) {
        const SeatSetup &seat = setup.seats[playerAt(i)];
        if (seat.kind == SeatSetup::Kind::Human)
            person = person < 0 ? i : person;
        else if (seat.kind == SeatSetup::Kind::Program)
            programs << QString::fromStdString(seat.program.name);
        else
            levels << QString::number(seat.level);
    }
    const auto computers = static_cast<int>(levels.size() + programs.size());
    const auto people = info.playerCount() - computers;
    const bool isOneLevel = levels.count(levels.value(0)) == levels.size();
    const QString ours = isOneLevel ? SetupWordsTexts::tr("level %1").arg(levels.value(0))
                                    : SetupWordsTexts::tr("levels %1").arg(listed(levels));
    programs.removeDuplicates();
    if (!levels.isEmpty())
        programs << ours;
    const QString level = listed(programs);
    if (computers == 0)
        return SetupWordsTexts::tr("%n people", nullptr, people);
    if (people == 0)
        return SetupWordsTexts::tr("computers, %1").arg(level);
    if (people > 1)
        return SetupWordsTexts::tr("%n people against %1", nullptr, people).arg(level);
    if (person == 0)
        return SetupWordsTexts::tr("against %1").arg(level);
    const QString colour = translated({info.id, info.players[static_cast<std::size_t>(person)], {}});
    return SetupWordsTexts::tr("as %1 against %2", "colour, level").arg(colour, level);
}

/// Starts of our own list have names.
QString startWords(const GameInfo &info, const std::string &position)
{
    for (const NamedStart &start : namedStarts(info)) {
        if (start.position == position)
            return SetupWordsTexts::tr("start: %1").arg(start.name);
    }
    return SetupWordsTexts::tr("from a position of your own");
}

bool isLimited(const GameInfo &info, const GameSetup &setup)
{
    const auto first = setup.clocks.begin();
    return std::any_of(first, first + info.playerCount(), [](const TimeControl &control) {
        return !control.isUnlimited();
    });
}

/// What an option is in a new game that nobody has changed, for those who sit there.
OptionValue usualValue(const OptionSpec &spec, const GameSetup &setup)
{
    if (spec.followsLoneSecond)
        return setup.seats[Player::First].kind != SeatSetup::Kind::Human
               && setup.seats[Player::Second].kind == SeatSetup::Kind::Human;
    return spec.beginsStrict ? spec.strictValue : spec.defaultValue;
}

} // namespace

QString levelWords(int level)
{
    constexpr std::array kWords{
        QT_TRANSLATE_NOOP("SetupWordsTexts", "Beginner"),
        QT_TRANSLATE_NOOP("SetupWordsTexts", "Beginner"),
        QT_TRANSLATE_NOOP("SetupWordsTexts", "Easy"),
        QT_TRANSLATE_NOOP("SetupWordsTexts", "Easy"),
        QT_TRANSLATE_NOOP("SetupWordsTexts", "Medium"),
        QT_TRANSLATE_NOOP("SetupWordsTexts", "Medium"),
        QT_TRANSLATE_NOOP("SetupWordsTexts", "Hard"),
        QT_TRANSLATE_NOOP("SetupWordsTexts", "Hard"),
        QT_TRANSLATE_NOOP("SetupWordsTexts", "Expert"),
        QT_TRANSLATE_NOOP("SetupWordsTexts", "Strongest"),
    };
    const int row = std::clamp(level, 1, static_cast<int>(kWords.size())) - 1;
    return SetupWordsTexts::tr(kWords[static_cast<std::size_t>(row)]);
}

QString timeControlWords(const TimeControl &control)
{
    if (control.isUnlimited())
        return SetupWordsTexts::tr("no time limit");
    const QString increment = SetupWordsTexts::tr("%1 s more a move")
                                  .arg(secondsText(control.increment));
    if (control.initial.count() == 0)
        return increment;
    const QString stock = durationWords(control.initial);
    return control.increment.count() == 0
               ? stock
               : SetupWordsTexts::tr("%1 and %2", "time at the start, time added")
                     .arg(stock, increment);
}

QString setupWords(const GameInfo &info, const GameSetup &setup)
{
    QString words = SetupWordsTexts::tr("%1. %2.", "players, clocks")
                        .arg(playersWords(info, setup), clocksWords(info, setup));
    const QString rules = unusualRules(info, setup).join(SetupWordsTexts::tr(", "));
    if (!rules.isEmpty())
        words = SetupWordsTexts::tr("%1 Rules: %2.", "players and clocks, rules").arg(words, rules);
    if (!setup.levels.empty())
        words = SetupWordsTexts::tr("%1 %2 puzzles, played in turn.", "the set-up, number of puzzles")
                    .arg(words)
                    .arg(setup.levels.size());
    return words;
}

QStringList unusualRules(const GameInfo &info, const GameSetup &setup)
{
    QStringList rules;
    for (const OptionSpec &spec : info.options) {
        const auto &values = setup.options.values();
        const auto found = values.find(spec.key);
        const OptionValue &value = found == values.end() ? spec.defaultValue : found->second;
        if (value != usualValue(spec, setup))
            rules << optionWords(info, spec, value);
    }
    if (setup.start && setup.levels.empty())
        rules << startWords(info, *setup.start);
    if (!setup.losesOnTime && isLimited(info, setup))
        rules << SetupWordsTexts::tr("play goes on when the time is up");
    return rules;
}

QString playWords(const GameInfo &info, const GameSetup &setup)
{
    const bool isSame = std::all_of(
        setup.clocks.begin(), setup.clocks.begin() + info.playerCount(), [&](const auto &clock) {
            return clock == setup.clocks[Player::First];
        });
    const QString clock = isSame ? clockSign(setup.clocks[Player::First])
                                 : SetupWordsTexts::tr("different clocks");
    const QString words = SetupWordsTexts::tr("%1, %2", "against whom, clock")
                              .arg(opponentWords(info, setup), clock);
    return (QStringList(words) + unusualRules(info, setup)).join(SetupWordsTexts::tr(", "));
}

} // namespace tessera
