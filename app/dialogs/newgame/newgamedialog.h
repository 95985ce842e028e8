#pragma once

#include "app/dialogs/newgame/setupform.h"

#include <QDialog>

class QLabel;
class QListWidget;
class QScrollArea;

namespace tessera {

class Settings;

/// Sets up a new game: which game (the list shows when there are several), who plays, clocks and
/// rules. Starts from what was chosen last time for the game.
class NewGameDialog final : public QDialog
{
    Q_OBJECT

public:
    /// `game` is the id of the game shown at first.
    NewGameDialog(Settings &settings, const Theme &theme, const QString &game, QWidget *parent);

    /// What was chosen; free of faults once the dialog is accepted.
    [[nodiscard]] GameSetup setup() const;

    /// Shows a set-up of the game that is shown.
    void take(const GameSetup &setup);
    void accept() override;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void buildLayout();
    void fillList();
    void showGame(int number);
    void fitWidth();
    void reset();
    void describe();

    Settings &m_settings;
    Theme m_theme;
    QListWidget *m_games;
    QLabel *m_title;
    QLabel *m_goal;
    QScrollArea *m_scroll;
    SetupForm *m_form = nullptr;
    QLabel *m_summary;
};

} // namespace tessera
