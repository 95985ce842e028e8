#include "app/files/gamefile.h"
#include "tests/support/windowdriver.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QtTest>

using namespace tessera;
using namespace Qt::StringLiterals;
using test::WindowDriver;

/// `tessera-cli export`, run as people run it: without a display, on files of several games.
class ExportCommandTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void everyFormatIsWritten_data();
    void everyFormatIsWritten();
    void goesOnWhereItWasStopped();
    void faultsAreTold();

private:
    struct Run
    {
        int status;
        QString out;
        QString talk;
    };
    [[nodiscard]] Run run(const QStringList &words) const;
    [[nodiscard]] QString path(const QString &name) const { return m_folder.filePath(name); }
    void write(const QString &name, const QByteArray &text) const
    {
        QFile file(path(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text);
    }

    QTemporaryDir m_folder;
    /// Two games.
    QByteArray m_games;
};

void ExportCommandTest::initTestCase()
{
    for (const char *game : {"chexers", "tetress"}) {
        WindowDriver driver;
        driver.start(WindowDriver::people(game));
        driver.playAnyMove();
        driver.playAnyMove();
        m_games += gameText(driver.game().record(), driver.game().setup()) + "\n";
    }
}

ExportCommandTest::Run ExportCommandTest::run(const QStringList &words) const
{
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    // It finds by itself that there is no display.
    for (const char *name : {"QT_QPA_PLATFORM", "DISPLAY", "WAYLAND_DISPLAY"})
        environment.remove(QString::fromLatin1(name));
    process.setProcessEnvironment(environment);
    process
        .start(QStringLiteral(TESSERA_BINARY_DIR "/tessera-cli"), QStringList{u"export"_s} + words);
    process.waitForFinished(-1);
    return {
        process.exitCode(),
        QString::fromUtf8(process.readAllStandardOutput()),
        QString::fromUtf8(process.readAllStandardError())};
}

void ExportCommandTest::everyFormatIsWritten_data()
{
    QTest::addColumn<QByteArray>("beginning");
    QTest::newRow("png") << QByteArray("\x89PNG");
    QTest::newRow("apng") << QByteArray("\x89PNG");
    QTest::newRow("gif") << QByteArray("GIF89a");
    QTest::newRow("svg") << QByteArray("<?xml");
    QTest::newRow("pdf") << QByteArray("%PDF");
    QTest::newRow("html") << QByteArray("<!DOCTYPE html>");
}

void ExportCommandTest::everyFormatIsWritten()
{
    QFETCH(const QByteArray, beginning);
    const QString format = QString::fromLatin1(QTest::currentDataTag());
    write(u"two.tgn"_s, m_games);
    const Run made = run({u"--format"_s, format, path(u"two.tgn"_s)});
    QVERIFY2(made.status == 0, qPrintable(made.talk));
    for (const int number : {1, 2}) {
        const QString name = path(u"two-%1.%2"_s.arg(number).arg(format));
        QVERIFY(made.out.contains(name));
        QFile file(name);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(file.readAll().startsWith(beginning));
    }
}

void ExportCommandTest::goesOnWhereItWasStopped()
{
    write(u"again.tgn"_s, m_games);
    write(u"again-1.svg"_s, "mine");
    const Run made = run({u"--format"_s, u"svg"_s, path(u"again.tgn"_s)});
    QCOMPARE(made.status, 0);
    QVERIFY(made.talk.contains(u"again-1.svg is there already"_s));
    QCOMPARE(made.out.trimmed(), path(u"again-2.svg"_s));
    QFile kept(path(u"again-1.svg"_s));
    QVERIFY(kept.open(QIODevice::ReadOnly));
    QCOMPARE(kept.readAll(), QByteArray("mine"));
}

void ExportCommandTest::faultsAreTold()
{
    write(u"no.tgn"_s, "a shopping list");
    const std::pair<QStringList, QString> wrong[]
        = {{{u"--format"_s, u"bmp"_s, path(u"two.tgn"_s)}, u"bmp"_s},
           {{path(u"two.tgn"_s)}, u"--format"_s},
           {{u"--format"_s, u"png"_s, path(u"missing.tgn"_s)}, u"missing.tgn"_s},
           {{u"--format"_s, u"png"_s, u"--out"_s, path(u"nowhere"_s), path(u"no.tgn"_s)},
            u"nowhere"_s},
           {{u"--format"_s, u"png"_s, path(u"no.tgn"_s)}, u"no.tgn"_s}};
    for (const auto &[words, told] : wrong) {
        const Run made = run(words);
        QVERIFY(made.status != 0);
        QVERIFY2(made.talk.contains(told), qPrintable(made.talk));
    }
}

QTEST_MAIN(ExportCommandTest)
#include "exportcommandtest.moc"
