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

/// The result of a program's trial.
struct TrialResult
{
    /// The fault; empty when the program works.
    Phrase fault;
    /// Its answer in the first position of the game, as records write it.
    QString move;
    /// The name that it gives itself.
    QString name;
    /// The protocol that it speaks, which may be found to differ from the one named.
    PlayerProgram::Kind kind = PlayerProgram::Kind::Ugi;
    std::vector<EngineOption> options;
    /// All messages.
    QStringList transcript;
};

/// Starts a program once, in a thread of its own, lets it make a move from the usual start of a game, and reports the
/// result. The destructor ends the trial.
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

/// The same trial in the caller's thread, which it blocks.
[[nodiscard]] TrialResult tried(
    PlayerProgram program, const GameEntry &entry, const std::stop_token &stop);

} // namespace tessera

Q_DECLARE_METATYPE(tessera::TrialResult)
