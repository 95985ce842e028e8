#include "app/puzzles/puzzleshelf.h"

#include "app/puzzles/exercises.h"
#include "app/puzzles/levelrun.h"
#include "app/puzzles/puzzlesets.h"
#include "app/settings/settings.h"
#include "model/core/facets/sight.h"
#include "model/games/catalogue.h"
#include "model/session/historyrows.h"
#include "model/session/levelsetup.h"
#include "view/words/percents.h"

#include <QLocale>

namespace tessera {

namespace {

/// What the solver of a puzzle sees at its start; null where that cannot be read.
std::shared_ptr<const AnyPosition> pictureOf(const Puzzle &puzzle, const GameEntry &entry)
{
    const auto start = entry.game->parsePosition(puzzle.start, puzzle.options);
    return start ? asSeen(**start, puzzle.solver) : nullptr;
}

QString nameOf(const GameInfo &info)
{
    return translated({info.id, info.name, {}});
}

} // namespace

PuzzleShelf::PuzzleShelf(const Settings &settings, const Exercises &exercises, QObject *parent)
    : QObject(parent)
    , m_settings(settings)
    , m_exercises(exercises)
{}

void PuzzleShelf::refresh(const std::optional<GameSetup> &levels)
{
    m_levels = levels;
    m_sets.clear();
    if (m_levels)
        m_sets.push_back({Kind::Levels, findGame(m_levels->game), tr("Levels")});
    for (const GameEntry &entry : catalogue()) {
        if (!ownPuzzles(entry.info()).empty())
            m_sets.push_back({Kind::Own, &entry, nameOf(entry.info())});
    }
    const int due = m_exercises.dueCount();
    m_sets.push_back(
        {Kind::Mistakes,
         nullptr,
         due == 0 ? tr("Your own mistakes") : tr("Your own mistakes · %1 due").arg(due)});
}

std::optional<int> PuzzleShelf::setOf(const QString &game) const
{
    for (std::size_t i = 0; i < m_sets.size(); ++i) {
        const Set &set = m_sets[i];
        if (set.kind == Kind::Own && QString::fromStdString(set.game->info().id) == game)
            return static_cast<int>(i);
    }
    return std::nullopt;
}

std::vector<PuzzleItem> PuzzleShelf::items(const Set &set) const
{
    return set.kind == Kind::Mistakes ? mistakes() : puzzles(set);
}

std::vector<PuzzleItem> PuzzleShelf::puzzles(const Set &set) const
{
    const bool isOwn = set.kind == Kind::Own;
    const GameInfo &info = set.game->info();
    const std::vector<Puzzle> &all = isOwn ? ownPuzzles(info) : m_levels->levels;
    const QStringList solved = m_settings.solvedLevels();
    std::vector<PuzzleItem> items;
    for (std::size_t i = 0; i < all.size(); ++i) {
        PuzzleItem item;
        item.position = pictureOf(all[i], *set.game);
        if (!item.position)
            continue;
        item.title = tr("%1. %2", "number, title").arg(i + 1).arg(puzzleTitle(all[i], info));
        item.goal = withWholePercents(translated(all[i].goalWords));
        item.stars = isOwn ? starsOf(i, all.size()) : 0;
        item.isSolved = solved.contains(LevelRun::key(all[i]));
        item.number = i;
        items.push_back(std::move(item));
    }
    return items;
}

std::vector<PuzzleItem> PuzzleShelf::mistakes() const
{
    std::vector<PuzzleItem> items;
    const auto &all = m_exercises.all();
    for (std::size_t i = 0; i < all.size(); ++i) {
        const GameEntry *entry = findGame(all[i].game);
        const bool isDue = m_exercises.isDue(all[i]);
        PuzzleItem item;
        item.position = pictureOf(all[i].puzzle, *entry);
        if (!item.position)
            continue;
        const auto days = static_cast<int>(m_exercises.today().daysTo(all[i].due));
        const QString day = isDue       ? tr("Due", "of a mistake")
                            : days == 1 ? tr("Tomorrow")
                                        : tr("In %1 days").arg(days);
        item.title = tr("%1 · %2", "when it is asked, game").arg(day, nameOf(entry->info()));
        item.goal = withWholePercents(translated(all[i].puzzle.goalWords));
        // What is not due has been answered for now.
        item.isSolved = !isDue;
        item.number = i;
        items.push_back(std::move(item));
    }
    return items;
}

GameSetup PuzzleShelf::setupOf(const Set &set, std::size_t number) const
{
    if (set.kind == Kind::Levels)
        return levelSetup(*m_levels, number);
    if (set.kind == Kind::Own)
        return puzzleSetup(set.game->info(), ownPuzzles(set.game->info()), number);
    return mistakeSetup(number);
}

/// Those of one game that are due follow each other.
GameSetup PuzzleShelf::mistakeSetup(std::size_t number) const
{
    const auto &all = m_exercises.all();
    const std::string game = all[number].game;
    std::vector<Puzzle> puzzles;
    std::size_t place = 0;
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (all[i].game != game || (i != number && !m_exercises.isDue(all[i])))
            continue;
        if (i == number)
            place = puzzles.size();
        puzzles.push_back(all[i].puzzle);
    }
    return puzzleSetup(findGame(game)->info(), puzzles, place);
}

} // namespace tessera

#include "moc_puzzleshelf.cpp"
