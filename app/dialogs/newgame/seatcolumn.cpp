#include "app/dialogs/newgame/seatcolumn.h"

#include "app/dialogs/newgame/computerchoice.h"
#include "app/files/setupwords.h"
#include "app/players/programwords.h"

#include "controller/session/referee.h"

#include <QAbstractItemView>
#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QRadioButton>
#include <QSlider>
#include <QVBoxLayout>

namespace tessera {

using namespace Qt::StringLiterals;

namespace {

constexpr int kLongestName = 40;
/// The possible aims of adaptive levels, in per cent of the games.
constexpr int kAims[]{30, 40, 50, 60, 70};
constexpr int kEven = 50;

} // namespace

SeatColumn::SeatColumn(
    const PlayerLook &look, int number, const GameInfo &info, const QString &folder, QWidget *parent)
    : QFrame(parent)
    , m_human(new QRadioButton(tr("Person"), this))
    , m_computer(new QRadioButton(tr("Computer"), this))
    , m_which(new ComputerChoice(info, folder, this))
    , m_name(new QLineEdit(this))
    , m_level(new QSlider(Qt::Horizontal, this))
    , m_levelTitle(new QLabel(tr("Level"), this))
    , m_levelWords(new QLabel(this))
    , m_adaptive(new QCheckBox(tr("Adaptive"), this))
    , m_aim(new QComboBox(this))
    , m_game(info.id)
    , m_ratings(folder)
{
    setFrameShape(QFrame::StyledPanel);
    setObjectName(u"seat%1"_s.arg(number));
    m_human->setObjectName(u"seat%1Human"_s.arg(number));
    m_computer->setObjectName(u"seat%1Computer"_s.arg(number));
    m_which->setObjectName(u"seat%1Program"_s.arg(number));
    m_which->setAccessibleName(tr("Which computer player plays %1").arg(look.name));
    m_name->setObjectName(u"seat%1Name"_s.arg(number));
    m_level->setObjectName(u"seat%1Level"_s.arg(number));
    m_levelWords->setObjectName(u"seat%1LevelWords"_s.arg(number));
    m_human->setAccessibleName(tr("%1 is played by a person").arg(look.name));
    m_computer->setAccessibleName(tr("%1 is played by the computer").arg(look.name));
    m_name->setAccessibleName(tr("Name of %1").arg(look.name));
    m_name->setMaxLength(kLongestName);
    m_name->setClearButtonEnabled(true);
    m_level->setAccessibleName(tr("Level of %1").arg(look.name));
    m_level->setRange(1, EngineSettings::kStrongest);
    m_level->setPageStep(1);
    m_level->setTickPosition(QSlider::TicksBelow);
    m_level->setTickInterval(1);
    m_levelTitle->setBuddy(m_level);
    m_levelWords->setWordWrap(true);
    m_adaptive->setObjectName(u"seat%1Adaptive"_s.arg(number));
    m_aim->setObjectName(u"seat%1Aim"_s.arg(number));
    buildAdaptive(look.name);
    m_levelWords->setForegroundRole(QPalette::PlaceholderText);

    auto *head = new QWidget(this);
    auto *row = new QHBoxLayout(head);
    row->setContentsMargins(0, 0, 0, 0);
    auto *disc = new QLabel(head);
    disc->setPixmap(playerDisc(look, *this));
    auto *title = new QLabel(look.name, head);
    QFont bold = title->font();
    bold.setBold(true);
    title->setFont(bold);
    row->addWidget(disc);
    row->addWidget(title);
    row->addStretch();
    buildLayout(head);

    for (QRadioButton *button : {m_human, m_computer}) {
        connect(button, &QRadioButton::toggled, this, [this](bool isOn) {
            if (!isOn)
                return;
            refresh();
            emit changed();
        });
    }
    connect(m_which, &ComputerChoice::chosen, this, [this] {
        refresh();
        emit changed();
    });
    connect(m_which, &ComputerChoice::listChanged, this, &SeatColumn::programsChanged);
    connect(m_name, &QLineEdit::textChanged, this, &SeatColumn::changed);
    connect(m_level, &QSlider::valueChanged, this, [this] {
        refresh();
        emit changed();
    });
    setSeat({});
}

void SeatColumn::buildAdaptive(const QString &player)
{
    m_adaptive->setAccessibleName(tr("The level of %1 follows your rating").arg(player));
    m_adaptive->setToolTip(tr("Each game begins at the level that fits your rating, which says "
                              "openly how strong it is; within a "
                              "game it stays"));
    m_aim->setAccessibleName(tr("How often you are to win against %1").arg(player));
    m_aim->view()->setAccessibleName(m_aim->accessibleName());
    for (const int percent : kAims)
        m_aim->addItem(tr("You win %1 %").arg(percent), percent);
    m_aim->addItem(tr("Frozen"), 0);
    m_aim->setItemData(m_aim->count() - 1, tr("It stays at the level that it has"), Qt::ToolTipRole);
    connect(m_adaptive, &QCheckBox::toggled, this, [this] {
        refresh();
        emit changed();
    });
    connect(m_aim, &QComboBox::currentIndexChanged, this, [this] {
        // The level shown before is frozen.
        if (m_aim->currentData().toInt() == 0)
            m_level->setValue(m_shown);
        refresh();
        emit changed();
    });
}

int SeatColumn::shownLevel() const
{
    const int aim = m_aim->currentData().toInt();
    const bool isFollowing = m_adaptive->isChecked() && aim > 0;
    return isFollowing ? m_ratings.adaptiveLevel(m_game, aim) : m_level->value();
}

void SeatColumn::buildLayout(QWidget *head)
{
    auto *kinds = new QHBoxLayout;
    kinds->addWidget(m_human);
    kinds->addWidget(m_computer);
    kinds->addStretch();
    auto *level = new QHBoxLayout;
    level->addWidget(m_levelTitle);
    level->addWidget(m_level, 1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(12, 10, 12, 10);
    column->addWidget(head);
    column->addLayout(kinds);
    column->addWidget(m_which);
    column->addWidget(m_name);
    column->addLayout(level);
    auto *adaptive = new QHBoxLayout;
    adaptive->addWidget(m_adaptive);
    adaptive->addWidget(m_aim, 1);
    column->addLayout(adaptive);
    column->addWidget(m_levelWords);
}

void SeatColumn::setSeat(const SeatSetup &seat)
{
    const bool isHuman = seat.kind == SeatSetup::Kind::Human;
    (isHuman ? m_human : m_computer)->setChecked(true);
    const bool isProgram = seat.kind == SeatSetup::Kind::Program;
    m_which->setProgram(isProgram ? std::optional(seat.program) : std::nullopt);
    m_name->setText(seat.name);
    m_level->setValue(seat.level);
    m_adaptive->setChecked(seat.adaptive.has_value());
    const SeatSetup::Adaptive adaptive = seat.adaptive.value_or(SeatSetup::Adaptive());
    const int aim = m_aim->findData(adaptive.isFrozen ? 0 : adaptive.winPercent);
    const QSignalBlocker blocker(m_aim);
    m_aim->setCurrentIndex(aim >= 0 ? aim : m_aim->findData(kEven));
    refresh();
}

SeatSetup SeatColumn::seat() const
{
    SeatSetup seat;
    seat.kind = m_human->isChecked() ? SeatSetup::Kind::Human : SeatSetup::Kind::Computer;
    seat.name = m_name->text().trimmed();
    seat.level = shownLevel();
    if (m_adaptive->isChecked() && m_computer->isChecked()) {
        const int aim = m_aim->currentData().toInt();
        seat.adaptive = {aim > 0 ? aim : kEven, aim == 0};
    }
    if (const auto program = m_which->program(); program && !m_human->isChecked()) {
        seat.kind = SeatSetup::Kind::Program;
        seat.program = *program;
    }
    return seat;
}

void SeatColumn::rereadPrograms()
{
    m_which->reread();
}

void SeatColumn::refresh()
{
    const bool isComputer = m_computer->isChecked();
    const auto program = isComputer ? m_which->program() : std::nullopt;
    const int level = shownLevel();
    m_shown = level;
    const bool isOurs = isComputer && !program;
    const bool isAdaptive = isOurs && m_adaptive->isChecked();
    m_adaptive->setEnabled(isOurs);
    m_aim->setEnabled(isAdaptive);
    m_which->setEnabled(isComputer);
    m_name->setPlaceholderText(isComputer ? tr("Name (Computer)") : tr("Name (Person)"));
    m_level->setEnabled(isOurs && !isAdaptive);
    m_levelTitle->setEnabled(isOurs && !isAdaptive);
    m_levelWords->setEnabled(isComputer);
    if (program) {
        m_levelWords->setText(programWords(*program));
        return;
    }
    const double seconds = static_cast<double>(Referee::thinkingTime(level).count()) / 1000;
    const QString words = tr("%1 · %2, ~%3 s a move", "level, its word, seconds")
                              .arg(level)
                              .arg(levelWords(level), QLocale().toString(seconds, 'g', 2));
    m_levelWords->setText(
        isAdaptive ? tr("Now level %1; your rating is %2", "level in words, rating")
                         .arg(words, ratingWords(m_ratings.rating(m_game)))
                   : words);
}

} // namespace tessera

#include "moc_seatcolumn.cpp"
