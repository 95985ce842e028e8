#pragma once

#include "model/foreign/engineoption.h"
#include "model/foreign/playerprogram.h"
#include "model/games/catalogue.h"

#include <QObject>
#include <QStringList>

#include <stop_token>

class QThread;

namespace tessera {

class ConversationLog;

/// What came of the trial of a program.
struct TrialResult
{
    /// Empty when it works.
    QString fault;
    /// Its answer in the first position of the game, as records write it.
    QString move;
    /// The name that it gives itself.
    QString name;
    /// What it speaks: another protocol than the one named may have been found out.
    PlayerProgram::Kind kind = PlayerProgram::Kind::Ugi;
    std::vector<EngineOption> options;
    /// All that was said.
    QStringList transcript;
};

/// Starts a program once, in a thread of its own, has it make a move from the usual start of a game, and
/// says what came of it. Destroyed, it ends the trial.
class ProgramTrial final : public QObject
{
    Q_OBJECT

public:
    /// `entry` belongs to the catalogue.
    ProgramTrial(PlayerProgram program, const GameEntry &entry, QObject *parent = nullptr);
    ~ProgramTrial() override;

signals:
    void ended(const tessera::TrialResult &result);

private:
    QThread *m_thread;
    std::stop_source m_stop;
};

/// The same in the caller's thread, which it blocks.
[[nodiscard]] TrialResult tried(
    PlayerProgram program, const GameEntry &entry, const std::stop_token &stop);

} // namespace tessera

Q_DECLARE_METATYPE(tessera::TrialResult)
