#include "view/board/drawingfault.h"

#include <QCoreApplication>
#include <QHash>
#include <QSvgRenderer>
#include <QXmlStreamReader>

#include <algorithm>
#include <array>
#include <vector>

namespace tessera {

using namespace Qt::StringLiterals;

namespace {

/// The most elements that are drawn, those that `use` repeats included.
constexpr qint64 kMostDrawn = 20'000;

/// Elements that show or run more than lines and fields.
constexpr std::array<QStringView, 8> kForeign{
    u"image", u"script", u"foreignObject", u"video", u"audio", u"animation", u"handler", u"listener"};

/// Whether a value leads out of the document: `url(…)` and `@import` may name only its own parts.
bool leadsOut(QStringView value)
{
    if (value.contains("@import"_L1, Qt::CaseInsensitive))
        return true;
    qsizetype at = 0;
    while ((at = value.indexOf("url("_L1, at, Qt::CaseInsensitive)) >= 0) {
        at += 4;
        QStringView name = value.mid(at).trimmed();
        if (name.startsWith(u'\'') || name.startsWith(u'"'))
            name = name.mid(1);
        if (!name.startsWith(u'#'))
            return true;
    }
    return false;
}

/// Reads a document once, and tells the first thing in it that a drawing must not have.
class DrawingCheck
{
public:
    explicit DrawingCheck(const QString &drawing)
        : m_reader(drawing)
    {}

    [[nodiscard]] QString fault()
    {
        while (!m_reader.atEnd() && m_fault.isEmpty()) {
            switch (m_reader.readNext()) {
            case QXmlStreamReader::StartElement:
                begin();
                break;
            case QXmlStreamReader::EndElement:
                m_open.pop_back();
                break;
            case QXmlStreamReader::ProcessingInstruction:
                refuse(u"<?%1?>"_s.arg(m_reader.processingInstructionTarget()));
                break;
            case QXmlStreamReader::Characters:
                if (leadsOut(m_reader.text()) && isInStyle())
                    refuse(u"<style>"_s);
                break;
            default:
                break;
            }
        }
        if (m_fault.isEmpty() && m_reader.hasError())
            return atLine(m_reader.errorString());
        if (m_fault.isEmpty() && drawn(0) > kMostDrawn)
            return QCoreApplication::translate("PieceFace", "its parts are repeated more than %1 times")
                .arg(kMostDrawn);
        return m_fault;
    }

private:
    struct Element
    {
        QString name;
        std::vector<std::size_t> children;
        /// The part that it repeats.
        QString used;
        /// How many elements it draws; 0 while that is not known, and -1 while it is found out.
        qint64 drawn = 0;
    };

    [[nodiscard]] QString atLine(const QString &what) const
    {
        return QCoreApplication::translate("PieceFace", "line %1: %2", "of a drawing, what is wrong")
            .arg(m_reader.lineNumber())
            .arg(what);
    }

    void refuse(const QString &what)
    {
        m_fault = atLine(
            QCoreApplication::translate(
                "PieceFace", "found %1, wanted only what the drawing itself consists of")
                .arg(what));
    }

    [[nodiscard]] bool isInStyle() const
    {
        return !m_open.empty() && m_elements[m_open.back()].name == "style"_L1;
    }

    void begin()
    {
        const QStringView name = m_reader.name();
        if (std::find(kForeign.begin(), kForeign.end(), name) != kForeign.end())
            return refuse(u"<%1>"_s.arg(name));
        Element element{name.toString(), {}, {}};
        for (const QXmlStreamAttribute &attribute : m_reader.attributes()) {
            const QStringView key = attribute.name();
            const QStringView value = attribute.value();
            const bool isLink = key == "href"_L1;
            if ((isLink && !value.trimmed().startsWith(u'#')) || key.startsWith("on"_L1)
                || leadsOut(value))
                return refuse(u"%1=\"%2\""_s.arg(key, value.left(40)));
            if (isLink && name == "use"_L1)
                element.used = value.trimmed().mid(1).toString();
            if (key == "id"_L1)
                m_parts.insert(value.toString(), m_elements.size());
        }
        if (!m_open.empty())
            m_elements[m_open.back()].children.push_back(m_elements.size());
        m_open.push_back(m_elements.size());
        m_elements.push_back(std::move(element));
    }

    /// How many elements an element draws, at most one more than `kMostDrawn`; a part that repeats itself draws too many.
    [[nodiscard]] qint64 drawn(std::size_t number)
    {
        if (m_elements[number].drawn < 0)
            return kMostDrawn + 1;
        if (m_elements[number].drawn > 0)
            return m_elements[number].drawn;
        m_elements[number].drawn = -1;
        qint64 count = 1;
        for (const std::size_t child : m_elements[number].children)
            count = std::min(count + drawn(child), kMostDrawn + 1);
        const auto part = m_parts.constFind(m_elements[number].used);
        if (!m_elements[number].used.isEmpty() && part != m_parts.constEnd())
            count = std::min(count + drawn(*part), kMostDrawn + 1);
        return m_elements[number].drawn = count;
    }

    QXmlStreamReader m_reader;
    QString m_fault;
    std::vector<Element> m_elements;
    /// The elements that are open where the reader is, the outermost first.
    std::vector<std::size_t> m_open;
    QHash<QString, std::size_t> m_parts;
};

} // namespace

QString faultOfDrawing(const QString &drawing)
{
    if (!drawing.trimmed().startsWith(u'<'))
        return {};
    if (QString fault = DrawingCheck(drawing).fault(); !fault.isEmpty())
        return fault;
    const QSvgRenderer document(drawing.toUtf8());
    return document.isValid() ? QString()
                              : QCoreApplication::translate("PieceFace", "it is no drawing in SVG");
}

} // namespace tessera
