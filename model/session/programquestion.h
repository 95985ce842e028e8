#pragma once

#include "model/foreign/playerprogram.h"
#include "model/games/catalogue.h"

#include <QObject>
#include <QStringList>

#include <memory>
#include <stop_token>

class QThread;

namespace tessera {

/// A position of a game with its moves, about which a program is asked.
struct AskedPosition
{
    const GameEntry *entry = nullptr;
    Options options{};
    std::shared_ptr<const AnyPosition> start;
    std::vector<MoveCode> moves{};

    /// The position after the moves.
    [[nodiscard]] std::unique_ptr<AnyPosition> reached() const;
};

/// A program's answer.
struct ProgramReply
{
    /// The move; empty when the program broke down or gave no legal move, which `fault` explains.
    std::optional<MoveCode> move{};
    QString label{};
    Phrase fault{};
    bool isIllegal = false;
    /// The time from the question to the answer.
    std::chrono::milliseconds elapsed{};
    /// All messages, and what the program wrote to its standard error.
    QStringList transcript{};
};

/// Asks a program once, in a thread of its own. The destructor ends the program.
class ProgramQuestion final : public QObject
{
    Q_OBJECT

public:
    ProgramQuestion(PlayerProgram program, AskedPosition asked, QObject *parent = nullptr);
    ~ProgramQuestion() override;

signals:
    void answered(const tessera::ProgramReply &reply);

private:
    QThread *m_thread;
    std::stop_source m_stop;
};

} // namespace tessera
