#include "app/board/boardpage.h"
#include "app/game/gamepage.h"
#include "tests/support/patience.h"
#include "tests/support/windowcase.h"

#include <QLineEdit>
#include <QListWidget>

using namespace tessera;
using namespace tessera::test;
using namespace Qt::StringLiterals;

/// The field in which moves are typed: it knows every notation, plays what is legal, says why the
/// rest is not, and closes when the game goes on without it.
class MoveFieldTest : public QObject, protected WindowCase
{
    Q_OBJECT

private slots:
    void init() { WindowCase::init(); }
    void cleanup() { WindowCase::cleanup(); }

    void movesAreTyped_data() { rows(); }
    void movesAreTyped();
    void markedMoveIsPlayed();
    void fieldClosesAsTheGameGoesOn_data() { rows(); }
    void fieldClosesAsTheGameGoesOn();
    void movesAreTypedInAnyNotation();
    void typedMovesAreTriedInThePast();
};

void MoveFieldTest::movesAreTyped()
{
    begin(0);
    const auto move = game().position().legalMoves().back();
    m_driver->trigger("actionTypeMove");
    auto &line = m_driver->find<QLineEdit>("moveFieldLine");
    QTRY_VERIFY_WITH_TIMEOUT(line.hasFocus(), kPatience);
    QTest::keyClicks(&line, QString::fromStdString(game().position().moveText(move)));
    QVERIFY(line.isVisible());
    auto &list = m_driver->find<QListWidget>("moveFieldList");
    QVERIFY(list.count() >= 1);
    QTest::keyClick(&line, Qt::Key_Return);
    QCOMPARE(m_driver->ply(), 1);
    QCOMPARE(game().record().node(game().node()).move, move);
    QVERIFY(!line.isVisible());
    QVERIFY(m_driver->window().page().board().view().hasFocus());
    // What is no move is refused with the reason, and stays to be mended.
    m_driver->trigger("actionTypeMove");
    QTest::keyClicks(&line, u"zz"_s);
    QTest::keyClick(&line, Qt::Key_Return);
    QVERIFY(line.isVisible());
    QVERIFY2(
        m_driver->text("messageLineText").contains(u"zz"_s),
        qPrintable(m_driver->text("messageLineText")));
    QTest::keyClick(&line, Qt::Key_Escape);
    QVERIFY(!line.isVisible());
    QCOMPARE(m_driver->ply(), 1);
}

/// Enter plays what is marked: nothing before anything is typed, and what the arrows have chosen.
void MoveFieldTest::markedMoveIsPlayed()
{
    begin(0);
    m_driver->trigger("actionTypeMove");
    auto &line = m_driver->find<QLineEdit>("moveFieldLine");
    auto &list = m_driver->find<QListWidget>("moveFieldList");
    QCOMPARE(list.currentRow(), -1);
    QTest::keyClick(&line, Qt::Key_Return);
    QCOMPARE(m_driver->ply(), 0);
    QTest::keyClick(&line, Qt::Key_Down);
    QTest::keyClick(&line, Qt::Key_Down);
    QCOMPARE(list.currentRow(), 1);
    QTest::keyClick(&line, Qt::Key_Return);
    QCOMPARE(m_driver->ply(), 1);
}

/// The field hears of a new position before the board does; what is picked still belongs to the one before,
/// and would be marked as a move of a position in which it is not legal.
void MoveFieldTest::fieldClosesAsTheGameGoesOn()
{
    begin(0);
    const auto move = game().position().legalMoves().front();
    const MoveShape shape = game().position().pointing().shape(move);
    for (std::size_t i = 0; i + 1 < shape.cells.size(); ++i)
        m_driver->click(shape.cells[i]);
    m_driver->moveCursor(shape.cells[shape.cells.size() - 1]);
    m_driver->trigger("actionTypeMove");
    m_driver->session().match.playHuman(move);
    QVERIFY(!m_driver->find<QLineEdit>("moveFieldLine").isVisible());
    QCOMPARE(m_driver->ply(), 1);
    const BoardScene &board = m_driver->window().page().board().view().board();
    QCOMPARE(board.position()->text(), game().position().text());
}

void MoveFieldTest::movesAreTypedInAnyNotation()
{
    const std::pair<const char *, const char *> typed[]
        = {{"xxlchess", "Nc3"},
           {"xxlchess", "nb1-c3"},
           {"xxlchess", "b1c3"},
           {"xxlchess", "Knight from b1 to c3"},
           {"tetress", "T9,0"},
           {"tetress", "10,2+10,1+10,0+9,1"}};
    for (const auto &[id, text] : typed) {
        m_driver->start(WindowDriver::people(id));
        m_driver->window().page().board().view().setFocus();
        m_driver->type(Qt::Key_Slash);
        auto &line = m_driver->find<QLineEdit>("moveFieldLine");
        QVERIFY(line.isVisible());
        QTest::keyClicks(&line, QString::fromLatin1(text));
        QTest::keyClick(&line, Qt::Key_Return);
        QCOMPARE(m_driver->ply(), 1);
        const std::string played
            = game().positionAt(GameRecord::kRoot)->moveText(game().record().node(1).move);
        QCOMPARE(played, std::string(id) == "tetress" ? "9,1+10,0+10,1+10,2" : "b1c3");
    }
}

void MoveFieldTest::typedMovesAreTriedInThePast()
{
    begin(3);
    m_driver->trigger("actionFirst");
    const MoveCode move = session().navigation.position().legalMoves().back();
    m_driver->trigger("actionTypeMove");
    auto &line = m_driver->find<QLineEdit>("moveFieldLine");
    QTest::keyClicks(&line, QString::fromStdString(session().navigation.position().moveText(move)));
    QTest::keyClick(&line, Qt::Key_Return);
    QCOMPARE(m_driver->ply(), 3);
    QCOMPARE(game().record().node(session().navigation.node()).move, move);
}

QTEST_MAIN(MoveFieldTest)
#include "movefieldtest.moc"
