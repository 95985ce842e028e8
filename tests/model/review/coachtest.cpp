#include "model/review/coach.h"
#include "tests/support/claimproof.h"
#include "tests/support/gamerows.h"
#include "tests/support/randomgames.h"
#include "tests/support/samples.h"

#include <QtTest>

#include <map>

using namespace tessera;

namespace {

constexpr int kPositions = test::samples(240);
constexpr std::uint64_t kNodes = 400;

CoachTask taskFor(const GameEntry &entry, const AnyPosition &before, MoveCode played)
{
    CoachTask task;
    task.makeEngine = entry.makeEngine;
    task.before = before.clone();
    task.played = played;
    task.limits.nodes = kNodes;
    task.settings.hashMebibytes = 1;
    return task;
}

/// What is wrong with a claim or its sentence; empty for nothing.
QString faultIn(const AnyPosition &position, const Claim &claim, Player you)
{
    const Sentence sentence = position.claims()->sentence(claim, you);
    const QString words = QString::fromStdString(sentence.english());
    if (const auto fault = test::faultOf(position, claim))
        return QStringLiteral("%1: %2 in %3")
            .arg(words, QString::fromStdString(*fault), QString::fromStdString(position.text()));
    if (claim.section.empty() || words.isEmpty() || words.contains(QLatin1Char('%')))
        return QStringLiteral("the words \"%1\"").arg(words);
    // The pieces that are meant are named, or counted where they are many.
    const QString number = QString::number(claim.number);
    for (const Cell cell : claim.cells) {
        if (!words.contains(QString::fromStdString(position.cellText(cell)))
            && !words.contains(number))
            return QStringLiteral("the cell is not named in \"%1\"").arg(words);
    }
    return {};
}

} // namespace

/// What the coach says can be proved, and is.
class CoachTest : public QObject
{
    Q_OBJECT

private slots:
    void everySentenceIsProved_data() { test::addGameRows(); }
    void everySentenceIsProved();
    void knownLessons_data();
    void knownLessons();
    void nothingAboutTheBestMove();
    void nothingInTheFog();
    void proofsCanFail();
    void stopEndsIt();
};

/// Moves of chance lose all the time: each sentence about 500 of them a game is proved by brute force.
void CoachTest::everySentenceIsProved()
{
    QFETCH(const QString, game);
    const GameEntry *entry = findGame(game.toStdString());
    std::mt19937 random(7);
    int sentences = 0;
    int laterTakings = 0;
    std::map<Claim::Kind, int> kinds;
    for (int i = 0; i < kPositions; ++i) {
        const auto before = randomPosition(*entry, static_cast<int>(random() % 90), random);
        if (before->outcome().isOver())
            continue;
        const MoveCode played = randomMove(*before, random);
        const auto lesson = lessonOf(taskFor(*entry, *before, played), {});
        QVERIFY(lesson);
        const Player mover = before->toMove();
        const auto after = before->clone();
        after->play(played);
        for (const Claim &claim : lesson->claims) {
            const QString fault = faultIn(*after, claim, mover);
            QVERIFY2(fault.isEmpty(), qPrintable(fault));
            const bool isLater = claim.by != after->toMove();
            laterTakings += claim.kind == Claim::Kind::Takes && isLater ? 1 : 0;
            ++kinds[claim.kind];
            ++sentences;
        }
        for (const Claim &claim : lesson->missed) {
            const QString fault = faultIn(*before, claim, mover);
            QVERIFY2(fault.isEmpty(), qPrintable(fault));
            ++kinds[claim.kind];
            ++sentences;
        }
    }
    QString counts;
    for (const auto &[kind, count] : kinds)
        counts += QStringLiteral(" %1:%2").arg(static_cast<int>(kind)).arg(count);
    qInfo("%d sentences about %d moves, by kind%s", sentences, kPositions, qPrintable(counts));
    QVERIFY2(sentences > kPositions / 10, qPrintable(QString::number(sentences)));
    // With three players there is one between who also moves first.
    QCOMPARE(laterTakings > 0, entry->info().playerCount() > 2);
}

void CoachTest::knownLessons_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("position");
    QTest::addColumn<QString>("move");
    QTest::addColumn<QString>("sentence");
    QTest::newRow("stab") << "watchyourback"
                          << "XW2WW1X/4WW2/BW6/2W5/3BWW2/W1W1B2B/1B1BB3/XBB2B1X b move 29"
                          << "5,7>4,7"
                          << "After this, White can stab 3,4 by 2,5>2,4 or 2,3>2,4: you lose 1";
    QTest::newRow("conversion")
        << "chexers"
        << "GR2/1R1G1/4G1/6B/1R1BB1/RR2B/4 r 0,0,0 15"
        << "-3,2>-1,0"
        << "After this, Green can take over your piece on 1,-3 by 0,-3>2,-3";
    QTest::newRow("conversion by the third")
        << "chexers"
        << "GGG1/R2G1/6/4B1B/1R1B2/RR2B/4 b 0,0,0 17"
        << "1,0>2,-1"
        << "After this, Green can take over your piece on 2,-1 whatever Red does";
    QTest::newRow("places")
        << "tetress"
        << "1BBBBBRRRRR/BBBB1RRRRR1/1BBBB1BBR1R/1B2BBB1R1R/RRRRR1RRR1R/R4RR1RRR/"
           "R4BR1RR1/5BRRRB1/1BB2B1B1BR/RBB2BBBBBR/1BB1BBBB2R r 20"
        << "5,2+5,3+6,1+6,2"
        << "When Blue plays S 6,2, you have 3 places left";
    QTest::newRow("missed mate") << "xxlchess"
                                 << "7k/8/6K1/8/8/8/8/R7 w - - w 8"
                                 << "a1a2"
                                 << "You could have mated at once with Ra8#";
    QTest::newRow("queen given away")
        << "xxlchess"
        << "k7/8/8/3p4/8/8/4Q3/K7 w - - w 8"
        << "e2e4"
        << "After this, the pawn on d5 can take your queen on e4, and nothing can take back";
}

void CoachTest::knownLessons()
{
    QFETCH(const QString, game);
    QFETCH(const QString, position);
    QFETCH(const QString, move);
    QFETCH(const QString, sentence);
    const GameEntry *entry = findGame(game.toStdString());
    const auto before = entry->game->parsePosition(
        position.toStdString(), Options::defaults(entry->info().options));
    QVERIFY2(before, before ? "" : before.error().sentence().c_str());
    const auto played = (*before)->parseMove(move.toStdString());
    QVERIFY(played);
    const auto lesson = lessonOf(taskFor(*entry, **before, *played), {});
    QVERIFY(lesson);
    const auto after = (*before)->clone();
    after->play(*played);
    QStringList said;
    for (const Claim &claim : lesson->claims)
        said << QString::fromStdString(
            after->claims()->sentence(claim, (*before)->toMove()).english());
    for (const Claim &claim : lesson->missed)
        said << QString::fromStdString(
            (*before)->claims()->sentence(claim, (*before)->toMove()).english());
    QVERIFY2(said.contains(sentence), qPrintable(said.join(QStringLiteral(" | "))));
}

void CoachTest::nothingAboutTheBestMove()
{
    for (const GameEntry &entry : catalogue()) {
        const auto start = entry.game->start(Options::defaults(entry.info().options));
        const auto asked = lessonOf(taskFor(entry, *start, start->legalMoves().front()), {});
        QVERIFY(asked);
        const auto lesson = lessonOf(taskFor(entry, *start, asked->best), {});
        QVERIFY(lesson);
        QCOMPARE(lesson->best, asked->best);
        QCOMPARE(lesson->loss, 0.0);
        QVERIFY(lesson->claims.empty() && lesson->missed.empty());
    }
}

void CoachTest::nothingInTheFog()
{
    for (const GameEntry &entry : catalogue()) {
        Options options = Options::defaults(entry.info().options);
        options.set("fog-of-war", true);
        const auto start = entry.game->start(options);
        if (seenBy(*start, Player::First) == nullptr)
            continue;
        std::mt19937 random(5);
        for (int ply = 0; ply < 60 && !start->outcome().isOver(); ++ply) {
            const auto moves = start->legalMoves();
            const MoveCode move = moves[random() % moves.size()];
            QVERIFY(start->claims()->against(Player::First, std::vector{move}).empty());
            start->play(move);
        }
    }
}

/// The prover refuses what is not true.
void CoachTest::proofsCanFail()
{
    const GameEntry &entry = catalogue().front();
    std::mt19937 random(11);
    int refused = 0;
    for (int plies = 10; plies < 60; plies += 4) {
        const auto before = randomPosition(entry, plies, random);
        if (before->outcome().isOver())
            continue;
        const auto moves = before->legalMoves();
        const Player whom = nextPlayer(before->toMove(), before->info().playerCount());
        std::vector<Claim> claims;
        for (const MoveCode move : moves) {
            for (Claim &claim : before->claims()->against(whom, std::vector{move}))
                claims.push_back(std::move(claim));
        }
        for (const Claim &claim : claims) {
            QVERIFY(!test::faultOf(*before, claim));
            Claim more = claim;
            ++more.number;
            QVERIFY(test::faultOf(*before, more));
            if (before->info().playerCount() > 2) {
                // Somebody to move takes now, nobody else does.
                Claim later = claim;
                later.by = nextPlayer(before->toMove(), before->info().playerCount());
                QVERIFY(test::faultOf(*before, later));
            }
            Claim other = claim;
            other.line = {MoveCode{0xffff'ffff}};
            QVERIFY(test::faultOf(*before, other));
            ++refused;
        }
        Claim made;
        made.kind = Claim::Kind::Wins;
        made.by = before->toMove();
        made.number = 1;
        made.moves = {moves.front()};
        const auto after = before->clone();
        after->play(moves.front());
        QCOMPARE(test::faultOf(*before, made).has_value(), !after->outcome().isOver());
    }
    QVERIFY(refused > 0);
}

void CoachTest::stopEndsIt()
{
    const GameEntry &entry = catalogue().front();
    const auto start = entry.game->start(Options::defaults(entry.info().options));
    std::stop_source stop;
    stop.request_stop();
    QVERIFY(!lessonOf(taskFor(entry, *start, start->legalMoves().front()), stop.get_token()));
}

QTEST_APPLESS_MAIN(CoachTest)
#include "coachtest.moc"
