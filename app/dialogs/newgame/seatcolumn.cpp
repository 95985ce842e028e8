#include "app/dialogs/newgame/seatcolumn.h"

#include "app/dialogs/newgame/computerchoice.h"
#include "app/files/setupwords.h"
#include "app/players/programwords.h"

#include "controller/session/referee.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPainter>
#include <QRadioButton>
#include <QSlider>
#include <QVBoxLayout>

namespace tessera {

using namespace Qt::StringLiterals;

namespace {

constexpr int kLongestName = 40;

QPixmap discPixmap(const PlayerLook &look, const QWidget &widget)
{
    const int side = widget.fontMetrics().height();
    const double ratio = widget.devicePixelRatioF();
    QPixmap pixmap(QSize(side, side) * ratio);
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    paintPlayerDisc(painter, QRectF(0, 0, side, side), look);
    return pixmap;
}

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
    m_levelWords->setForegroundRole(QPalette::PlaceholderText);

    auto *head = new QWidget(this);
    auto *row = new QHBoxLayout(head);
    row->setContentsMargins(0, 0, 0, 0);
    auto *disc = new QLabel(head);
    disc->setPixmap(discPixmap(look, *this));
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
    refresh();
}

SeatSetup SeatColumn::seat() const
{
    SeatSetup seat;
    seat.kind = m_human->isChecked() ? SeatSetup::Kind::Human : SeatSetup::Kind::Computer;
    seat.name = m_name->text().trimmed();
    seat.level = m_level->value();
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
    const int level = m_level->value();
    m_which->setEnabled(isComputer);
    m_name->setPlaceholderText(isComputer ? tr("Name (Computer)") : tr("Name (Person)"));
    m_level->setEnabled(isComputer && !program);
    m_levelTitle->setEnabled(isComputer && !program);
    m_levelWords->setEnabled(isComputer);
    if (program) {
        m_levelWords->setText(programWords(*program));
        return;
    }
    const double seconds = static_cast<double>(Referee::thinkingTime(level).count()) / 1000;
    m_levelWords->setText(tr("%1 · %2, ~%3 s a move", "level, its word, seconds")
                              .arg(level)
                              .arg(levelWords(level), QLocale().toString(seconds, 'g', 2)));
}

} // namespace tessera
