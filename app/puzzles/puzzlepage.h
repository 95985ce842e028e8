#pragma once

#include "app/puzzles/puzzleshelf.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QListView;
class QPushButton;
class QStackedWidget;
class QTabBar;

namespace tessera {

class Exercises;
class MessageBar;
class PuzzleView;
class Settings;

/// All puzzles as pictures: those of each game, the levels of the configuration on the board, and a
/// person's own mistakes that are due. Which were solved is marked, and can be left out. All of it works
/// with the mouse and with Tab, arrows and Enter.
class PuzzlePage final : public QWidget
{
    Q_OBJECT

public:
    /// Both must outlive the page.
    PuzzlePage(const Settings &settings, Exercises &exercises, QWidget *parent = nullptr);

    void setTheme(const Theme &theme);
    /// Shows the puzzles of `game`, or of the game looked at last, as they stand now.
    void open(const QString &game = {});
    /// The same with the set on the board, `setup`, whose level is made current.
    void openLevels(const GameSetup &setup);
    void showError(const QString &sentence);
    [[nodiscard]] QListView &list() const;

signals:
    void chosen(const tessera::GameSetup &setup);
    void homeRequested();

private:
    void buildLayout();
    [[nodiscard]] QLayout *makeHeader();
    [[nodiscard]] QLayout *makeChoices();
    void makeTabs(const std::optional<GameSetup> &levels = {});
    void showSet();
    void showSolvedCount(const std::vector<PuzzleItem> &all);
    [[nodiscard]] QString emptyWords(bool hasAny) const;
    [[nodiscard]] const PuzzleShelf::Set &set() const;
    [[nodiscard]] bool showsMistakes() const { return set().kind == PuzzleShelf::Kind::Mistakes; }
    /// Makes the puzzle with this number current, or the first one if it is not there.
    void select(std::size_t number);
    void begin(const QModelIndex &index);
    void removeMistake();

    Exercises &m_exercises;
    PuzzleShelf *m_shelf;
    PuzzleList *m_items;
    MessageBar *m_bar;
    QTabBar *m_tabs;
    QComboBox *m_filter;
    QLabel *m_solved;
    QPushButton *m_remove;
    QStackedWidget *m_pages;
    PuzzleView *m_view;
    QLabel *m_empty;
};

} // namespace tessera
