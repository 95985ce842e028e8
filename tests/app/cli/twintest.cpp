#include <QDir>
#include <QFile>
#include <QProcess>
#include <QtTest>

#include <memory>

using namespace Qt::StringLiterals;

/// A program built for every processor gives way to its twin beside it (app/cli/twin.h). The twin here is a script.
class TwinTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void twinTakesThePlace();
    void twinIsRefused();
    void programGoesOnWithoutATwin();
    void programGoesOnBesideABrokenTwin();

private:
    [[nodiscard]] QString path(const QString &name) const { return m_folder->filePath(name); }
    void writeTwin(const QByteArray &text, QFile::Permissions permissions) const;
    /// The lines that the program printed.
    [[nodiscard]] QStringList run(const QString &wish = {}) const;

    std::unique_ptr<QTemporaryDir> m_folder;
};

namespace {

const QStringList kWords{u"two words"_s, u"--option"_s};

/// Twins are for processors with AVX2 and what came with it.
bool processorHasTwins()
{
#if defined(__x86_64__)
    return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi")
           && __builtin_cpu_supports("bmi2") && __builtin_cpu_supports("fma");
#else
    return false;
#endif
}

} // namespace

void TwinTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(QFile::copy(QStringLiteral(TESSERA_BINARY_DIR "/twinhost"), path(u"host"_s)));
}

void TwinTest::writeTwin(const QByteArray &text, QFile::Permissions permissions) const
{
    QVERIFY(QDir(m_folder->path()).mkpath(u"twins"_s));
    QFile file(path(u"twins/host"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(text);
    file.setPermissions(permissions);
}

QStringList TwinTest::run(const QString &wish) const
{
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    if (!wish.isEmpty())
        environment.insert(u"TESSERA_TWIN"_s, wish);
    process.setProcessEnvironment(environment);
    process.start(path(u"host"_s), kWords);
    if (!process.waitForFinished(120000) || process.exitCode() != 0)
        return {};
    return QString::fromUtf8(process.readAllStandardOutput()).split(u'\n', Qt::SkipEmptyParts);
}

void TwinTest::twinTakesThePlace()
{
    writeTwin(
        "#!/bin/sh\necho twin\nprintf '%s\\n' \"$@\"\n",
        QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    QCOMPARE(run(), QStringList{processorHasTwins() ? u"twin"_s : u"itself"_s} + kWords);
}

void TwinTest::twinIsRefused()
{
    writeTwin("#!/bin/sh\necho twin\n", QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    QCOMPARE(run(u"off"_s), QStringList{u"itself"_s} + kWords);
}

void TwinTest::programGoesOnWithoutATwin()
{
    QCOMPARE(run(), QStringList{u"itself"_s} + kWords);
}

void TwinTest::programGoesOnBesideABrokenTwin()
{
    writeTwin("nothing that runs", QFile::ReadOwner | QFile::WriteOwner);
    QCOMPARE(run(), QStringList{u"itself"_s} + kWords);
}

QTEST_GUILESS_MAIN(TwinTest)
#include "twintest.moc"
