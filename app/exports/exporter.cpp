#include "app/exports/exporter.h"

#include "app/exports/animatedgif.h"
#include "app/exports/animatedpng.h"
#include "app/exports/replaypage.h"
#include "app/exports/scoresheet.h"
#include "app/files/wholefile.h"

#include "view/words/listed.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QFileInfo>
#include <QPainter>
#include <QPdfWriter>
#include <QSvgGenerator>

#include <algorithm>
#include <array>

namespace tessera {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

struct ExporterTexts
{
    Q_DECLARE_TR_FUNCTIONS(ExporterTexts)
};

/// The size of an animation in pixels, along the longer side of the board.
constexpr int kAnimation = 560;
/// The size of a cell in a drawing.
constexpr int kCell = 64;
constexpr auto kPace = 1000ms;
constexpr auto kLastPace = 4000ms;

struct Job
{
    const GameAlbum &album;
    std::size_t page;
    const ExportProgress &progress;
};

Result<QByteArray> png(const Job &job)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    job.album.picture(job.page, kPicturePixels).save(&buffer, "PNG");
    return bytes;
}

Result<QByteArray> svg(const Job &job)
{
    const BoardImage image = job.album.image(job.page);
    const QRectF box(QPointF(0, 0), image.cells() * kCell);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setSize(box.size().toSize());
    generator.setViewBox(box);
    generator.setTitle(job.album.title());
    generator.setDescription(job.album.players());
    QPainter painter(&generator);
    painter.fillRect(box, job.album.style().theme.colour(ThemeRole::Backdrop));
    image.paint(painter, box);
    painter.end();
    return bytes;
}

Result<QByteArray> pdf(const Job &job)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter paper(&buffer);
    paper.setPageSize(QPageSize(QPageSize::A4));
    // The text has margins of its own.
    paper.setPageMargins(QMarginsF());
    paper.setTitle(job.album.title());
    paper.setCreator(ExporterTexts::tr("Tessera"));
    printScoreSheet(job.album, paper);
    return bytes;
}

Result<QByteArray> html(const Job &job)
{
    return replayPage(job.album, job.page);
}

/// What moving pictures of all formats show; none when it was cancelled.
std::vector<MovingFrame> framesOf(const Job &job)
{
    const int all = static_cast<int>(job.album.pages().size());
    std::vector<QImage> pictures;
    for (int i = 0; i < all; ++i) {
        if (job.progress && !job.progress(i, all))
            return {};
        pictures.push_back(job.album.picture(static_cast<std::size_t>(i), kAnimation));
    }
    // All pictures get the same size, as a shrinking board would change it.
    for (QImage &picture : pictures) {
        if (picture.size() != pictures.front().size())
            picture = picture.scaled(pictures.front().size());
    }
    return movingFrames(pictures, kPace, kLastPace);
}

Result<QByteArray> apng(const Job &job)
{
    return animatedPng(framesOf(job));
}

Result<QByteArray> gif(const Job &job)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    if (const auto error = writeAnimatedGif(framesOf(job), buffer))
        return *error;
    return bytes;
}

struct Format
{
    const char *suffix;
    const char *name;
    bool isLine;
    /// Empty when it was cancelled.
    Result<QByteArray> (*write)(const Job &);
};

constexpr std::array kFormats{
    Format{"png", QT_TRANSLATE_NOOP("ExporterTexts", "Picture of the position (*.png)"), false, png},
    Format{"svg", QT_TRANSLATE_NOOP("ExporterTexts", "Drawing of the position (*.svg)"), false, svg},
    Format{"pdf", QT_TRANSLATE_NOOP("ExporterTexts", "Score sheet with diagrams (*.pdf)"), true, pdf},
    Format{
        "html", QT_TRANSLATE_NOOP("ExporterTexts", "Web page to step through (*.html)"), true, html},
    Format{"apng", QT_TRANSLATE_NOOP("ExporterTexts", "Moving picture (*.apng)"), true, apng},
    Format{"gif", QT_TRANSLATE_NOOP("ExporterTexts", "Moving picture (*.gif)"), true, gif},
};

const Format *formatOf(const QString &path)
{
    const QString suffix = QFileInfo(path).suffix().toLower();
    const auto *found = std::find_if(kFormats.begin(), kFormats.end(), [&](const Format &format) {
        return suffix == QLatin1String(format.suffix);
    });
    return found == kFormats.end() ? nullptr : found;
}

QString suffixes()
{
    QStringList names;
    for (const Format &format : kFormats)
        names << u'.' + QLatin1String(format.suffix);
    return listed(names);
}

} // namespace

QStringList exportFilters()
{
    QStringList filters;
    for (const Format &format : kFormats)
        filters << ExporterTexts::tr(format.name);
    return filters;
}

bool exportsLine(const QString &path)
{
    const Format *format = formatOf(path);
    return format != nullptr && format->isLine;
}

std::optional<Error> exportAlbum(
    const GameAlbum &album, std::size_t page, const QString &path, const ExportProgress &progress)
{
    const Format *format = formatOf(path);
    if (format == nullptr) {
        const QString suffix = QFileInfo(path).suffix();
        return Error{
            path.toStdString(),
            inQuotes(suffix.toStdString()),
            phrase("Error", "a name that ends with one of %1").with(suffixes().toStdString())};
    }
    const Result<QByteArray> bytes = format->write({album, page, progress});
    if (!bytes) {
        Error error = bytes.error();
        error.where = path.toStdString();
        return error;
    }
    if (bytes->isEmpty())
        return std::nullopt; // It was cancelled.
    return writeChosenFile(path, *bytes);
}

} // namespace tessera
