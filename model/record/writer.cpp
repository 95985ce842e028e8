#include "model/record/writer.h"

#include "model/record/commenttext.h"
#include "model/record/resulttoken.h"

#include <algorithm>
#include <array>
#include <memory>

namespace tessera {

namespace {

constexpr std::size_t kLineLength = 80;

/// The seven tags that PGN wants in every game, in its order.
constexpr std::array<std::string_view, 7>
    kRoster{"Event", "Site", "Date", "Round", "White", "Black", "Result"};

/// A value in quotes; characters that cannot stand in a tag's line become blanks.
std::string quoted(std::string_view value)
{
    std::string text = "\"";
    for (const char c : value) {
        if (c == '"' || c == '\\')
            text += '\\';
        text += static_cast<unsigned char>(c) < 0x20 ? ' ' : c;
    }
    return text += '"';
}

std::string tagLine(std::string_view name, std::string_view value)
{
    return std::string("[").append(name).append(" ").append(quoted(value)).append("]\n");
}

/// Whether two position texts agree in their first `fields` fields: rows, side, and the unmoved pieces.
bool beginAlike(std::string_view one, std::string_view other, int fields)
{
    for (; fields > 0; --fields) {
        const auto end = std::min(one.find(' '), one.size());
        if (one.substr(0, end) != other.substr(0, std::min(other.find(' '), other.size())))
            return false;
        one.remove_prefix(std::min(end + 1, one.size()));
        other.remove_prefix(std::min(end + 1, other.size()));
    }
    return true;
}

/// The position as the FEN of ordinary chess, for programs that know only that; empty where it has other pieces or
/// another board, or is no chess.
std::optional<std::string> ordinaryFen(
    const std::string &text, const Options &options, const AnyGame &game)
{
    const std::string_view rows = std::string_view(text).substr(0, text.find(' '));
    const bool isOrdinary = game.info().speaksUci && std::count(rows.begin(), rows.end(), '/') == 7
                            && rows.find_first_not_of("pnbrqkPNBRQK12345678/") == rows.npos;
    const auto afterSide = text.find(' ', rows.size() + 1);
    if (!isOrdinary || afterSide == std::string::npos)
        return std::nullopt;
    constexpr std::string_view kRights = "KQkq";
    for (unsigned set = 0; set < 16; ++set) {
        std::string rights;
        for (unsigned i = 0; i < kRights.size(); ++i) {
            if ((set >> i & 1U) == 0)
                rights += kRights[i];
        }
        const std::string fen = text.substr(0, afterSide) + ' ' + (rights.empty() ? "-" : rights)
                                + " - 0 1";
        const auto position = game.parsePosition(fen, options);
        if (position && beginAlike((*position)->text(), text, 3))
            return fen;
    }
    return std::nullopt;
}

/// The tags of a start that is not the usual one.
std::string startLines(const std::string &start, const Options &options, const AnyGame &game)
{
    const std::string setUp = tagLine("SetUp", "1");
    const auto fen = ordinaryFen(start, options, game);
    // Chess programs read `FEN`; `Position` has what it cannot express.
    return fen ? setUp + tagLine("FEN", *fen) + tagLine("Position", start)
               : setUp + tagLine("FEN", start);
}

std::string tagLines(const GameRecord &record, const AnyGame &game)
{
    const GameInfo &info = game.info();
    std::string text;
    for (const std::string_view name : kRoster) {
        const std::string value = name == "Result" ? resultToken(record.outcome, info.playerCount())
                                                   : record.tag(std::string(name));
        const std::string_view unknown = name == "Date" ? "????.??.??" : "?";
        text.append(tagLine(name, value.empty() ? unknown : value));
    }
    text.append(tagLine("Variant", info.variant));
    if (record.start)
        text.append(startLines(*record.start, record.options, game));
    for (const auto &[name, value] : record.tags) {
        const bool isWritten = std::find(kRoster.begin(), kRoster.end(), name) != kRoster.end();
        if (!isWritten)
            text.append(tagLine(name, value));
    }
    if (record.outcome.isOver())
        text.append(tagLine("Termination", tessera::text(record.outcome.reason)));
    if (!record.options.values().empty())
        text.append(tagLine("Options", record.options.json()));
    return text;
}

/// The moves of a record as lines of text.
class MoveWriter
{
public:
    MoveWriter(const GameRecord &record, const AnyPosition &start)
        : m_record(record)
        , m_players(start.info().playerCount())
        , m_firstPly(start.turnsTaken() / m_players * m_players + std::max(index(start.toMove()), 0))
    {}

    std::string written(std::unique_ptr<AnyPosition> position)
    {
        addComment(m_record.node(GameRecord::kRoot));
        addLine(GameRecord::kRoot, std::move(position), 0);
        addToken(resultToken(m_record.outcome, m_players));
        finishLine();
        return std::move(m_text);
    }

private:
    /// The moves after `parent`, whose position this is; after each main move its variations.
    void addLine(NodeId parent, std::unique_ptr<AnyPosition> position, int ply)
    {
        while (!m_record.node(parent).children.empty()) {
            const std::vector<NodeId> &children = m_record.node(parent).children;
            addMove(children.front(), *position, ply);
            for (std::size_t i = 1; i < children.size(); ++i)
                addVariation(children[i], *position, ply);
            parent = children.front();
            position->play(m_record.node(parent).move);
            ++ply;
        }
    }

    void addVariation(NodeId node, const AnyPosition &before, int ply)
    {
        m_glued = "(";
        m_needsNumber = true;
        addMove(node, before, ply);
        auto after = before.clone();
        after->play(m_record.node(node).move);
        addLine(node, std::move(after), ply + 1);
        glueToLast(")");
        m_needsNumber = true;
    }

    void addMove(NodeId id, const AnyPosition &before, int ply)
    {
        const RecordNode &node = m_record.node(id);
        const int at = m_firstPly + ply;
        const bool isFirstPlayer = at % m_players == 0;
        if (isFirstPlayer || m_needsNumber) {
            std::string number = std::to_string(at / m_players + 1);
            addToken(number.append(isFirstPlayer ? "." : "..."));
        }
        m_needsNumber = false;
        addToken(writtenMove(before, node.move));
        for (const int glyph : node.glyphs)
            addToken(std::string("$").append(std::to_string(glyph)));
        addComment(node);
    }

    void addComment(const RecordNode &node)
    {
        const std::string text = commentText(node);
        if (text.empty())
            return;
        addToken(std::string("{").append(text).append("}"));
        m_needsNumber = true;
    }

    /// Adds a token, on a new line where this one is full. A comment may hold line ends itself.
    void addToken(std::string_view token)
    {
        const std::size_t length = m_glued.size() + token.size();
        const bool isFull = !m_line.empty() && m_line.size() + 1 + length > kLineLength;
        if (isFull)
            finishLine();
        else if (!m_line.empty())
            m_line += ' ';
        m_line.append(m_glued).append(token);
        m_glued = {};
    }

    void glueToLast(std::string_view text) { m_line.append(text); }

    void finishLine()
    {
        m_text.append(m_line).append("\n");
        m_line.clear();
    }

    const GameRecord &m_record;
    int m_players;
    /// The ply of the first move, counted from 0, for move numbers.
    int m_firstPly;
    std::string m_text;
    std::string m_line;
    /// Text that stands without a blank before the next token.
    std::string_view m_glued;
    bool m_needsNumber = true;
};

} // namespace

std::string writtenMove(const AnyPosition &position, MoveCode move)
{
    const std::string label = position.moveLabel(move);
    const bool isWord = label.find_first_of(" (){};$!?\"[]") == std::string::npos;
    if (isWord && !parseResultToken(label)) {
        const auto readBack = position.parseMove(label);
        if (readBack && *readBack == move)
            return label;
    }
    return position.moveText(move);
}

std::string writtenGame(const GameRecord &record, const AnyGame &game)
{
    std::unique_ptr<AnyPosition> start;
    if (record.start) {
        auto parsed = game.parsePosition(*record.start, record.options);
        if (parsed)
            start = std::move(*parsed);
    }
    if (!start)
        start = game.start(record.options);
    MoveWriter writer(record, *start);
    return tagLines(record, game) + "\n" + writer.written(std::move(start)) + "\n";
}

} // namespace tessera
