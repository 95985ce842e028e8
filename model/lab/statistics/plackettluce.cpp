#include "model/lab/statistics/plackettluce.h"

#include "model/core/randomness.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace tessera::lab {

namespace {

constexpr int kMostRounds = 300;
constexpr double kPrecise = 1e-7;

std::size_t at(int number)
{
    return static_cast<std::size_t>(number);
}

bool isDraw(const RatedGame &contest)
{
    constexpr double kSame = 1e-9;
    return std::all_of(contest.points.begin(), contest.points.end(), [&](double points) {
        return std::abs(points - contest.points.front()) < kSame;
    });
}

/// The fit of a sample: the contests with their weights.
class Fit
{
public:
    Fit(const std::vector<RatedGame> &contests,
        const std::vector<double> &weights,
        std::size_t players,
        std::size_t seats)
        : m_contests(contests)
        , m_weights(weights)
        , m_strengths{std::vector<double>(players, 1.0), std::vector<double>(seats, 1.0), 0.1}
        , m_playerWins(players)
        , m_seatWins(seats)
    {
        for (std::size_t i = 0; i < contests.size(); ++i) {
            if (isDraw(contests[i])) {
                m_draws += weights[i];
                continue;
            }
            for (std::size_t seat = 0; seat < seats; ++seat) {
                const double won = weights[i] * contests[i].points[seat];
                m_playerWins[at(contests[i].seats[seat])] += won;
                m_seatWins[seat] += won;
            }
        }
    }

    Strengths fitted()
    {
        for (int round = 0; round < kMostRounds; ++round) {
            if (improve() < kPrecise)
                break;
        }
        return m_strengths;
    }

private:
    /// Makes one step for the players and one for seats and draw, and returns the greatest relative change.
    double improve()
    {
        double change = 0;
        const auto step = [&change](double &strength, double won, double expected) {
            constexpr double kLeast = 1e-9;
            const double next = std::max(won / std::max(expected, kLeast), kLeast);
            change = std::max(change, std::abs(next / strength - 1));
            strength = next;
        };
        Strengths share = exposures();
        constexpr double kPrior = 0.5;
        for (std::size_t i = 0; i < m_strengths.players.size(); ++i) {
            const double prior = 2 * kPrior / (m_strengths.players[i] + 1);
            step(m_strengths.players[i], m_playerWins[i] + kPrior, share.players[i] + prior);
        }
        normalise(m_strengths.players);
        share = exposures();
        for (std::size_t i = 0; i < m_strengths.seats.size(); ++i)
            step(m_strengths.seats[i], m_seatWins[i] + kPrior, share.seats[i] + kPrior);
        normalise(m_strengths.seats);
        share = exposures();
        step(m_strengths.draw, m_draws, share.draw);
        return change;
    }

    /// For each strength, the sum over the contests of its factor divided by the contest's total.
    [[nodiscard]] Strengths exposures() const
    {
        Strengths result{
            std::vector<double>(m_strengths.players.size()),
            std::vector<double>(m_strengths.seats.size()),
            0};
        for (std::size_t i = 0; i < m_contests.size(); ++i) {
            const RatedGame &contest = m_contests[i];
            double sum = m_strengths.draw;
            for (std::size_t seat = 0; seat < contest.seats.size(); ++seat)
                sum += m_strengths.players[at(contest.seats[seat])] * m_strengths.seats[seat];
            const double part = m_weights[i] / sum;
            for (std::size_t seat = 0; seat < contest.seats.size(); ++seat) {
                const std::size_t player = at(contest.seats[seat]);
                result.players[player] += part * m_strengths.seats[seat];
                result.seats[seat] += part * m_strengths.players[player];
            }
            result.draw += part;
        }
        return result;
    }

    static void normalise(std::vector<double> &strengths)
    {
        double logarithms = 0;
        for (const double strength : strengths)
            logarithms += std::log(strength);
        const double mean = std::exp(logarithms / static_cast<double>(strengths.size()));
        for (double &strength : strengths)
            strength /= mean;
    }

    const std::vector<RatedGame> &m_contests;
    const std::vector<double> &m_weights;
    Strengths m_strengths;
    std::vector<double> m_playerWins;
    std::vector<double> m_seatWins;
    double m_draws = 0;
};

double ratingOf(double strength)
{
    return kEloScale * std::log10(strength);
}

/// Bootstrap: the weight of each contest when as many blocks as there are were drawn at random.
std::vector<double> drawnWeights(
    const std::vector<RatedGame> &contests, std::size_t blocks, std::uint64_t &bits)
{
    std::map<int, std::size_t> places;
    for (const RatedGame &contest : contests)
        places.emplace(contest.block, places.size());
    std::vector<double> drawn(blocks);
    for (std::size_t i = 0; i < blocks; ++i) {
        bits = mixedBits(bits);
        drawn[chosenBelow(static_cast<std::uint32_t>(blocks), bits)] += 1;
    }
    std::vector<double> weights;
    for (const RatedGame &contest : contests)
        weights.push_back(drawn[places[contest.block]]);
    return weights;
}

} // namespace

Strengths fittedStrengths(
    const std::vector<RatedGame> &contests, std::size_t players, std::size_t seats)
{
    const std::vector<double> once(contests.size(), 1.0);
    return Fit(contests, once, players, seats).fitted();
}

std::vector<Interval> ratings(
    const std::vector<RatedGame> &contests,
    std::size_t players,
    std::size_t seats,
    std::uint64_t seed)
{
    constexpr std::size_t kSamples = 200;
    // 2.5 % of the samples lie below the lower bound, and 2.5 % above the upper one.
    constexpr std::size_t kBeyond = kSamples / 40;
    std::vector<Interval> all(players);
    const Strengths fitted = fittedStrengths(contests, players, seats);
    std::map<int, bool> blocks;
    for (const RatedGame &contest : contests)
        blocks[contest.block] = true;
    std::vector<std::vector<double>> samples(players);
    std::uint64_t bits = mixedBits(seed);
    for (std::size_t sample = 0; sample < kSamples && !contests.empty(); ++sample) {
        const std::vector<double> weights = drawnWeights(contests, blocks.size(), bits);
        const Strengths drawn = Fit(contests, weights, players, seats).fitted();
        for (std::size_t i = 0; i < players; ++i)
            samples[i].push_back(ratingOf(drawn.players[i]));
    }
    for (std::size_t i = 0; i < players; ++i) {
        all[i].value = ratingOf(fitted.players[i]);
        all[i].low = all[i].high = all[i].value;
        std::sort(samples[i].begin(), samples[i].end());
        if (!samples[i].empty()) {
            all[i].low = std::min(all[i].value, samples[i][kBeyond]);
            all[i].high = std::max(all[i].value, samples[i][kSamples - 1 - kBeyond]);
        }
    }
    return all;
}

} // namespace tessera::lab
