#include "model/core/json/jsontext.h"
#include "model/games/xxlchess/files/config.h"
#include "model/games/xxlchess/files/configoddities.h"
#include "model/games/xxlchess/files/goal.h"
#include "model/games/xxlchess/files/jsondocument.h"
#include "model/games/xxlchess/files/piecereader.h"

#include <algorithm>
#include <cmath>

namespace tessera::xxlchess {

namespace {

namespace fs = std::filesystem;

constexpr double kMostSeconds = 1'000'000;
constexpr double kMostPieceSpeed = 10'000;
constexpr double kLeastPieceSpeed = 0.01;
constexpr int kStrongestLevel = 10;
constexpr std::initializer_list<const char *> kRootKeys{
    "layout",
    "time_controls",
    "player_colour",
    "piece_movement_speed",
    "max_movement_time",
    "players",
    "difficulty",
    "fog_of_war",
    "promotion",
    "sound",
    "board",
    "promotion_rank",
    "draw_rules",
    "pieces",
    "levels"};

/// Reads one configuration; the document keeps the first error.
class ConfigurationReader
{
public:
    ConfigurationReader(const fs::path &path, const std::string &text, const FileReader &read)
        : m_folder(path.parent_path())
        , m_read(read)
        , m_document(text, path.filename().string())
    {}

    [[nodiscard]] Result<Configuration> read()
    {
        const JsonNode root = m_document.root();
        m_document.warnOfUnknown(root, kRootKeys);
        if (root.value->isObject())
            m_result.source.text = writtenJson(*root.value);
        readTimes(root);
        readPlayers(root);
        readMovement(root);
        readSwitches(root);
        readDrawRules(root);
        readPieces(root);
        readLayouts(root);
        if (m_document.error())
            return *m_document.error();
        warnOfOddities(m_document, root, m_result);
        m_result.warnings = m_document.warnings();
        return std::move(m_result);
    }

private:
    void readTimes(const JsonNode &root)
    {
        const JsonNode times = m_document.member(
            root,
            "time_controls",
            R"("time_controls": { "player": { "seconds": …, "increment": … }, "cpu": { … } })");
        m_document.warnOfUnknown(times, {"player", "cpu"});
        constexpr const char *kMeaning = R"({ "seconds": 180, "increment": 2 })";
        m_result.times[0] = readTime(m_document.member(times, "player", kMeaning));
        m_result.times[1] = readTime(m_document.member(times, "cpu", kMeaning));
    }

    TimeControl readTime(const JsonNode &node)
    {
        m_document.warnOfUnknown(node, {"seconds", "increment"});
        const auto seconds = [&](const char *key, const Phrase &meaning) {
            const double value
                = m_document.number(m_document.member(node, key, meaning), 0, kMostSeconds);
            return std::chrono::milliseconds(std::llround(1000.0 * value));
        };
        const auto initial
            = seconds("seconds", phrase("xxlchess", "\"seconds\": the time for the game"));
        const TimeControl time{
            initial,
            seconds("increment", phrase("xxlchess", "\"increment\": the seconds added after a move"))};
        if (time.initial.count() > 0 || m_document.error())
            return time;
        // Both being 0 means no limit. An increment alone is refused, as it comes after a move for which there is no
        // time.
        if (!time.isUnlimited())
            m_document.fail(
                node,
                phrase("xxlchess", "0 seconds with an increment"),
                phrase("xxlchess", "more than 0 seconds, or both 0 for no limit"));
        return time;
    }

    Player readColour(const JsonNode &node)
    {
        return m_document.word(node, {"white", "black"}) == 0 ? Player::First : Player::Second;
    }

    void readPlayers(const JsonNode &root)
    {
        m_result.playerColour = readColour(m_document.member(
            root, "player_colour", phrase("xxlchess", "\"player_colour\": \"white\" or \"black\"")));
        const auto players = m_document.find(root, "players");
        if (!players)
            return;
        const auto seats = m_document.elements(*players);
        if (seats.size() != m_result.players.size()) {
            m_document.fail(
                *players,
                phrase("xxlchess", "%1 players").with(seats.size()),
                phrase("xxlchess", "two, as [\"human\", \"cpu\"]"));
            return;
        }
        for (std::size_t i = 0; i < seats.size(); ++i)
            m_result.players[i] = m_document.word(seats[i], {"human", "cpu"}) == 0
                                      ? Configuration::Seat::Human
                                      : Configuration::Seat::Computer;
    }

    void readMovement(const JsonNode &root)
    {
        m_result.pieceSpeed = m_document.number(
            m_document.member(
                root,
                "piece_movement_speed",
                phrase(
                    "xxlchess",
                    "\"piece_movement_speed\": pixels that a piece moves in 1/60 of a second")),
            kLeastPieceSpeed,
            kMostPieceSpeed);
        m_result.mostMovementTime = m_document.number(
            m_document.member(
                root,
                "max_movement_time",
                phrase("xxlchess", "\"max_movement_time\": seconds that a piece moves at most")),
            0,
            kMostSeconds);
    }

    void readSwitches(const JsonNode &root)
    {
        if (const auto node = m_document.find(root, "difficulty"))
            m_result.difficulty = m_document.wholeNumber(*node, 1, kStrongestLevel);
        if (const auto node = m_document.find(root, "fog_of_war"))
            m_result.hasFogOfWar = m_document.boolean(*node);
        if (const auto node = m_document.find(root, "promotion"))
            m_result.choosesPromotion = m_document.word(*node, {"queen", "choose"}) == 1;
        if (const auto node = m_document.find(root, "sound"))
            m_result.hasSound = m_document.boolean(*node);
    }

    /// Reads `true` or `false` for both rules, or an object with one switch for each.
    void readDrawRules(const JsonNode &root)
    {
        const auto node = m_document.find(root, "draw_rules");
        if (!node)
            return;
        m_result.saysDrawRules = true;
        if (!node->value->isObject()) {
            m_result.drawsByRepetition = m_document.boolean(*node);
            m_result.drawsByHundredTurns = m_result.drawsByRepetition;
            return;
        }
        m_document.warnOfUnknown(*node, {"repetition", "hundred-turns"});
        if (const auto repetition = m_document.find(*node, "repetition"))
            m_result.drawsByRepetition = m_document.boolean(*repetition);
        if (const auto turns = m_document.find(*node, "hundred-turns"))
            m_result.drawsByHundredTurns = m_document.boolean(*turns);
    }

    void readPieces(const JsonNode &root)
    {
        if (const auto node = m_document.find(root, "pieces"))
            m_pieceReader.read(*node);
    }

    /// Reads the size of the board; empty when the layout's text gives it.
    std::optional<BoardSize> readBoard(const JsonNode &root)
    {
        const auto node = m_document.find(root, "board");
        if (!node)
            return BoardSize();
        if (!node->value->isObject()) {
            m_result.isBoardAuto = *node->value == "auto";
            if (!m_result.isBoardAuto)
                m_document.failType(
                    *node, phrase("xxlchess", "{ \"width\": …, \"height\": … } or \"auto\""));
            return std::nullopt;
        }
        m_document.warnOfUnknown(*node, {"width", "height"});
        const auto side = [&](const char *key) {
            return m_document.wholeNumber(
                m_document.member(
                    *node, key, phrase("xxlchess", "{ \"width\": …, \"height\": … } or \"auto\"")),
                kLeastSide,
                kMostSide);
        };
        const int width = side("width");
        return BoardSize{width, side("height")};
    }

    void readLayouts(const JsonNode &root)
    {
        const auto size = readBoard(root);
        const JsonNode path = m_document.member(
            root, "layout", phrase("xxlchess", "\"layout\": the path of a layout file"));
        m_result.layoutPath = m_document.text(path);
        m_result.layout = readLayoutAt(path, m_result.layoutPath, size);
        m_pieceReader.estimate(m_result.layout.size.width, m_result.layout.size.height);
        if (const auto node = m_document.find(root, "promotion_rank"))
            m_result.promotionRank = m_document.wholeNumber(*node, 1, m_result.layout.size.height);
        if (const auto levels = m_document.find(root, "levels")) {
            for (const JsonNode &node : m_document.elements(*levels))
                readLevel(node, size);
        }
    }

    Layout readLayoutAt(
        const JsonNode &node, const std::string &path, const std::optional<BoardSize> &size)
    {
        if (m_document.error())
            return {};
        const auto content = m_read(m_folder / pathFrom(path));
        if (!content) {
            m_document.fail(node, content.error().found, content.error().wanted);
            return {};
        }
        auto layout = readLayout(*content, m_result.pieces, size, path);
        if (!layout) {
            m_document.fail(layout.error());
            return {};
        }
        return *layout;
    }

    void readLevel(const JsonNode &node, const std::optional<BoardSize> &size)
    {
        m_document.warnOfUnknown(node, {"layout", "title", "side", "goal"});
        Level level;
        const JsonNode path = m_document.member(
            node, "layout", phrase("xxlchess", "\"layout\": the path of a layout file"));
        level.layoutPath = m_document.text(path);
        level.title = level.layoutPath;
        level.side = m_result.playerColour;
        if (const auto title = m_document.find(node, "title"); title && *title->value != "")
            level.title = m_document.text(*title);
        if (const auto side = m_document.find(node, "side"))
            level.side = readColour(*side);
        if (const auto goal = m_document.find(node, "goal")) {
            if (!takeGoal(m_document.text(*goal), m_result.pieces, level))
                m_document.failType(
                    *goal,
                    phrase(
                        "xxlchess",
                        "\"win\", \"mate in N\", \"survive N\" (N from 1 to 999), or \"capture\" "
                        "and a piece's letter"));
        }
        level.layout = readLayoutAt(path, level.layoutPath, size);
        m_result.levels.push_back(std::move(level));
    }

    fs::path m_folder;
    const FileReader &m_read;
    JsonDocument m_document;
    Configuration m_result;
    PieceReader m_pieceReader{m_document, m_result.pieces, [this](const std::string &file) {
                                  return m_read(m_folder / pathFrom(file));
                              }};
};

} // namespace

Result<Configuration> readConfiguration(const std::filesystem::path &path, const FileReader &read)
{
    const auto text = read(path);
    if (!text) {
        Error error = text.error();
        error.where = path.string();
        return error;
    }
    return ConfigurationReader(path, *text, read).read();
}

} // namespace tessera::xxlchess
