#pragma once

#include "app/lab/entrantstable.h"
#include "model/lab/match/matchorder.h"

#include <QWidget>

class QComboBox;
class QDoubleSpinBox;
class QFormLayout;
class QLabel;
class QSpinBox;

namespace tessera {

class OpeningsRow;
class PaceForm;
class PrimaryButton;

/// Asks for a match: its game, who enters, who meets whom, how many games at what pace.
class OrderForm final : public QWidget
{
    Q_OBJECT

public:
    /// `folder` holds the person's list of programs.
    explicit OrderForm(const QString &folder, QWidget *parent = nullptr);

    void setGame(const std::string &game);
    void setOrder(const lab::MatchOrder &order);
    [[nodiscard]] lab::MatchOrder order() const;

signals:
    void startRequested(const tessera::lab::MatchOrder &order);
    void failed(const QString &sentence);

private:
    void buildLayout();
    [[nodiscard]] QFormLayout *makeFields();
    [[nodiscard]] QWidget *makeTestRow();
    void follow();
    [[nodiscard]] bool isTest() const;
    [[nodiscard]] lab::MatchFormat format() const;
    [[nodiscard]] bool hasAgents() const;
    /// How many games make everybody meet once from one opening, in words.
    [[nodiscard]] QString roundWords(int players) const;

    QComboBox *m_game;
    EntrantsTable *m_entrants;
    QComboBox *m_format;
    QWidget *m_testRow;
    QDoubleSpinBox *m_elo0;
    QDoubleSpinBox *m_elo1;
    QSpinBox *m_games;
    QLabel *m_rounds;
    PaceForm *m_pace;
    OpeningsRow *m_openings;
    QSpinBox *m_concurrency;
    QSpinBox *m_seed;
    QLabel *m_hint;
    PrimaryButton *m_start;
};

} // namespace tessera
