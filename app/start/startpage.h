#pragma once

#include "app/start/continuelist.h"
#include "app/start/gamecard.h"

#include <QWidget>

#include <functional>
#include <vector>

class QGridLayout;
class QScrollArea;

namespace tessera {

class MessageBar;
class Settings;

/// The window's page before and between games: the unfinished ones, a card for each game of the catalogue, and what can
/// be opened. All of it works with Tab, arrows and Enter.
class StartPage final : public QWidget
{
    Q_OBJECT

public:
    explicit StartPage(const Settings &settings, QWidget *parent = nullptr);
    ~StartPage() override;

    void setTheme(const Theme &theme);
    /// How fast the boards of the cards move; 0: they stand.
    void setCellMs(int cellMs);
    /// Offers these games above the cards, the latest first.
    void setUnfinished(std::vector<UnfinishedGame> games)
    {
        m_unfinished->setGames(std::move(games));
    }
    /// Updates the words of each Play button, and sets the focus to the most likely next one.
    void refresh();
    void showError(const QString &sentence);
    /// What was said is mended, or of no interest any more.
    void dropWarnings();
    /// Says what is good to know.
    void showNote(const QString &sentence);
    /// Says what was done, and how it is undone.
    void offerUndo(const QString &sentence, const std::function<void()> &undo);

    [[nodiscard]] const std::vector<GameCard *> &cards() const { return m_cards; }

signals:
    /// With the set-up of last time.
    void playRequested(const QString &game);
    void setUpRequested(const QString &game);
    void learnRequested(const QString &game);
    void continueRequested(int number);
    void discardRequested(int number);
    void libraryRequested();
    void openRequested();
    void puzzlesRequested();
    void helpRequested();
    void labRequested();

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void buildLayout();
    [[nodiscard]] QLayout *makeHeader();
    [[nodiscard]] QLayout *makeFooter();
    void addCards();
    /// One row of cards, or two where the page is narrow.
    void arrange(int width);

    const Settings &m_settings;
    MessageBar *m_errorBar;
    QScrollArea *m_scroll;
    QWidget *m_content;
    ContinueList *m_unfinished;
    QGridLayout *m_grid;
    std::vector<GameCard *> m_cards;
    int m_columns = 0;
};

} // namespace tessera
