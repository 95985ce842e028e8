#pragma once

#include "model/foreign/playerprogram.h"
#include "tests/support/patience.h"
#include "tests/support/startedprocesses.h"
#include "tests/support/windowdriver.h"
#include "view/widgets/messagebar.h"

#include <QFileInfo>
#include <QTemporaryDir>
#include <QtTest>

#include <algorithm>
#include <memory>

namespace tessera::test {

inline const QString kAgents = QStringLiteral(TESSERA_TEST_DATA "/agents");

inline PlayerProgram agent(const std::string &game, const QString &path)
{
    PlayerProgram program;
    program.kind = PlayerProgram::Kind::Agent;
    program.name = QFileInfo(path).completeBaseName().toStdString();
    program.game = game;
    program.agent.path = path.toStdString();
    return program;
}

inline SeatSetup seatOf(const PlayerProgram &program)
{
    return {SeatSetup::Kind::Program, {}, 1, program};
}

/// A window for programs of others, of which none may be left when a test ends.
class ProgramsCase
{
protected:
    void init();
    void cleanup();
    /// The scripted engine of `tests/data/foreign`.
    [[nodiscard]] PlayerProgram scripted(const char *mode, const std::string &game) const;
    [[nodiscard]] QString pids() const { return m_folder.filePath(QStringLiteral("pids")); }
    [[nodiscard]] bool isAllGone() const;
    [[nodiscard]] MessageBar &bar() { return m_driver->find<MessageBar>("errorBar"); }

    QTemporaryDir m_folder;
    std::unique_ptr<WindowDriver> m_driver;
};

inline void ProgramsCase::init()
{
    m_driver = std::make_unique<WindowDriver>();
}

inline void ProgramsCase::cleanup()
{
    m_driver.reset();
    QTRY_VERIFY_WITH_TIMEOUT(isAllGone(), kPatience);
    // Their numbers may come again.
    QFile::remove(pids());
}

inline PlayerProgram ProgramsCase::scripted(const char *mode, const std::string &game) const
{
    PlayerProgram program;
    program.name = mode;
    program.command = "exec python3 " TESSERA_TEST_DATA "/foreign/proxy.py " + std::string(mode)
                      + " " + pids().toStdString()
                      + " " TESSERA_BINARY_DIR "/tessera-cli ugi --game " + game;
    program.moveTime = std::chrono::milliseconds(10);
    program.patience = std::chrono::seconds(20);
    return program;
}

inline bool ProgramsCase::isAllGone() const
{
    QFile file(pids());
    const QByteArrayList numbers = file.open(QIODevice::ReadOnly)
                                       ? file.readAll().simplified().split(' ')
                                       : QByteArrayList();
    return startedProcesses().isEmpty() && std::none_of(numbers.begin(), numbers.end(), isRunning);
}

} // namespace tessera::test
