#include "controller/sound/soundevent.h"

#include <QFile>
#include <QTest>
#include <QtEndian>

#include <algorithm>
#include <cmath>
#include <cstdlib>

using namespace tessera;
using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kHeaderSize = 44;
constexpr int kRate = 44100;

template<typename T>
T littleEndian(const QByteArray &bytes, qsizetype at)
{
    return qFromLittleEndian<T>(bytes.constData() + at);
}

} // namespace

/// The sounds that the build has made: one for each event, short, clean, and as loud as each other.
class SoundFilesTest : public QObject
{
    Q_OBJECT

private slots:
    void areWellFormed_data();
    void areWellFormed();
};

void SoundFilesTest::areWellFormed_data()
{
    QTest::addColumn<QString>("name");
    for (const char *name : kSoundEventNames)
        QTest::newRow(name) << QString::fromLatin1(name);
}

void SoundFilesTest::areWellFormed()
{
    QFETCH(const QString, name);
    QFile file(QStringLiteral(TESSERA_SOUNDS "/") + name + u".wav"_s);
    QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(file.fileName()));
    const QByteArray bytes = file.readAll();
    QCOMPARE(bytes.left(4), "RIFF");
    QCOMPARE(bytes.mid(8, 8), "WAVEfmt ");
    QCOMPARE(littleEndian<quint32>(bytes, 4), static_cast<quint32>(bytes.size() - 8));
    QCOMPARE(littleEndian<quint16>(bytes, 20), 1); // not compressed
    QCOMPARE(littleEndian<quint16>(bytes, 22), 1); // one channel
    QCOMPARE(littleEndian<quint32>(bytes, 24), quint32(kRate));
    QCOMPARE(littleEndian<quint16>(bytes, 34), 16);

    const qsizetype count = (bytes.size() - kHeaderSize) / 2;
    QVERIFY(count > kRate / 20);
    QVERIFY(count < kRate * 5 / 4);
    int peak = 0;
    for (qsizetype i = 0; i < count; ++i)
        peak = std::max(peak, std::abs(int(littleEndian<qint16>(bytes, kHeaderSize + 2 * i))));
    // Loud enough, never clipped.
    QVERIFY(std::abs(peak / 32767.0 - 0.6) < 0.01);
    // Neither the beginning nor the end clicks.
    QVERIFY(std::abs(littleEndian<qint16>(bytes, kHeaderSize)) < 400);
    QCOMPARE(littleEndian<qint16>(bytes, bytes.size() - 2), qint16(0));
}

QTEST_GUILESS_MAIN(SoundFilesTest)
#include "soundfilestest.moc"
