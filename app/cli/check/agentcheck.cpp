#include "app/cli/check/agentcheck.h"

#include "model/core/files/textfile.h"
#include "model/core/files/wholefile.h"
#include "model/core/randomness.h"
#include "model/core/words.h"
#include "model/foreign/verdict.h"
#include "model/lab/match/matchfile.h"
#include "model/lab/match/matchgame.h"
#include "model/lab/match/processplayer.h"
#include "model/record/writer.h"

#include <algorithm>
#include <filesystem>
#include <iterator>
#include <sstream>

namespace tessera::cli {

namespace {

namespace fs = std::filesystem;
using Watch = std::chrono::steady_clock;

constexpr std::size_t kLastCalls = 6;
constexpr const char *kPass = "pass";

bool isFault(EndReason reason)
{
    return reason == EndReason::IllegalMove || reason == EndReason::Time
           || reason == EndReason::Disconnected;
}

std::string fileOf(const CheckOrder &order, std::string_view ending)
{
    const std::string name = "check-" + order.agent.name + std::string(ending);
    return (fs::path(order.folder) / name).string();
}

/// The seed that makes a game repeatable; Python takes seeds of 32 bits, and 0 means none.
std::uint64_t seedOf(const CheckOrder &order, int number)
{
    return (mixedBits(order.seed + static_cast<std::uint64_t>(number)) >> 33) + 1;
}

/// The moves of a record as text, and the position after them.
std::unique_ptr<AnyPosition> replayed(
    const CheckOrder &order, const GameRecord &record, std::vector<std::string> &moves)
{
    auto position = order.game.game->start(order.options);
    for (const MoveCode move :
         record.movesTo(record.mainLine().empty() ? GameRecord::kRoot : record.mainLine().back())) {
        moves.push_back(position->moveText(move));
        position->play(move);
    }
    return position;
}

const std::string &lastComment(const GameRecord &record)
{
    const auto line = record.mainLine();
    return record.node(line.empty() ? GameRecord::kRoot : line.back()).comment;
}

bool hasPiece(const AnyPosition &position, Player player)
{
    return std::ranges::any_of(position.cells().pieces, [player](const Piece &piece) {
        return piece.owner == player;
    });
}

} // namespace

std::optional<Error> AgentCheck::run(const std::function<void(const CheckedGame &)> &ended)
{
    for (int number = 0; number < m_order.games && !m_stop.stop_requested(); ++number) {
        const auto game = play(number);
        if (m_stop.stop_requested())
            break;
        if (!game)
            return game.error();
        ended(*game);
        if (game->fault)
            break;
    }
    return std::nullopt;
}

Result<CheckedGame> AgentCheck::play(int number)
{
    const int seats = m_order.game.info().playerCount();
    CheckedGame game;
    game.number = number;
    game.seat = playerAt(number % seats);
    game.stress = kAllStress[static_cast<std::size_t>(number / seats) % kAllStress.size()];
    const std::string recording = fileOf(m_order, ".py");
    std::error_code failure;
    if (fs::remove(recording, failure); failure)
        return Error{
            recording,
            Phrase("Error", failure.message()),
            phrase("Error", "a file that can be written")};
    const auto began = Watch::now();
    ForeignSpec bridged;
    bridged.command = recordedAgentCommand(
        m_order.agent.agent, m_order.game.info().id, seedOf(m_order, number), recording);
    lab::ProcessPlayer agent(bridged, patience(), m_stop, lab::ProcessPlayer::Kind::Agent);
    GameRecord record = refereed(agent, game);
    game.outcome = record.outcome;
    std::vector<std::string> moves;
    game.turns = replayed(m_order, record, moves)->turnsTaken();
    if (isFault(record.outcome.reason)) {
        const std::string sentence = lastComment(record).substr(m_order.agent.name.size() + 2);
        const bool isKnown = sentence.starts_with("crash:") || sentence.starts_with("time:");
        if (moves.empty() && !isKnown && !fs::exists(recording, failure))
            return Error{
                m_order.agent.agent.path,
                phrase("Error", "an agent that does not start (%1)").with(withoutVerdict(sentence)),
                phrase(
                    "Error",
                    "a package or module with the class of its course, and what starts it")};
        game.fault = faultOf(record, record.outcome.reason, sentence, game);
    } else if (const auto fault = agent.endGame(moves); fault && !m_stop.stop_requested()) {
        game.fault = faultOf(record, fault->reason, fault->sentence.english(), game);
    }
    count(record, game.seat);
    game.taken = std::chrono::duration_cast<std::chrono::milliseconds>(Watch::now() - began);
    if (!game.fault) {
        noteUse(agent.said());
        fs::remove(recording, failure);
    }
    return game;
}

GameRecord AgentCheck::refereed(lab::MatchPlayer &agent, const CheckedGame &game) const
{
    const int seats = m_order.game.info().playerCount();
    std::vector<StressPlayer> others(static_cast<std::size_t>(seats), StressPlayer(game.stress));
    const lab::Opening opening;
    lab::MatchGame
        match{m_order.game, m_order.options, {}, {}, opening, {}, {}, m_stop, m_order.watch};
    for (int seat = 0; seat < seats; ++seat) {
        const bool isAgent = playerAt(seat) == game.seat;
        lab::MatchPlayer &other = others[static_cast<std::size_t>(seat)];
        match.seats.push_back(
            {isAgent ? &agent : &other,
             isAgent ? m_order.agent.name : std::string(text(game.stress)),
             {},
             mixedBits(seedOf(m_order, game.number) + static_cast<std::uint64_t>(seat)),
             patience()});
    }
    GameRecord record = lab::playMatchGame(match);
    record.setTag("Event", "tessera-cli check, game " + std::to_string(game.number + 1));
    for (int seat = 0; seat < seats; ++seat) {
        const std::string tag = lab::matchPlayerTag(seat);
        record.setTag(tag, match.seats[static_cast<std::size_t>(seat)].name);
        record.setTag(tag + "Type", "program");
    }
    return record;
}

std::chrono::milliseconds AgentCheck::patience() const
{
    constexpr std::chrono::seconds kBeyond{10};
    return kBeyond + m_order.agent.slowness();
}

CheckFault AgentCheck::faultOf(
    const GameRecord &record,
    EndReason reason,
    const std::string &sentence,
    const CheckedGame &game) const
{
    CheckFault fault;
    fault.reason = reason;
    fault.sentence = sentence;
    std::vector<std::string> moves;
    const auto position = replayed(m_order, record, moves);
    fault.board = boardLines(*position);
    std::vector<std::string> legal;
    if (position->toMove() == game.seat) {
        for (const MoveCode move : position->legalMoves())
            legal.push_back(position->moveText(move));
        fault.legal = shown(legal);
    }
    fault.calls = lastCalls();
    if (!fault.calls.empty())
        fault.programFile = fileOf(m_order, ".py");
    const std::string gameFile = fileOf(m_order, ".tgn");
    if (!writeWhole(gameFile, writtenGame(record, *m_order.game.game)))
        fault.gameFile = gameFile;
    return fault;
}

std::vector<std::string> AgentCheck::shown(const std::vector<std::string> &moves) const
{
    if (moves.empty())
        return {};
    auto process = ChildProcess::start(
        agentWordsCommand(m_order.agent.agent, m_order.game.info().id, moves), m_stop);
    std::vector<std::string> words;
    std::string line;
    const auto until = Watch::now() + patience();
    while (process && (*process)->hear(line, until) == ChildProcess::Heard::Line)
        words.push_back(line);
    return words.size() == moves.size() ? words : moves;
}

std::vector<std::string> AgentCheck::lastCalls() const
{
    const auto content = readTextFile(fileOf(m_order, ".py"));
    std::vector<std::string> calls;
    std::istringstream lines(content ? *content : std::string());
    bool isCall = false;
    for (std::string line; std::getline(lines, line);) {
        isCall = isCall || line.starts_with("agent = ");
        if (isCall)
            calls.push_back(line);
    }
    if (calls.size() > kLastCalls)
        calls.erase(calls.begin(), calls.end() - kLastCalls);
    return calls;
}

void AgentCheck::noteUse(const std::string &said)
{
    constexpr int kMost = 1'000'000'000;
    const auto words = wordsOf(said);
    if (words.size() != 5 || words[0] != "used")
        return;
    const auto time = std::chrono::milliseconds(wholeNumber(words[1], 0, kMost).value_or(0));
    const auto memory = static_cast<int>(wholeNumber(words[3], 0, kMost).value_or(0));
    m_mostUsed.processorTime = std::max(m_mostUsed.processorTime, time);
    m_mostUsed.megabytes = std::max(m_mostUsed.megabytes, memory);
}

void AgentCheck::count(const GameRecord &record, Player seat)
{
    const auto position = m_order.game.game->start(m_order.options);
    std::vector<MoveCode> moves;
    for (const NodeId node : record.mainLine())
        moves.push_back(record.node(node).move);
    for (const MoveCode move : moves) {
        const bool isOwn = position->toMove() == seat;
        const bool isPass = position->moveText(move) == kPass;
        if (isPass)
            ++m_encounters[isOwn ? "passes of its own" : "passes of others"];
        if (isOwn && isPass && !hasPiece(*position, seat))
            ++m_encounters["turns without a piece"];
        bool closes = false;
        for (const Step &step : position->play(move).steps) {
            closes = closes || step.kind == Step::Kind::CloseCell;
            if (step.kind == Step::Kind::Recolour)
                ++m_encounters["pieces that changed sides"];
            if (step.kind == Step::Kind::Remove)
                ++m_encounters["pieces that left the board"];
        }
        if (closes)
            ++m_encounters["shrinks of the board"];
    }
    if (record.outcome.reason == EndReason::Repetition)
        ++m_encounters["games ended by repetition"];
    if (record.outcome.reason == EndReason::TurnLimit)
        ++m_encounters["games ended by the last turn"];
}

} // namespace tessera::cli
