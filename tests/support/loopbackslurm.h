#pragma once

#include "tests/support/loopback.h"

#include <QDir>
#include <QProcess>
#include <QSysInfo>
#include <QTemporaryDir>
#include <QThread>

#include <optional>

namespace tessera::test {

/// A Slurm of one machine, this one, with both of its servers on the loopback, without accounts, passwords or files
/// outside its folder.
class LoopbackSlurm
{
public:
    [[nodiscard]] static bool isPossible()
    {
        for (const char *program :
             {"slurmctld", "slurmd", "sbatch", "scontrol", "sinfo", "squeue"}) {
            if (foundProgram(QString::fromLatin1(program)).isEmpty())
                return false;
        }
        return true;
    }

    /// What is wrong with it; empty when its machine waits for work.
    QString start()
    {
        for (const char *folder : {"state", "spool"})
            QDir(m_folder.path()).mkdir(QString::fromLatin1(folder));
        writeFile(configuration(), configurationText());
        for (QProcess *server : {&m_controller, &m_machine})
            server->setProcessChannelMode(QProcess::MergedChannels);
        m_controller.start(foundProgram(QStringLiteral("slurmctld")), serverWords());
        m_machine.start(foundProgram(QStringLiteral("slurmd")), serverWords());
        for (int i = 0; i < kPolls; ++i) {
            if (asked(QStringLiteral("sinfo"), {QStringLiteral("-h"), QStringLiteral("-o%T")})
                    .value_or(QByteArray())
                == "idle")
                return {};
            QThread::msleep(kPause);
        }
        return QString::fromUtf8(m_controller.readAll() + m_machine.readAll());
    }

    ~LoopbackSlurm()
    {
        for (QProcess *server : {&m_machine, &m_controller}) {
            server->terminate();
            server->waitForFinished();
        }
    }

    /// What a program of Slurm answers, without blanks at its ends; nothing when it fails, as it does while the
    /// controller is busy.
    std::optional<QByteArray> asked(const QString &program, const QStringList &words) const
    {
        QProcess process;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("SLURM_CONF"), configuration());
        process.setProcessEnvironment(environment);
        process.start(foundProgram(program), words);
        process.waitForFinished();
        if (process.exitStatus() != QProcess::NormalExit || process.exitCode() != 0)
            return std::nullopt;
        return process.readAllStandardOutput().trimmed();
    }
    /// Waits for the end of all its jobs; false when there is none.
    [[nodiscard]] bool finishes() const
    {
        for (int i = 0; i < kPolls; ++i) {
            const auto jobs = asked(QStringLiteral("squeue"), {QStringLiteral("-h")});
            if (jobs && jobs->isEmpty())
                return true;
            QThread::msleep(kPause);
        }
        return false;
    }

private:
    static constexpr int kPolls = 600;
    static constexpr int kPause = 200;

    [[nodiscard]] QString configuration() const
    {
        return m_folder.filePath(QStringLiteral("slurm.conf"));
    }
    [[nodiscard]] QStringList serverWords() const
    {
        return {QStringLiteral("-D"), QStringLiteral("-f"), configuration()};
    }

    [[nodiscard]] QByteArray configurationText() const
    {
        const QByteArray host = QSysInfo::machineHostName().section(u'.', 0, 0).toUtf8();
        const QByteArray folder = m_folder.path().toUtf8();
        const QByteArray user = QByteArray::number(geteuid());
        return "ClusterName=loopback\nSlurmctldHost=" + host + "(127.0.0.1)\nSlurmUser=" + user
               + "\nSlurmdUser=" + user + "\nSlurmctldPort=" + freePort() + "\nSlurmdPort="
               + freePort() + "\nStateSaveLocation=" + folder + "/state\nSlurmdSpoolDir=" + folder
               + "/spool\nSlurmctldPidFile=" + folder + "/controller.pid\nSlurmdPidFile=" + folder
               + "/machine.pid\nAuthType=auth/none\nCredType=cred/none\nMpiDefault=none\n"
                 "ProctrackType=proctrack/linuxproc\nTaskPlugin=task/none\nReturnToService=2\n"
                 "SelectType=select/cons_tres\nSelectTypeParameters=CR_CPU\n"
                 "SchedulerParameters=batch_sched_delay=0,sched_interval=1\n"
                 "JobAcctGatherType=jobacct_gather/none\nSlurmdParameters=config_overrides\n"
                 "NodeName="
               + host + " NodeAddr=127.0.0.1 CPUs=2 RealMemory=100\nPartitionName=all Nodes=" + host
               + " Default=YES State=UP\n";
    }

    QTemporaryDir m_folder;
    QProcess m_controller;
    QProcess m_machine;
};

} // namespace tessera::test
