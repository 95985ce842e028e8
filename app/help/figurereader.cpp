#include "app/help/figurereader.h"

#include <QStringList>

#include <algorithm>
#include <array>

namespace tessera {

using namespace Qt::StringLiterals;

namespace {

struct NamedRole
{
    const char *name;
    MarkRole role;
};

constexpr std::array kRoles{
    NamedRole{"legal", MarkRole::Legal},
    NamedRole{"capture", MarkRole::Capture},
    NamedRole{"selected", MarkRole::Selected},
    NamedRole{"doomed", MarkRole::Doomed},
    NamedRole{"suicide", MarkRole::Suicide},
    NamedRole{"clearing", MarkRole::Clearing},
    NamedRole{"ghost", MarkRole::GhostLegal},
    NamedRole{"refusal", MarkRole::Refusal},
};

const QString kArrow = u"arrow"_s;

Result<std::vector<Cell>> readCells(const AnyPosition &position, const QStringList &names)
{
    std::vector<Cell> cells;
    for (const QString &name : names) {
        const Cell cell = cellNamed(position, name.toStdString());
        if (cell == Cell::None)
            return Error{"", inQuotes(name.toStdString()), "a cell of the figure's board"};
        cells.push_back(cell);
    }
    return cells;
}

/// Takes one mark, such as `legal 3,3 4,4`; whether it is one at all.
Result<bool> readMark(const QString &part, const AnyPosition &position, BoardMarks &marks)
{
    QStringList words = part.split(u' ', Qt::SkipEmptyParts);
    const QString name = words.isEmpty() ? QString() : words.takeFirst();
    const auto named = std::find_if(kRoles.begin(), kRoles.end(), [&name](const NamedRole &row) {
        return name == QLatin1StringView(row.name);
    });
    if (named == kRoles.end() && name != kArrow)
        return false;
    const auto cells = readCells(position, words);
    if (!cells)
        return cells.error();
    if (named != kRoles.end()) {
        marks[named->role] = *cells;
        return true;
    }
    if (cells->size() != 2)
        return Error{"", std::to_string(cells->size()) + " cells of an arrow", "two"};
    marks.arrows.push_back({MarkArrow::Kind::Hint, cells->front(), cells->back(), Player::None});
    return true;
}

} // namespace

Cell cellNamed(const AnyPosition &position, const std::string &name)
{
    for (int i = 0; i < position.board().cellCount(); ++i) {
        if (position.cellText(cellAt(i)) == name)
            return cellAt(i);
    }
    return Cell::None;
}

Result<HelpFigure> readFigure(const GameEntry &entry, const QString &text)
{
    const QStringList parts = text.split(u'|');
    auto position = entry.game->parsePosition(parts.front().trimmed().toStdString(), {});
    if (!position)
        return position.error();
    HelpFigure figure;
    figure.position = std::move(*position);
    for (qsizetype i = 1; i < parts.size(); ++i) {
        const auto isMark = readMark(parts[i], *figure.position, figure.marks);
        if (!isMark)
            return isMark.error();
        if (!*isMark)
            figure.caption = parts[i].trimmed();
    }
    if (figure.caption.isEmpty())
        return Error{"", "a figure without words", "a caption behind the last |"};
    return figure;
}

} // namespace tessera
