#include "app/help/helptext.h"

#include "app/help/figurereader.h"
#include "app/languages/languages.h"

#include <QFile>
#include <QRegularExpression>

#include <algorithm>

namespace tessera {

using namespace Qt::StringLiterals;

namespace {

/// `**bold**`, `*slanted*` and `` `code` `` of one line.
QString inlineHtml(const QString &text)
{
    static const QRegularExpression bold(u"\\*\\*([^*]+)\\*\\*"_s);
    static const QRegularExpression slanted(u"\\*([^*]+)\\*"_s);
    static const QRegularExpression code(u"`([^`]+)`"_s);
    QString html = text.toHtmlEscaped();
    html.replace(bold, u"<b>\\1</b>"_s);
    html.replace(slanted, u"<i>\\1</i>"_s);
    html.replace(code, u"<code>\\1</code>"_s);
    return html;
}

/// Turns the lines of a help text into HTML, one after the other.
class HelpParser
{
public:
    HelpParser(const GameEntry &entry, std::string where)
        : m_entry(entry)
        , m_where(std::move(where))
    {}

    std::optional<Error> readLine(const QString &line, int number);
    [[nodiscard]] HelpText finish();

private:
    void begin(const QString &element);
    std::optional<Error> readSection(const QString &heading, int number);
    std::optional<Error> addFigure(const QString &text, int number);

    const GameEntry &m_entry;
    std::string m_where;
    HelpText m_help;
    /// The element that is open: `p`, `ul` or none.
    QString m_open;
};

void HelpParser::begin(const QString &element)
{
    if (m_open == element)
        return;
    if (!m_open.isEmpty())
        m_help.html += u"</%1>\n"_s.arg(m_open);
    m_open = element;
    if (!element.isEmpty())
        m_help.html += u"<%1>"_s.arg(element);
}

std::optional<Error> HelpParser::readLine(const QString &line, int number)
{
    if (!m_help.sections.empty() && !line.startsWith('#'_L1))
        m_help.sections.back().text += line + u'\n';
    if (line.isEmpty()) {
        begin({});
    } else if (line.startsWith("## "_L1)) {
        return readSection(line.mid(3), number);
    } else if (line.startsWith("# "_L1)) {
        begin({});
        m_help.title = line.mid(2);
        m_help.html += u"<h1>%1</h1>\n"_s.arg(inlineHtml(m_help.title));
    } else if (line.startsWith("figure: "_L1)) {
        return addFigure(line.mid(8), number);
    } else if (line.startsWith("* "_L1)) {
        begin(u"ul"_s);
        m_help.html += u"<li>%1</li>"_s.arg(inlineHtml(line.mid(2)));
    } else {
        begin(u"p"_s);
        m_help.html += inlineHtml(line) + u' ';
    }
    return std::nullopt;
}

std::optional<Error> HelpParser::readSection(const QString &heading, int number)
{
    begin({});
    const qsizetype gap = heading.indexOf(u' ');
    if (gap <= 0)
        return Error{m_where, inQuotes(heading.toStdString()), "a section's name and title", number};
    const HelpText::Section section{heading.left(gap), heading.mid(gap + 1), {}};
    m_help.html += u"<h2><a name=\"%1\"></a>%2</h2>\n"_s.arg(section.id, inlineHtml(section.title));
    m_help.sections.push_back(section);
    return std::nullopt;
}

std::optional<Error> HelpParser::addFigure(const QString &text, int number)
{
    begin({});
    auto figure = readFigure(m_entry, text);
    if (!figure) {
        Error error = figure.error();
        error.where = m_where;
        error.line = number;
        error.column = 0;
        return error;
    }
    m_help.html += u"<p class=\"figure\" align=\"center\"><img src=\"figure:%1\"><br><i>%2</i></p>\n"_s
                       .arg(m_help.figures.size())
                       .arg(inlineHtml(figure->caption));
    m_help.figures.push_back(std::move(*figure));
    return std::nullopt;
}

HelpText HelpParser::finish()
{
    begin({});
    return std::move(m_help);
}

} // namespace

bool HelpText::hasSection(const QString &id) const
{
    return std::any_of(sections.begin(), sections.end(), [&id](const Section &section) {
        return section.id == id;
    });
}

Result<HelpText> parseHelp(const GameEntry &entry, const QString &text, const std::string &where)
{
    HelpParser parser(entry, where);
    int number = 0;
    for (const QString &line : text.split(u'\n')) {
        if (const auto error = parser.readLine(line.trimmed(), ++number))
            return *error;
    }
    return parser.finish();
}

Result<HelpText> loadHelp(const GameEntry &entry)
{
    const QString path = inLanguageSpoken(
        u":/help/%1.md"_s.arg(QString::fromStdString(entry.info().id)));
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return Error{path.toStdString(), "no such file", "the rules of the game"};
    return parseHelp(entry, QString::fromUtf8(file.readAll()), path.toStdString());
}

} // namespace tessera
