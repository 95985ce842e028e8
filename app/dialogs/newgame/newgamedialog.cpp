#include "app/dialogs/newgame/newgamedialog.h"

#include "app/dialogs/newgame/presetmenu.h"
#include "app/files/setups.h"
#include "app/files/setupwords.h"
#include "app/settings/settings.h"
#include "model/session/historymodel.h"
#include "view/widgets/gameicon.h"

#include "view/widgets/discardquestion.h"
#include "view/widgets/heading.h"
#include "view/widgets/plainbuttons.h"
#include "view/widgets/plaintext.h"
#include "view/widgets/taborder.h"
#include "view/widgets/windowsize.h"

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QScrollArea>
#include <QStyle>
#include <QTimer>
#include <QVBoxLayout>

namespace tessera {

using namespace Qt::StringLiterals;

namespace {

constexpr QSize kUsualSize{780, 720};
constexpr QSize kUsualLetters{96, 40};
constexpr int kLeastHeight = 480;
constexpr int kLeastLines = 24;
constexpr int kIcon = 40;

} // namespace

NewGameDialog::NewGameDialog(
    Settings &settings, const Theme &theme, const QString &game, QWidget *parent)
    : QDialog(parent)
    , m_settings(settings)
    , m_theme(theme)
    , m_games(new QListWidget(this))
    , m_title(new Label(this))
    , m_goal(new Label(this))
    , m_scroll(new QScrollArea(this))
    , m_summary(new Label(this))
{
    setObjectName(u"newGameDialog"_s);
    setWindowTitle(tr("New game"));
    buildLayout();
    fillList();
    int shown = 0;
    const auto games = catalogue();
    for (std::size_t i = 0; i < games.size(); ++i) {
        if (QString::fromStdString(games[i].info().id) == game)
            shown = static_cast<int>(i);
    }
    m_games->setCurrentRow(shown);
    const QSize room = roomOnScreen(*this);
    // In a lower dialog the summary would lose lines.
    const int least = std::max(kLeastHeight, kLeastLines * fontMetrics().height());
    setMinimumHeight(std::min(least, room.height()));
    resize(kUsualSize.expandedTo(sizeInLetters(*this, kUsualLetters)).boundedTo(room));
}

void NewGameDialog::buildLayout()
{
    m_games->setObjectName(u"gameList"_s);
    m_games->setAccessibleName(tr("Games"));
    m_title->setObjectName(u"gameTitle"_s);
    m_goal->setObjectName(u"gameGoal"_s);
    m_goal->setWordWrap(true);
    m_goal->setForegroundRole(QPalette::PlaceholderText);
    m_summary->setObjectName(u"setupSummary"_s);
    m_summary->setWordWrap(true);
    m_scroll->setObjectName(u"setupScroll"_s);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    makeHeading(*m_title, 1.35);

    auto *buttons = new QDialogButtonBox(
        QDialogButtonBox::Ok | QDialogButtonBox::Cancel | QDialogButtonBox::Reset, this);
    QPushButton *start = buttons->button(QDialogButtonBox::Ok);
    start->setText(tr("Start"));
    start->setObjectName(u"startButton"_s);
    start->setDefault(true);
    buttons->button(QDialogButtonBox::Cancel)->setObjectName(u"cancelButton"_s);
    QPushButton *resetButton = buttons->button(QDialogButtonBox::Reset);
    resetButton->setObjectName(u"resetButton"_s);
    auto *presets = new PresetMenu(
        m_settings, [this] { return setup(); }, this);
    buttons->addButton(presets, QDialogButtonBox::ResetRole);
    connect(presets, &PresetMenu::chosen, this, &NewGameDialog::take);
    connect(presets, &PresetMenu::saved, this, [this] { m_isComposed = false; });
    makePlain(*buttons);
    start->setFocus(Qt::OtherFocusReason);
    connect(buttons, &QDialogButtonBox::accepted, this, &NewGameDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &NewGameDialog::reject);
    connect(resetButton, &QPushButton::clicked, this, &NewGameDialog::reset);

    auto *column = new QVBoxLayout;
    column->addWidget(m_title);
    column->addWidget(m_goal);
    column->addSpacing(4);
    column->addWidget(m_scroll, 1);
    column->addWidget(m_summary);
    column->addWidget(buttons);
    auto *row = new QHBoxLayout(this);
    row->addWidget(m_games);
    row->addLayout(column, 1);
}

void NewGameDialog::fillList()
{
    m_games->setIconSize(QSize(kIcon, kIcon));
    for (const GameEntry &entry : catalogue()) {
        const GameInfo &info = entry.info();
        auto *item
            = new QListWidgetItem(gameIcon(info), translated({info.id, info.name, {}}), m_games);
        item->setSizeHint(QSize(0, kIcon + 12));
    }
    m_games->setVisible(m_games->count() > 1);
    int widest = 0;
    for (int i = 0; i < m_games->count(); ++i)
        widest = std::max(widest, m_games->fontMetrics().horizontalAdvance(m_games->item(i)->text()));
    m_games->setFixedWidth(kIcon + widest + 2 * m_games->frameWidth() + 32);
    connect(m_games, &QListWidget::currentRowChanged, this, &NewGameDialog::showGame);
}

void NewGameDialog::showGame(int number)
{
    const GameEntry &entry = catalogue()[static_cast<std::size_t>(number)];
    const GameInfo &info = entry.info();
    m_title->setText(translated({info.id, info.name, {}}));
    m_goal->setText(translated({info.id, info.goal, {}}));
    if (m_form != nullptr)
        m_left.insert_or_assign(setup().game, setup());
    m_form = new SetupForm(entry, m_theme, m_settings.dataFolder());
    const auto left = m_left.find(info.id);
    m_form->setSetup(left == m_left.end() ? m_settings.lastSetup(info) : left->second);
    m_scroll->setWidget(m_form);
    m_form->installEventFilter(this);
    tabThroughLayout(*this);
    fitWidth();
    connect(m_form, &SetupForm::changed, this, &NewGameDialog::describe);
    connect(m_form, &SetupForm::composed, this, [this] { m_isComposed = true; });
    connect(m_form, &SetupForm::filed, this, [this] { m_isComposed = false; });
    // The message makes the form grow, so the layout comes first.
    connect(m_form, &SetupForm::spoke, this, [this](QWidget *part) {
        QTimer::singleShot(0, part, [this, part] { m_scroll->ensureWidgetVisible(part); });
    });
    describe();
}

/// The form scrolls downwards only, so there is room for its whole width, whatever is unfolded in it.
void NewGameDialog::fitWidth()
{
    const int bar = style()->pixelMetric(QStyle::PM_ScrollBarExtent, nullptr, m_scroll);
    m_scroll->setMinimumWidth(m_form->minimumSizeHint().width() + bar);
}

bool NewGameDialog::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_form && event->type() == QEvent::LayoutRequest)
        fitWidth();
    return QDialog::eventFilter(watched, event);
}

void NewGameDialog::reset()
{
    const GameEntry &entry = catalogue()[static_cast<std::size_t>(m_games->currentRow())];
    take(defaultSetup(entry.info()));
}

void NewGameDialog::take(const GameSetup &setup)
{
    m_form->setSetup(setup);
    m_isComposed = false;
    describe();
}

void NewGameDialog::takeComposed(const GameSetup &setup)
{
    take(setup);
    m_isComposed = true;
}

void NewGameDialog::describe()
{
    const GameSetup chosen = setup();
    m_summary->setText(setupWords(findGame(chosen.game)->info(), chosen));
}

GameSetup NewGameDialog::setup() const
{
    return m_form->setup();
}

void NewGameDialog::accept()
{
    QWidget *fault = m_form->firstFault();
    if (fault == nullptr) {
        QDialog::accept();
        return;
    }
    fault->setFocus(Qt::OtherFocusReason);
    m_scroll->ensureWidgetVisible(fault);
}

void NewGameDialog::reject()
{
    if (m_isComposed)
        askToDiscard(*this);
    else
        QDialog::reject();
}

} // namespace tessera

#include "moc_newgamedialog.cpp"
