#include "app/help/manual.h"

#include "app/languages/languages.h"

#include <QFile>

#include <algorithm>
#include <array>

namespace tessera {

using namespace Qt::StringLiterals;

namespace {

/// The pages in the order of the contents. A new page is a file and its name here.
constexpr std::array kPages{
    "start",
    "playing",
    "games",
    "board",
    "clocks",
    "files",
    "study",
    "puzzles",
    "editor",
    "configurations",
    "engines",
    "lab",
    "ratings",
    "preferences",
    "keys",
    "accessibility",
    "troubleshooting",
    "commandline"};

} // namespace

bool ManualPage::hasSection(const QString &section) const
{
    return std::any_of(sections.begin(), sections.end(), [&section](const Section &one) {
        return one.id == section;
    });
}

QString anchorOf(const QString &heading)
{
    QString anchor;
    for (const QChar letter : heading.toLower()) {
        if (letter.isSpace())
            anchor += u'-';
        else if (letter.isLetterOrNumber() || letter == u'-' || letter == u'_')
            anchor += letter;
    }
    return anchor;
}

ManualPage parseManualPage(const QString &id, const QString &markdown)
{
    ManualPage page{id, id, markdown, {}};
    for (const QString &line : markdown.split(u'\n')) {
        if (line.startsWith("## "_L1))
            page.sections.push_back({anchorOf(line.mid(3)), line.mid(3), {}});
        else if (line.startsWith("# "_L1))
            page.title = line.mid(2);
        else if (!page.sections.empty())
            page.sections.back().text += line + u'\n';
    }
    return page;
}

std::vector<ManualPage> manualPages()
{
    std::vector<ManualPage> pages;
    for (const char *name : kPages) {
        const QString id = QString::fromLatin1(name);
        QFile file(inLanguageSpoken(u":/help/manual/%1.md"_s.arg(id)));
        if (file.open(QIODevice::ReadOnly))
            pages.push_back(parseManualPage(id, QString::fromUtf8(file.readAll())));
        else
            qWarning("The manual lacks its page %s.", name);
    }
    return pages;
}

} // namespace tessera
