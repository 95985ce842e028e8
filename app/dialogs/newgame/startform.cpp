#include "app/dialogs/newgame/startform.h"

#include "app/dialogs/newgame/startlist.h"
#include "app/editor/positioneditor.h"

#include "view/theme/icons.h"
#include "view/words/errorwords.h"

#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

#include <utility>

namespace tessera {

using namespace Qt::StringLiterals;

StartForm::StartForm(
    const GameEntry &entry, const Theme &theme, std::function<GameSetup()> setup, QWidget *parent)
    : QWidget(parent)
    , m_entry(entry)
    , m_theme(theme)
    , m_setup(std::move(setup))
    , m_list(new StartList(entry, theme, this))
    , m_textButton(new QToolButton(this))
    , m_textPart(new QWidget(this))
    , m_text(new QLineEdit(m_textPart))
{
    buildText();
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_list);
    column->addLayout(makeButtons());
    column->addWidget(m_textPart);
    setTextShown(false);
    connect(m_list, &StartList::chosen, this, &StartForm::beginFrom);
    connect(m_text, &QLineEdit::textChanged, this, &StartForm::changed);
}

void StartForm::buildText()
{
    m_textButton->setObjectName(u"moreButton"_s);
    m_textButton->setText(tr("Position as text"));
    m_textButton->setAccessibleName(tr("Show the start position as text"));
    m_textButton->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_textButton->setAutoRaise(true);
    m_textButton->setCheckable(true);
    connect(m_textButton, &QToolButton::toggled, this, &StartForm::setTextShown);
    m_text->setObjectName(u"startPosition"_s);
    m_fault = new FaultLabel(*m_text);
    m_text->setAccessibleName(tr("Start position as text"));
    m_text->setPlaceholderText(tr("The usual start"));
    m_text->setToolTip(tr("A position as text, such as %1")
                           .arg(QString::fromStdString(m_entry.game->start({})->text())));
    m_text->setClearButtonEnabled(true);
    auto *fields = new QVBoxLayout(m_textPart);
    fields->setContentsMargins(12, 0, 0, 0);
    fields->addWidget(m_text);
    fields->addWidget(m_fault);
}

QHBoxLayout *StartForm::makeButtons()
{
    auto *row = new QHBoxLayout;
    row->addWidget(m_textButton);
    row->addStretch(1);
    const auto add = [&](const QString &name, const QString &words, ComposedAs as) {
        auto *button = new QPushButton(icon(u"edit"_s), words, this);
        button->setObjectName(name);
        button->setAccessibleName(words);
        button->setAutoDefault(false);
        connect(button, &QPushButton::clicked, this, [this, as] { edit(as); });
        row->addWidget(button);
    };
    if (m_entry.readConfiguration)
        add(u"editLayout"_s, tr("Edit layout…"), ComposedAs::Layout);
    add(u"editStart"_s, tr("Position editor…"), ComposedAs::Position);
    return row;
}

void StartForm::setTextShown(bool isShown)
{
    m_textButton->setChecked(isShown);
    m_textButton->setArrowType(isShown ? Qt::DownArrow : Qt::RightArrow);
    m_textPart->setVisible(isShown);
}

std::unique_ptr<AnyPosition> StartForm::position(const Options &options) const
{
    if (auto own = m_entry.game->parsePosition(m_text->text().toStdString(), options))
        return std::move(*own);
    return m_entry.game->start(options);
}

void StartForm::edit(ComposedAs as)
{
    const Options options = m_setup().options;
    auto *editor = new PositionEditor(
        m_entry,
        options,
        *position(options),
        m_theme,
        as == ComposedAs::Layout ? tr("Use this layout") : tr("Use this position"),
        m_setup,
        as,
        this);
    editor->setAttribute(Qt::WA_DeleteOnClose);
    connect(editor, &QDialog::accepted, this, [this, editor] {
        const QSignalBlocker silent(m_text);
        m_text->setText(QString::fromStdString(editor->text()));
        emit chosen(editor->draft().options());
        if (editor->isChanged())
            emit composed();
    });
    editor->open();
}

void StartForm::setFrom(const GameSetup &setup)
{
    m_levels = setup.levels;
    m_levelsStart = setup.start;
    m_brought.clear();
    m_text->setText(QString::fromStdString(setup.start.value_or(std::string())));
}

void StartForm::fill(GameSetup &setup) const
{
    const std::string start = m_text->text().trimmed().toStdString();
    if (!start.empty())
        setup.start = start;
    // Choosing another start drops the levels.
    if (setup.start == m_levelsStart)
        setup.levels = m_levels;
}

void StartForm::check(const Options &options)
{
    GameSetup chosen;
    fill(chosen);
    QString fault;
    if (chosen.start) {
        const auto position = m_entry.game->parsePosition(*chosen.start, options);
        if (!position)
            fault = errorWords(position.error());
        else if ((*position)->outcome().isOver())
            fault = tr("The game is over in this position.");
    }
    m_fault->setFault(fault);
    m_list->showStart(chosen.start.value_or(std::string()), options);
}

void StartForm::takeBack(Options &options)
{
    for (const Brought &brought : std::exchange(m_brought, {})) {
        if (options.values().at(brought.key) == brought.value)
            options.set(brought.key, brought.before);
    }
}

void StartForm::beginFrom(const NamedStart &start)
{
    // Options that the dialog does not show belong to the start; the others stay as chosen.
    Options options = m_setup().options;
    takeBack(options);
    for (const OptionSpec &spec : m_entry.info().options) {
        const auto found = start.options.values().find(spec.key);
        if (found != start.options.values().end()) {
            m_brought.push_back({spec.key, options.values().at(spec.key), found->second});
            options.set(spec.key, found->second);
        } else if (!spec.isShown) {
            options.set(spec.key, spec.defaultValue);
        }
    }
    const QSignalBlocker silent(m_text);
    m_text->setText(QString::fromStdString(start.position));
    m_levels = start.levels;
    m_levelsStart = start.position;
    emit chosen(options);
}

} // namespace tessera

#include "moc_startform.cpp"
