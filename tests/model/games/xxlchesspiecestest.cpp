#include "model/games/xxlchess/files/betza.h"
#include "model/games/xxlchess/files/piecetext.h"
#include "model/games/xxlchess/files/positiontext.h"
#include "model/games/xxlchess/rules/estimatedvalue.h"
#include "model/games/xxlchess/rules/legality.h"
#include "model/games/xxlchess/rules/movegen.h"
#include "model/games/xxlchess/rules/movementterms.h"
#include "model/games/xxlchess/xxlchess.h"
#include "tests/support/plainrules/plainxxlchess.h"
#include "tests/support/samples.h"
#include "tests/support/textrow.h"

#include <QtTest>

#include <algorithm>
#include <random>
#include <set>

using namespace tessera;
using namespace tessera::xxlchess;

namespace {

using tessera::test::row;

/// The movements of X1, and of the army that `kArmy` defines.
plain::XxlChess::Steps armySteps()
{
    constexpr int kFar = plain::XxlChess::kFar;
    auto steps = plain::XxlChess::usualSteps();
    steps['o'] = {{2, 1, kFar}};
    steps['d'] = {{2, 0, 3}, {1, 1, 1}};
    steps['m'] = {{2, 1, 1, true, false}, {1, 0, kFar, false, true}};
    steps['s'] = {{1, 1, 1}, {1, 0, 1, true, true, true}};
    steps['l'] = {{1, 0, 1, true, false, true}, {3, 1, 1, false, true, true}, {2, 2, kFar}};
    steps['v'] = {{1, 0, kFar}, {1, 1, 3}};
    return steps;
}

constexpr const char *kArmy = R"({
    "o": { "name": "nightrider", "value": 4, "riders": [[2, 1]], "promotes": true },
    "d": { "name": "skip rider", "movement": { "riders": [[2, 0]], "range": 3, "parts":
           [ { "leaps": [[1, 1]] } ] } },
    "m": { "name": "changeling", "parts": [ { "leaps": [[1, 2]], "only": "move" },
           { "slides": ["orthogonal"], "only": "capture" } ] },
    "s": { "name": "silver general", "betza": "FfW" },
    "l": { "name": "lancer", "betza": "fmWfcCAA" },
    "v": { "name": "short queen", "betza": "RB3" } })";

PieceTypes army()
{
    auto pieces = readPieces(kArmy);
    if (!pieces)
        qFatal("%s", pieces.error().sentence().c_str());
    return std::move(*pieces);
}

Position positionOf(const std::string &text)
{
    RuleChoices choices;
    choices.pieces = army();
    auto read = readPosition(text, choices);
    if (!read)
        qFatal("%s", read.error().sentence().c_str());
    return std::move(read->position);
}

std::set<std::string> movesOf(const Position &position)
{
    Position::MoveList list;
    position.legalMoves(list);
    std::set<std::string> texts;
    for (const xxlchess::Move move : list)
        texts.insert(Rules::moveText(position, move));
    return texts;
}

} // namespace

/// Own kinds of pieces (X7): how a configuration tells them, and that the rules play them so.
class XxlChessPiecesTest : public QObject
{
    Q_OBJECT

private slots:
    void movesAreThoseOfAPlainGenerator_data();
    void movesAreThoseOfAPlainGenerator();
    void leapsAlongSlidesAreNoSecondMoves_data();
    void leapsAlongSlidesAreNoSecondMoves();
    void movesAreJudgedAsTheyAreListed_data();
    void movesAreJudgedAsTheyAreListed();
    void betza_data();
    void betza();
    void betzaIsWritten_data();
    void betzaIsWritten();
    void badBetza_data();
    void badBetza();
    void badPieces_data();
    void badPieces();
    void knownPieceKeepsWhatIsNotSaid();
    void piecesAreWrittenAndReadBack();
    void valueIsEstimated_data();
    void valueIsEstimated();
    void valueDependsOnTheBoard();
    void pawnsBecomeWhatPromotes();
    void cardTellsParts();
    void picturesComeWithThePieces();
};

void XxlChessPiecesTest::movesAreThoseOfAPlainGenerator_data()
{
    QTest::addColumn<QString>("position");
    QTest::addColumn<int>("plies");
    row("riders and parts",
        "odmslvkboq/pppppppppp/10/10/10/10/10/PPPPPPPPPP/ODMSLVKBOQ w - - w 8",
        60);
    row("White's pawns go down",
        "ODMSLVKBOQ/PPPPPPPPPP/10/10/10/10/10/pppppppppp/odmslvkboq w - - b 8",
        60);
    row("few pieces, many checks", "k4o/1m4/2l3/4D1/L5/O3VK w - - w 6", 80);
    row("night pins", "k5o1/8/4o3/3q4/2S5/8/4N3/K1M2O1V w - - w 8", 60);
    row("two lines share squares", "r3d3k/9/9/9/4N4/9/4K4/9/O6V1 w - - w 9", 60);
}

void XxlChessPiecesTest::movesAreThoseOfAPlainGenerator()
{
    QFETCH(const QString, position);
    QFETCH(const int, plies);
    constexpr int kGames = test::samples(16);
    std::mt19937 random(7);
    for (int game = 0; game < kGames; ++game) {
        Position now = positionOf(position.toStdString());
        plain::XxlChess plain(position.toStdString(), {.steps = armySteps()});
        for (int ply = 0; ply < plies; ++ply) {
            const std::set<std::string> texts = movesOf(now);
            const std::vector<std::string> found(texts.begin(), texts.end());
            QCOMPARE(now.countLegalMoves(), found.size());
            const std::vector<std::string> wanted = plain.moves();
            QVERIFY2(found == wanted, (writePosition(now) + " " + plain.text()).c_str());
            if (found.empty())
                break;
            const std::string &text = found[random() % found.size()];
            now.play(*Rules::parseMove(now, text));
            plain.play(text);
        }
    }
}

void XxlChessPiecesTest::leapsAlongSlidesAreNoSecondMoves_data()
{
    QTest::addColumn<QString>("betza");
    for (const char *betza :
         {"RK",
          "BK",
          "QK",
          "KR",
          "RW",
          "WR",
          "FB",
          "RD",
          "BA",
          "AB",
          "QD",
          "QA",
          "RH",
          "R3D",
          "BG",
          "RWDH"})
        QTest::newRow(betza) << betza;
}

/// A dragon king could step to the next square in two ways, one as ambiguous as the other.
void XxlChessPiecesTest::leapsAlongSlidesAreNoSecondMoves()
{
    QFETCH(const QString, betza);
    const auto pieces = readPieces(
        QStringLiteral(R"({"z": {"name": "z", "value": 5, "betza": "%1"}})")
            .arg(betza)
            .toStdString());
    QVERIFY2(pieces, pieces ? "" : pieces.error().sentence().c_str());
    for (const bool hasFog : {false, true}) {
        RuleChoices choices;
        choices.pieces = *pieces;
        choices.hasFog = hasFog;
        std::mt19937 random(48);
        for (int game = 0; game < test::samples(8); ++game) {
            Position now = readPosition("k5z1/8/3p4/2Z5/5z2/8/8/1Z3K2 w - - w 8", choices)->position;
            for (int ply = 0; ply < 40 && !now.isOver(); ++ply) {
                Position::MoveList list;
                now.legalMoves(list);
                const auto texts = movesOf(now);
                QCOMPARE(list.size(), texts.size());
                QCOMPARE(now.countLegalMoves(), texts.size());
                for (const xxlchess::Move move : list) {
                    for (const auto &text :
                         {Rules::moveText(now, move), Rules::moveLabel(now, move)}) {
                        const auto read = Rules::parseMove(now, text);
                        QVERIFY2(read && *read == move, text.c_str());
                    }
                }
                now.play(list[random() % list.size()]);
            }
        }
    }
}

void XxlChessPiecesTest::movesAreJudgedAsTheyAreListed_data()
{
    movesAreThoseOfAPlainGenerator_data();
}

/// The search asks of remembered moves whether they are legal here; whoever points at a move that is
/// not is told why.
void XxlChessPiecesTest::movesAreJudgedAsTheyAreListed()
{
    QFETCH(const QString, position);
    std::mt19937 random(11);
    Position now = positionOf(position.toStdString());
    for (int ply = 0; ply < 30; ++ply) {
        Position::MoveList list;
        now.legalMoves(list);
        if (list.isEmpty())
            break;
        const KingSafety safety(now, now.toMove());
        now.rules().board().forEach([&](Square from) {
            now.rules().board().forEach([&](Square to) {
                const bool isListed = std::any_of(list.begin(), list.end(), [&](xxlchess::Move move) {
                    return move.from == from && move.to == to && move.promotion == 0;
                });
                if (isLegalMove(now, safety, xxlchess::Move::of(from, to)) != isListed)
                    qFatal("%s: %d to %d", writePosition(now).c_str(), from, to);
                const bool isAny = std::any_of(list.begin(), list.end(), [&](xxlchess::Move move) {
                    return move.from == from && move.to == to;
                });
                if (!isAny) {
                    const std::array cells{cellOf(now, from), cellOf(now, to)};
                    QVERIFY(!Rules::refusal(now, cells).sentence.english().empty());
                }
            });
        });
        now.play(list[random() % list.size()]);
    }
}

void XxlChessPiecesTest::betza_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("same");
    const auto row = [](const char *text, const char *same) {
        QTest::newRow(text) << QString::fromUtf8(text) << QString::fromUtf8(same);
    };
    row("BN", R"("leaps": [[2, 1]], "slides": ["diagonal"])");
    row("NN", R"("riders": [[2, 1]])");
    row("N0", R"("riders": [[2, 1]])");
    row("N3", R"("riders": [[2, 1]], "range": 3)");
    row("Q", R"("slides": ["orthogonal", "diagonal"])");
    row("R4", R"("slides": ["orthogonal"], "range": 4)");
    row("WW", R"("slides": ["orthogonal"])");
    row("F2", R"("slides": ["diagonal"], "range": 2)");
    row("W1", R"("leaps": [[1, 0]])");
    row("KAD", R"("leaps": [[1, 0], [1, 1], [2, 2], [2, 0]])");
    row("HCZG", R"("leaps": [[3, 0], [3, 1], [3, 2], [3, 3]])");
    row("(4,1)", R"("leaps": [[4, 1]])");
    row("(4,1)2", R"("riders": [[4, 1]], "range": 2)");
    row("mNcR",
        R"("parts": [{"leaps": [[2, 1]], "only": "move"}, {"slides": ["orthogonal"], "only": "capture"}])");
    row("FfW", R"("leaps": [[1, 1]], "parts": [{"leaps": [[1, 0]], "forward": true}])");
    row("fcB", R"("slides": ["diagonal"], "only": "capture", "forward": true)");
}

void XxlChessPiecesTest::betza()
{
    QFETCH(const QString, text);
    QFETCH(const QString, same);
    const auto piece = [](const QString &movement) {
        const auto pieces = readPieces(
            QStringLiteral(R"({"z": {"name": "z", "value": 1, %1}})").arg(movement).toStdString());
        if (!pieces)
            qFatal("%s", pieces.error().sentence().c_str());
        return (*pieces)[*pieces->withLetter('z')];
    };
    QCOMPARE(piece(QStringLiteral(R"("betza": "%1")").arg(text)), piece(same));
}

void XxlChessPiecesTest::betzaIsWritten_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("written");
    const auto row = [](const char *text, const char *written) {
        QTest::newRow(text) << QString::fromUtf8(text) << QString::fromUtf8(written);
    };
    for (const char *same :
         {"N", "K", "Q", "R4", "FfW", "NN", "N3", "(4,1)", "(4,1)0", "(4,1)2", "mNcR", "mKcQ3", "cfB"})
        row(same, same);
    row("BN", "NB");
    row("WF", "K");
    row("FW", "FW");
    row("RB", "Q");
    row("RB3", "RB3");
    row("N0", "NN");
    row("WW", "R");
    row("F2", "B2");
    row("(2,1)", "N");
    row("(1,2)", "N");
    row("NKN", "NK");
    row("fmWfcCAA", "mfWcfCAA");
}

/// What is written means the same, and is written again as it was.
void XxlChessPiecesTest::betzaIsWritten()
{
    QFETCH(const QString, text);
    const auto kindOf = [](const std::string &betza) {
        const auto parts = readBetzaText(betza);
        if (!parts)
            qFatal("%s", parts.error().sentence().c_str());
        PieceKind kind;
        for (const MovementPart &part : *parts)
            addPart(part, kind);
        return kind;
    };
    const PieceKind kind = kindOf(text.toStdString());
    const std::string written = writeBetzaText(kind);
    QTEST(QString::fromStdString(written), "written");
    const PieceKind again = kindOf(written);
    QCOMPARE(writeBetzaText(again), written);
    const auto sorted = [](const PieceKind &some) {
        std::set<std::string> terms;
        for (const MovementTerm &term : termsOf(some)) {
            PieceKind one;
            setTerms({term}, one);
            terms.insert(writeBetzaText(one));
        }
        return terms;
    };
    QCOMPARE(sorted(again), sorted(kind));
    PieceKind fromTerms;
    setTerms(termsOf(kind), fromTerms);
    QCOMPARE(sorted(fromTerms), sorted(kind));
}

void XxlChessPiecesTest::badBetza_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("found");
    const auto row = [](const char *text, const char *found) {
        QTest::newRow(text) << QString::fromUtf8(text) << QString::fromUtf8(found);
    };
    row("", "the end at character 1");
    row("BXN", "\"X\" at character 2");
    row("Bn", "\"n\" at character 2");
    row("mcN", "\"c\" at character 2");
    row("Nf", "the end at character 3");
    row("N16", "\"1\" at character 2");
    row("(4;1)", "\";\" at character 3");
    row("(4,1", "the end at character 5");
    row("(0,0)", "\"(\" at character 1");
    row("R,", "\",\" at character 2");
    row("bW", "\"b\" at character 1");
}

void XxlChessPiecesTest::badBetza()
{
    QFETCH(const QString, text);
    QFETCH(const QString, found);
    const auto read = readBetzaText(text.toStdString());
    QVERIFY(!read.hasValue());
    QVERIFY2(
        QString::fromStdString(read.error().found.english()).endsWith(found),
        qPrintable(QString::fromStdString(read.error().sentence())));
    QVERIFY(!read.error().wanted.isEmpty());
}

void XxlChessPiecesTest::badPieces_data()
{
    QTest::addColumn<QString>("json");
    QTest::addColumn<QString>("sentence");
    row("Betza's character",
        R"({"z": {"name": "z", "betza": "BxN"}})",
        "pieces:1:21: found piece z: betza = \"BxN\": \"x\" at character 2");
    row("both notations",
        R"({"z": {"name": "z", "betza": "B", "leaps": [[1, 2]]}})",
        "pieces:1:35: found piece z: \"leaps\" beside \"betza\"");
    row("bad only", R"({"z": {"name": "z", "leaps": [[1, 2]], "only": "jump"}})", "pieces:1:40: ");
    row("royal promotion",
        R"({"z": {"name": "z", "betza": "K", "royal": true, "promotes": true}})",
        "pieces:1:2: found piece z: a royal piece that a pawn may become");
    row("too many riders",
        R"({"z": {"name": "z", "betza": "NNCCZZ(4,1)0(4,3)0"}})",
        "pieces:1:1: found 56 different leaps in all, wanted at most 32");
    row("no movement",
        R"({"z": {"name": "z"}})",
        "pieces:1:2: found piece z: a piece that cannot move");
    row("picture without M",
        R"({"z": {"name": "z", "betza": "N", "picture": "L 1 2"}})",
        "pieces:1:35: found piece z: picture: \"L 1 2\", wanted the name of an SVG file");
    row("picture's character",
        R"({"z": {"name": "z", "betza": "N", "picture": "M 10 10 L 90 x"}})",
        "pieces:1:35: found piece z: picture: \"x\" at character 14, wanted a number");
    row("picture's end",
        R"({"z": {"name": "z", "betza": "N", "picture": "M 10"}})",
        "pieces:1:35: found piece z: picture: the end at character 5, wanted a number");
    row("picture without svg",
        R"({"z": {"name": "z", "betza": "N", "picture": "<html/>"}})",
        "pieces:1:35: found piece z: picture: a document without <svg");
    row("no picture", R"({"z": {"name": "z", "betza": "N", "picture": ""}})", "pieces:1:35: ");
    row("picture of no text",
        R"({"z": {"name": "z", "betza": "N", "picture": 7}})",
        "pieces:1:35: ");
    row("nothing to become",
        R"({"q": {"promotes": false}, "a": {"promotes": false}, "e": {"promotes": false},
            "h": {"promotes": false}, "g": {"promotes": false}, "r": {"promotes": false},
            "b": {"promotes": false}, "c": {"promotes": false}, "n": {"promotes": false}})",
        "pieces:1:1: found 0 pieces that a pawn may become");
}

void XxlChessPiecesTest::badPieces()
{
    QFETCH(const QString, json);
    QFETCH(const QString, sentence);
    const auto read = readPieces(json.toStdString());
    QVERIFY(!read.hasValue());
    const QString found = QString::fromStdString(read.error().sentence());
    QVERIFY2(found.startsWith(sentence), qPrintable(found));
}

void XxlChessPiecesTest::knownPieceKeepsWhatIsNotSaid()
{
    const auto renamed = readPieces(R"({"h": {"name": "cardinal"}})");
    QVERIFY(renamed.hasValue());
    PieceKind wanted = PieceTypes()[kArchbishop];
    wanted.name = "cardinal";
    QCOMPARE((*renamed)[kArchbishop], wanted);
    const auto sentence = [](const PieceTypes &pieces) {
        RuleChoices choices;
        choices.pieces = pieces;
        const auto position = readPosition("k2/3/K1H w - - w 3", choices)->position;
        return Rules::card(position, {Player::First, kArchbishop}).movement.english();
    };
    QCOMPARE(sentence(*renamed), sentence(PieceTypes()));
    const auto moved = readPieces(R"({"g": {"betza": "K"}})");
    QVERIFY(moved.hasValue());
    QVERIFY((*moved)[kGeneral].value < PieceTypes()[kGeneral].value);
    QCOMPARE((*moved)[kGeneral].name, PieceTypes()[kGeneral].name);
    QVERIFY((*moved)[kGeneral].isPromotion);
}

void XxlChessPiecesTest::piecesAreWrittenAndReadBack()
{
    const auto again = readPieces(writePieces(army()));
    QVERIFY2(again, again ? "" : again.error().sentence().c_str());
    QCOMPARE(*again, army());
}

void XxlChessPiecesTest::valueIsEstimated_data()
{
    QTest::addColumn<int>("kind");
    for (Kind kind = 0; kind < PieceTypes().size(); ++kind) {
        if (kind != kPawn && kind != kKing)
            QTest::newRow(PieceTypes()[kind].name.c_str()) << kind;
    }
}

/// The estimate gives what X1 says, within a fifth.
void XxlChessPiecesTest::valueIsEstimated()
{
    QFETCH(const int, kind);
    const PieceKind row = PieceTypes()[kind];
    const double ratio = static_cast<double>(estimatedValue(row, 14, 14)) / row.value;
    QVERIFY2(ratio > 0.8 && ratio < 1.2, qPrintable(QString::number(ratio)));
}

/// On a small board there is less way to slide, and a leap is worth more beside it; all officers together are
/// worth the same.
void XxlChessPiecesTest::valueDependsOnTheBoard()
{
    const PieceTypes usual;
    QVERIFY(estimatedValue(usual[kRook], 8, 8) < estimatedValue(usual[kRook], 14, 14));
    QVERIFY(estimatedValue(usual[kKnight], 8, 8) > estimatedValue(usual[kKnight], 14, 14));
    QVERIFY(estimatedValue(usual[kRook], 3, 16) > 0);
    const auto sum = [&usual](int side) {
        int all = 0;
        for (const PieceKind &kind : usual)
            all += kind.isPromotion ? estimatedValue(kind, side, side) : 0;
        return all;
    };
    QVERIFY(std::abs(sum(8) - sum(14)) < 8);
}

void XxlChessPiecesTest::pawnsBecomeWhatPromotes()
{
    RuleChoices choices;
    choices.pieces = army();
    choices.choosesPromotion = true;
    PieceKind amazon = choices.pieces[kAmazon];
    amazon.isPromotion = false;
    choices.pieces.define(amazon);
    const auto read = readPosition("k7/8/8/8/P7/8/8/K7 w - - w 6", choices);
    QVERIFY(read.hasValue());
    std::string letters;
    for (const Kind kind : read->position.rules().promotions())
        letters += choices.pieces[kind].letter;
    QCOMPARE(letters, std::string("qehgrbcno"));
    auto position = read->position;
    const auto step = Rules::parseMove(position, "a4a5");
    QVERIFY(step.hasValue());
    position.play(*step);
    position.passTurn();
    QVERIFY(Rules::parseMove(position, "a5a6o").hasValue());
    QVERIFY(!Rules::parseMove(position, "a5a6a").hasValue());
}

void XxlChessPiecesTest::cardTellsParts()
{
    using When = PieceReach::When;
    const Position position = positionOf("k4/5/2l2/5/K4 w - - w 5");
    const Kind lancer = *position.rules().pieces().withLetter('l');
    const auto card = Rules::card(position, {Player::Second, static_cast<std::uint8_t>(lancer)});
    const auto has = [&card](const PieceReach &wanted) {
        return std::find(card.reach.begin(), card.reach.end(), wanted) != card.reach.end();
    };
    // Black's lancer goes down the screen.
    QVERIFY(has({0, 1, 1, false, When::Moving}));
    QVERIFY(has({1, 3, 1, true, When::Capturing}));
    QVERIFY(!has({0, -1, 1, false, When::Moving}));
    QVERIFY(has({2, 2, kMostSide - 1, true, When::Always}));
}

/// Games carry their drawings with them, and the card hands them on.
void XxlChessPiecesTest::picturesComeWithThePieces()
{
    const auto pieces = readPieces(R"({
        "z": {"name": "zebra", "leaps": [[3, 2]], "picture": "M50,10L90 90H10z"},
        "q": {"picture": {"file": "queen.svg", "drawing": "<svg><path d='M0 0'/></svg>"}}})");
    QVERIFY2(pieces, pieces ? "" : pieces.error().sentence().c_str());
    const PieceKind &zebra = (*pieces)[*pieces->withLetter('z')];
    QCOMPARE(zebra.picture.drawing, std::string("M50,10L90 90H10z"));
    QVERIFY(zebra.picture.file.empty());
    const PieceKind &queen = (*pieces)[kQueen];
    QCOMPARE(queen.picture.file, std::string("queen.svg"));
    QCOMPARE(queen.value, PieceTypes()[kQueen].value);
    QCOMPARE(queen.name, PieceTypes()[kQueen].name);
    const auto again = readPieces(writePieces(*pieces));
    QVERIFY2(again, again ? "" : again.error().sentence().c_str());
    QCOMPARE(*again, *pieces);
    RuleChoices choices;
    choices.pieces = *pieces;
    const Position position = readPosition("k2/3/K1Z w - - w 3", choices)->position;
    const auto number = static_cast<std::uint8_t>(*pieces->withLetter('z'));
    QCOMPARE(Rules::card(position, {Player::Second, number}).drawing, zebra.picture.drawing);
    QVERIFY(Rules::card(position, {Player::Second, kRook}).drawing.empty());
}

QTEST_GUILESS_MAIN(XxlChessPiecesTest)
#include "xxlchesspiecestest.moc"
