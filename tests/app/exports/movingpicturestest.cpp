#include "app/exports/animatedgif.h"
#include "app/exports/animatedpng.h"
#include "app/exports/palette.h"
#include "app/window/gameexports.h"
#include "model/core/files/bigendian.h"
#include "model/core/files/crc32.h"
#include "tests/support/gamerows.h"
#include "tests/support/windowdriver.h"

#include <QBuffer>
#include <QImageReader>
#include <QPainter>
#include <QtEndian>
#include <QtTest>

#include <gif_lib.h>

#include <set>

using namespace tessera;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using test::WindowDriver;

namespace {

constexpr int kPlies = 7;

/// What is seen while a frame is shown, and for how long.
struct Shown
{
    QImage picture;
    int milliseconds = 0;
    /// What the file stores of it, where that is known.
    QRect stored;
};

using Chunks = std::vector<std::pair<QByteArray, QByteArray>>;

/// The names and data of the chunks of a PNG file.
Chunks chunksOf(const QByteArray &png)
{
    Chunks chunks;
    for (qsizetype at = 8; at + 12 <= png.size();) {
        const auto length = qFromBigEndian<quint32>(png.constData() + at);
        chunks.emplace_back(png.mid(at + 4, 4), png.mid(at + 8, length));
        at += 12 + qsizetype(length);
    }
    return chunks;
}

QByteArray chunk(const QByteArray &name, const QByteArray &data)
{
    const std::string named = (name + data).toStdString();
    const auto size = static_cast<std::uint32_t>(data.size());
    return QByteArray::fromStdString(toBigEndian(size) + named + toBigEndian(crc32(named)));
}

/// The frames of an animated PNG, each put over what was there, by way of files of their own.
std::vector<Shown> shownByPng(const QByteArray &file)
{
    const Chunks chunks = chunksOf(file);
    std::vector<Shown> frames;
    for (std::size_t i = 0; i < chunks.size(); ++i) {
        if (chunks[i].first != "fcTL")
            continue;
        const QByteArray control = chunks[i].second;
        const auto at = [&control](int offset) {
            return static_cast<int>(qFromBigEndian<quint32>(control.constData() + offset));
        };
        const QRect place(at(12), at(16), at(4), at(8));
        QByteArray data = chunks[i + 1].second;
        if (chunks[i + 1].first == "fdAT")
            data.remove(0, 4);
        const QByteArray header = control.mid(4, 8) + chunks.front().second.mid(8);
        const QByteArray alone = file.left(8) + chunk("IHDR", header) + chunk("IDAT", data)
                                 + chunk("IEND", {});
        const QImage part = QImage::fromData(alone, "PNG").convertToFormat(QImage::Format_RGB32);
        QImage whole = frames.empty() ? part : frames.back().picture;
        QPainter(&whole).drawImage(place.topLeft(), part);
        frames.push_back({whole, qFromBigEndian<quint16>(control.constData() + 20), place});
    }
    return frames;
}

/// The frames of a GIF as Qt's reader shows them.
std::vector<Shown> shownByGif(QByteArray file)
{
    QBuffer buffer(&file);
    QImageReader reader(&buffer, "gif");
    std::vector<Shown> frames;
    for (QImage picture; reader.read(&picture);)
        frames.push_back(
            {picture.convertToFormat(QImage::Format_RGB32), reader.nextImageDelay(), {}});
    return frames;
}

/// How many rounds a GIF is shown after the first; -1 is without end.
int roundsOf(QByteArray file)
{
    QBuffer buffer(&file);
    QImageReader reader(&buffer, "gif");
    reader.read();
    return reader.loopCount();
}

QByteArray gifOf(const std::vector<MovingFrame> &frames)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    const auto error = writeAnimatedGif(frames, buffer);
    return error ? QByteArray() : bytes;
}

QByteArray contents(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void addColours(const QImage &picture, std::set<QRgb> &colours)
{
    for (int y = 0; y < picture.height(); ++y) {
        for (int x = 0; x < picture.width(); ++x)
            colours.insert(picture.pixel(x, y));
    }
}

/// How far colours lie from each other: the greatest difference of a channel, and the mean of those.
struct Distance
{
    int greatest = 0;
    double mean = 0;
};

Distance distanceOf(const QImage &one, const QImage &other)
{
    Distance distance;
    std::int64_t sum = 0;
    for (int y = 0; y < one.height(); ++y) {
        for (int x = 0; x < one.width(); ++x) {
            const QRgb a = one.pixel(x, y);
            const QRgb b = other.pixel(x, y);
            const int far = std::max(
                {std::abs(qRed(a) - qRed(b)),
                 std::abs(qGreen(a) - qGreen(b)),
                 std::abs(qBlue(a) - qBlue(b))});
            distance.greatest = std::max(distance.greatest, far);
            sum += far;
        }
    }
    distance.mean = static_cast<double>(sum) / (one.width() * one.height());
    return distance;
}

/// A red square that goes over a white ground, and stays at the end.
std::vector<QImage> movingSquare()
{
    std::vector<QImage> pictures;
    for (int i = 0; i < 4; ++i) {
        QImage picture(40, 30, QImage::Format_RGB32);
        picture.fill(Qt::white);
        QPainter(&picture).fillRect(5 * i, 3 * i, 6, 6, Qt::red);
        pictures.push_back(picture);
    }
    pictures.push_back(pictures.back());
    return pictures;
}

/// Two pictures which together have so many colours, of which the second changes the last one only.
std::vector<QImage> colourful(int colours)
{
    QImage picture(32, 16, QImage::Format_RGB32);
    const auto colour = [](int i) { return qRgb(i % 256, (i * 7) % 256, 255 - i % 256 + i / 256); };
    for (int i = 0; i < picture.width() * picture.height(); ++i)
        picture.setPixel(i % picture.width(), i / picture.width(), colour(i % (colours - 1)));
    QImage other = picture;
    other.setPixel(20, 10, colour(colours - 1));
    return {picture, other};
}

QByteArray bytesOf(const ExtensionBlock &block)
{
    return {reinterpret_cast<const char *>(block.Bytes), block.ByteCount};
}

/// A GIF as giflib reads it.
class ReadGif
{
public:
    explicit ReadGif(const QByteArray &file)
        : m_left(file)
        , m_gif(DGifOpen(
              this,
              [](GifFileType *gif, GifByteType *to, int count) {
                  auto &left = static_cast<ReadGif *>(gif->UserData)->m_left;
                  const auto size = std::min(qsizetype(count), left.size());
                  std::copy_n(left.constData(), size, to);
                  left.remove(0, size);
                  return static_cast<int>(size);
              },
              nullptr))
    {
        m_isGood = m_gif != nullptr && DGifSlurp(m_gif) == GIF_OK;
    }
    ~ReadGif() { DGifCloseFile(m_gif, nullptr); }
    ReadGif(const ReadGif &) = delete;
    ReadGif &operator=(const ReadGif &) = delete;

    [[nodiscard]] bool isGood() const { return m_isGood; }
    [[nodiscard]] const GifFileType &gif() const { return *m_gif; }
    [[nodiscard]] GraphicsControlBlock control(int frame) const
    {
        GraphicsControlBlock block{};
        DGifSavedExtensionToGCB(m_gif, frame, &block);
        return block;
    }

private:
    QByteArray m_left;
    GifFileType *m_gif;
    bool m_isGood = false;
};

} // namespace

/// Moving pictures are read by others, and show the same in each format.
class MovingPicturesTest : public QObject
{
    Q_OBJECT

private slots:
    void pngHoldsEveryPosition_data() { test::addGameRows(); }
    void pngHoldsEveryPosition();
    void gifShowsTheSame_data() { test::addGameRows(); }
    void gifShowsTheSame();
    void gamesWithoutMovesMove();
    void pngHoldsWhatChanged();
    void gifHoldsWhatChanged();
    void coloursAreKept_data();
    void coloursAreKept();
    void flatGroundsStayFlat();
    void nothingIsWrittenOfNothing();
    void fullDisksAreTold();

private:
    [[nodiscard]] QString path(const QString &name) const { return m_folder.filePath(name); }

    QTemporaryDir m_folder;
};

void MovingPicturesTest::pngHoldsEveryPosition()
{
    QFETCH(const QString, game);
    WindowDriver driver;
    driver.start(WindowDriver::people(game.toStdString()));
    for (int i = 0; i < kPlies; ++i)
        driver.playAnyMove();
    driver.window().findChild<GameExports *>()->exportTo(path(u"it.apng"_s));
    const Chunks chunks = chunksOf(contents(path(u"it.apng"_s)));
    quint32 frames = 0;
    quint32 number = 0;
    for (const auto &[name, data] : chunks) {
        if (name == "acTL")
            frames = qFromBigEndian<quint32>(data.constData());
        // Numbers of the sequence have no gap.
        if (name == "fcTL" || name == "fdAT")
            QCOMPARE(qFromBigEndian<quint32>(data.constData()), number++);
    }
    QCOMPARE(frames, quint32(kPlies + 1));
    QCOMPARE(number, 2 * frames - 1);
    QCOMPARE(chunks.back().first, QByteArray("IEND"));
    // Who knows no moving pictures sees the first. It is as large as whole pixels for each cell allow.
    const QImage first = QImageReader(path(u"it.apng"_s), "png").read();
    const int longer = std::max(first.width(), first.height());
    QVERIFY(longer <= 560 && longer > 500);
    QCOMPARE(first.pixelColor(0, 0), driver.appearance().theme().colour(ThemeRole::Backdrop));
}

void MovingPicturesTest::gifShowsTheSame()
{
    QFETCH(const QString, game);
    WindowDriver driver;
    driver.start(WindowDriver::people(game.toStdString()));
    for (int i = 0; i < kPlies; ++i)
        driver.playAnyMove();
    for (const char *name : {"it.apng", "it.gif"})
        driver.window().findChild<GameExports *>()->exportTo(path(QString::fromLatin1(name)));
    const QByteArray gif = contents(path(u"it.gif"_s));
    const std::vector<Shown> wanted = shownByPng(contents(path(u"it.apng"_s)));
    const std::vector<Shown> shown = shownByGif(gif);
    QCOMPARE(wanted.size(), std::size_t(kPlies + 1));
    QCOMPARE(shown.size(), wanted.size());
    QCOMPARE(roundsOf(gif), -1);
    std::set<QRgb> colours;
    for (const Shown &frame : wanted)
        addColours(frame.picture, colours);
    const bool isExact = colours.size() <= 255;
    for (std::size_t i = 0; i < shown.size(); ++i) {
        QCOMPARE(shown[i].milliseconds, wanted[i].milliseconds);
        QCOMPARE(shown[i].picture.size(), wanted[i].picture.size());
        const Distance distance = distanceOf(shown[i].picture, wanted[i].picture);
        const QString said = u"%1 colours: %2 at most, %3 on the average"_s.arg(colours.size())
                                 .arg(distance.greatest)
                                 .arg(distance.mean);
        QVERIFY2(distance.greatest <= (isExact ? 0 : 48) && distance.mean < 1, qPrintable(said));
    }
    QVERIFY(shown.front().picture != shown.back().picture);
}

/// A moving picture of one position is one.
void MovingPicturesTest::gamesWithoutMovesMove()
{
    WindowDriver driver;
    driver.start(WindowDriver::people());
    driver.window().findChild<GameExports *>()->exportTo(path(u"short.gif"_s));
    const QByteArray gif = contents(path(u"short.gif"_s));
    const std::vector<Shown> shown = shownByGif(gif);
    QCOMPARE(shown.size(), std::size_t(1));
    QCOMPARE(shown.front().milliseconds, 4000);
    QCOMPARE(roundsOf(gif), -1);
}

void MovingPicturesTest::pngHoldsWhatChanged()
{
    const std::vector<QImage> pictures = movingSquare();
    const QByteArray file = animatedPng(movingFrames(pictures, 500ms, 900ms));
    const std::vector<Shown> shown = shownByPng(file);
    QCOMPARE(QImage::fromData(file, "PNG").convertToFormat(QImage::Format_RGB32), pictures.front());
    QCOMPARE(shown.size(), pictures.size());
    for (std::size_t i = 0; i < shown.size(); ++i) {
        QCOMPARE(shown[i].picture, pictures[i]);
        QCOMPARE(shown[i].milliseconds, i + 1 == shown.size() ? 900 : 500);
    }
    QCOMPARE(shown[0].stored, pictures.front().rect());
    QCOMPARE(shown[1].stored, QRect(0, 0, 11, 9));
    QCOMPARE(shown[4].stored, QRect(0, 0, 1, 1));
}

void MovingPicturesTest::gifHoldsWhatChanged()
{
    const std::vector<QImage> pictures = movingSquare();
    const QByteArray file = gifOf(movingFrames(pictures, 500ms, 900ms));
    const std::vector<Shown> shown = shownByGif(file);
    QCOMPARE(shown.size(), pictures.size());
    for (std::size_t i = 0; i < shown.size(); ++i) {
        QCOMPARE(shown[i].picture, pictures[i]);
        QCOMPARE(shown[i].milliseconds, i + 1 == shown.size() ? 900 : 500);
    }
    const ReadGif read(file);
    QVERIFY(read.isGood());
    QCOMPARE(read.gif().ImageCount, 5);
    // Without end, in the words of all that read it.
    const SavedImage &first = read.gif().SavedImages[0];
    QVERIFY(first.ExtensionBlockCount >= 2);
    QCOMPARE(first.ExtensionBlocks[0].Function, APPLICATION_EXT_FUNC_CODE);
    QCOMPARE(bytesOf(first.ExtensionBlocks[0]), QByteArray("NETSCAPE2.0"));
    QCOMPARE(bytesOf(first.ExtensionBlocks[1]), QByteArray("\x01\0\0", 3));
    // White, red, and none.
    QCOMPARE(read.gif().SColorMap->ColorCount, 4);
    const QRect places[]{{0, 0, 40, 30}, {0, 0, 11, 9}, {5, 3, 11, 9}, {10, 6, 11, 9}, {0, 0, 1, 1}};
    for (int i = 0; i < 5; ++i) {
        const SavedImage &image = read.gif().SavedImages[i];
        const GifImageDesc &place = image.ImageDesc;
        QCOMPARE(QRect(place.Left, place.Top, place.Width, place.Height), places[i]);
        QVERIFY(place.ColorMap == nullptr);
        const GraphicsControlBlock control = read.control(i);
        QCOMPARE(control.DisposalMode, DISPOSE_DO_NOT);
        QCOMPARE(control.TransparentColor, i == 0 ? NO_TRANSPARENT_COLOR : 2);
        const auto clear = std::count(
            image.RasterBits, image.RasterBits + place.Width * place.Height, GifPixelType(2));
        // Two squares of 36 points with 3 in common change, but where both are red: 1 by 3 points.
        const std::ptrdiff_t wanted[]{0, 99 - 66, 99 - 66, 99 - 66, 1};
        QCOMPARE(std::ptrdiff_t(clear), wanted[i]);
    }
}

void MovingPicturesTest::coloursAreKept_data()
{
    QTest::addColumn<int>("colours");
    QTest::addColumn<int>("greatest");
    for (const int few : {2, 3, 4, 127, 128, 254, 255})
        QTest::addRow("%d", few) << few << 0;
    for (const int many : {256, 300, 500})
        QTest::addRow("%d", many) << many << 24;
}

void MovingPicturesTest::coloursAreKept()
{
    QFETCH(const int, colours);
    QFETCH(const int, greatest);
    const std::vector<QImage> pictures = colourful(colours);
    std::set<QRgb> counted;
    addColours(pictures[0], counted);
    addColours(pictures[1], counted);
    QCOMPARE(counted.size(), std::size_t(colours));
    const std::vector<Shown> shown = shownByGif(gifOf(movingFrames(pictures, 500ms, 900ms)));
    QCOMPARE(shown.size(), std::size_t(2));
    for (const std::size_t i : {0U, 1U}) {
        const Distance distance = distanceOf(shown[i].picture, pictures[i]);
        QVERIFY2(distance.greatest <= greatest, qPrintable(QString::number(distance.greatest)));
    }
}

/// Colours of which there is much are kept, however many rare ones there are.
void MovingPicturesTest::flatGroundsStayFlat()
{
    ColourCounts counts;
    for (int i = 0; i < 4096; ++i)
        counts[qRgb(i % 16 * 16, i / 16 % 16 * 16, i / 256 * 16)] = 1;
    const std::array
        grounds{qRgb(200, 180, 140), qRgb(120, 90, 60), qRgb(121, 90, 60), qRgb(9, 9, 9)};
    for (const QRgb ground : grounds)
        counts[ground] = 100000;
    const Palette palette(counts, 255);
    QCOMPARE(palette.colours().size(), std::size_t(255));
    for (const QRgb ground : grounds)
        QCOMPARE(palette.colours()[palette.indexOf(ground)], ground);
    const Palette one(counts, 1);
    QCOMPARE(one.colours().size(), std::size_t(1));
}

void MovingPicturesTest::nothingIsWrittenOfNothing()
{
    QVERIFY(movingFrames({}, {}, {}).empty());
    QVERIFY(animatedPng({}).isEmpty());
    QVERIFY(gifOf({}).isEmpty());
}

void MovingPicturesTest::fullDisksAreTold()
{
    QFile full(u"/dev/full"_s);
    QVERIFY(full.open(QIODevice::WriteOnly | QIODevice::Unbuffered));
    const auto error = writeAnimatedGif(movingFrames(movingSquare(), 500ms, 900ms), full);
    QVERIFY(error.has_value());
    QVERIFY2(
        error->sentence().find("wanted a file that can be written") != std::string::npos,
        error->sentence().c_str());
    // It is the same with a picture of any format.
    WindowDriver driver;
    driver.start(WindowDriver::people());
    const auto told = driver.window().findChild<GameExports *>()->write(u"/dev/full/it.gif"_s);
    QVERIFY(told.has_value());
    QCOMPARE(told->where.english(), std::string("/dev/full/it.gif"));
}

QTEST_MAIN(MovingPicturesTest)
#include "movingpicturestest.moc"
