#pragma once

#include "model/lab/match/matchplan.h"
#include "model/lab/match/matchwatcher.h"

#include <chrono>
#include <iosfwd>

namespace tessera::cli {

/// Reports the progress of a match now and then.
class Progress final : public lab::MatchWatcher
{
public:
    Progress(const lab::MatchPlan &plan, std::ostream &talk);

    void begun(int, const lab::Pairing &) override {}
    void moved(int, const AnyPosition &) override {}
    void finished(
        int place,
        const lab::PlayedGame &game,
        const std::string &text,
        const lab::MatchResults &results) override;

private:
    const lab::MatchPlan &m_plan;
    int m_planned;
    std::ostream &m_talk;
    std::chrono::steady_clock::time_point m_toldAt = std::chrono::steady_clock::now();
};

} // namespace tessera::cli
