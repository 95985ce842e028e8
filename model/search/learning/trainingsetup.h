#pragma once

#include "model/core/anygame.h"
#include "model/search/engine/engine.h"
#include "model/search/engine/weightsfile.h"
#include "model/search/learning/network.h"

#include <functional>
#include <memory>
#include <string>

namespace tessera::training {

/// A whole point: results and winning chances are in per mille.
constexpr int kWhole = 1000;

/// A position as the net's inputs, from one player's perspective.
struct View
{
    std::vector<Feature> features;
    int bucket = 0;
    /// The evaluation without the net, in hundredths of a piece; the net learns the rest (the residual).
    float base = 0;
};

/// How a game's net is trained: its shape, its features, the self-play, and its weights.
struct TrainingSetup
{
    NetworkShape shape;
    /// Whether a position has a view for each player, whose chances are the softmax of the outputs. Otherwise it has
    /// one, for the player to move of two.
    bool hasViewPerPlayer = false;
    /// One versus rest: with a view for each player, each output is the log-odds of that player against all others.
    bool isOneVersusRest = false;
    /// The scale of the logistic function: so many hundredths of a piece multiply the odds by e.
    double scale = 100;
    /// The share of the search's score in the target (λ); the rest is the game's result.
    double scoreShare = 0.7;
    /// How many samples a step of the fit is taken from.
    int batchSize = 4096;
    /// The initial learning rate, and the weight decay (L2 regularisation: this share of each weight is added to the
    /// gradient).
    double learningRate = 0.002;
    double weightDecay = 0;
    /// Self-play: the nodes of a search, the most random moves at the beginning of a game, and the probability of a
    /// random move later, per mille.
    std::uint64_t nodes = 1000;
    int maxRandomPlies = 12;
    int randomPerMille = 40;
    /// Rivals: in three of four games one seat in turn is the strongest engine's, and players of these kinds of search
    /// (see `EngineSettings::kind`), and those that these functions make, take the others by chance. None: the strongest
    /// engine has all seats of all games.
    std::vector<int> rivalKinds;
    std::vector<std::function<std::unique_ptr<Engine>()>> simpleRivals;
    /// So many times the nodes of the strongest engine's searches have those of rivals: their nodes take less time.
    std::uint64_t rivalNodesFactor = 1;
    /// Adjudication: a lead of so many hundredths of a piece, reported for several turns, wins a game. 0 for none.
    int adjudicationLead = 0;
    /// Quiet positions only: those whose best move is a capture or a promotion are left out, and those that precede
    /// them (see `TrainingSetReader`), since a search resolves them.
    bool onlyQuiet = false;
    /// The starts of games as text, used in turn; none for the standard start.
    std::vector<std::string> starts;
    /// Feature extraction: fills in `player`'s view of the position; false when the position is not for training.
    std::function<bool(const AnyPosition &position, Player player, View &view)> extractFeatures;
    /// A policy, where the net has one: appends the features of each of the legal moves to `rows`, the same number for
    /// each. They are buckets of the net, and a move's logit is the sum of their outputs. Such a net has one view, for
    /// the player to move; its bucket is the first of those that give the log-odds of each player against all others,
    /// the player to move first.
    std::function<void(
        const AnyPosition &position, std::span<const MoveCode> moves, std::vector<std::uint16_t> &rows)>
        extractMoves;
    /// The quantised weights, as the evaluation reads them (see weightsfile.h).
    std::function<std::vector<WeightsArray>(const Network &network)> weights;
};

} // namespace tessera::training
