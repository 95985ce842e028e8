#include "model/record/transcript.h"

#include "model/core/words.h"
#include "model/record/lexer.h"
#include "model/record/refereelines.h"
#include "model/record/resulttoken.h"

#include <algorithm>
#include <cctype>
#include <memory>
#include <span>

namespace tessera {

namespace {

/// The squares of a position, the first field of its text.
std::string rowsOf(const AnyPosition &position)
{
    const std::string text = position.text();
    return text.substr(0, text.find(' '));
}

/// The game whose rules know the first of the actions that any of them knows: the very first may be the broken one.
const AnyGame *gameOf(const RefereeLines &lines, const ReadSettings &settings)
{
    constexpr std::size_t kMostTried = 100;
    for (const auto &action :
         std::span(lines.actions).first(std::min(lines.actions.size(), kMostTried))) {
        for (const AnyGame *game : settings.games) {
            const Options options = Options::defaults(game->info().options);
            if (lines.isBoards ? bool(game->parsePosition(action.rows + ' ' + action.turn, options))
                               : bool(game->start(options)->parseMove(action.move)))
                return game;
        }
    }
    return nullptr;
}

/// Plays what a referee tells into a record, and compares how it ended.
class Replay
{
public:
    Replay(const RefereeLines &lines, const std::string &name, ReadGame &read)
        : m_lines(lines)
        , m_name(name)
        , m_read(read)
        , m_position(read.game->start(read.record.options))
    {}

    void run();

private:
    void begin();
    bool play(const RefereeAction &action);
    Result<MoveCode> moveTo(const RefereeAction &board);
    bool isBlamed(const RefereeAction &action) const;
    void judge();
    Player blamed() const;
    Player stated() const;
    void tell(const std::string &found, Phrase wanted, int line);

    const RefereeLines &m_lines;
    const std::string &m_name;
    ReadGame &m_read;
    std::unique_ptr<AnyPosition> m_position;
    NodeId m_node = GameRecord::kRoot;
    /// The other moves that lead to the same board as the last.
    std::string m_others;
};

void Replay::tell(const std::string &found, Phrase wanted, int line)
{
    m_read.error = Error{m_name, inQuotes(found), std::move(wanted), line, 0};
}

void Replay::run()
{
    std::span<const RefereeAction> actions = m_lines.actions;
    if (m_lines.isBoards) {
        begin();
        actions = actions.subspan(1);
    }
    for (const RefereeAction &action : actions) {
        if (!play(action))
            break;
    }
    if (!m_read.error)
        judge();
    if (!m_read.record.outcome.isOver())
        m_read.record.outcome = m_position->outcome();
    m_read.isReasonGiven = m_read.record.outcome.isOver();
}

/// Sets up the first board, where what is above it in the terminal was not kept.
void Replay::begin()
{
    const RefereeAction &first = m_lines.actions.front();
    const std::string text = first.rows + ' ' + first.turn;
    if (text == m_position->text())
        return;
    auto start = m_read.game->parsePosition(text, m_read.record.options);
    if (!start)
        return tell(first.found, start.error().wanted, first.line);
    m_position = std::move(*start);
    m_read.record.start = m_position->text();
}

bool Replay::play(const RefereeAction &action)
{
    if (m_read.error)
        return false;
    const auto move = m_lines.isBoards ? moveTo(action) : m_position->parseMove(action.move);
    if (!move) {
        if (!isBlamed(action))
            tell(action.found, move.error().wanted, action.line);
        return false;
    }
    m_node = m_read.record.add(m_node, *move);
    if (!m_others.empty())
        m_read.record.node(m_node).comment = "The boards fit these moves as well:" + m_others + ".";
    m_position->play(*move);
    return true;
}

/// The move that leads to the board. A piece that is captured where it arrives leaves no trace, so several may.
Result<MoveCode> Replay::moveTo(const RefereeAction &board)
{
    std::vector<MoveCode> fitting;
    for (const MoveCode move : m_position->legalMoves()) {
        const auto next = m_position->clone();
        next->play(move);
        if (rowsOf(*next) == board.rows)
            fitting.push_back(move);
    }
    if (fitting.empty())
        return Error{
            "", "", phrase("Error", "a board that one move leads to from the board before"), 0, 0};
    m_others.clear();
    for (const MoveCode other : std::span(fitting).subspan(1))
        m_others += ' ' + m_position->moveText(other);
    return fitting.front();
}

/// Whether this is the action that the referee itself refused, with which the transcript ends.
bool Replay::isBlamed(const RefereeAction &action) const
{
    return m_lines.blame && &action == &m_lines.actions.back();
}

Player Replay::stated() const
{
    const auto &players = m_read.game->info().players;
    for (std::size_t i = 0; m_lines.verdict && i < players.size(); ++i) {
        if (std::tolower(static_cast<unsigned char>(players[i][0])) == m_lines.verdict->winner)
            return playerAt(static_cast<int>(i));
    }
    return Player::None;
}

/// Who lost by the referee's blame: of two the one who is not stated as the winner, else who was to move.
Player Replay::blamed() const
{
    const int count = m_read.game->info().playerCount();
    const Player winner = stated();
    if (count == 2 && winner != Player::None)
        return winner == playerAt(0) ? playerAt(1) : playerAt(0);
    return m_position->toMove();
}

void Replay::judge()
{
    const Outcome byRules = m_position->outcome();
    const int count = m_read.game->info().playerCount();
    if (!byRules.isOver() && m_lines.blame) {
        using Kind = RefereeBlame::Kind;
        const Kind kind = m_lines.blame->kind;
        m_read.record.outcome = Outcome::loss(
            blamed(),
            count,
            kind == Kind::Illegal ? EndReason::IllegalMove
            : kind == Kind::Time  ? EndReason::Time
                                  : EndReason::Disconnected);
        return;
    }
    const auto &verdict = m_lines.verdict;
    if (!verdict || (byRules.isOver() && byRules.winner() == stated()))
        return;
    tell(
        verdict->found,
        byRules.isOver()
            ? phrase("Error", "the result %1 by the rules").with(resultToken(byRules, count))
            : phrase("Error", "a game that goes on after these moves, by the rules"),
        verdict->line);
}

} // namespace

bool isTranscript(std::string_view text)
{
    return !refereeLines(text).actions.empty();
}

std::optional<ReadGame> readTranscript(
    std::string_view text, const std::string &name, const ReadSettings &settings)
{
    if (hasTags(text))
        return std::nullopt;
    const RefereeLines lines = refereeLines(text);
    const AnyGame *game = gameOf(lines, settings);
    if (game == nullptr)
        return std::nullopt;
    ReadGame read;
    read.game = game;
    read.isForeign = true;
    read.line = lines.actions.front().line;
    read.record.game = game->info().id;
    const auto &specs = game->info().options;
    read.record.options = settings.usesStrictRules ? Options::strict(specs)
                                                   : Options::defaults(specs);
    Replay(lines, name, read).run();
    return read;
}

} // namespace tessera
