#include "model/session/historyrows.h"

#include "model/core/rounds.h"
#include "model/session/minussigns.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace tessera {

namespace {

/// What is filled into a sentence: a word in the person's language, or a large number as it is read there.
QString translatedArgument(const Sentence &sentence, const std::string &argument)
{
    constexpr int kLarge = 1000;
    const std::string &context = sentence.argumentContext.empty() ? sentence.context
                                                                  : sentence.argumentContext;
    const int number = QString::fromStdString(argument).toInt();
    return number >= kLarge ? QLocale().toString(number)
                            : QCoreApplication::translate(context.c_str(), argument.c_str());
}

} // namespace

QString translated(const Sentence &sentence)
{
    QString text = QCoreApplication::translate(sentence.context.c_str(), sentence.pattern.c_str());
    std::vector<std::string> arguments;
    for (const std::string &argument : sentence.arguments)
        arguments.push_back(translatedArgument(sentence, argument).toStdString());
    return withMinusSigns(QString::fromStdString(filledIn(text.toStdString(), arguments)));
}

HistoryRows::HistoryRows(const GameModel &game)
    : m_game(game)
{}

void HistoryRows::rebuild()
{
    m_rows.clear();
    m_rowOf.clear();
    m_commentRowOf.clear();
    m_line = m_game.record().mainLine();
    m_main = Line();
    m_main.nodes = m_line;
    m_main.position = m_game.positionAt(GameRecord::kRoot);
    addComment(m_main, GameRecord::kRoot);
    std::vector<Line> open;
    open.push_back(std::move(m_main));
    run(open);
}

bool HistoryRows::extend()
{
    std::vector<NodeId> line = m_game.record().mainLine();
    const bool isLonger = line.size() >= m_line.size()
                          && std::equal(m_line.begin(), m_line.end(), line.begin());
    if (!isLonger)
        return false;
    m_line = std::move(line);
    m_main.nodes = m_line;
    std::vector<Line> open;
    open.push_back(std::move(m_main));
    run(open);
    return true;
}

void HistoryRows::run(std::vector<Line> &open)
{
    while (!open.empty()) {
        Line &line = open.back();
        if (line.next == line.nodes.size()) {
            if (open.size() == 1)
                m_main = std::move(line);
            open.pop_back();
            continue;
        }
        const NodeId node = line.nodes[line.next++];
        const std::vector<NodeId> &children
            = m_game.record().node(m_game.record().node(node).parent).children;
        std::vector<Line> branches;
        // A variation begins with one of the later children and lists no alternatives to it.
        if (children.size() > 1 && children.front() == node) {
            for (auto child = children.rbegin(); child + 1 != children.rend(); ++child)
                branches.push_back(branch(line, *child));
        }
        append(line, node);
        line.isInterrupted = line.isInterrupted || !branches.empty();
        std::move(branches.begin(), branches.end(), std::back_inserter(open));
    }
}

HistoryRows::Line HistoryRows::branch(const Line &line, NodeId node) const
{
    Line branch;
    const auto path = m_game.record().lineThrough(node);
    branch.nodes.assign(std::find(path.begin(), path.end(), node), path.end());
    branch.depth = line.depth + 1;
    branch.position = line.position->clone();
    branch.phase = line.phase;
    branch.round = line.round;
    branch.lastColumn = line.lastColumn;
    return branch;
}

HistoryRow &HistoryRows::addRow(const Line &line, HistoryRow::Kind kind)
{
    m_rows.emplace_back();
    m_rows.back().kind = kind;
    m_rows.back().depth = line.depth;
    return m_rows.back();
}

void HistoryRows::append(Line &line, NodeId node)
{
    const Player mover = line.position->toMove();
    const MoveCode move = m_game.record().node(node).move;
    addHeading(line);
    const Player before = line.round == 0 ? Player::None : playerAt(line.lastColumn);
    const bool isRoundOver = beginsRound(before, mover);
    if (isRoundOver || line.isInterrupted) {
        line.round += isRoundOver ? 1 : 0;
        addRow(line, HistoryRow::Kind::Moves).round = line.round;
        line.isInterrupted = false;
    }
    line.lastColumn = index(mover);
    HistoryRow::Entry &entry = m_rows.back().entries[mover];
    entry.node = node;
    entry.isPass = line.position->pointing().shape(move).cells.isEmpty();
    name(entry, *line.position, move);
    m_rowOf[node] = static_cast<int>(m_rows.size()) - 1;
    addRemarks(line, move, entry.isPass);
    addComment(line, node);
    line.position->play(move);
}

void HistoryRows::name(HistoryRow::Entry &entry, const AnyPosition &before, MoveCode move) const
{
    entry.label = withMinusSigns(QString::fromStdString(m_game.seenLabel(before, move)));
    // A viewer who does not see everything is told no more than the label.
    const bool isPlain = !m_name || entry.isPass || m_game.viewer() != Player::None;
    entry.text = isPlain ? entry.label : m_name(before, move);
}

/// Adds the remarks on a move. The reason of a pass is given once, not at each turn of the player.
void HistoryRows::addRemarks(Line &line, MoveCode move, bool isPass)
{
    std::vector<Sentence> &before = line.passRemarks[line.position->toMove()];
    const RemarksFacet *facet = line.position->remarks();
    const std::vector<Sentence> remarks = facet != nullptr ? facet->of(move)
                                                           : std::vector<Sentence>();
    const bool isKnown = isPass && remarks == before;
    before = isPass ? remarks : std::vector<Sentence>();
    if (isKnown)
        return;
    for (const Sentence &remark : remarks) {
        addRow(line, HistoryRow::Kind::Remark).text = translated(remark);
        line.isInterrupted = true;
    }
}

void HistoryRows::addHeading(Line &line)
{
    const PhasesFacet *phases = line.position->phases();
    const Sentence phase = phases != nullptr ? phases->phase() : Sentence();
    if (phase == line.phase)
        return;
    line.phase = phase;
    line.isInterrupted = true;
    addRow(line, HistoryRow::Kind::Heading).text = translated(phase);
}

void HistoryRows::addComment(Line &line, NodeId node)
{
    const std::string &comment = m_game.record().node(node).comment;
    if (comment.empty() && node != m_commented)
        return;
    HistoryRow &row = addRow(line, HistoryRow::Kind::Comment);
    row.text = QString::fromStdString(comment);
    row.node = node;
    m_commentRowOf[node] = static_cast<int>(m_rows.size()) - 1;
    line.isInterrupted = true;
}

int HistoryRows::rowOf(NodeId node) const
{
    const auto found = m_rowOf.find(node);
    return found == m_rowOf.end() ? -1 : found->second;
}

int HistoryRows::commentRowOf(NodeId node) const
{
    const auto found = m_commentRowOf.find(node);
    return found == m_commentRowOf.end() ? -1 : found->second;
}

} // namespace tessera
