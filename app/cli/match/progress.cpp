#include "app/cli/match/progress.h"

#include <ostream>

namespace tessera::cli {

Progress::Progress(const lab::MatchPlan &plan, std::ostream &talk)
    : m_plan(plan)
    , m_planned(plan.gamesHere())
    , m_talk(talk)
{}

void Progress::finished(
    int, const lab::PlayedGame &, const std::string &, const lab::MatchResults &results)
{
    constexpr std::chrono::seconds kPause{10};
    const auto now = std::chrono::steady_clock::now();
    if (now - m_toldAt < kPause)
        return;
    m_toldAt = now;
    m_talk << results.games().size() << " of " << m_planned << " games";
    const auto totals = results.totals();
    for (std::size_t i = 0; i < totals.size(); ++i)
        m_talk << (i == 0 ? ": " : ", ") << m_plan.players[i].name << ' ' << totals[i].all.points;
    if (m_plan.sprt)
        m_talk << ", LLR " << logLikelihoodRatio(*m_plan.sprt, results.blockShares(0));
    m_talk << std::endl;
}

} // namespace tessera::cli
