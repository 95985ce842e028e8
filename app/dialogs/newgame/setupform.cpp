#include "app/dialogs/newgame/setupform.h"

#include "app/dialogs/newgame/clockform.h"
#include "app/dialogs/newgame/configurationbar.h"
#include "app/dialogs/newgame/glideform.h"
#include "app/dialogs/newgame/optionsbutton.h"
#include "app/dialogs/newgame/optionsform.h"
#include "app/dialogs/newgame/seatcolumn.h"
#include "app/dialogs/newgame/startlist.h"
#include "app/editor/positioneditor.h"

#include "view/theme/icons.h"

#include <QGroupBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRandomGenerator>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace tessera {

using namespace Qt::StringLiterals;

namespace {

QGroupBox *makeGroup(const QString &title, QWidget *content, QWidget *parent)
{
    auto *group = new QGroupBox(title, parent);
    auto *layout = new QVBoxLayout(group);
    layout->addWidget(content);
    return group;
}

} // namespace

SetupForm::SetupForm(
    const GameEntry &entry, const Theme &theme, const QString &folder, QWidget *parent)
    : QWidget(parent)
    , m_entry(entry)
    , m_clocks(new ClockForm(entry.info()))
    , m_options(new OptionsForm(entry.info()))
    , m_glide(new GlideForm(this))
    , m_ownRules(new OptionsButton(
          entry.info(),
          theme,
          [this] { return m_options->options(); },
          [this] { return startToEdit()->board(); },
          this))
    , m_moreButton(new QToolButton(this))
    , m_more(new QWidget(this))
    , m_starts(new StartList(entry, theme, this))
    , m_start(new QLineEdit(m_more))
    , m_theme(theme)
{
    setObjectName(u"setupForm"_s);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(makePlayers(theme, folder));
    column->addWidget(makeGroup(tr("Clock"), m_clocks, this));
    QGroupBox *rules = makeGroup(tr("Rules"), m_options, this);
    rules->setVisible(!entry.info().options.empty());
    column->addWidget(rules);
    rules->layout()->addWidget(m_ownRules);
    rules->layout()->setAlignment(m_ownRules, Qt::AlignLeft);
    connect(m_ownRules, &OptionsButton::chosen, this, [this](const Options &options) {
        m_options->setOptions(options);
        check();
        emit changed();
    });
    column->addWidget(makeGroup(tr("Start position"), makeStart(), this));
    addFiles(*column);
    column->addStretch();
    connect(m_clocks, &ClockForm::changed, this, &SetupForm::changed);
    connect(m_options, &OptionsForm::changed, this, [this] {
        check();
        emit changed();
    });
    connect(m_starts, &StartList::chosen, this, &SetupForm::beginFrom);
    connect(m_start, &QLineEdit::textChanged, this, [this] {
        check();
        emit changed();
    });
}

void SetupForm::addFiles(QVBoxLayout &column)
{
    if (!m_entry.readConfiguration) {
        m_glide->hide();
        return;
    }
    column.addWidget(makeGroup(tr("Movement of the pieces"), m_glide, this));
    m_files = new ConfigurationBar(
        m_entry, [this] { return setup(); }, this);
    column.addWidget(makeGroup(tr("Configuration file"), m_files, this));
    connect(m_glide, &GlideForm::changed, this, &SetupForm::changed);
    connect(m_files, &ConfigurationBar::told, this, [this] { emit spoke(m_files); });
    connect(m_files, &ConfigurationBar::opened, this, [this](const GameSetup &setup) {
        setSetup(setup);
        emit changed();
    });
}

void SetupForm::followSeats()
{
    const std::string &key = m_entry.info().belowOption;
    if (key.empty())
        return;
    Options options = m_options->options();
    const bool isSecondAlone = m_seats[0]->seat().kind != SeatSetup::Kind::Human
                               && m_seats[1]->seat().kind == SeatSetup::Kind::Human;
    options.set(key, isSecondAlone);
    m_options->setOptions(options);
}

QWidget *SetupForm::makePlayers(const Theme &theme, const QString &folder)
{
    const GameInfo &info = m_entry.info();
    auto *players = new QWidget(this);
    auto *row = new QHBoxLayout(players);
    row->setContentsMargins(0, 0, 0, 0);
    QWidget *buttons = makeSeatButtons(players);
    for (int i = 0; i < info.playerCount(); ++i) {
        auto *seat = new SeatColumn(playerLook(info, theme, playerAt(i)), i, info, folder, players);
        m_seats.push_back(seat);
        row->addWidget(seat, 1);
        connect(seat, &SeatColumn::changed, this, [this] {
            followSeats();
            emit changed();
        });
        connect(seat, &SeatColumn::programsChanged, this, [this] {
            for (SeatColumn *column : m_seats)
                column->rereadPrograms();
        });
        // Between two players it stands for the exchange, after several for the round.
        if (i == (info.playerCount() == 2 ? 0 : info.playerCount() - 1))
            row->addWidget(buttons, 0, Qt::AlignVCenter);
    }
    return players;
}

QWidget *SetupForm::makeSeatButtons(QWidget *parent)
{
    auto *buttons = new QWidget(parent);
    auto *column = new QVBoxLayout(buttons);
    column->setContentsMargins(0, 0, 0, 0);
    const auto add = [&](const QString &name, const QString &sign, const QString &words, auto act) {
        auto *button = new QPushButton(icon(sign), QString(), buttons);
        button->setObjectName(name);
        button->setAccessibleName(words);
        button->setToolTip(words);
        button->setAutoDefault(false);
        connect(button, &QPushButton::clicked, this, act);
        column->addWidget(button);
    };
    const bool isPair = m_entry.info().playerCount() == 2;
    add(u"swapSeats"_s,
        u"swap"_s,
        isPair ? tr("Swap seats") : tr("Everybody one seat further"),
        &SetupForm::swapSeats);
    add(u"randomSeats"_s, u"random"_s, tr("Draw lots for the seats"), &SetupForm::shuffleSeats);
    return buttons;
}

QWidget *SetupForm::makeStart()
{
    auto *box = new QWidget(this);
    m_moreButton->setObjectName(u"moreButton"_s);
    m_moreButton->setText(tr("Position as text"));
    m_moreButton->setAccessibleName(tr("Show the start position as text"));
    m_moreButton->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_moreButton->setAutoRaise(true);
    m_moreButton->setCheckable(true);
    connect(m_moreButton, &QToolButton::toggled, this, &SetupForm::setMoreShown);
    m_start->setObjectName(u"startPosition"_s);
    m_startFault = new FaultLabel(*m_start);
    m_start->setAccessibleName(tr("Start position as text"));
    m_start->setPlaceholderText(tr("The usual start"));
    m_start->setToolTip(tr("A position as text, such as %1")
                            .arg(QString::fromStdString(m_entry.game->start({})->text())));
    m_start->setClearButtonEnabled(true);

    auto *fields = new QVBoxLayout(m_more);
    fields->setContentsMargins(12, 0, 0, 0);
    fields->addWidget(m_start);
    fields->addWidget(m_startFault);
    auto *column = new QVBoxLayout(box);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_starts);
    auto *edit = new QPushButton(icon(u"edit"_s), tr("Position editor…"), box);
    edit->setObjectName(u"editStart"_s);
    edit->setAccessibleName(edit->text());
    edit->setAutoDefault(false);
    connect(edit, &QPushButton::clicked, this, [this] { editStart(ComposedAs::Position); });
    auto *row = new QHBoxLayout;
    row->addWidget(m_moreButton);
    row->addStretch(1);
    if (m_entry.readConfiguration) {
        auto *layout = new QPushButton(icon(u"edit"_s), tr("Edit layout…"), box);
        layout->setObjectName(u"editLayout"_s);
        layout->setAccessibleName(layout->text());
        layout->setAutoDefault(false);
        connect(layout, &QPushButton::clicked, this, [this] { editStart(ComposedAs::Layout); });
        row->addWidget(layout);
    }
    row->addWidget(edit);
    column->addLayout(row);
    column->addWidget(m_more);
    setMoreShown(false);
    return box;
}

void SetupForm::setMoreShown(bool isShown)
{
    m_moreButton->setChecked(isShown);
    m_moreButton->setArrowType(isShown ? Qt::DownArrow : Qt::RightArrow);
    m_more->setVisible(isShown);
}

std::unique_ptr<AnyPosition> SetupForm::startToEdit() const
{
    const Options options = m_options->options();
    if (auto own = m_entry.game->parsePosition(m_start->text().toStdString(), options))
        return std::move(*own);
    return m_entry.game->start(options);
}

void SetupForm::editStart(ComposedAs as)
{
    auto *editor = new PositionEditor(
        m_entry,
        m_options->options(),
        *startToEdit(),
        m_theme,
        as == ComposedAs::Layout ? tr("Use this layout") : tr("Use this position"),
        [this] { return setup(); },
        as,
        this);
    editor->setAttribute(Qt::WA_DeleteOnClose);
    connect(editor, &QDialog::accepted, this, [this, editor] {
        m_options->setOptions(editor->draft().options());
        m_start->setText(QString::fromStdString(editor->text()));
        check();
        emit changed();
    });
    editor->open();
}

void SetupForm::swapSeats()
{
    std::vector<SeatSetup> seats;
    for (const SeatColumn *column : m_seats)
        seats.push_back(column->seat());
    std::rotate(seats.begin(), seats.end() - 1, seats.end());
    seatAs(seats);
}

void SetupForm::shuffleSeats()
{
    std::vector<SeatSetup> seats;
    for (const SeatColumn *column : m_seats)
        seats.push_back(column->seat());
    std::shuffle(seats.begin(), seats.end(), *QRandomGenerator::global());
    seatAs(seats);
}

void SetupForm::seatAs(const std::vector<SeatSetup> &seats)
{
    for (std::size_t i = 0; i < m_seats.size(); ++i)
        m_seats[i]->setSeat(seats[i]);
    followSeats();
    emit changed();
}

void SetupForm::setSetup(const GameSetup &setup)
{
    for (std::size_t i = 0; i < m_seats.size(); ++i)
        m_seats[i]->setSeat(setup.seats[playerAt(static_cast<int>(i))]);
    m_clocks->setFrom(setup);
    m_options->setOptions(setup.options);
    m_hasSound = setup.hasSound;
    m_levels = setup.levels;
    m_levelsStart = setup.start;
    m_source = setup.source;
    m_glide->setGlide(setup.glide.value_or(GameConfiguration::Glide()));
    m_start->setText(QString::fromStdString(setup.start.value_or(std::string())));
    check();
    setMoreShown(m_startFault->isFaulty());
}

GameSetup SetupForm::setup() const
{
    GameSetup setup;
    setup.game = m_entry.info().id;
    for (std::size_t i = 0; i < m_seats.size(); ++i)
        setup.seats[playerAt(static_cast<int>(i))] = m_seats[i]->seat();
    m_clocks->fill(setup);
    setup.options = m_options->options();
    setup.hasSound = m_hasSound;
    setup.source = m_source;
    if (m_entry.readConfiguration)
        setup.glide = m_glide->glide();
    const std::string start = m_start->text().trimmed().toStdString();
    if (!start.empty())
        setup.start = start;
    // Whoever chooses another start does not want the levels.
    if (setup.start == m_levelsStart)
        setup.levels = m_levels;
    return setup;
}

void SetupForm::check()
{
    m_ownRules->refresh();
    const GameSetup chosen = setup();
    QString fault;
    if (chosen.start) {
        const auto position = m_entry.game->parsePosition(*chosen.start, chosen.options);
        if (!position)
            fault = QString::fromStdString(position.error().sentence());
        else if ((*position)->outcome().isOver())
            fault = tr("The game is over in this position.");
    }
    m_startFault->setFault(fault);
    m_starts->showStart(chosen.start.value_or(std::string()), chosen.options);
}

void SetupForm::beginFrom(const NamedStart &start)
{
    // What the dialog does not show belongs to the start; the rest stays as it was chosen.
    Options options = m_options->options();
    for (const OptionSpec &spec : m_entry.info().options) {
        const auto found = start.options.values().find(spec.key);
        if (found != start.options.values().end())
            options.set(spec.key, found->second);
        else if (!spec.isShown)
            options.set(spec.key, spec.defaultValue);
    }
    const QSignalBlocker silent(m_start);
    m_start->setText(QString::fromStdString(start.position));
    m_options->setOptions(options);
    m_levels = start.levels;
    m_levelsStart = start.position;
    check();
    emit changed();
}

QWidget *SetupForm::firstFault()
{
    Faults faults = m_clocks->faults();
    faults.push_back(m_startFault);
    for (const FaultLabel *fault : faults) {
        if (!fault->isFaulty())
            continue;
        if (fault == m_startFault)
            setMoreShown(true);
        return &fault->field();
    }
    return nullptr;
}

} // namespace tessera
