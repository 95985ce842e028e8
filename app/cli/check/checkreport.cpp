#include "app/cli/check/checkreport.h"

#include "model/core/anygame.h"
#include "model/core/files/wholefile.h"
#include "model/foreign/verdict.h"

#include <QFile>
#include <QXmlStreamWriter>

#include <ostream>
#include <sstream>

namespace tessera::cli {

namespace {

constexpr double kMillisecondsASecond = 1000;

std::string seatName(Player seat, const GameInfo &info)
{
    return info.players[static_cast<std::size_t>(index(seat))];
}

/// Everything about a fault, over many lines.
void printFault(std::ostream &out, const CheckedGame &game, const GameInfo &info)
{
    constexpr std::size_t kMostShown = 60;
    const CheckFault &fault = *game.fault;
    out << "Fault: " << faultName(fault) << "\n  " << withoutVerdict(fault.sentence) << '\n';
    if (fault.board.empty())
        return;
    out << "in game " << game.number + 1 << ", as " << seatName(game.seat, info) << " against "
        << text(game.stress) << ", after " << game.turns << " turns:\n\n";
    for (const std::string &line : fault.board)
        out << "  " << line << '\n';
    if (!fault.legal.empty())
        out << "\nLegal actions (" << fault.legal.size() << "):\n";
    for (std::size_t i = 0; i < fault.legal.size() && i < kMostShown; ++i)
        out << "  " << fault.legal[i] << '\n';
    if (fault.legal.size() > kMostShown)
        out << "  and " << fault.legal.size() - kMostShown << " more\n";
    if (!fault.calls.empty())
        out << "\nLast calls:\n";
    for (const std::string &call : fault.calls)
        out << "  " << call << '\n';
    out << '\n';
    if (!fault.programFile.empty())
        out << "All calls again: python3 " << fault.programFile << '\n';
    if (!fault.gameFile.empty())
        out << "The game: " << fault.gameFile << '\n';
}

QString qt(const std::string &text)
{
    return QString::fromStdString(text);
}

} // namespace

std::string faultName(const CheckFault &fault)
{
    const std::string &sentence = fault.sentence;
    if (fault.reason == EndReason::IllegalMove)
        return "illegal action";
    if (fault.reason == EndReason::Time)
        return "overrun";
    if (sentence.starts_with("load:"))
        return "not loaded by the course";
    if (sentence.starts_with("memory:"))
        return "overrun of memory";
    if (sentence.starts_with("crash: update"))
        return "update failure";
    return "crash";
}

std::string gameEnd(const CheckedGame &game)
{
    return game.fault ? faultName(*game.fault) : std::string(text(game.outcome.reason));
}

std::string gameLine(const CheckedGame &game, const GameInfo &info, const std::string &end)
{
    std::ostringstream line;
    line << "game " << game.number + 1 << ", as " << seatName(game.seat, info) << " against "
         << text(game.stress) << ": " << game.turns << " turns, " << end;
    return line.str();
}

void printCheck(
    std::ostream &out,
    const CheckOrder &order,
    const std::vector<CheckedGame> &games,
    const AgentCheck &check)
{
    const Encounters &encounters = check.encounters();
    const MostUsed &mostUsed = check.mostUsed();
    if (!games.empty() && games.back().fault)
        printFault(out, games.back(), order.game.info());
    else
        out << "No fault in " << games.size() << (games.size() == 1 ? " game" : " games") << ".\n";
    if (!check.loadedAs().empty())
        out << "Its course's referee loads it by the name " << check.loadedAs() << ".\n";
    out << "Met:";
    if (encounters.empty())
        out << " nothing special";
    const char *between = " ";
    for (const auto &[what, times] : encounters) {
        out << between << what << ": " << times;
        between = ", ";
    }
    out << '\n';
    if (mostUsed.megabytes > 0)
        out << "Most used in a game: "
            << static_cast<double>(mostUsed.processorTime.count()) / kMillisecondsASecond
            << " s of processor time, " << mostUsed.megabytes << " MB of memory\n";
}

std::optional<Error> writeJUnit(
    const std::string &path, const CheckOrder &order, const std::vector<CheckedGame> &games)
{
    const bool hasFault = !games.empty() && games.back().fault.has_value();
    QByteArray report;
    QXmlStreamWriter xml(&report);
    xml.setAutoFormatting(true);
    xml.writeStartDocument();
    xml.writeStartElement(QStringLiteral("testsuite"));
    xml.writeAttribute(QStringLiteral("name"), qt(order.agent.name));
    xml.writeAttribute(QStringLiteral("tests"), QString::number(games.size()));
    xml.writeAttribute(QStringLiteral("failures"), QString::number(hasFault ? 1 : 0));
    xml.writeAttribute(QStringLiteral("errors"), QStringLiteral("0"));
    for (const CheckedGame &game : games) {
        xml.writeStartElement(QStringLiteral("testcase"));
        xml.writeAttribute(QStringLiteral("classname"), qt(order.game.info().id));
        xml.writeAttribute(
            QStringLiteral("name"),
            qt("game " + std::to_string(game.number + 1) + ", "
               + seatName(game.seat, order.game.info()) + " against "
               + std::string(text(game.stress))));
        xml.writeAttribute(
            QStringLiteral("time"),
            QString::number(static_cast<double>(game.taken.count()) / kMillisecondsASecond));
        if (game.fault) {
            std::ostringstream all;
            printFault(all, game, order.game.info());
            xml.writeStartElement(QStringLiteral("failure"));
            xml.writeAttribute(QStringLiteral("type"), qt(faultName(*game.fault)));
            xml.writeAttribute(
                QStringLiteral("message"), qt(std::string(withoutVerdict(game.fault->sentence))));
            xml.writeCharacters(qt(all.str()));
            xml.writeEndElement();
        }
        xml.writeEndElement();
    }
    xml.writeEndElement();
    xml.writeEndDocument();
    return writeWhole(path, report.toStdString());
}

} // namespace tessera::cli
