#pragma once

#include "app/files/gamefile.h"
#include "app/library/library.h"
#include "app/library/libraryplace.h"

#include <QDialog>

#include <optional>

class QCheckBox;
class QLabel;
class QPushButton;
class QStackedWidget;
class QTabWidget;

namespace tessera {

class GameTable;
class LibraryFilters;
class LibraryModel;
class LibraryTransfer;
class MessageBar;
class RatingBook;
class SelectedGames;
class StatisticsPage;
class Theme;

/// The window of all finished and saved games, beside the game on the board: they can be searched while typing, opened,
/// marked, removed with undo, imported, exported and counted.
class LibraryWindow final : public QDialog
{
    Q_OBJECT

public:
    /// `folder` is where files are looked for at first. All must outlive it.
    LibraryWindow(
        Library &library,
        const RatingBook &ratings,
        const Theme &theme,
        const QString &folder,
        QWidget *parent = nullptr);
    ~LibraryWindow() override;

    void setTheme(const Theme &theme);
    /// Takes the games of these files in.
    void importFiles(const QStringList &paths);
    void importListed(const ListedGames &games);

signals:
    /// The person wants the game of an entry on the board; it belongs to a file, or to a place of the library.
    void openRequested(const tessera::OpenedGame &game, const tessera::LibraryPlace &place);

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void buildTable();
    [[nodiscard]] LibraryModel &games() const;
    [[nodiscard]] QWidget *makeGames();
    [[nodiscard]] QLayout *makeButtons();
    void connectLibrary();
    void show(const LibraryIndex::Pointer &index);
    void find();
    void refresh();
    /// Lists the removed games instead of the others, or those again.
    void showRemoved(bool isOn);
    void say(const QString &words);
    void offerUndo(
        const std::vector<TakenGame> &games,
        const QStringList &saved,
        const std::optional<Error> &fault);
    [[nodiscard]] bool showsRemoved() const;

    Library &m_library;
    MessageBar *m_bar;
    QTabWidget *m_tabs;
    LibraryFilters *m_filters;
    GameTable *m_table;
    QCheckBox *m_showRemoved;
    QLabel *m_nothing;
    QStackedWidget *m_stack;
    StatisticsPage *m_statistics;
    QLabel *m_count;
    LibraryTransfer *m_transfer;
    SelectedGames *m_selected;
    QPushButton *m_open;
    QPushButton *m_import;
    QPushButton *m_export;
    QPushButton *m_remove;
    bool m_isListed = false;
};

} // namespace tessera
