#include "app/dialogs/preferences/keyrow.h"

#include "view/widgets/faultlabel.h"

#include "view/theme/icons.h"
#include "view/words/mnemonic.h"

#include <QAction>
#include <QGridLayout>
#include <QKeyEvent>
#include <QKeySequenceEdit>
#include <QSignalBlocker>
#include <QStyle>
#include <QToolButton>

namespace tessera {

using namespace Qt::StringLiterals;

namespace {

bool isModifier(int key)
{
    return key == Qt::Key_Shift || key == Qt::Key_Control || key == Qt::Key_Alt
           || key == Qt::Key_Meta || key == Qt::Key_AltGr || key == Qt::Key_unknown;
}

/// The key of a press: "?" is the key, not Shift and "?".
QKeySequence strokeOf(const QKeyEvent &press)
{
    Qt::KeyboardModifiers modifiers = press.modifiers() & ~Qt::KeypadModifier;
    const QString text = press.text();
    const bool isSign = text.size() == 1 && text[0].isPrint() && !text[0].isLetter()
                        && !text[0].isSpace();
    if (isSign)
        modifiers &= ~Qt::ShiftModifier;
    return QKeySequence(QKeyCombination(modifiers, static_cast<Qt::Key>(press.key())));
}

} // namespace

KeyRow::KeyRow(const QAction &action, QKeySequence usual, QWidget *parent)
    : QWidget(parent)
    , m_usual(std::move(usual))
    , m_edit(new QKeySequenceEdit(this))
    , m_reset(new QToolButton(this))
{
    const QString words = withoutMnemonic(action.text());
    setObjectName(action.objectName() + u"Key"_s);
    m_edit->setObjectName(action.objectName() + u"KeyField"_s);
    m_fault = new FaultLabel(*m_edit);
    m_edit->setAccessibleName(tr("Key of “%1”").arg(words));
    m_edit->setClearButtonEnabled(true);
    m_reset->setObjectName(action.objectName() + u"KeyReset"_s);
    m_reset->setIcon(icon(u"undo"_s));
    m_reset->setAutoRaise(true);
    m_reset->setAccessibleName(tr("Usual key for “%1”").arg(words));
    m_reset->setToolTip(
        m_usual.isEmpty() ? tr("Usually none")
                          : tr("Usually %1").arg(m_usual.toString(QKeySequence::NativeText)));
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setVerticalSpacing(0);
    grid->addWidget(m_edit, 0, 0);
    grid->addWidget(m_reset, 0, 1);
    grid->addWidget(m_fault, 1, 0, 1, 2);
    fitToText();
    m_edit->installEventFilter(this);
    connect(m_edit, &QKeySequenceEdit::keySequenceChanged, this, &KeyRow::choose);
    connect(m_reset, &QToolButton::clicked, this, [this] { emit keyChosen(m_usual); });
}

void KeyRow::fitToText()
{
    // The button that clears the field is as large as an icon, with room around it.
    const QString longest = QKeySequence(u"Ctrl+Shift+W"_s).toString(QKeySequence::NativeText);
    const int clear = 2 * style()->pixelMetric(QStyle::PM_SmallIconSize);
    m_edit->setMinimumWidth(m_edit->fontMetrics().horizontalAdvance(longest) + clear);
}

void KeyRow::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        fitToText();
}

QWidget &KeyRow::field() const
{
    return *m_edit;
}

bool KeyRow::eventFilter(QObject *watched, QEvent *event)
{
    if (watched != m_edit || event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const auto *press = static_cast<QKeyEvent *>(event);
    if (press->key() == Qt::Key_Tab || press->key() == Qt::Key_Backtab)
        return QWidget::eventFilter(watched, event);
    if (press->key() == Qt::Key_Escape && press->modifiers() == Qt::NoModifier)
        event->ignore(); // it closes the dialog
    else if (!isModifier(press->key()))
        choose(strokeOf(*press));
    return true;
}

void KeyRow::choose(const QKeySequence &key)
{
    if (key == m_key)
        setKey(m_key);
    else
        emit keyChosen(key);
}

void KeyRow::setKey(const QKeySequence &key)
{
    m_key = key;
    m_fault->setFault({});
    m_reset->setEnabled(key != m_usual);
    const QSignalBlocker blocker(m_edit);
    m_edit->setKeySequence(key);
}

void KeyRow::refuse(const QString &why)
{
    setKey(m_key);
    m_fault->setFault(why);
}

} // namespace tessera

#include "moc_keyrow.cpp"
