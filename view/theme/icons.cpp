#include "view/theme/icons.h"

#include <QDir>
#include <QFile>
#include <QGuiApplication>
#include <QIconEngine>
#include <QPainter>
#include <QPalette>
#include <QPixmapCache>
#include <QSvgRenderer>

namespace tessera {

using namespace Qt::StringLiterals;

namespace {

const QString kProgramIcon = u"tessera"_s;

QString pathOf(const QString &name)
{
    return u":/icons/%1.svg"_s.arg(name);
}

QColor inkFor(QIcon::Mode mode)
{
    const QPalette palette = QGuiApplication::palette();
    switch (mode) {
    case QIcon::Disabled:
        return palette.color(QPalette::Disabled, QPalette::WindowText);
    case QIcon::Selected:
        return palette.color(QPalette::HighlightedText);
    case QIcon::Normal:
    case QIcon::Active:
        break;
    }
    return palette.color(QPalette::Active, QPalette::WindowText);
}

/// Draws one symbolic SVG in the palette's ink, in the size that is asked for.
class SymbolicEngine final : public QIconEngine
{
public:
    explicit SymbolicEngine(QString name)
        : m_name(std::move(name))
    {}

    void paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State state) override
    {
        const double ratio = painter->device()->devicePixelRatioF();
        QPixmap drawing = pixmap((QSizeF(rect.size()) * ratio).toSize(), mode, state);
        painter->drawPixmap(rect, drawing);
    }

    QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State) override
    {
        const QColor ink = inkFor(mode);
        const QString key = u"tessera-icon/%1/%2x%3/%4"_s.arg(m_name)
                                .arg(size.width())
                                .arg(size.height())
                                .arg(ink.rgba(), 0, 16);
        QPixmap drawing;
        if (QPixmapCache::find(key, &drawing))
            return drawing;
        drawing = QPixmap(size);
        drawing.fill(Qt::transparent);
        QSvgRenderer renderer(pathOf(m_name));
        renderer.setAspectRatioMode(Qt::KeepAspectRatio);
        QPainter painter(&drawing);
        renderer.render(&painter);
        painter.setCompositionMode(QPainter::CompositionMode_SourceIn);
        painter.fillRect(drawing.rect(), ink);
        painter.end();
        QPixmapCache::insert(key, drawing);
        return drawing;
    }

    [[nodiscard]] QIconEngine *clone() const override { return new SymbolicEngine(m_name); }
    [[nodiscard]] QString key() const override { return u"tessera-symbolic"_s; }
    bool isNull() override { return !QFile::exists(pathOf(m_name)); }

private:
    QString m_name;
};

} // namespace

QIcon icon(const QString &name)
{
    // The icon owns its engine.
    return QIcon(new SymbolicEngine(name));
}

QStringList iconNames()
{
    QStringList names;
    const auto files = QDir(u":/icons"_s).entryList({u"*.svg"_s}, QDir::Files, QDir::Name);
    for (const QString &file : files) {
        const QString name = file.chopped(4);
        if (name != kProgramIcon)
            names << name;
    }
    return names;
}

QIcon programIcon()
{
    return QIcon(pathOf(kProgramIcon));
}

} // namespace tessera
