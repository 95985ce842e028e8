#pragma once

#include "app/start/continuecard.h"

#include <QWidget>

#include <vector>

class QPushButton;
class QVBoxLayout;

namespace tessera {

/// The unfinished games, each as a card: at first only the latest ones, with a button for the others.
class ContinueList final : public QWidget
{
    Q_OBJECT

public:
    explicit ContinueList(QWidget *parent = nullptr);

    void setTheme(const Theme &theme);
    /// Offers these games, the latest first.
    void setGames(std::vector<UnfinishedGame> games);
    /// The button of the first card; null without any.
    [[nodiscard]] QPushButton *firstButton() const;

signals:
    void continueRequested(int number);
    void discardRequested(int number);

private:
    void showCards();

    Theme m_theme;
    QVBoxLayout *m_column;
    QPushButton *m_more;
    std::vector<UnfinishedGame> m_games;
    std::vector<ContinueCard *> m_cards;
    bool m_showsAll = false;
};

} // namespace tessera
