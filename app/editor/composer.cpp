#include "app/editor/composer.h"

#include "app/editor/positioneditor.h"
#include "app/editor/puzzleform.h"

#include "model/games/catalogue.h"
#include "model/session/levelsetup.h"

#include <QPushButton>

namespace tessera {

using namespace Qt::StringLiterals;

namespace {

/// `setup` from the composed position, without levels.
GameSetup beginning(GameSetup setup, const PositionEditor &editor)
{
    setup.start = editor.text();
    setup.options = editor.draft().options();
    setup.levels.clear();
    setup.level.reset();
    return setup;
}

/// The set-up with people on all seats, and without clocks.
GameSetup unhurried(GameSetup setup)
{
    setup.seats.fill({});
    setup.clocks.fill({});
    return setup;
}

} // namespace

Composer::Composer(QWidget *window)
    : QObject(window)
    , m_window(window)
{}

void Composer::open(
    const GameSetup &setup, const AnyPosition &base, const Theme &theme, bool allowsHints)
{
    auto *editor = new PositionEditor(
        *findGame(setup.game),
        setup.options,
        base,
        theme,
        tr("Play from here…"),
        [setup] { return setup; },
        ComposedAs::Position,
        m_window);
    editor->setAttribute(Qt::WA_DeleteOnClose);
    connect(editor, &QDialog::accepted, this, [this, editor, setup] {
        emit newGameWanted(beginning(setup, *editor), editor->isChanged());
    });
    QPushButton &analyse = editor->addUse(u"editorAnalyse"_s, tr("Analyse"));
    analyse.setVisible(allowsHints);
    connect(&analyse, &QPushButton::clicked, this, [this, editor, setup] {
        const GameSetup analysed = unhurried(beginning(setup, *editor));
        editor->done(QDialog::Rejected);
        emit analysisWanted(analysed);
    });
    const QPushButton &puzzle = editor->addUse(u"editorPuzzle"_s, tr("As a puzzle…"));
    connect(&puzzle, &QPushButton::clicked, this, [this, editor, setup] {
        askForGoal(*editor, setup);
    });
    editor->open();
}

void Composer::askForGoal(PositionEditor &editor, const GameSetup &setup)
{
    const GameSetup begun = unhurried(beginning(setup, editor));
    const AnyPosition &start = **editor.draft().position();
    const Player solver = start.toMove();
    auto *form = new PuzzleForm(start, begun.options, &editor);
    form->setAttribute(Qt::WA_DeleteOnClose);
    connect(form, &QDialog::accepted, this, [this, &editor, form, begun, solver] {
        GameSetup posed = begun;
        posed.levels = {form->puzzle()};
        // The computer answers.
        for (int i = 0; i < findGame(posed.game)->info().playerCount(); ++i) {
            if (playerAt(i) != solver)
                posed.seats[playerAt(i)].kind = SeatSetup::Kind::Computer;
        }
        editor.done(QDialog::Rejected);
        emit puzzleWanted(levelSetup(posed, 0));
    });
    form->open();
}

} // namespace tessera

#include "moc_composer.cpp"
