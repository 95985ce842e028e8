#include "model/games/catalogue.h"

#include <QtTest>

using namespace tessera;

namespace {

std::vector<Piece> piecesOf(const AnyPosition &position)
{
    std::vector<Piece> pieces;
    for (int cell = 0; cell < position.board().cellCount(); ++cell)
        pieces.push_back(position.piece(cellAt(cell)));
    return pieces;
}

std::vector<int> valuesOf(const AnyPosition &position)
{
    std::vector<int> values;
    for (const PositionField &field : position.composing()->fields())
        values.push_back(field.value);
    return values;
}

} // namespace

/// What every game says of positions that are composed freely.
class ComposingTest : public QObject
{
    Q_OBJECT

private slots:
    void positionsComeBack_data();
    void positionsComeBack();
    void lastTurnsHaveFields_data();
    void lastTurnsHaveFields();
    void piecesAreSetAndTaken_data() { positionsComeBack_data(); }
    void piecesAreSetAndTaken();
    void fieldsCount_data();
    void fieldsCount();
    void kingsAndRooksAreUnmoved();
    void boardsTakeOtherSizes_data();
    void boardsTakeOtherSizes();
};

void ComposingTest::positionsComeBack_data()
{
    QTest::addColumn<QString>("id");
    for (const GameEntry &entry : catalogue())
        QTest::newRow(entry.info().id.c_str()) << QString::fromStdString(entry.info().id);
}

/// Every position of a game is composed of its pieces and fields.
void ComposingTest::positionsComeBack()
{
    QFETCH(QString, id);
    const AnyGame &game = *findGame(id.toStdString())->game;
    const Options options = Options::strict(game.info().options);
    const auto position = game.start(options);
    for (std::size_t i = 0; i < 300 && !position->outcome().isOver(); ++i) {
        const ComposingFacet *composing = position->composing();
        QVERIFY(composing != nullptr);
        for (const PositionField &field : composing->fields()) {
            QVERIFY(field.value >= field.least && field.value <= field.most);
            const auto choices = static_cast<int>(field.choices.size());
            QVERIFY(choices == 0 || choices == field.most - field.least + 1);
        }
        QCOMPARE(composing->compose(piecesOf(*position), valuesOf(*position)), position->text());
        const auto legal = position->legalMoves();
        position->play(legal[(7 * i) % legal.size()]);
    }
}

void ComposingTest::lastTurnsHaveFields_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("text");
    QTest::newRow("chexers") << "chexers"
                             << "4/5/2B3/3RG2/6/5/4 r 0,0,0 768";
    QTest::newRow("tetress") << "tetress"
                             << "11/11/11/11/RRRR7/11/BBBB7/11/11/11/11 r 150";
    QTest::newRow("watchyourback")
        << "watchyourback"
        << "########/########/##X2X##/##WB2##/##BW2##/##X2X##/########/######## w move 1200";
}

/// A game that ends by the last turn leaves a position that can be edited, too.
void ComposingTest::lastTurnsHaveFields()
{
    QFETCH(QString, id);
    QFETCH(QString, text);
    const auto position = findGame(id.toStdString())->game->parsePosition(text.toStdString(), {});
    QVERIFY(position);
    for (const PositionField &field : (*position)->composing()->fields())
        QVERIFY(field.value >= field.least && field.value <= field.most);
}

/// Each piece of the palette can stand somewhere, and be taken off again.
void ComposingTest::piecesAreSetAndTaken()
{
    QFETCH(QString, id);
    const AnyGame &game = *findGame(id.toStdString())->game;
    const Options options = Options::strict(game.info().options);
    const auto start = game.start(options);
    const auto values = valuesOf(*start);
    auto pieces = piecesOf(*start);
    const auto place = static_cast<std::size_t>(
        std::ranges::find_if(pieces, [](const Piece &piece) { return !piece.isPresent(); })
        - pieces.begin());
    std::size_t cell = place;
    // Not on ground where nobody may stand.
    while (start->ground(cellAt(static_cast<int>(cell))) != Ground::Open || pieces[cell].isPresent())
        ++cell;
    const auto palette = start->composing()->palette();
    QVERIFY(palette.size() >= static_cast<std::size_t>(game.info().playerCount()));
    for (const Piece &piece : palette) {
        pieces[cell] = piece;
        const std::string text = start->composing()->compose(pieces, values);
        const auto position = game.parsePosition(text, options);
        // Some would be too many of a kind, and say so.
        if (position)
            QCOMPARE((*position)->piece(cellAt(static_cast<int>(cell))), piece);
        else
            QVERIFY(!position.error().sentence().empty());
    }
    pieces[cell] = {};
    QCOMPARE(start->composing()->compose(pieces, values), start->text());
}

void ComposingTest::fieldsCount_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<int>("field");
    QTest::addColumn<int>("value");
    QTest::addColumn<QString>("end");
    QTest::newRow("watchyourback phase") << "watchyourback" << 0 << 1 << "w move 0";
    QTest::newRow("watchyourback turns") << "watchyourback" << 1 << 7 << "b place 7";
    QTest::newRow("chexers side") << "chexers" << 0 << 2 << "b 0,0,0 2";
    QTest::newRow("chexers exits") << "chexers" << 2 << 3 << "r 0,3,0 0";
    QTest::newRow("chexers rounds") << "chexers" << 4 << 10 << "r 0,0,0 30";
    QTest::newRow("tetress actions") << "tetress" << 0 << 5 << "b 5";
    QTest::newRow("xxlchess side") << "xxlchess" << 0 << 1 << "b a1,h1,n1,a14,h14,n14 - w 8";
    QTest::newRow("xxlchess castling") << "xxlchess" << 1 << 0 << "w - - w 8";
    QTest::newRow("xxlchess promotion") << "xxlchess" << 4 << 11 << "w a1,h1,n1,a14,h14,n14 - w 11";
    QTest::newRow("xxlchess files") << "xxlchess" << 2 << 9 << "w a1,h1,a14,h14 - w 8";
    QTest::newRow("xxlchess ranks") << "xxlchess" << 3 << 10 << "w a1,h1,n1,a10,h10,n10 - w 6";
}

void ComposingTest::fieldsCount()
{
    QFETCH(QString, id);
    QFETCH(int, field);
    QFETCH(int, value);
    QFETCH(QString, end);
    const AnyGame &game = *findGame(id.toStdString())->game;
    const auto start = game.start(Options::strict(game.info().options));
    auto values = valuesOf(*start);
    values[static_cast<std::size_t>(field)] = value;
    const auto text = QString::fromStdString(start->composing()->compose(piecesOf(*start), values));
    QCOMPARE(text.section(' ', 1), end);
}

/// A rook that was set counts as unmoved when it is asked for, and not "as before".
void ComposingTest::kingsAndRooksAreUnmoved()
{
    const AnyGame &game = *findGame("xxlchess")->game;
    const auto start = game.start(Options::strict(game.info().options));
    auto pieces = piecesOf(*start);
    std::swap(pieces[0], pieces[6 * 14]);
    const auto textWith = [&](int choice) {
        auto values = valuesOf(*start);
        values[1] = choice;
        return QString::fromStdString(start->composing()->compose(pieces, values));
    };
    QCOMPARE(textWith(1).section(' ', 2, 2), QString("a1,h1,n1,h14,n14"));
    QCOMPARE(textWith(2).section(' ', 2, 2), QString("a1,h1,n1,a8,h14,n14"));
}

void ComposingTest::boardsTakeOtherSizes_data()
{
    QTest::addColumn<QString>("before");
    QTest::addColumn<int>("files");
    QTest::addColumn<int>("ranks");
    QTest::addColumn<QString>("after");
    const QString small = "rnkbq/ppppp/5/PPPPP/RNKBQ w a1,c1,a5,c5 - w 4";
    QTest::newRow("wider") << small << 7 << 5
                           << "rnkbq2/ppppp2/7/PPPPP2/RNKBQ2 w a1,c1,a5,c5 - w 4";
    QTest::newRow("narrower") << small << 3 << 5 << "rnk/ppp/3/PPP/RNK w a1,c1,a5,c5 - w 4";
    QTest::newRow("higher") << small << 5 << 8
                            << "rnkbq/ppppp/5/5/5/5/PPPPP/RNKBQ w a1,c1,a8,c8 - w 5";
    QTest::newRow("lower") << small << 5 << 4 << "rnkbq/ppppp/PPPPP/RNKBQ w a1,c1,a4,c4 - w 3";
    QTest::newRow("own rank") << "k4/5/5/5/4K w - - w 5" << 5 << 4 << "k4/5/5/4K w e1,a4 - w 4";
    QTest::newRow("largest") << "k2/3/2K w - - w 3" << 16 << 16
                             << "k15/16/16/16/16/16/16/16/16/16/16/16/16/16/16/2K13 "
                                "w c1,a16 - w 9";
}

/// The upper half of the ranks stays at the top, the lower at the bottom; files come and go on the right.
void ComposingTest::boardsTakeOtherSizes()
{
    QFETCH(QString, before);
    QFETCH(int, files);
    QFETCH(int, ranks);
    const AnyGame &game = *findGame("xxlchess")->game;
    const auto position = game.parsePosition(before.toStdString(), {});
    QVERIFY2(position, position ? "" : position.error().sentence().c_str());
    auto values = valuesOf(**position);
    values[2] = files;
    values[3] = ranks;
    const std::string text = (*position)->composing()->compose(piecesOf(**position), values);
    QTEST(QString::fromStdString(text), "after");
    const auto other = game.parsePosition(text, {});
    QVERIFY2(other, other ? "" : other.error().sentence().c_str());
    QCOMPARE((*other)->text(), text);
}

QTEST_GUILESS_MAIN(ComposingTest)
#include "composingtest.moc"
