#include "app/board/boardpage.h"
#include "app/game/gamelines.h"
#include "app/game/gamepage.h"
#include "app/languages/languages.h"
#include "app/speech/speaker.h"
#include "model/games/catalogue.h"
#include "model/session/historyrows.h"
#include "model/session/minussigns.h"
#include "tests/support/patience.h"
#include "tests/support/startedprocesses.h"
#include "tests/support/windowdriver.h"
#include "view/board/boarddesign.h"
#include "view/widgets/toast.h"
#include "view/words/fullstop.h"
#include "view/words/resultwords.h"

#include <QAbstractButton>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QTemporaryDir>
#include <QTranslator>
#include <QtTest>

#include <random>

using namespace tessera;
using namespace Qt::StringLiterals;
using test::WindowDriver;

namespace {

constexpr auto kPath = "PATH";

/// A stand-in for the program: it writes its arguments to a file, and its number if it is to hang.
constexpr auto kProgram = R"(#!/bin/sh
cd "%1" || exit 1
IFS='|'
printf '%s\n' "$*" >> said
[ -e hang ] || exit 0
unset IFS
while read -r _; do :; done < hang
echo $$ > hanging
exec tail -f /dev/null
)";

void write(const QString &path, const QByteArray &content)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
        qFatal("cannot write %s", qPrintable(path));
}

} // namespace

/// The program speaks, by a stand-in for `spd-say`, what happens in the real window.
class SpeechTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void cleanupTestCase() { qputenv(kPath, m_path); }
    void init();
    void cleanup();

    void silentAtFirst();
    void movesOfEveryGame_data();
    void movesOfEveryGame();
    void consequencesOfEveryGame_data();
    void consequencesOfEveryGame();
    void alarms();
    void onlyMovesOfOthers();
    void historySpeaksTheMoveShown();
    void undoneMovesAreSpokenToo();
    void clocksWarn();
    void resultIsSpoken();
    void noticesAreSpoken();
    void answersAreSpoken();
    void coachIsSpoken();
    void nothingOnTheStartPage();
    void inTheFogOnlyWhatIsKnown();
    void switchedOffItStops();
    void tryItSpeaksAtOnce();
    void argumentsReachNoShell();
    void missingProgramIsSaid();
    void hangingProgramIsKilled();
    void theLastOfManySentencesIsSpoken();
    void inTheLanguageSpoken();

private:
    void listen(Spoken spoken);
    void start(const GameSetup &setup, Spoken spoken);
    [[nodiscard]] QStringList said() const;
    /// The sentences of the last call; empty while there is none.
    [[nodiscard]] QString last() const;
    void forget() { QFile::remove(m_folder->filePath(u"said"_s)); }
    [[nodiscard]] QString moveNow() const;
    [[nodiscard]] const BoardDesign &design() const
    {
        return m_driver->window().page().board().design();
    }
    [[nodiscard]] QString status() const
    {
        return design()
            .statusText(m_driver->session().navigation.position())
            .replace(u" · "_s, u", "_s);
    }

    QByteArray m_path;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<WindowDriver> m_driver;
};

void SpeechTest::initTestCase()
{
    m_path = qgetenv(kPath);
}

void SpeechTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    const QString program = m_folder->filePath(u"spd-say"_s);
    write(program, QByteArray(kProgram).replace("%1", m_folder->path().toUtf8()));
    QFile::setPermissions(program, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    qputenv(kPath, m_folder->path().toUtf8() + ':' + m_path);
    m_driver = std::make_unique<WindowDriver>();
}

void SpeechTest::cleanup()
{
    m_driver.reset();
    m_folder.reset();
}

void SpeechTest::listen(Spoken spoken)
{
    m_driver->settings().change([spoken](Preferences &now) {
        now.accessibility.speaks = true;
        now.accessibility.spoken = spoken;
    });
}

/// Begins a game of which nothing has been heard yet.
void SpeechTest::start(const GameSetup &setup, Spoken spoken)
{
    listen(Spoken::Everything);
    m_driver->start(setup);
    QTRY_VERIFY_WITH_TIMEOUT(!said().isEmpty(), kPatience);
    listen(spoken);
    forget();
}

QStringList SpeechTest::said() const
{
    QFile file(m_folder->filePath(u"said"_s));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    return QString::fromUtf8(file.readAll()).split(u'\n', Qt::SkipEmptyParts);
}

QString SpeechTest::last() const
{
    const QStringList all = said();
    const QString start = u"-C|-l|%1|--|"_s.arg(languageSpoken());
    return !all.isEmpty() && all.last().startsWith(start) ? all.last().mid(start.size())
                                                          : QString();
}

/// The move that led to the position shown, as the list writes it in words.
QString SpeechTest::moveNow() const
{
    GameModel &game = m_driver->game();
    const NodeId node = m_driver->session().navigation.node();
    const RecordNode &move = game.record().node(node);
    const auto before = game.positionAt(move.parent);
    return withFullStop(
        design().playerName(before->toMove()) + u' '
        + design().moveName(*before, move.move, Notation::Prose));
}

void SpeechTest::silentAtFirst()
{
    m_driver->start(WindowDriver::people());
    m_driver->playAnyMove();
    m_driver->trigger("actionResign");
    QTest::qWait(50);
    QCOMPARE(said(), QStringList());
}

void SpeechTest::movesOfEveryGame_data()
{
    QTest::addColumn<QString>("game");
    for (const GameEntry &entry : catalogue())
        QTest::newRow(entry.info().id.c_str()) << QString::fromStdString(entry.info().id);
}

/// Moves of each kind: the games' own random play has them.
void SpeechTest::movesOfEveryGame()
{
    QFETCH(const QString, game);
    start(WindowDriver::people(game.toStdString()), Spoken::Moves);
    m_driver->playAnyMove();
    QTRY_COMPARE_WITH_TIMEOUT(last(), moveNow(), kPatience);
    std::mt19937 random(11);
    for (int i = 0; i < 12; ++i) {
        // Many moves at once are one sentence, the last of them.
        for (int ply = 0; ply < 7 && !m_driver->game().isOver(); ++ply) {
            const auto moves = m_driver->game().position().legalMoves();
            m_driver->session().match.playHuman(moves[random() % moves.size()]);
        }
        if (m_driver->game().isOver())
            break;
        QTRY_COMPARE_WITH_TIMEOUT(last(), moveNow(), kPatience);
    }
    QVERIFY(said().size() > 5);
}

void SpeechTest::consequencesOfEveryGame_data()
{
    movesOfEveryGame_data();
}

/// Whose turn it is and the remarks of the list: the first move with one ends the game's random play.
void SpeechTest::consequencesOfEveryGame()
{
    QFETCH(const QString, game);
    start(WindowDriver::people(game.toStdString()), Spoken::Everything);
    m_driver->playAnyMove();
    QTRY_COMPARE_WITH_TIMEOUT(last(), moveNow() + u' ' + withFullStop(status()), kPatience);
    QString remarks;
    std::mt19937 random(5);
    while (remarks.isEmpty() && m_driver->ply() < 300 && m_driver->session().match.awaitsHuman()) {
        const AnyPosition &position = m_driver->game().position();
        const auto moves = position.legalMoves();
        const MoveCode move = moves[random() % moves.size()];
        if (position.remarks() != nullptr) {
            for (const Sentence &remark : position.remarks()->of(move))
                remarks += u' ' + withFullStop(translated(remark));
        }
        m_driver->session().match.playHuman(move);
    }
    if (remarks.isEmpty() || m_driver->game().isOver())
        return;
    QTRY_COMPARE_WITH_TIMEOUT(last(), moveNow() + remarks + u' ' + withFullStop(status()), kPatience);
}

void SpeechTest::alarms()
{
    int alarms = 0;
    for (const GameEntry &entry : catalogue()) {
        start(WindowDriver::people(entry.info().id), Spoken::Everything);
        const auto isAlarmed = [this] {
            const AnyPosition &position = m_driver->game().position();
            const AlarmFacet *alarm = position.alarm();
            return alarm != nullptr && alarm->alarmedCell(position.toMove()) != Cell::None;
        };
        std::mt19937 random(3);
        while (m_driver->game().position().alarm() != nullptr && !m_driver->game().isOver()
               && !isAlarmed()) {
            const auto moves = m_driver->game().position().legalMoves();
            m_driver->session().match.playHuman(moves[random() % moves.size()]);
        }
        if (m_driver->game().isOver() || !isAlarmed())
            continue;
        ++alarms;
        QVERIFY(status() != design().BoardDesign::statusText(m_driver->game().position()));
        QTRY_VERIFY_WITH_TIMEOUT(last().endsWith(withFullStop(status())), kPatience);
    }
    QVERIFY(alarms > 0);
}

void SpeechTest::onlyMovesOfOthers()
{
    start(WindowDriver::againstComputer(), Spoken::OthersMoves);
    m_driver->playAnyMove();
    const QString own = moveNow();
    QTRY_VERIFY_WITH_TIMEOUT(m_driver->session().match.awaitsHuman(), kPatience);
    QTRY_COMPARE_WITH_TIMEOUT(last(), moveNow(), kPatience);
    QVERIFY(!said().join(u' ').contains(own));
}

void SpeechTest::historySpeaksTheMoveShown()
{
    start(WindowDriver::people(), Spoken::Moves);
    for (int i = 0; i < 3; ++i)
        m_driver->playAnyMove();
    const QString latest = moveNow();
    QTRY_COMPARE_WITH_TIMEOUT(last(), latest, kPatience);
    m_driver->trigger("actionBack");
    QVERIFY(moveNow() != latest);
    QTRY_COMPARE_WITH_TIMEOUT(last(), moveNow(), kPatience);
    m_driver->trigger("actionFirst");
    QTRY_COMPARE_WITH_TIMEOUT(last(), u"Start."_s, kPatience);
    m_driver->trigger("actionForward");
    QTRY_COMPARE_WITH_TIMEOUT(last(), moveNow(), kPatience);
    listen(Spoken::Everything);
    m_driver->trigger("actionLive");
    QTRY_COMPARE_WITH_TIMEOUT(last(), latest + u' ' + withFullStop(status()), kPatience);
}

void SpeechTest::undoneMovesAreSpokenToo()
{
    start(WindowDriver::people(), Spoken::Everything);
    m_driver->playAnyMove();
    const QString first = moveNow() + u' ' + withFullStop(status());
    m_driver->playAnyMove();
    m_driver->trigger("actionUndo");
    QTRY_COMPARE_WITH_TIMEOUT(last(), first, kPatience);
}

void SpeechTest::clocksWarn()
{
    GameSetup setup = WindowDriver::people();
    setup.clocks.fill({std::chrono::milliseconds(10'300), std::chrono::seconds(0)});
    start(setup, Spoken::Everything);
    m_driver->playAnyMove();
    const QString other = design().playerName(m_driver->game().toMove());
    QTRY_COMPARE_WITH_TIMEOUT(last(), u"Clock of %1: 0:10."_s.arg(other), kPatience);
    // Each time is told once, and that of the start never was.
    forget();
    QTest::qWait(400);
    QCOMPARE(said(), QStringList());
}

void SpeechTest::resultIsSpoken()
{
    start(WindowDriver::people(), Spoken::Everything);
    m_driver->playAnyMove();
    m_driver->playAnyMove();
    m_driver->trigger("actionResign");
    const GameModel &game = m_driver->game();
    const ResultWords words = resultWords(game.info(), game.outcome(), game.onlyPerson());
    QVERIFY(!words.headline.isEmpty());
    QTRY_VERIFY_WITH_TIMEOUT(last().contains(words.headline), kPatience);
    QVERIFY(last().contains(words.detail));
}

void SpeechTest::noticesAreSpoken()
{
    start(WindowDriver::people(), Spoken::Moves);
    Toast &toast = m_driver->window().page().board().toast();
    toast.say(u"Nobody hears this"_s);
    QTest::qWait(20);
    listen(Spoken::Everything);
    toast.say(u"The bell rings"_s);
    QTRY_COMPARE_WITH_TIMEOUT(last(), u"The bell rings."_s, kPatience);
    QCOMPARE(said().size(), 1);
}

/// Who asks for a hint, or tries what cannot be done, is answered whatever else is spoken.
void SpeechTest::answersAreSpoken()
{
    start(WindowDriver::people(), Spoken::OthersMoves);
    GamePage &page = m_driver->window().page();
    page.requestHint();
    QTRY_VERIFY_WITH_TIMEOUT(last().startsWith(u"Hint: "_s), kPatience);
    page.lines().showRefusal(u"No."_s, u"The square is taken"_s);
    QTRY_COMPARE_WITH_TIMEOUT(last(), u"No. The square is taken."_s, kPatience);
    m_driver->playAnyMove();
    m_driver->session().navigation.goFirst();
    forget();
    page.lines().explainNotNow();
    QTRY_VERIFY_WITH_TIMEOUT(last().contains(u"You are looking at another position"_s), kPatience);
}

void SpeechTest::coachIsSpoken()
{
    start(WindowDriver::people(), Spoken::OthersMoves);
    m_driver->playAnyMove();
    m_driver->trigger("actionCoach");
    QTRY_VERIFY_WITH_TIMEOUT(!last().isEmpty(), kPatience);
    QVERIFY(last().startsWith(withFullStop(m_driver->text("coachHead"))));
    const QString empty = m_driver->text("coachEmpty");
    QCOMPARE(empty.isEmpty(), m_driver->find<QWidget>("coachClaims").findChild<QLabel *>() != nullptr);
    QVERIFY(last().endsWith(empty));
}

void SpeechTest::nothingOnTheStartPage()
{
    start(WindowDriver::people(), Spoken::Everything);
    m_driver->playAnyMove();
    QTRY_VERIFY_WITH_TIMEOUT(!last().isEmpty(), kPatience);
    m_driver->trigger("actionHome");
    // What is being said stops.
    QTRY_COMPARE_WITH_TIMEOUT(said().last(), u"-C"_s, kPatience);
    forget();
    m_driver->window().page().board().toast().say(u"Nobody hears this"_s);
    m_driver->session().match.resign();
    QTest::qWait(50);
    QCOMPARE(said(), QStringList());
}

void SpeechTest::inTheFogOnlyWhatIsKnown()
{
    int games = 0;
    for (const GameEntry &entry : catalogue()) {
        const auto &specs = entry.info().options;
        if (std::none_of(specs.begin(), specs.end(), [](const auto &spec) {
                return spec.key == "fog-of-war";
            }))
            continue;
        ++games;
        GameSetup setup = WindowDriver::people(entry.info().id);
        setup.options.set("fog-of-war", true);
        start(setup, Spoken::Everything);
        const auto before = m_driver->game().position().clone();
        const MoveCode move = before->legalMoves().front();
        m_driver->session().match.playHuman(move);
        m_driver->window().page().board().toast().say(u"Nobody hears this"_s);
        QTest::qWait(50);
        // The curtain is down, and the next person has not come yet.
        QVERIFY(m_driver->session().sight.awaitsHandover());
        QCOMPARE(said(), QStringList());
        m_driver->session().sight.handOver();
        const QString seen = withMinusSigns(
            QString::fromStdString(m_driver->game().seenLabel(*before, move)));
        QVERIFY(seen != design().moveName(*before, move, Notation::Prose));
        QTRY_COMPARE_WITH_TIMEOUT(
            last(),
            withFullStop(design().playerName(before->toMove()) + u' ' + seen) + u' '
                + withFullStop(status()),
            kPatience);
    }
    QVERIFY(games > 0);
}

void SpeechTest::switchedOffItStops()
{
    start(WindowDriver::people(), Spoken::Everything);
    m_driver->settings().change([](Preferences &now) { now.accessibility.speaks = false; });
    QTRY_COMPARE_WITH_TIMEOUT(said(), QStringList(u"-C"_s), kPatience);
    forget();
    m_driver->playAnyMove();
    QTest::qWait(50);
    QCOMPARE(said(), QStringList());
}

void SpeechTest::tryItSpeaksAtOnce()
{
    m_driver->trigger("actionPreferences");
    QVERIFY(m_driver->find<QCheckBox>("speechSwitch").isEnabled());
    m_driver->find<QAbstractButton>("trySpeechButton").click();
    QTRY_COMPARE_WITH_TIMEOUT(last(), u"Speak what happens"_s, kPatience);
    QVERIFY(!m_driver->find<QComboBox>("spokenBox").isEnabled());
    m_driver->find<QCheckBox>("speechSwitch").click();
    QVERIFY(m_driver->find<QComboBox>("spokenBox").isEnabled());
    QVERIFY(m_driver->settings().preferences().accessibility.speaks);
}

void SpeechTest::argumentsReachNoShell()
{
    Speaker speaker;
    speaker.say(u"-x \"$(touch made)\" `touch made`; 'a' *"_s);
    QTRY_COMPARE_WITH_TIMEOUT(last(), u"-x \"$(touch made)\" `touch made`; 'a' *"_s, kPatience);
    // Some versions take the text for a format.
    speaker.say(u"10 %s of it"_s);
    QTRY_COMPARE_WITH_TIMEOUT(last(), u"10 s of it"_s, kPatience);
    QVERIFY(!QFile::exists(m_folder->filePath(u"made"_s)));
}

void SpeechTest::missingProgramIsSaid()
{
    const QTemporaryDir empty;
    qputenv(kPath, empty.path().toUtf8());
    listen(Spoken::Everything);
    m_driver->start(WindowDriver::people());
    m_driver->playAnyMove();
    m_driver->trigger("actionPreferences");
    const auto &speaks = m_driver->find<QCheckBox>("speechSwitch");
    QVERIFY(!speaks.isEnabled());
    QVERIFY(speaks.accessibleDescription().contains(u"spd-say"_s));
    QVERIFY(!m_driver->find<QComboBox>("spokenBox").isEnabled());
    QVERIFY(!m_driver->find<QAbstractButton>("trySpeechButton").isEnabled());
    QTest::qWait(20);
    QCOMPARE(said(), QStringList());
}

void SpeechTest::hangingProgramIsKilled()
{
    const QString hang = m_folder->filePath(u"hang"_s);
    const QString hanging = m_folder->filePath(u"hanging"_s);
    write(hang, {});
    Speaker speaker;
    speaker.say(u"One"_s);
    QTRY_VERIFY_WITH_TIMEOUT(QFileInfo(hanging).size() > 0, kPatience);
    QFile file(hanging);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray number = file.readAll().trimmed();
    QVERIFY(test::isRunning(number));
    QFile::remove(hang);
    speaker.say(u"Two"_s);
    QTRY_COMPARE_WITH_TIMEOUT(last(), u"Two"_s, kPatience);
    QVERIFY(!test::isRunning(number));
}

void SpeechTest::theLastOfManySentencesIsSpoken()
{
    Speaker speaker;
    for (int i = 0; i < 50; ++i)
        speaker.say(QString::number(i));
    QTRY_COMPARE_WITH_TIMEOUT(last(), u"49"_s, kPatience);
    // Those between were never begun.
    QCOMPARE(said().size(), 2);
}

void SpeechTest::inTheLanguageSpoken()
{
    speak(u"de"_s, *qApp);
    m_driver = std::make_unique<WindowDriver>();
    start(WindowDriver::people(), Spoken::Everything);
    m_driver->playAnyMove();
    const QString german = moveNow() + u' ' + withFullStop(status());
    QTRY_COMPARE_WITH_TIMEOUT(
        said().isEmpty() ? QString() : said().last(), u"-C|-l|de|--|"_s + german, kPatience);
    QVERIFY(!german.startsWith(translated({{}, m_driver->game().info().players.front(), {}})));
    m_driver.reset();
    for (QTranslator *translator : qApp->findChildren<QTranslator *>())
        delete translator;
    QLocale::setDefault(QLocale(u"en"_s));
    QCOMPARE(languageSpoken(), u"en"_s);
}

QTEST_MAIN(SpeechTest)
#include "speechtest.moc"
