#include "app/speech/speaker.h"

#include "app/languages/languages.h"

#include <QProcess>
#include <QStandardPaths>

#include <chrono>
#include <utility>

namespace tessera {

using namespace Qt::StringLiterals;

namespace {

/// The program only hands a sentence over, but the first call may have to start the service.
constexpr std::chrono::seconds kPatience{4};

QString program()
{
    return QStandardPaths::findExecutable(u"spd-say"_s);
}

} // namespace

Speaker::Speaker(QObject *parent)
    : QObject(parent)
    , m_process(new QProcess(this))
{
    m_process->setStandardInputFile(QProcess::nullDevice());
    m_process->setStandardOutputFile(QProcess::nullDevice());
    m_process->setStandardErrorFile(QProcess::nullDevice());
    connect(m_process, &QProcess::finished, this, &Speaker::goOn);
    connect(m_process, &QProcess::errorOccurred, this, [this](QProcess::ProcessError error) {
        if (error == QProcess::FailedToStart)
            goOn();
    });
    m_patience.setSingleShot(true);
    connect(&m_patience, &QTimer::timeout, m_process, &QProcess::kill);
}

Speaker::~Speaker()
{
    m_process->disconnect(this);
    if (m_process->state() == QProcess::NotRunning)
        return;
    // Its own end would wait for that of the program.
    m_process->setParent(nullptr);
    connect(m_process, &QProcess::finished, m_process, &QObject::deleteLater);
    m_process->kill();
}

bool Speaker::isInstalled()
{
    return !program().isEmpty();
}

void Speaker::say(const QString &text)
{
    // A dot between two parts would be read out, and some versions take the text for a format.
    const QString words = QString(text).replace(u" · "_s, u", "_s).replace(u'%', u' ').simplified();
    if (words.isEmpty())
        return;
    m_hasSpoken = true;
    run({u"-C"_s, u"-l"_s, languageSpoken().replace(u'_', u'-'), u"--"_s, words});
}

void Speaker::stop()
{
    // It would also silence other programs.
    if (std::exchange(m_hasSpoken, false))
        run({u"-C"_s});
}

void Speaker::run(const QStringList &arguments)
{
    if (m_process->state() != QProcess::NotRunning) {
        m_next = arguments;
        return;
    }
    const QString path = program();
    if (path.isEmpty())
        return;
    m_patience.start(kPatience);
    m_process->start(path, arguments);
}

void Speaker::goOn()
{
    m_patience.stop();
    if (const auto next = std::exchange(m_next, std::nullopt))
        run(*next);
}

} // namespace tessera

#include "moc_speaker.cpp"
