#include "app/program/showcase.h"

#include "app/window/mainwindow.h"

#include "model/session/gamerounds.h"
#include "view/words/resultwords.h"

#include <QString>

#include <ostream>

namespace tessera {

namespace {

/// The number of moves between two reports of the game's state.
constexpr int kProgressMoves = 20;

} // namespace

Showcase::Showcase(MainWindow &window, std::ostream &out, QObject *parent)
    : QObject(parent)
    , m_window(window)
    , m_out(out)
{
    GameSession &session = window.session();
    session.match.setLeastThinkingTime(std::chrono::milliseconds(0));
    connect(&session.model, &GameModel::moved, this, &Showcase::tellMove);
    connect(&session.model, &GameModel::ended, this, &Showcase::tellResult);
    m_out << session.model.info().name << '\n';
}

void Showcase::tellMove(NodeId node)
{
    const GameModel &game = m_window.session().model;
    const GameRecord &record = game.record();
    const auto before = game.positionAt(record.node(node).parent);
    const auto mover = static_cast<std::size_t>(index(before->toMove()));
    const int ply = record.ply(node);
    const MoveCode move = record.node(node).move;
    m_out << roundOf(game, node) << ". " << game.info().players[mover] << ' '
          << game.seenLabel(*before, move) << '\n';
    if (const RemarksFacet *remarks = before->remarks()) {
        for (const Sentence &remark : remarks->of(move))
            m_out << "    " << remark.english() << '\n';
    }
    if (ply % kProgressMoves == 0) {
        for (const std::string &line : boardLines(*game.seenAt(game.node())))
            m_out << "    " << line << '\n';
    }
    m_out.flush();
}

void Showcase::tellResult()
{
    const GameModel &game = m_window.session().model;
    const ResultWords words = resultWords(game.info(), game.outcome());
    const int moves = game.record().ply(game.node());
    m_out << "After " << moves << " moves: " << words.headline.toStdString() << ". "
          << words.detail.toStdString() << '\n';
    m_out.flush();
    emit finished();
}

} // namespace tessera

#include "moc_showcase.cpp"
