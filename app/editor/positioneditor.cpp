#include "app/editor/positioneditor.h"

#include "app/dialogs/newgame/fault.h"
#include "app/dialogs/plainbuttons.h"
#include "app/editor/fieldsform.h"
#include "app/editor/palettebox.h"

#include "view/theme/icons.h"

#include <QAction>
#include <QCheckBox>
#include <QClipboard>
#include <QDialogButtonBox>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScreen>
#include <QToolBar>
#include <QVBoxLayout>

namespace tessera {

using namespace Qt::StringLiterals;

namespace {

constexpr QSize kUsualSize{1000, 720};
constexpr int kScreenMargin = 80;
constexpr int kSideInLetters = 42;

} // namespace

PositionEditor::PositionEditor(
    const GameEntry &entry,
    const Options &options,
    const AnyPosition &base,
    const Theme &theme,
    const QString &acceptText,
    QWidget *parent)
    : QDialog(parent)
    , m_draft(entry, options, base)
    , m_board(new DraftBoard(m_draft, theme, this))
    , m_text(new QLineEdit(this))
    , m_verdict(new QLabel(this))
    , m_accept(new QPushButton(acceptText, this))
{
    setObjectName(u"positionEditor"_s);
    setWindowTitle(tr("Position editor"));
    m_board->view().setObjectName(u"editorBoard"_s);
    auto *row = new QHBoxLayout(this);
    row->addWidget(&m_board->view(), 1);
    row->addWidget(makeSide(theme, acceptText));
    refresh();
    connect(&m_draft, &PositionDraft::changed, this, &PositionEditor::refresh);
    const QSize room = screen()->availableSize() - QSize(kScreenMargin, kScreenMargin);
    resize(kUsualSize.boundedTo(room));
    m_board->view().setFocus(Qt::OtherFocusReason);
}

PositionEditor::~PositionEditor() = default;

QWidget *PositionEditor::makeSide(const Theme &theme, const QString &acceptText)
{
    auto *side = new QWidget(this);
    side->setMinimumWidth(kSideInLetters * fontMetrics().averageCharWidth());
    side->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Preferred);
    auto *palette = new PaletteBox(m_board->design(), theme, m_draft.palette(), side);
    m_board->setChosen(palette->chosen());
    connect(palette, &PaletteBox::chosenChanged, this, [this](Piece piece) {
        m_board->setChosen(piece);
    });
    m_text->setObjectName(u"editorText"_s);
    m_text->setAccessibleName(tr("Position as text"));
    m_textFault = new FaultLabel(*m_text);
    connect(m_text, &QLineEdit::textEdited, this, &PositionEditor::takeText);
    m_verdict->setObjectName(u"editorVerdict"_s);
    m_verdict->setWordWrap(true);
    m_verdict->setTextFormat(Qt::PlainText);

    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, side);
    buttons->addButton(m_accept, QDialogButtonBox::AcceptRole);
    m_accept->setObjectName(u"editorAccept"_s);
    m_accept->setAccessibleName(acceptText);
    m_accept->setDefault(true);
    buttons->button(QDialogButtonBox::Cancel)->setObjectName(u"editorCancel"_s);
    makePlain(*buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &PositionEditor::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &PositionEditor::reject);

    auto *column = new QVBoxLayout(side);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(makeActs());
    column->addWidget(palette);
    auto *mirror = new QCheckBox(tr("Mirror for the other player"), side);
    mirror->setObjectName(u"editorMirror"_s);
    mirror->setAccessibleName(mirror->text());
    mirror->setVisible(m_board->canMirror());
    connect(mirror, &QCheckBox::toggled, this, [this](bool isOn) { m_board->setMirrored(isOn); });
    column->addWidget(mirror);
    column->addWidget(new FieldsForm(m_draft, side));
    column->addWidget(new QLabel(tr("Position as text"), side));
    column->addWidget(m_text);
    column->addWidget(m_textFault);
    column->addWidget(m_verdict);
    column->addStretch(1);
    column->addWidget(buttons);
    return side;
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
    bar->addSeparator();
    // By their words: no sign says as much.
    auto *clear = new QAction(tr("Clear"), this);
    connect(clear, &QAction::triggered, &m_draft, &PositionDraft::clear);
    add(u"editorClear"_s, {}, clear);
    auto *usual = new QAction(tr("Usual start"), this);
    connect(usual, &QAction::triggered, &m_draft, &PositionDraft::setUsual);
    add(u"editorUsual"_s, {}, usual);
    return bar;
}

void PositionEditor::takeText()
{
    const auto error = m_draft.setText(m_text->text().toStdString());
    m_textFault->setFault(error ? QString::fromStdString(error->sentence()) : QString());
}

void PositionEditor::refresh()
{
    const QString written = QString::fromStdString(text());
    // Who writes it may write it otherwise.
    if (!m_text->hasFocus()) {
        m_text->setText(written);
        m_text->setCursorPosition(0);
    }
    m_textFault->setFault({});
    const auto &position = m_draft.position();
    m_accept->setEnabled(position && !(*position)->outcome().isOver());
    m_verdict->setText(verdict());
}

QString PositionEditor::verdict() const
{
    const auto &position = m_draft.position();
    if (!position)
        return QString::fromStdString(position.error().sentence());
    if ((*position)->outcome().isOver())
        return tr("The game would be over here.");
    QString words = m_board->design().statusText(**position);
    for (const Sentence &warning : m_draft.entry().game->warnings(text(), m_draft.options()))
        words += u'\n' + QString::fromStdString(warning.english());
    return words;
}

} // namespace tessera
