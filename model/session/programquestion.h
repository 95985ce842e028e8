#pragma once

#include "model/foreign/playerprogram.h"
#include "model/games/catalogue.h"

#include <QObject>
#include <QStringList>

#include <memory>
#include <stop_token>

class QThread;

namespace tessera {

/// A position of a game, and how it came about: what a program is asked about.
struct AskedPosition
{
    const GameEntry *entry = nullptr;
    Options options{};
    std::shared_ptr<const AnyPosition> start;
    std::vector<MoveCode> moves{};

    /// The position that the moves lead to.
    [[nodiscard]] std::unique_ptr<AnyPosition> reached() const;
};

/// What a program would play there.
struct ProgramReply
{
    /// Nothing when it broke down, or named no legal move; `fault` says how.
    std::optional<MoveCode> move{};
    QString label{};
    QString fault{};
    bool isIllegal = false;
    /// From the question to the answer.
    std::chrono::milliseconds elapsed{};
    /// All that was said, and what it wrote to its standard error.
    QStringList transcript{};
};

/// Asks a program once, in a thread of its own. Destroyed, it ends the program.
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
