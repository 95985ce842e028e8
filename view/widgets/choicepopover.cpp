#include "view/widgets/choicepopover.h"

#include <QApplication>
#include <QGridLayout>
#include <QKeyEvent>
#include <QToolButton>

#include <algorithm>

namespace tessera {

using namespace Qt::StringLiterals;

namespace {

constexpr int kColumns = 3;
constexpr int kIconSide = 44;
/// The gap between the popover and the place that it concerns.
constexpr int kGap = 4;

} // namespace

ChoicePopover::ChoicePopover(const std::vector<Choice> &choices, QWidget *parent)
    : QFrame(parent)
{
    setObjectName(u"choicePopover"_s);
    setAccessibleName(tr("Choices"));
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(6, 6, 6, 6);
    grid->setSpacing(2);
    for (const Choice &choice : choices)
        addChoice(choice, *grid);
    hide();
}

void ChoicePopover::addChoice(const Choice &choice, QGridLayout &grid)
{
    const int number = static_cast<int>(m_buttons.size());
    auto *button = new QToolButton(this);
    button->setObjectName(u"choice%1"_s.arg(number));
    button->setIcon(choice.icon);
    button->setIconSize({kIconSide, kIconSide});
    button->setText(choice.text);
    button->setAccessibleName(choice.text);
    button->setToolTip(
        choice.key.isNull() ? choice.text : u"%1 (%2)"_s.arg(choice.text, choice.key));
    button->setToolButtonStyle(
        choice.icon.isNull() ? Qt::ToolButtonTextOnly : Qt::ToolButtonTextUnderIcon);
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::StrongFocus);
    button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    button->installEventFilter(this);
    connect(button, &QToolButton::clicked, this, [this, number] { finish(number); });
    grid.addWidget(button, number / kColumns, number % kColumns);
    m_buttons.push_back(button);
    m_keys.push_back(choice.key.toUpper());
}

void ChoicePopover::openAt(const QRect &place)
{
    adjustSize();
    const QRect room = parentWidget()->rect();
    const bool fitsBelow = place.bottom() + kGap + height() <= room.bottom();
    const int top = fitsBelow ? place.bottom() + kGap : place.top() - kGap - height();
    const int left = place.center().x() - width() / 2;
    move(
        std::clamp(left, 0, std::max(0, room.width() - width())),
        std::clamp(top, 0, std::max(0, room.height() - height())));
    show();
    raise();
    m_buttons.front()->setFocus(Qt::PopupFocusReason);
}

bool ChoicePopover::event(QEvent *event)
{
    // While it is open, it takes all letters, as one of them may resign the game elsewhere.
    if (event->type() == QEvent::ShortcutOverride) {
        const auto *key = static_cast<const QKeyEvent *>(event);
        if (key->modifiers() == Qt::NoModifier) {
            event->accept();
            return true;
        }
    }
    return QFrame::event(event);
}

void ChoicePopover::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Escape:
        finish(-1);
        return;
    case Qt::Key_Left:
        return step(-1);
    case Qt::Key_Right:
        return step(1);
    case Qt::Key_Up:
        return step(-kColumns);
    case Qt::Key_Down:
        return step(kColumns);
    default:
        break;
    }
    const QString text = event->text().toUpper();
    const auto found = std::find_if(m_keys.begin(), m_keys.end(), [&text](QChar key) {
        return !key.isNull() && text == key;
    });
    if (found != m_keys.end())
        finish(static_cast<int>(found - m_keys.begin()));
}

bool ChoicePopover::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::KeyPress) {
        auto *key = static_cast<QKeyEvent *>(event);
        const bool isEnter = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
        if (isEnter) {
            static_cast<QToolButton *>(watched)->click();
            return true;
        }
        if (key->key() != Qt::Key_Space && key->key() != Qt::Key_Tab
            && key->key() != Qt::Key_Backtab) {
            keyPressEvent(key);
            return true;
        }
    }
    if (event->type() == QEvent::FocusOut) {
        const QWidget *next = QApplication::focusWidget();
        const bool staysHere = next != nullptr && isAncestorOf(next);
        const auto reason = static_cast<QFocusEvent *>(event)->reason();
        if (!staysHere && reason != Qt::ActiveWindowFocusReason)
            finish(-1);
    }
    return QFrame::eventFilter(watched, event);
}

void ChoicePopover::step(int by)
{
    const auto focused = std::find_if(m_buttons.begin(), m_buttons.end(), [](const QToolButton *b) {
        return b->hasFocus();
    });
    const int from = focused == m_buttons.end() ? 0 : static_cast<int>(focused - m_buttons.begin());
    const int to = from + by;
    if (to >= 0 && to < static_cast<int>(m_buttons.size()))
        m_buttons[static_cast<std::size_t>(to)]->setFocus(Qt::OtherFocusReason);
}

void ChoicePopover::finish(int number)
{
    if (std::exchange(m_isFinished, true))
        return;
    hide();
    if (number < 0)
        emit dismissed();
    else
        emit chosen(number);
    deleteLater();
}

} // namespace tessera

#include "moc_choicepopover.cpp"
