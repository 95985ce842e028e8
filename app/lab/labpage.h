#pragma once

#include "app/lab/labmatch.h"
#include "view/theme/theme.h"

#include <QWidget>

class QStackedWidget;

namespace tessera {

class MatchList;
class MatchView;
class MessageBar;
class OrderForm;
struct Preferences;

/// The agent lab: it sets up matches, plays them, and shows their results. A match goes on while the window shows
/// something else, and pauses with the program.
class LabPage final : public QWidget
{
    Q_OBJECT

public:
    /// `folder` is where a person's data are.
    explicit LabPage(const QString &folder, QWidget *parent = nullptr);
    ~LabPage() override;

    void setTheme(const Theme &theme);
    /// Begins with this game where none is chosen yet.
    void setGame(const std::string &game);
    /// Where exports begin to be looked for, until there was one.
    void setFileFolder(const QString &folder) { m_fileFolder = folder; }
    /// Sets the focus to the most likely next field.
    void enter();
    [[nodiscard]] LabMatch &match() const { return *m_match; }
    [[nodiscard]] OrderForm &form() const { return *m_form; }
    /// Says what went wrong.
    void showError(const QString &sentence);
    /// Writes the match as the suffix of the name says; says what went wrong.
    void exportTo(const QString &path);

signals:
    void homeRequested();
    /// The person wants a game of a match on the board.
    void gameRequested(const QString &text, const QString &name);

private:
    void buildLayout();
    [[nodiscard]] QWidget *makeSetUp();
    void start(const lab::MatchOrder &order);
    void open(const KeptMatch &match, LabRun::Work work);
    void goOn();
    void showList();
    void remove(const KeptMatch &match);
    void askExport();

    MatchShelf m_shelf;
    Theme m_theme;
    QString m_fileFolder;
    /// The folder of the last export.
    QString m_exportFolder;
    MessageBar *m_bar;
    QStackedWidget *m_pages;
    QWidget *m_earlier;
    OrderForm *m_form;
    MatchList *m_list;
    LabMatch *m_match;
    MatchView *m_view;
};

} // namespace tessera
