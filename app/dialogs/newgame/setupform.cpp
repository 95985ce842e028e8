#include "app/dialogs/newgame/setupform.h"

#include "app/dialogs/newgame/clockform.h"
#include "app/dialogs/newgame/configurationbar.h"
#include "app/dialogs/newgame/optionsform.h"
#include "app/dialogs/newgame/piecespeedform.h"
#include "app/dialogs/newgame/seatsform.h"
#include "app/dialogs/newgame/startform.h"
#include "app/editor/optionsbutton.h"

#include <QGroupBox>
#include <QVBoxLayout>

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
    , m_seats(new SeatsForm(entry.info(), theme, folder, this))
    , m_clocks(new ClockForm(entry.info()))
    , m_options(new OptionsForm(entry.info()))
    , m_start(new StartForm(
          entry, theme, [this] { return setup(); }, this))
    , m_ownRules(new OptionsButton(
          entry.info(),
          theme,
          [this] { return m_options->options(); },
          [this] { return m_start->position(m_options->options())->board(); },
          this))
{
    setObjectName(u"setupForm"_s);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_seats);
    column->addWidget(makeGroup(tr("Clock"), m_clocks, this));
    QGroupBox *rules = makeGroup(tr("Rules"), m_options, this);
    rules->setVisible(!entry.info().options.empty());
    column->addWidget(rules);
    rules->layout()->addWidget(m_ownRules);
    rules->layout()->setAlignment(m_ownRules, Qt::AlignLeft);
    column->addWidget(makeGroup(tr("Start position"), m_start, this));
    addSpeed(*column);
    addFiles(*column);
    column->addStretch();
    connectParts();
}

void SetupForm::connectParts()
{
    const auto checkAgain = [this] {
        check();
        emit changed();
    };
    const auto takeOptions = [this, checkAgain](const Options &options) {
        m_options->setOptions(options);
        checkAgain();
    };
    connect(m_seats, &SeatsForm::changed, this, [this] {
        followSeats();
        emit changed();
    });
    connect(m_clocks, &ClockForm::changed, this, &SetupForm::changed);
    connect(m_options, &OptionsForm::changed, this, checkAgain);
    connect(m_ownRules, &OptionsButton::chosen, this, [this, takeOptions](const Options &options) {
        const bool areNew = options != m_options->options();
        takeOptions(options);
        if (areNew)
            emit composed();
    });
    connect(m_start, &StartForm::changed, this, checkAgain);
    connect(m_start, &StartForm::chosen, this, takeOptions);
    connect(m_start, &StartForm::composed, this, &SetupForm::composed);
}

void SetupForm::addSpeed(QVBoxLayout &column)
{
    if (!m_entry.info().pieceSpeed)
        return;
    m_speed = new PieceSpeedForm(this);
    column.addWidget(makeGroup(tr("Movement of the pieces"), m_speed, this));
    connect(m_speed, &PieceSpeedForm::changed, this, &SetupForm::changed);
}

void SetupForm::addFiles(QVBoxLayout &column)
{
    if (!m_entry.readConfiguration)
        return;
    m_files = new ConfigurationBar(
        m_entry, [this] { return setup(); }, this);
    column.addWidget(makeGroup(tr("Configuration file"), m_files, this));
    connect(m_files, &ConfigurationBar::told, this, [this] { emit spoke(m_files); });
    connect(m_files, &ConfigurationBar::filed, this, &SetupForm::filed);
    connect(m_files, &ConfigurationBar::opened, this, [this](const GameSetup &setup) {
        setSetup(setup);
        emit changed();
    });
}

void SetupForm::followSeats()
{
    for (const OptionSpec &spec : m_entry.info().options) {
        if (!spec.followsLoneSecond)
            continue;
        Options options = m_options->options();
        options.set(spec.key, m_seats->isOnlySecondHuman());
        m_options->setOptions(options);
    }
}

void SetupForm::setSetup(const GameSetup &setup)
{
    m_seats->setFrom(setup);
    m_clocks->setFrom(setup);
    m_options->setOptions(setup.options);
    m_hasSound = setup.hasSound;
    m_source = setup.source;
    if (m_speed != nullptr)
        m_speed->setSpeed(setup.pieceSpeed.value_or(*m_entry.info().pieceSpeed));
    m_start->setFrom(setup);
    check();
    m_start->setTextShown(m_start->fault().isFaulty());
}

GameSetup SetupForm::setup() const
{
    GameSetup setup;
    setup.game = m_entry.info().id;
    m_seats->fill(setup);
    m_clocks->fill(setup);
    setup.options = m_options->options();
    setup.hasSound = m_hasSound;
    setup.source = m_source;
    if (m_speed != nullptr)
        setup.pieceSpeed = m_speed->speed();
    m_start->fill(setup);
    return setup;
}

void SetupForm::check()
{
    m_ownRules->refresh();
    m_start->check(m_options->options());
}

QWidget *SetupForm::firstFault()
{
    Faults faults = m_clocks->faults();
    faults.push_back(&m_start->fault());
    for (const FaultLabel *fault : faults) {
        if (!fault->isFaulty())
            continue;
        if (fault == &m_start->fault())
            m_start->setTextShown(true);
        return &fault->field();
    }
    return nullptr;
}

} // namespace tessera

#include "moc_setupform.cpp"
