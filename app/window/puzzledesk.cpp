#include "app/window/puzzledesk.h"

#include "app/game/gamepage.h"
#include "app/game/studyboxes.h"
#include "app/puzzles/levelrun.h"
#include "app/review/reviewbox.h"
#include "app/settings/settings.h"

namespace tessera {

using namespace Qt::StringLiterals;

PuzzleDesk::PuzzleDesk(Settings &settings, GameSession &session, GamePage &page, QObject *parent)
    : QObject(parent)
    , m_session(session)
    , m_page(page)
    , m_exercises(
          new Exercises(settings.dataFolder() + u"/mistakes.json"_s, &QDate::currentDate, this))
    , m_judge(new ExerciseJudge(*m_exercises, SearchLimits::ofTime(ReviewRun::kUsualTime), this))
{
    LevelRun &levels = page.levels();
    levels.setSolved(settings.solvedLevels());
    levels.setExerciseJudge(m_judge);
    connect(&levels, &LevelRun::solved, &settings, &Settings::addSolvedLevel);
    connect(
        &levels,
        &LevelRun::answered,
        this,
        [this, &levels](const QString &, bool isRight, bool wasHelped) {
            if (levels.kind() == LevelRun::Kind::Exercise)
                m_exercises->answer(*levels.puzzle(), isRight, wasHelped);
        });
    connect(&page.study().review().run(), &ReviewRun::finished, this, &PuzzleDesk::collect);
}

void PuzzleDesk::collect()
{
    const int found = m_exercises->collect(*m_page.study().review().run().review(), m_session.model);
    if (found > 0)
        m_page.showWarning(
            found == 1
                ? tr("A move of yours that lost much is now among your own mistakes (Puzzles).")
                : tr("%1 moves of yours that lost much are now among your own mistakes (Puzzles).")
                      .arg(found));
}

} // namespace tessera

#include "moc_puzzledesk.cpp"
