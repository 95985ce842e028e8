#pragma once

#include "app/files/gamefile.h"
#include "app/library/gamepictures.h"
#include "app/library/librarymodel.h"

#include <QTableView>

namespace tessera {

/// The games of an index as a table, with pictures of their last positions: those of the library, or of a file that holds
/// several.
class GameTable final : public QTableView
{
    Q_OBJECT

public:
    /// `columns` are wide as so many letters, and those that are left out are hidden; with `canEdit` favourites and tags
    /// are changed here.
    using Columns = std::vector<std::pair<LibraryModel::Column, int>>;
    GameTable(bool canEdit, Columns columns, QWidget *parent);

    [[nodiscard]] LibraryModel &games() const { return *m_games; }
    void setTheme(const Theme &theme) { m_pictures.setTheme(theme); }

    [[nodiscard]] ListedGames selected() const;
    /// The game on which the cursor stands; null for none.
    [[nodiscard]] const LibraryEntry *current() const;
    /// The same as its file has it.
    [[nodiscard]] Result<OpenedGame> openedCurrent() const;
    /// Puts the cursor into a row, as far as there are any.
    void goTo(int row);

signals:
    /// Other games are selected.
    void chosen();
    /// The star of a row was clicked.
    void starClicked(int row);

protected:
    void changeEvent(QEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;

private:
    void fitColumns();

    Columns m_columns;
    LibraryModel *m_games;
    GamePictures m_pictures;
};

} // namespace tessera
