#include "model/games/xxlchess/engine/evaluation.h"
#include "model/games/xxlchess/files/piecetext.h"
#include "model/games/xxlchess/files/positiontext.h"
#include "model/games/xxlchess/rules/rules.h"
#include "tests/support/rulesbattery.h"
#include "tests/support/samples.h"

#include <QtTest>

using namespace tessera;
using namespace tessera::xxlchess;

namespace {

constexpr Kind kZebra = 11;

RuleChoices choices()
{
    RuleChoices made;
    made.choosesPromotion = true;
    return made;
}

} // namespace

/// A row more in the table of pieces, a zebra, is all that a built-in piece needs beside its drawing. A sentence that
/// stood in a table of its own was read past its end.
class TwelfthPieceTest : public QObject
{
    Q_OBJECT

private slots:
    void isKnown()
    {
        const PieceTypes pieces;
        QCOMPARE(pieces.size(), kZebra + 1);
        QCOMPARE(pieces[kZebra].name, std::string("zebra"));
        QVERIFY(pieces.withLetter('Z') == kZebra);
        QVERIFY(pieces[kZebra].isPromotion);
        QCOMPARE(pieces.promotions().back(), kZebra);
        QCOMPARE(Rules::info().pieceKinds.back(), std::string("zebra"));
        QCOMPARE(pieces.key(), std::uint64_t{0});
        QVERIFY(writePieces(pieces).empty());
    }

    void hasACard()
    {
        const Position position = Rules::start({});
        for (Kind kind = 0; kind <= kZebra; ++kind) {
            const PieceCard card
                = Rules::card(position, {Player::First, static_cast<std::uint8_t>(kind)});
            QCOMPARE(card.name, builtInPieces()[static_cast<std::size_t>(kind)].kind.name);
            QVERIFY(!card.movement.pattern.empty());
            QVERIFY(card.movement.pattern != "Moves as the diagram shows");
        }
        const PieceCard zebra = Rules::card(position, {Player::Second, std::uint8_t{kZebra}});
        QCOMPARE(zebra.value, std::optional(2.0));
        QCOMPARE(zebra.reach.size(), std::size_t{8});
    }

    /// The pieces of a configuration come after it.
    void othersFollow()
    {
        const auto pieces = readPieces(R"({"o": {"name": "nightrider", "riders": [[2, 1]]}})");
        QVERIFY(pieces.hasValue());
        QVERIFY(pieces->withLetter('o') == kZebra + 1);
        QVERIFY(pieces->key() != 0);
    }

    void isPlayed()
    {
        const std::string text = "2z1k3/1P6/8/3p4/8/2Z5/8/4K3 w - - w 8";
        const auto reading = readPosition(text, choices());
        QVERIFY2(reading.hasValue(), reading ? "" : reading.error().sentence().c_str());
        const Position &position = reading->position;
        QCOMPARE(writePosition(position), text);
        const auto label = [&position](const char *move) {
            const auto read = Rules::parseMove(position, move);
            return read ? Rules::moveLabel(position, *read) : read.error().sentence();
        };
        QCOMPARE(label("c3a6"), std::string("Za6"));
        QCOMPARE(label("b7b8z"), std::string("b8=Z"));
        QVERIFY(!Rules::parseMove(position, "c3b5"));
        Options options = optionsFrom(choices());
        const auto fault
            = tessera::test::RulesBattery<Rules>::run(options, tessera::test::samples(3), 60, 7);
        QVERIFY2(!fault, fault.value_or("").c_str());
    }

    /// It has the weights of the kind that moves alike, since there are none of its own.
    void isJudged()
    {
        const auto of = [](const char *text) {
            const auto reading = readPosition(text, choices());
            return reading ? Evaluation()(reading->position) : 0;
        };
        const int zebra = of("4k3/pppp4/8/8/8/2Z5/PPPP4/4K3 w - - w 8");
        const int knight = of("4k3/pppp4/8/8/8/2N5/PPPP4/4K3 w - - w 8");
        QVERIFY(zebra > 0);
        QVERIFY2(std::abs(zebra - knight) < 100, qPrintable(QString::number(zebra - knight)));
    }
};

QTEST_GUILESS_MAIN(TwelfthPieceTest)
#include "twelfthpiecetest.moc"
