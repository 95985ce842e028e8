#include "app/players/tracebox.h"

#include "model/core/rounds.h"
#include "model/session/gamerounds.h"
#include "view/widgets/heading.h"
#include "view/widgets/movewords.h"
#include "view/widgets/plaintext.h"
#include "view/words/listed.h"

#include <QLabel>
#include <QLocale>
#include <QPlainTextEdit>
#include <QVBoxLayout>

#include <algorithm>

namespace tessera {

using namespace Qt::StringLiterals;

namespace {

constexpr int kSpacing = 4;
constexpr int kTextLines = 4;

QString secondsText(double seconds)
{
    // What is short is told to the millisecond.
    constexpr double kShort = 0.1;
    return TraceBox::tr("%1 s").arg(QLocale().toString(seconds, 'f', seconds < kShort ? 3 : 2));
}

QString megabytesText(double megabytes)
{
    return TraceBox::tr("%1 MB").arg(QLocale().toString(megabytes, 'f', 1));
}

double secondsOf(const ProgramTrace &trace)
{
    return std::chrono::duration<double>(trace.time).count();
}

double megabytesOf(const ProgramTrace &trace)
{
    constexpr double kMegabyte = 1000.0 * 1000 / 1024;
    return trace.kilobytes / kMegabyte;
}

/// A text that takes the room that there is, and asks for a few lines only.
class ShortText final : public QPlainTextEdit
{
public:
    using QPlainTextEdit::QPlainTextEdit;

    [[nodiscard]] QSize sizeHint() const override
    {
        return {QPlainTextEdit::sizeHint().width(), minimumHeight()};
    }
};

} // namespace

TraceBox::TraceBox(GameSession &session, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_timeTitle(new Label(this))
    , m_time(new EffortPlot(tr("Time of each move"), secondsText, this))
    , m_memoryTitle(new Label(this))
    , m_memory(new EffortPlot(tr("Memory of each move"), megabytesText, this))
    , m_place(new Label(this))
    , m_text(new ShortText(this))
{
    setObjectName(u"traceBox"_s);
    setAccessibleName(tr("Programs"));
    buildLayout();
    hide();
    const GameModel &game = session.model;
    connect(&game, &GameModel::moved, this, &TraceBox::refresh);
    connect(&game, &GameModel::takenBack, this, &TraceBox::refresh);
    connect(&game, &GameModel::jumped, this, &TraceBox::refresh);
    connect(&game, &GameModel::recordChanged, this, &TraceBox::refresh);
    connect(&session.match, &MatchController::seatsChanged, this, &TraceBox::refresh);
    connect(&session.navigation, &NavigationController::shown, this, &TraceBox::showPlace);
    connect(m_time, &EffortPlot::placeChosen, this, &TraceBox::goTo);
    connect(m_memory, &EffortPlot::placeChosen, this, &TraceBox::goTo);
}

void TraceBox::buildLayout()
{
    m_timeTitle->setObjectName(u"traceTimeTitle"_s);
    m_time->setObjectName(u"traceTime"_s);
    m_memoryTitle->setObjectName(u"traceMemoryTitle"_s);
    m_memory->setObjectName(u"traceMemory"_s);
    m_place->setObjectName(u"tracePlace"_s);
    m_text->setObjectName(u"traceText"_s);
    m_text->setAccessibleName(tr("What the program wrote"));
    m_text->setReadOnly(true);
    m_text->setTabChangesFocus(true);
    m_text->setLineWrapMode(QPlainTextEdit::WidgetWidth);
    makeMonospaced(*m_text);
    m_text->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Expanding);
    m_text->setMinimumHeight(kTextLines * m_text->fontMetrics().height());
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(kSpacing);
    for (QLabel *label : {m_timeTitle, m_memoryTitle, m_place}) {
        label->setWordWrap(true);
    }
    for (QWidget *part :
         std::initializer_list<QWidget *>{m_timeTitle, m_time, m_memoryTitle, m_memory, m_place})
        column->addWidget(part);
    column->addWidget(m_text, 1);
}

void TraceBox::setLooks(const std::vector<PlayerLook> &looks)
{
    m_looks = looks;
    m_time->setLooks(looks);
    m_memory->setLooks(looks);
    refresh();
}

bool TraceBox::hasPrograms() const
{
    const PerPlayer<SeatSetup> seats = m_session.match.seats();
    return std::any_of(seats.begin(), seats.end(), [](const SeatSetup &seat) {
        return seat.kind == SeatSetup::Kind::Program;
    });
}

void TraceBox::refresh()
{
    const GameModel &game = m_session.model;
    if (!game.hasGame())
        return;
    const std::vector<NodeId> &line = m_session.history.line();
    const bool isKnown = std::any_of(line.begin(), line.end(), [&game](NodeId node) {
        return !game.record().node(node).trace.isEmpty();
    });
    setVisible(isKnown || hasPrograms());
    if (isHidden())
        return;
    std::vector<EffortPlot::Point> times;
    std::vector<EffortPlot::Point> memories;
    const std::vector<Player> movers = moversOf(
        *game.positionAt(GameRecord::kRoot),
        game.record().movesTo(line.empty() ? GameRecord::kRoot : line.back()));
    for (std::size_t i = 0; i < line.size(); ++i) {
        const RecordNode &node = game.record().node(line[i]);
        const Player mover = movers[i];
        const auto place = static_cast<int>(i) + 1;
        if (!node.trace.isEmpty())
            times.push_back({place, mover, secondsOf(node.trace)});
        if (node.trace.kilobytes > 0)
            memories.push_back({place, mover, megabytesOf(node.trace)});
    }
    const bool knowsMemory = !memories.empty();
    m_time->setPoints(std::move(times), movers);
    m_memory->setPoints(std::move(memories), movers);
    m_timeTitle->setText(tr("Time: %1; at most %2 a move", "players and what they took")
                             .arg(totals(), secondsText(m_time->most())));
    showMemory();
    for (QWidget *part : std::initializer_list<QWidget *>{m_timeTitle, m_time, m_text})
        part->setVisible(isKnown);
    for (QWidget *part : std::initializer_list<QWidget *>{m_memoryTitle, m_memory})
        part->setVisible(knowsMemory);
    showPlace();
}

void TraceBox::showMemory()
{
    const GameModel &game = m_session.model;
    bool hasPeaks = false;
    bool hasOthers = false;
    for (const NodeId node : m_session.history.line()) {
        const ProgramTrace &trace = game.record().node(node).trace;
        hasPeaks = hasPeaks || (trace.kilobytes > 0 && trace.isPeak);
        hasOthers = hasOthers || (trace.kilobytes > 0 && !trace.isPeak);
    }
    const QString most = megabytesText(m_memory->most());
    m_memoryTitle->setText(
        !hasOthers  ? tr("Memory during each move, at its peak: at most %1").arg(most)
        : !hasPeaks ? tr("Memory after each move: at most %1").arg(most)
                    : tr("Memory during each move, or after it: at most %1").arg(most));
}

QString TraceBox::totals() const
{
    PerPlayer<double> sums{};
    for (const EffortPlot::Point &point : m_time->points())
        sums[point.player] += point.value;
    QStringList parts;
    for (std::size_t i = 0; i < m_looks.size(); ++i) {
        const double sum = sums[playerAt(static_cast<int>(i))];
        if (sum > 0)
            parts << tr("%1 %2", "player, time").arg(m_looks[i].name, secondsText(sum));
    }
    return QLocale().createSeparatedList(parts);
}

QString TraceBox::moveName() const
{
    const GameModel &game = m_session.model;
    const NodeId node = m_session.navigation.node();
    return movePlaceWords(roundOf(game, node), game.moverOf(node), m_looks);
}

QString TraceBox::placeText() const
{
    const NavigationController &navigation = m_session.navigation;
    if (m_time->points().empty())
        return tr("What programs take for their moves, and what they print, will stand here.");
    if (navigation.node() == GameRecord::kRoot)
        return tr("Step to a move to see what its program printed.");
    const ProgramTrace &trace = m_session.model.record().node(navigation.node()).trace;
    if (trace.isEmpty())
        return tr("%1 was not made by a program.", "move").arg(moveName());
    QStringList parts{secondsText(secondsOf(trace))};
    if (trace.kilobytes > 0)
        parts << (trace.isPeak ? tr("at most %1", "memory") : tr("%1 after it", "memory"))
                     .arg(megabytesText(megabytesOf(trace)));
    const QString effort = listed(parts);
    return trace.text().empty()
               ? tr("%1: %2, nothing printed", "move, time and memory").arg(moveName(), effort)
               : tr("%1: %2, printed:", "move, time and memory").arg(moveName(), effort);
}

void TraceBox::showPlace()
{
    const NavigationController &navigation = m_session.navigation;
    if (!m_session.model.hasGame() || !m_session.model.record().contains(navigation.node()))
        return;
    m_time->setPlace(navigation.ply());
    m_memory->setPlace(navigation.ply());
    m_place->setText(placeText());
    const ProgramTrace &trace = m_session.model.record().node(navigation.node()).trace;
    m_text->setPlainText(QString::fromStdString(trace.text()));
}

void TraceBox::goTo(int place)
{
    const std::vector<NodeId> &line = m_session.history.line();
    if (place == 0)
        m_session.navigation.goFirst();
    else if (place <= static_cast<int>(line.size()))
        m_session.navigation.goTo(line[static_cast<std::size_t>(place) - 1]);
}

} // namespace tessera

#include "moc_tracebox.cpp"
