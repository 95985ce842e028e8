#pragma once

#include "model/search/engine/gameentry.h"
#include "view/board/marks/boardmarks.h"

#include <QString>

#include <vector>

namespace tessera {

/// A board in a help text: what stands on it, what is marked, and the words below.
struct HelpFigure
{
    std::shared_ptr<const AnyPosition> position;
    BoardMarks marks;
    QString caption;
};

/// The rules of a game as a person reads them. Data: `resources/help/<id>.md` has a heading (`# `),
/// sections named as in the rules (`## W3 Elimination`), paragraphs, lists (`* `), `**bold**`,
/// `*slanted*` and figures:
///
///     figure: POSITION | selected CELL | legal CELL… | capture CELL… | arrow FROM TO | Caption
struct HelpText
{
    struct Section
    {
        /// As refusals name it: `W3`.
        QString id;
        QString title;
        /// Its lines as they stand in the file, for a search.
        QString text;
    };

    QString title;
    std::vector<Section> sections;
    std::vector<HelpFigure> figures;
    /// With `<a name="W3">` at each section, and `<img src="figure:N">` for each figure.
    QString html;

    [[nodiscard]] bool hasSection(const QString &id) const;
};

/// The help of a game of the catalogue. The error names line, what was found and what was wanted.
[[nodiscard]] Result<HelpText> loadHelp(const GameEntry &entry);
/// The same from a text; `where` names it in errors.
[[nodiscard]] Result<HelpText> parseHelp(
    const GameEntry &entry, const QString &text, const std::string &where);

} // namespace tessera
