#include "model/core/erasure/erased.h"
#include "model/games/catalogue.h"
#include "model/games/xxlchess/xxlchess.h"
#include "tests/support/plainrules/plainchexers.h"
#include "tests/support/plainrules/plaintetress.h"
#include "tests/support/plainrules/plainwatchyourback.h"
#include "tests/support/plainrules/plainxxlchess.h"
#include "tests/support/samples.h"

#include <QtTest>

#include <array>
#include <functional>
#include <memory>
#include <random>
#include <set>

using namespace tessera;

namespace {

/// One game by both: the program's rules, and the plain ones.
struct Twins
{
    std::unique_ptr<AnyPosition> position;
    std::unique_ptr<plain::PlainGame> plain;
    /// The rules and the start.
    std::string setup{};
    int mostPlies = 1000;
};

/// A game of the program from a text, or from its usual start.
std::unique_ptr<AnyPosition> begun(
    const char *id, const Options &options, const std::string &text = {})
{
    const AnyGame &game = *findGame(id)->game;
    if (text.empty())
        return game.start(options);
    auto position = game.parsePosition(text, options);
    if (!position)
        qFatal("%s: %s", text.c_str(), position.error().sentence().c_str());
    return std::move(*position);
}

int between(std::mt19937 &random, int least, int most)
{
    return least + static_cast<int>(random() % static_cast<unsigned>(most - least + 1));
}

bool chance(std::mt19937 &random, int percent)
{
    return between(random, 0, 99) < percent;
}

char oneOf(std::mt19937 &random, const std::string &letters)
{
    return letters[random() % letters.size()];
}

/// Fighters on the board that is left after so many turns of the moving phase.
std::string lateFighters(std::mt19937 &random)
{
    const int turns = chance(random, 70) ? between(random, 180, 260) : between(random, 0, 180);
    const int ring = turns >= 192 ? 2 : turns >= 128 ? 1 : 0;
    const int percent = between(random, 0, ring == 2 ? 94 : 45);
    std::string rows;
    for (int y = 0; y < 8; ++y) {
        std::vector<char> cells;
        for (int x = 0; x < 8; ++x) {
            const auto depth = [](int n) { return std::min(n, 7 - n); };
            if (depth(x) < ring || depth(y) < ring)
                cells.push_back('#');
            else if (depth(x) == ring && depth(y) == ring)
                cells.push_back('X');
            else
                cells.push_back(chance(random, percent) ? oneOf(random, "WB") : '\0');
        }
        rows += (rows.empty() ? "" : "/") + plain::rowText(cells);
    }
    return rows + (turns % 2 == 0 ? " w move " : " b move ") + std::to_string(turns);
}

Twins watchYourBack(std::mt19937 &random)
{
    plain::WatchYourBack::Switches switches;
    switches.repetition = chance(random, 50);
    switches.bothForfeit = chance(random, 50);
    switches.pie = chance(random, 50);
    switches.turnLimit = chance(random, 30) ? between(random, 1, 400) : 0;
    Options options;
    options.set("repetition", switches.repetition);
    options.set("both-forfeit", switches.bothForfeit);
    options.set("pie", switches.pie);
    options.set("turn-limit", std::int64_t(switches.turnLimit));
    const std::string text = chance(random, 50) ? "X6X/8/8/8/8/8/8/X6X w place 0"
                                                : lateFighters(random);
    return {
        begun("watchyourback", options, text),
        std::make_unique<plain::WatchYourBack>(text, switches),
        options.json() + " " + text};
}

/// A few runners of each colour, some of whom have left the board.
std::string lateRunners(std::mt19937 &random)
{
    constexpr std::array kLengths{4, 5, 6, 7, 6, 5, 4};
    constexpr int kRunners = 12;
    std::array<int, 3> exits{};
    int left = kRunners;
    for (int &count : exits)
        left -= count = between(random, 0, 3);
    std::string cells(37, '\0');
    for (int more = between(random, 0, left); more > 0; --more)
        cells[random() % cells.size()] = oneOf(random, "RGB");
    std::string rows;
    auto row = cells.begin();
    for (const int length : kLengths) {
        rows += (rows.empty() ? "" : "/") + plain::rowText({row, row + length});
        row += length;
    }
    const int turns = chance(random, 30) ? between(random, 700, 768) : between(random, 0, 300);
    return rows + " " + "rgb"[turns % 3] + " " + std::to_string(exits[0]) + ","
           + std::to_string(exits[1]) + "," + std::to_string(exits[2]) + " "
           + std::to_string(turns);
}

Twins chexers(std::mt19937 &random)
{
    const std::string text = chance(random, 50) ? "GGGG/5/6/R5B/R4B/R3B/R2B r 0,0,0 0"
                                                : lateRunners(random);
    return {begun("chexers", {}, text), std::make_unique<plain::Chexers>(text), text};
}

/// A board with some tokens, or one on which nearly all lines are full.
std::string lateTokens(std::mt19937 &random)
{
    const int percent = chance(random, 30) ? 90 : between(random, 0, 79);
    std::string rows;
    for (int r = 0; r < 11; ++r) {
        std::vector<char> cells(11, '\0');
        for (char &cell : cells)
            cell = chance(random, percent) ? oneOf(random, "RB") : '\0';
        rows += (rows.empty() ? "" : "/") + plain::rowText(cells);
    }
    const int actions = chance(random, 50) ? between(random, 120, 150) : between(random, 0, 120);
    return rows + (actions % 2 == 0 ? " r " : " b ") + std::to_string(actions);
}

Twins tetress(std::mt19937 &random)
{
    const std::string text = chance(random, 50) ? "11/11/11/11/11/11/11/11/11/11/11 r 0"
                                                : lateTokens(random);
    return {begun("tetress", {}, text), std::make_unique<plain::Tetress>(text), text};
}

/// Own pieces, as a configuration has them and as the plain rules do.
class OwnPieces
{
public:
    explicit OwnPieces(std::mt19937 &random)
        : m_random(random)
    {
        const int count = chance(random, 60) ? between(random, 1, 3) : 0;
        for (int i = 0; i < count; ++i)
            add(oneOf(random, "dflmostuvwxynrqb"), false);
        if (chance(random, 10)) {
            m_choices.royals = "kz";
            add('z', true);
        }
    }

    [[nodiscard]] const plain::XxlChess::Choices &choices() const { return m_choices; }
    [[nodiscard]] std::string json() const { return "{" + m_json + "}"; }
    /// The letters of all kinds that are no pawns and not royal.
    [[nodiscard]] std::string officers() const
    {
        std::string letters;
        for (const auto &[letter, steps] : m_choices.steps) {
            if (m_choices.royals.find(letter) == std::string::npos)
                letters += letter;
        }
        return letters;
    }

private:
    void add(char letter, bool isRoyal)
    {
        if (m_json.find(std::string("\"") + letter + "\": {") != std::string::npos)
            return;
        const bool isNew = !m_choices.steps.contains(letter);
        auto &steps = m_choices.steps[letter];
        steps.clear();
        std::string parts = part(steps);
        for (int more = between(m_random, 0, 2); more > 0; --more)
            parts += ", " + part(steps);
        m_json += (m_json.empty() ? "" : ", ") + (std::string("\"") + letter)
                  + R"(": {"name": "own )" + letter + R"(", "parts": [)" + parts + "]"
                  + (isRoyal ? R"(, "royal": true)" : "");
        if (isNew && !isRoyal && chance(m_random, 30)) {
            m_json += R"(, "promotes": true)";
            m_choices.promotions += letter;
        }
        m_json += "}";
    }

    std::string part(std::vector<plain::XxlChess::Step> &steps)
    {
        using Step = plain::XxlChess::Step;
        Step kind{0, 0, 1};
        kind.isForward = chance(m_random, 25);
        const bool onlyMoves = chance(m_random, 15);
        const bool onlyCaptures = !onlyMoves && chance(m_random, 15);
        kind.moves = !onlyCaptures;
        kind.captures = !onlyMoves;
        const int range = chance(m_random, 40) ? between(m_random, 1, 4) : 0;
        const auto add = [&](int dx, int dy, bool isLeap) {
            Step step = kind;
            step.dx = dx;
            step.dy = dy;
            step.most = isLeap ? 1 : range > 0 ? range : plain::XxlChess::kFar;
            steps.push_back(step);
        };
        std::string text;
        switch (between(m_random, 0, 3)) {
        case 0:
            text = R"("slides": ["orthogonal"])";
            add(1, 0, false);
            break;
        case 1:
            text = R"("slides": ["diagonal"])";
            add(1, 1, false);
            break;
        default: {
            const int dx = between(m_random, 1, 3);
            const int dy = between(m_random, 0, dx);
            const bool isLeap = chance(m_random, 70);
            text = std::string(isLeap ? "\"leaps\"" : "\"riders\"") + ": [[" + std::to_string(dy)
                   + ", " + std::to_string(dx) + "]]";
            add(dx, dy, isLeap);
        }
        }
        if (range > 0)
            text += ", \"range\": " + std::to_string(range);
        if (onlyMoves || onlyCaptures)
            text += onlyMoves ? R"(, "only": "move")" : R"(, "only": "capture")";
        return "{" + text + (kind.isForward ? R"(, "forward": true})" : "}");
    }

    std::mt19937 &m_random;
    plain::XxlChess::Choices m_choices;
    std::string m_json;
};

/// A board of any size with men on both sides' first rows and some between, as a position text.
class RandomBoard
{
public:
    RandomBoard(std::mt19937 &random, const OwnPieces &pieces)
        : m_random(random)
        , m_width(chance(random, 10) ? between(random, 11, 16) : between(random, 3, 10))
        , m_height(chance(random, 10) ? between(random, 11, 16) : between(random, 3, 10))
        , m_cells(static_cast<std::size_t>(m_height), std::vector<char>(std::size_t(m_width), '\0'))
        , m_isWhiteUp(chance(random, 70))
    {
        for (const bool white : {true, false})
            fill(white, pieces);
        for (int more = between(random, 0, m_width); more > 0; --more) {
            char &cell = at(between(random, 0, m_width - 1), between(random, 0, m_height - 1));
            if (cell == '\0')
                cell = coloured(chance(random, 60) ? 'p' : oneOf(random, pieces.officers()));
        }
    }

    [[nodiscard]] std::string text() const
    {
        std::string rows;
        std::string unmoved;
        std::string moved;
        for (int rank = m_height - 1; rank >= 0; --rank)
            rows += (rows.empty() ? "" : "/") + plain::rowText(m_cells[std::size_t(rank)]);
        for (int rank = 0; rank < m_height; ++rank) {
            for (int file = 0; file < m_width; ++file) {
                const char letter = m_cells[std::size_t(rank)][std::size_t(file)];
                const std::string name = std::string(1, char('a' + file))
                                         + std::to_string(rank + 1);
                const bool isSecondRow = (letter == 'P') == m_isWhiteUp ? rank == 1
                                                                        : rank == m_height - 2;
                if (std::string("KkRr").find(letter) != std::string::npos && letter != '\0'
                    && chance(m_random, 80))
                    unmoved += (unmoved.empty() ? "" : ",") + name;
                if ((letter == 'P' || letter == 'p') && isSecondRow && chance(m_random, 10))
                    moved += (moved.empty() ? "" : ",") + name;
            }
        }
        const int promotionRank = chance(m_random, 60) ? (m_height + 1) / 2 + 1
                                                       : between(m_random, 1, m_height);
        return rows + (chance(m_random, 80) ? " w " : " b ") + (unmoved.empty() ? "-" : unmoved)
               + " " + (moved.empty() ? "-" : moved) + (m_isWhiteUp ? " w " : " b ")
               + std::to_string(promotionRank);
    }

private:
    char &at(int file, int rank)
    {
        return m_cells[static_cast<std::size_t>(rank)][static_cast<std::size_t>(file)];
    }
    char coloured(char letter) const
    {
        return chance(m_random, 50) ? static_cast<char>(std::toupper(letter)) : letter;
    }

    void fill(bool white, const OwnPieces &pieces)
    {
        const auto put = [&](int file, int row, char letter) {
            at(file, white == m_isWhiteUp ? row : m_height - 1 - row) = white ? static_cast<char>(
                                                                            std::toupper(letter))
                                                                              : letter;
        };
        for (int file = 0; file < m_width; ++file) {
            if (chance(m_random, 60))
                put(file, 0, chance(m_random, 25) ? 'r' : oneOf(m_random, pieces.officers()));
            if (m_height > 4 && chance(m_random, 70))
                put(file, 1, chance(m_random, 85) ? 'p' : oneOf(m_random, pieces.officers()));
        }
        if (chance(m_random, 95))
            put(between(m_random, 0, m_width - 1), 0, pieces.choices().royals.back());
    }

    std::mt19937 &m_random;
    int m_width;
    int m_height;
    std::vector<std::vector<char>> m_cells;
    bool m_isWhiteUp;
};

Twins xxlChess(std::mt19937 &random)
{
    // Some have too many leaps for one game.
    std::optional<OwnPieces> pieces(random);
    while (!findGame("xxlchess")->game->parsePosition("3/3/3 w - - w 3", [&] {
        Options options;
        options.set("pieces", pieces->json());
        return options;
    }()))
        pieces.emplace(random);
    plain::XxlChess::Choices choices = pieces->choices();
    choices.repetition = chance(random, 50);
    choices.hundredTurns = chance(random, 50);
    choices.hasFog = chance(random, 30);
    const bool chooses = chance(random, 40);
    if (chooses)
        choices.promotions += "rnbhcgae";
    else
        choices.promotions = "q";
    Options options;
    options.set("pieces", pieces->json());
    options.set("repetition", choices.repetition);
    options.set("hundred-turns", choices.hundredTurns);
    options.set("fog-of-war", choices.hasFog);
    options.set("promotion-choice", chooses);
    const std::string text = chance(random, 5) ? std::string()
                                               : RandomBoard(random, *pieces).text();
    auto position = begun("xxlchess", options, text);
    auto plain = std::make_unique<plain::XxlChess>(position->text(), choices);
    constexpr int kMostPlies = 160;
    return {std::move(position), std::move(plain), options.json() + " " + text, kMostPlies};
}

/// The cells that a player sees.
std::vector<std::string> cellsSeen(const AnyPosition &position, Player player)
{
    std::vector<std::string> names;
    const auto view = position.sight() != nullptr ? position.sight()->seenBy(player) : nullptr;
    if (view == nullptr)
        return names;
    for (int i = 0; i < view->board().cellCount(); ++i) {
        if (view->ground(cellAt(i)) != Ground::Hidden)
            names.push_back(view->cellText(cellAt(i)));
    }
    return plain::sorted(names);
}

QString difference(const std::vector<std::string> &found, const std::vector<std::string> &wanted)
{
    QStringList words;
    const auto add = [&words](const auto &some, const auto &others, QChar sign) {
        for (const std::string &text : some) {
            if (std::count(some.begin(), some.end(), text)
                > std::count(others.begin(), others.end(), text))
                words << sign + QString::fromStdString(text);
        }
    };
    add(found, wanted, u'+');
    add(wanted, found, u'-');
    return words.join(u' ');
}

/// What is different in a position; empty where nothing is.
QString difference(const AnyPosition &position, const plain::PlainGame &plain)
{
    if (position.text() != plain.text())
        return QString::fromStdString("the text is " + position.text());
    const Outcome outcome = position.outcome();
    const std::string end = std::string(outcome.resultText()) + " "
                            + std::string(text(outcome.reason));
    if (end != plain.result() + " " + plain.reason())
        return QString::fromStdString(end + " instead of " + plain.result() + " " + plain.reason());
    std::vector<std::string> moves;
    for (const MoveCode move : position.legalMoves())
        moves.push_back(position.moveText(move));
    if (const auto words = difference(plain::sorted(moves), plain.moves()); !words.isEmpty())
        return words;
    for (const Player player : {Player::First, Player::Second}) {
        const auto words = difference(cellsSeen(position, player), plain.seenBy(index(player)));
        if (!words.isEmpty())
            return QStringLiteral("player %1 sees %2").arg(index(player) + 1).arg(words);
    }
    return {};
}

/// A move that cannot be written and read again, in either form; empty for none.
QString unreadable(const AnyPosition &position, MoveCode move)
{
    for (const std::string &text : {position.moveText(move), position.moveLabel(move)}) {
        const auto read = position.parseMove(text);
        if (!read || *read != move)
            return QString::fromStdString("cannot read " + text);
    }
    return {};
}

} // namespace

/// The rules stand beside plain ones, which share nothing with them.
class PlainRulesTest : public QObject
{
    Q_OBJECT

private slots:
    void gamesAreTheSame_data();
    void gamesAreTheSame();
};

void PlainRulesTest::gamesAreTheSame_data()
{
    QTest::addColumn<std::function<Twins(std::mt19937 &)>>("begin");
    const auto row = [](const char *name, std::function<Twins(std::mt19937 &)> begin) {
        QTest::newRow(name) << std::move(begin);
    };
    row("watchyourback", watchYourBack);
    row("chexers", chexers);
    row("tetress", tetress);
    row("xxlchess", xxlChess);
}

/// Random games have the same moves, positions, views, results and reasons, and each move that is played is read as it
/// was written. TESSERA_PLAIN_GAMES sets how many games, TESSERA_PLAIN_FIRST the first of them.
void PlainRulesTest::gamesAreTheSame()
{
    using Begin = std::function<Twins(std::mt19937 &)>;
    QFETCH(const Begin, begin);
    constexpr int kUsual = test::samples(40);
    const int first = qEnvironmentVariableIntValue("TESSERA_PLAIN_FIRST");
    const int games = qEnvironmentVariableIsSet("TESSERA_PLAIN_GAMES")
                          ? qEnvironmentVariableIntValue("TESSERA_PLAIN_GAMES")
                          : kUsual;
    std::map<std::string, int> ends;
    int plies = 0;
    for (int game = first; game < first + games; ++game) {
        std::mt19937 random(static_cast<unsigned>(game));
        const Twins twins = begin(random);
        AnyPosition &position = *twins.position;
        plain::PlainGame &plain = *twins.plain;
        QStringList moves;
        const auto where = [&](const QString &fault) {
            return QStringLiteral("game %1, %2, after %3: %4\n%5")
                .arg(game)
                .arg(
                    QString::fromStdString(twins.setup),
                    moves.join(u' '),
                    fault,
                    QString::fromStdString(plain.text()))
                .toUtf8();
        };
        for (int ply = 0; ply < twins.mostPlies; ++ply) {
            const QString words = difference(position, plain);
            QVERIFY2(words.isEmpty(), where(words));
            const auto legal = position.legalMoves();
            if (legal.empty())
                break;
            const MoveCode move = legal[random() % legal.size()];
            const QString fault = unreadable(position, move);
            QVERIFY2(fault.isEmpty(), where(fault));
            const std::string text = position.moveText(move);
            moves << QString::fromStdString(text);
            position.play(move);
            plain.play(text);
            ++plies;
        }
        ++ends[plain.reason()];
    }
    QString told = QStringLiteral("%1 games, %2 moves:").arg(games).arg(plies);
    for (const auto &[reason, count] : ends)
        told += QStringLiteral(" %1 %2").arg(QString::fromStdString(reason)).arg(count);
    qInfo("%s", qPrintable(told));
}

QTEST_GUILESS_MAIN(PlainRulesTest)
#include "plainrulestest.moc"
