#pragma once

#include "app/files/gamefile.h"
#include "app/library/gamepictures.h"
#include "app/library/library.h"
#include "app/library/libraryplace.h"

#include <QDialog>

class QLabel;
class QProgressBar;
class QPushButton;
class QStackedWidget;
class QTableView;
class QTabWidget;
class QToolButton;

namespace tessera {

class LibraryFilters;
class LibraryModel;
class MessageBar;
class RatingBook;
class StatisticsPage;

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

signals:
    /// The game of an entry shall come to the board; it belongs to a file, or to a place of the library.
    void openRequested(const tessera::OpenedGame &game, const tessera::LibraryPlace &place);

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void buildTable();
    void addKeys();
    [[nodiscard]] QWidget *makeGames();
    [[nodiscard]] QLayout *makeButtons();
    void connectLibrary();
    void fitRows();
    void show(const LibraryIndex::Pointer &index);
    void find();
    void refresh();
    [[nodiscard]] std::vector<std::uint32_t> selected() const;
    void openCurrent();
    void toggleFavourite(int row);
    void editTags();
    void removeSelected();
    void askImport();
    void askExport();
    void showMenu(const QPoint &at);
    void say(const QString &words);
    void showReport(const ImportReport &report);
    void showProgress(double done);

    Library &m_library;
    QString m_folder;
    GamePictures m_pictures;
    MessageBar *m_bar;
    QTabWidget *m_tabs;
    LibraryFilters *m_filters;
    LibraryModel *m_model;
    QTableView *m_table;
    QLabel *m_nothing;
    QStackedWidget *m_stack;
    StatisticsPage *m_statistics;
    QLabel *m_count;
    QProgressBar *m_progress;
    QPushButton *m_cancel;
    QPushButton *m_open;
    QPushButton *m_import;
    QPushButton *m_export;
    QPushButton *m_remove;
    /// An import or export goes on.
    bool m_isWorking = false;
    bool m_isListed = false;
};

} // namespace tessera
