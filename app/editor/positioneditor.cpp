#include "app/editor/positioneditor.h"

#include "app/editor/drafttext.h"
#include "app/editor/fieldsform.h"
#include "app/editor/optionsbutton.h"
#include "app/editor/palettebox.h"
#include "app/editor/symmetrybox.h"
#include "model/session/historyrows.h"
#include "view/theme/icons.h"
#include "view/widgets/discardquestion.h"
#include "view/widgets/faultlabel.h"
#include "view/widgets/plainbuttons.h"
#include "view/widgets/plaintext.h"
#include "view/widgets/taborder.h"
#include "view/widgets/windowsize.h"
#include "view/words/errorwords.h"

#include <QAction>
#include <QClipboard>
#include <QDialogButtonBox>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QToolBar>
#include <QVBoxLayout>

namespace tessera {

using namespace Qt::StringLiterals;

namespace {

constexpr QSize kUsualSize{1000, 720};
constexpr int kSideInLetters = 42;

} // namespace

PositionEditor::PositionEditor(
    const GameEntry &entry,
    const Options &options,
    const AnyPosition &base,
    const Theme &theme,
    const QString &acceptText,
    std::function<GameSetup()> rest,
    ComposedAs as,
    QWidget *parent)
    : QDialog(parent)
    , m_theme(theme)
    , m_draft(entry, options, base, as)
    , m_board(new DraftBoard(m_draft, theme, this))
    , m_text(new DraftText(m_draft, this))
    , m_verdict(new Label(this))
    , m_note(new Label(this))
    , m_accept(new QPushButton(acceptText, this))
    , m_useRow(new QHBoxLayout)
{
    setObjectName(u"positionEditor"_s);
    setWindowTitle(as == ComposedAs::Layout ? tr("Layout editor") : tr("Position editor"));
    m_board->view().setObjectName(u"editorBoard"_s);
    auto *row = new QHBoxLayout(this);
    row->addWidget(&m_board->view(), 1);
    row->addWidget(makeSide(acceptText));
    if (entry.configurationFiles)
        addSaving(std::move(rest));
    tabThroughLayout(*this);
    refresh();
    connect(&m_draft, &PositionDraft::changed, this, &PositionEditor::refresh);
    // Enter must not accept a position other than the one written.
    connect(m_text, &DraftText::written, this, &PositionEditor::allowUse);
    resize(kUsualSize.boundedTo(roomOnScreen(*this)));
    m_board->view().setFocus(Qt::OtherFocusReason);
    connect(&m_board->view(), &BoardView::cancelled, this, &PositionEditor::reject);
}

PositionEditor::~PositionEditor() = default;

bool PositionEditor::isChanged() const
{
    return !m_draft.changes().isClean() || m_text->isFaulty();
}

void PositionEditor::reject()
{
    if (isChanged())
        askToDiscard(*this);
    else
        QDialog::reject();
}

QWidget *PositionEditor::makeSide(const QString &acceptText)
{
    auto *side = new QWidget(this);
    side->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Preferred);
    m_verdict->setObjectName(u"editorVerdict"_s);
    m_note->setObjectName(u"editorNote"_s);
    for (QLabel *words : {m_verdict, m_note})
        words->setWordWrap(true);
    m_note->hide();
    m_saveFault = new FaultLabel(*m_note);
    auto *column = new QVBoxLayout(side);
    column->setContentsMargins(0, 0, 0, 0);
    // A minimum width of the widget itself would cut its fields on small screens.
    column->addStrut(kSideInLetters * fontMetrics().averageCharWidth());
    column->addWidget(makeActs());
    column->addWidget(makePieces());
    if (m_board->canMirror())
        column->addWidget(new SymmetryBox(*m_board, side));
    column->addWidget(new FieldsForm(m_draft, side));
    column->addWidget(m_text);
    column->addWidget(m_verdict);
    column->addWidget(m_note);
    column->addWidget(m_saveFault);
    column->addStretch(1);
    column->addLayout(m_useRow);
    column->addWidget(makeButtons(acceptText));
    return side;
}

QWidget *PositionEditor::makePieces()
{
    auto *box = new QWidget(this);
    m_pieces = new OptionsButton(
        m_draft.entry().info(),
        m_theme,
        [this] { return m_draft.options(); },
        [this] { return m_draft.base().board(); },
        box);
    m_pieces->setObjectName(u"editorPieces"_s);
    connect(m_pieces, &OptionsButton::chosen, this, [this](const Options &options) {
        const auto error = m_draft.setOptions(options);
        say({}, error ? errorWords(*error) : QString());
    });
    auto *column = new QVBoxLayout(box);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_pieces, 0, Qt::AlignLeft);
    refreshPalette();
    column->insertWidget(0, m_palette);
    return box;
}

void PositionEditor::refreshPalette()
{
    if (m_palette != nullptr && m_paletteOptions == m_draft.options())
        return;
    m_paletteOptions = m_draft.options();
    auto *palette = new PaletteBox(m_board->design(), m_theme, m_draft.base(), this);
    connect(palette, &PaletteBox::chosenChanged, this, [this](Piece piece) {
        m_board->setChosen(piece);
    });
    connect(palette, &PaletteBox::dropped, m_board, &DraftBoard::drop);
    m_board->setChosen(palette->chosen());
    if (m_palette != nullptr) {
        // The caller has to delete the item of the previous palette.
        delete m_palette->parentWidget()->layout()->replaceWidget(m_palette, palette);
        m_palette->setParent(nullptr);
        m_palette->deleteLater();
    }
    m_palette = palette;
    m_pieces->refresh();
}

QWidget *PositionEditor::makeButtons(const QString &acceptText)
{
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    buttons->addButton(m_accept, QDialogButtonBox::AcceptRole);
    m_accept->setObjectName(u"editorAccept"_s);
    m_accept->setAccessibleName(acceptText);
    m_accept->setDefault(true);
    buttons->button(QDialogButtonBox::Cancel)->setObjectName(u"editorCancel"_s);
    makePlain(*buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &PositionEditor::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &PositionEditor::reject);
    return buttons;
}

QPushButton &PositionEditor::addUse(const QString &name, const QString &words)
{
    auto *button = new QPushButton(words, this);
    button->setObjectName(name);
    button->setAccessibleName(words);
    button->setAutoDefault(false);
    button->setEnabled(m_accept->isEnabled());
    m_useRow->addWidget(button);
    m_uses.push_back(button);
    tabThroughLayout(*this);
    return *button;
}

void PositionEditor::addSaving(std::function<GameSetup()> rest)
{
    const auto current = [this, rest = std::move(rest)] {
        GameSetup setup = rest();
        setup.options = m_draft.options();
        setup.start = text();
        setup.levels.clear();
        return setup;
    };
    m_saver = new SetupSaver(m_draft.entry(), current, this);
    connect(m_saver, &SetupSaver::told, this, &PositionEditor::say);
    connect(m_save, &QAction::triggered, m_saver, &SetupSaver::browse);
    m_save->setVisible(true);
}

void PositionEditor::say(const QString &good, const QString &error)
{
    m_note->setText(good);
    m_note->setVisible(!good.isEmpty());
    if (!good.isEmpty())
        m_draft.changes().setClean();
    m_saveFault->setFault(error);
}

QWidget *PositionEditor::makeActs()
{
    auto *bar = new QToolBar(this);
    bar->setObjectName(u"editorBar"_s);
    bar->setToolButtonStyle(Qt::ToolButtonIconOnly);
    const auto add = [this, bar](const QString &name, const QString &sign, QAction *action) {
        action->setObjectName(name);
        if (!sign.isEmpty())
            action->setIcon(icon(sign));
        action->setToolTip(action->text());
        bar->addAction(action);
        addAction(action);
    };
    QAction *undo = m_draft.changes().createUndoAction(this, tr("Undo"));
    undo->setShortcuts(QKeySequence::Undo);
    add(u"editorUndo"_s, u"undo"_s, undo);
    QAction *redo = m_draft.changes().createRedoAction(this, tr("Redo"));
    redo->setShortcuts(QKeySequence::Redo);
    add(u"editorRedo"_s, u"redo"_s, redo);
    bar->addSeparator();
    auto *copy = new QAction(tr("Copy the position as text"), this);
    connect(copy, &QAction::triggered, this, [this] {
        QGuiApplication::clipboard()->setText(QString::fromStdString(text()));
    });
    add(u"editorCopy"_s, u"copy"_s, copy);
    m_save = new QAction(tr("Save as layout and configuration…"), this);
    m_save->setShortcuts(QKeySequence::Save);
    m_save->setVisible(false);
    add(u"editorSave"_s, u"save"_s, m_save);
    bar->addSeparator();
    // These actions show texts, since no icon is as clear.
    auto *clear = new QAction(tr("Clear"), this);
    connect(clear, &QAction::triggered, &m_draft, &PositionDraft::clear);
    add(u"editorClear"_s, {}, clear);
    auto *usual = new QAction(tr("Usual start"), this);
    connect(usual, &QAction::triggered, &m_draft, &PositionDraft::setUsual);
    add(u"editorUsual"_s, {}, usual);
    return bar;
}

void PositionEditor::allowUse()
{
    const auto &position = m_draft.position();
    const bool isAllowed = position && !(*position)->outcome().isOver() && !m_text->isFaulty();
    m_accept->setEnabled(isAllowed);
    for (QPushButton *use : m_uses)
        use->setEnabled(isAllowed);
}

void PositionEditor::refresh()
{
    refreshPalette();
    allowUse();
    m_save->setEnabled(m_draft.position().hasValue());
    say({}, {});
    m_verdict->setText(verdict());
}

QString PositionEditor::verdict() const
{
    const auto &position = m_draft.position();
    if (!position)
        return tr("Found %1, wanted %2.", "what is wrong, what would be right")
            .arg(phraseWords(position.error().found), phraseWords(position.error().wanted));
    if ((*position)->outcome().isOver())
        return tr("The game would be over here.");
    QString words = m_board->design().statusText(**position);
    for (const Sentence &warning : m_draft.entry().game->warnings(text(), m_draft.options()))
        words += u'\n' + translated(warning);
    return words;
}

} // namespace tessera

#include "moc_positioneditor.cpp"
