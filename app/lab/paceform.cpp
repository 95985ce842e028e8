#include "app/lab/paceform.h"

#include "model/lab/match/matchtimecontrol.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QHBoxLayout>
#include <QSpinBox>

namespace tessera {

using namespace Qt::StringLiterals;

namespace {

enum Kind { ByNodes, ByMoveTime, ByDepth, ByClock };

constexpr int kUsualNodes = 2000;
constexpr int kMostNodes = 1000000000;
constexpr int kUsualMs = 100;
constexpr int kMostMs = 600000;
constexpr int kUsualDepth = 4;
constexpr int kDeepest = 100;
constexpr double kUsualSeconds = 10;
constexpr double kMostSeconds = 36000;
constexpr double kUsualIncrement = 0.1;
constexpr double kMostIncrement = 600;

} // namespace

PaceForm::PaceForm(QWidget *parent)
    : QWidget(parent)
    , m_kind(new QComboBox(this))
    , m_nodes(new QSpinBox(this))
    , m_moveTime(new QSpinBox(this))
    , m_depth(new QSpinBox(this))
    , m_seconds(new QDoubleSpinBox(this))
    , m_increment(new QDoubleSpinBox(this))
{
    m_kind->setObjectName(u"paceKind"_s);
    m_kind->setAccessibleName(tr("Pace"));
    m_kind->addItems({tr("Nodes a move"), tr("Time a move"), tr("Depth"), tr("Clock for the game")});
    m_kind->setToolTip(tr("Matches limited by nodes or depth are the same each time"));
    const auto prepare =
        [](auto *field, const char *name, const QString &accessible, auto most, auto usual) {
            field->setObjectName(QLatin1StringView(name));
            field->setAccessibleName(accessible);
            field->setRange(std::is_same_v<decltype(most), int> ? 1 : 0, most);
            field->setValue(usual);
        };
    prepare(m_nodes, "paceNodes", tr("Nodes a move"), kMostNodes, kUsualNodes);
    m_nodes->setGroupSeparatorShown(true);
    prepare(m_moveTime, "paceMoveTime", tr("Time a move"), kMostMs, kUsualMs);
    m_moveTime->setSuffix(tr(" ms", "milliseconds"));
    prepare(m_depth, "paceDepth", tr("Depth"), kDeepest, kUsualDepth);
    prepare(m_seconds, "paceSeconds", tr("Time for the game"), kMostSeconds, kUsualSeconds);
    m_seconds->setMinimum(kUsualIncrement);
    m_seconds->setDecimals(1);
    m_seconds->setSuffix(tr(" s", "seconds"));
    prepare(m_increment, "paceIncrement", tr("Increment a move"), kMostIncrement, kUsualIncrement);
    m_increment->setPrefix(tr("+ ", "before an increment"));
    m_increment->setSuffix(tr(" s", "seconds"));
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_kind);
    for (QWidget *field :
         std::initializer_list<QWidget *>{m_nodes, m_moveTime, m_depth, m_seconds, m_increment})
        row->addWidget(field, 1);
    connect(m_kind, &QComboBox::currentIndexChanged, this, &PaceForm::follow);
    follow();
}

void PaceForm::follow()
{
    const int kind = m_kind->currentIndex();
    m_nodes->setVisible(kind == ByNodes);
    m_moveTime->setVisible(kind == ByMoveTime);
    m_depth->setVisible(kind == ByDepth);
    m_seconds->setVisible(kind == ByClock);
    m_increment->setVisible(kind == ByClock);
}

std::string PaceForm::pace() const
{
    lab::MatchTimeControl pace;
    switch (m_kind->currentIndex()) {
    case ByMoveTime:
        pace.moveTime = std::chrono::milliseconds(m_moveTime->value());
        break;
    case ByDepth:
        pace.depth = m_depth->value();
        break;
    case ByClock: {
        constexpr double kSecond = 1000;
        const auto time = [](double seconds) {
            return std::chrono::milliseconds(std::llround(seconds * kSecond));
        };
        pace.clock = TimeControl{time(m_seconds->value()), time(m_increment->value())};
        break;
    }
    default:
        pace.nodes = static_cast<std::uint64_t>(m_nodes->value());
    }
    return pace.text();
}

void PaceForm::setPace(const std::string &pace)
{
    const auto read = lab::MatchTimeControl::parse(pace);
    if (!read)
        return;
    constexpr double kSecond = 1000;
    if (read->clock) {
        m_kind->setCurrentIndex(ByClock);
        m_seconds->setValue(static_cast<double>(read->clock->initial.count()) / kSecond);
        m_increment->setValue(static_cast<double>(read->clock->increment.count()) / kSecond);
    } else if (read->moveTime) {
        m_kind->setCurrentIndex(ByMoveTime);
        m_moveTime->setValue(static_cast<int>(read->moveTime->count()));
    } else if (read->depth) {
        m_kind->setCurrentIndex(ByDepth);
        m_depth->setValue(*read->depth);
    } else if (read->nodes) {
        m_kind->setCurrentIndex(ByNodes);
        m_nodes->setValue(static_cast<int>(std::min<std::uint64_t>(*read->nodes, kMostNodes)));
    }
}

} // namespace tessera

#include "moc_paceform.cpp"
