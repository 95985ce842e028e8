#include "app/cli/match/processplayer.h"

#include "app/cli/input/arguments.h"
#include "app/cli/input/gamechoice.h"

#include <algorithm>

namespace tessera::cli {

namespace {

using Watch = std::chrono::steady_clock;

/// The score of an `info` line: `score cp N`, `score mate N` or `score shares a b c`.
std::optional<Score> scoreIn(const std::vector<std::string> &words)
{
    const auto score = std::find(words.begin(), words.end(), "score");
    if (words.end() - score < 3)
        return std::nullopt;
    constexpr long long kMost = 1000000;
    Score found;
    int *const places[]{
        &found.shares[Player::First], &found.shares[Player::Second], &found.shares[Player::Third]};
    if (score[1] == "shares") {
        found.kind = Score::Kind::Shares;
        for (std::ptrdiff_t i = 0; i < std::ssize(places) && i + 2 < words.end() - score; ++i)
            *places[i] = static_cast<int>(wholeNumber(score[i + 2], 0, kMost).value_or(0));
        return found;
    }
    const auto number = wholeNumber(score[2], -kMost, kMost);
    if (!number || (score[1] != "cp" && score[1] != "mate"))
        return std::nullopt;
    found.kind = score[1] == "cp" ? Score::Kind::Centipawns : Score::Kind::Mate;
    found.value = static_cast<int>(*number);
    return found;
}

/// `p1`, `p2`, `p3`.
std::string seatName(int seat)
{
    std::string name = "p";
    return name.append(std::to_string(seat + 1));
}

/// The name of an `option name … type …` line.
std::string optionName(const std::vector<std::string> &words)
{
    std::string name;
    for (std::size_t i = 2; i < words.size() && words[i] != "type"; ++i)
        name.append(name.empty() ? "" : " ").append(words[i]);
    return name;
}

} // namespace

std::optional<PlayerFault> ProcessPlayer::beginGame(const GameBeginning &game)
{
    m_start = game.start;
    m_complaint.clear();
    m_said.clear();
    if (!m_process) {
        if (auto fault = start(game))
            return fault;
    }
    if (m_options.contains("Seed")) {
        constexpr std::uint64_t kMost = 0x7fffffff;
        const std::uint64_t seed = m_spec.seed.value_or(game.seed) & kMost;
        if (auto fault = say("setoption name Seed value " + std::to_string(seed)))
            return fault;
    }
    for (const char *line : {speaksUci() ? "ucinewgame" : "uginewgame", "isready"}) {
        if (auto fault = say(line))
            return fault;
    }
    return hearUntil("readyok", Watch::now() + m_patience);
}

std::optional<PlayerFault> ProcessPlayer::start(const GameBeginning &game)
{
    auto process = ChildProcess::start(m_spec.command, m_stop);
    if (!process)
        return broken(EndReason::Disconnected, process.error().sentence());
    m_process = std::move(*process);
    if (auto fault = introduce())
        return fault;
    return setOptions(game);
}

std::optional<PlayerFault> ProcessPlayer::introduce()
{
    if (auto fault = say(speaksUci() ? "uci" : "ugi"))
        return fault;
    return hearUntil(speaksUci() ? "uciok" : "ugiok", Watch::now() + m_patience);
}

std::optional<PlayerFault> ProcessPlayer::setOptions(const GameBeginning &game)
{
    const GameInfo &info = game.game.info();
    Settings options;
    options.emplace_back("UGI_Game", info.id);
    options.emplace_back("UCI_Variant", info.id);
    const bool isStrict = game.options == Options::strict(info.options);
    options.emplace_back("Rules", isStrict ? "strict" : "default");
    if (!game.configuration.empty())
        options.emplace_back("Config", game.configuration);
    std::erase_if(options, [this](const auto &option) {
        const bool isChosen
            = std::any_of(m_spec.options.begin(), m_spec.options.end(), [&](const auto &chosen) {
                  return chosen.first == option.first;
              });
        return isChosen || !m_options.contains(option.first);
    });
    options.insert(options.end(), m_spec.options.begin(), m_spec.options.end());
    for (const auto &[name, value] : options) {
        std::string line = "setoption name ";
        if (auto fault = say(line.append(name).append(" value ").append(value)))
            return fault;
    }
    return std::nullopt;
}

std::variant<Answer, PlayerFault> ProcessPlayer::choose(const Turn &turn)
{
    m_evaluation.clear();
    m_complaint.clear();
    m_said.clear();
    for (const std::string &line : {positionLine(turn), goLine(turn)}) {
        if (auto fault = say(line))
            return *fault;
    }
    if (auto fault = hearUntil("bestmove", turn.patience))
        return *fault;
    return answered(turn);
}

std::variant<Answer, PlayerFault> ProcessPlayer::answered(const Turn &turn) const
{
    const auto words = wordsOf(m_line);
    const std::string word = words.size() > 1 ? words[1] : "";
    const auto move = turn.position.parseMove(word);
    if (move)
        return Answer{*move, m_evaluation};
    std::string sentence = move.error().sentence();
    const std::string &said = m_complaint.empty() ? m_said : m_complaint;
    if (!said.empty())
        sentence.append("; it had said: ").append(said);
    return PlayerFault{EndReason::IllegalMove, sentence};
}

std::optional<PlayerFault> ProcessPlayer::say(const std::string &line)
{
    if (!m_process)
        return PlayerFault{EndReason::Disconnected, "is not running"};
    if (m_process->say(line, Watch::now() + m_patience))
        return std::nullopt;
    return ended();
}

std::optional<PlayerFault> ProcessPlayer::hearUntil(std::string_view last, Instant until)
{
    for (;;) {
        switch (m_process->hear(m_line, until)) {
        case ChildProcess::Heard::End:
            return ended();
        case ChildProcess::Heard::Silence:
            return broken(
                EndReason::Time,
                std::string("found no ").append(last).append(" in time, wanted it"));
        case ChildProcess::Heard::Line:
            if (m_line.starts_with(last)
                && (m_line.size() == last.size() || m_line[last.size()] == ' '))
                return std::nullopt;
            note(m_line);
        }
    }
}

void ProcessPlayer::note(const std::string &line)
{
    const auto words = wordsOf(line);
    if (words.size() < 3)
        return;
    if (words[0] == "option" && words[1] == "name")
        m_options.insert(optionName(words));
    if (words[0] != "info")
        return;
    if (words[1] == "string" && words[2] == "error:")
        m_complaint = line;
    else if (words[1] == "string")
        m_said = line;
    else if (const auto score = scoreIn(words))
        m_evaluation = evaluationText(*score, kMaxPlayers);
}

PlayerFault ProcessPlayer::ended()
{
    constexpr std::string_view kError = "info string error: ";
    const std::string ending = m_process->ending();
    if (!m_complaint.starts_with(kError))
        return broken(EndReason::Disconnected, ending);
    const std::string complaint = m_complaint.substr(kError.size());
    // The bridge of Python agents begins with its verdict.
    const EndReason reason = complaint.starts_with("time:")      ? EndReason::Time
                             : complaint.starts_with("illegal:") ? EndReason::IllegalMove
                                                                 : EndReason::Disconnected;
    return broken(reason, complaint);
}

PlayerFault ProcessPlayer::broken(EndReason reason, const std::string &sentence)
{
    m_process.reset();
    m_options.clear();
    return {reason, sentence};
}

std::string ProcessPlayer::positionLine(const Turn &turn) const
{
    std::string line = "position ";
    line.append(m_start ? "fen " + *m_start : m_spec.start);
    if (!turn.moves.empty())
        line.append(" moves");
    for (const std::string &move : turn.moves)
        line.append(" ").append(move);
    return line;
}

std::string ProcessPlayer::goLine(const Turn &turn) const
{
    const SearchLimits &limits = turn.limits;
    std::string line = "go";
    const auto add = [&line](const std::string &word, auto number) {
        line.append(" ").append(word).append(" ").append(std::to_string(number));
    };
    if (limits.clocks) {
        constexpr const char *kColours[]{"w", "b"};
        for (int i = 0; i < turn.position.info().playerCount(); ++i) {
            const std::string name = speaksUci() ? kColours[i % 2] : seatName(i);
            add(name + "time", (*limits.clocks)[playerAt(i)].count());
            add(name + "inc", limits.increments[playerAt(i)].count());
        }
    }
    if (limits.moveTime)
        add("movetime", limits.moveTime->count());
    if (limits.nodes)
        add("nodes", *limits.nodes);
    if (limits.depth)
        add("depth", *limits.depth);
    return line;
}

} // namespace tessera::cli
