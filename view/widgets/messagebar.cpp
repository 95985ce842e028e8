#include "view/widgets/messagebar.h"

#include "view/theme/icons.h"
#include "view/widgets/plaintext.h"
#include "view/widgets/shades.h"

#include <algorithm>

#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QStyle>
#include <QToolButton>

namespace tessera {

using namespace Qt::StringLiterals;

namespace {

constexpr int kStripe = 4;
/// The most characters that a column shows of a text; the rest is in the tool tip.
constexpr int kMostInColumn = 240;

/// The text with possible line breaks within paths and keys, which have no blanks.
QString breakable(const QString &text)
{
    QString result;
    for (const QChar letter : text.left(kMostInColumn)) {
        result += letter;
        if (u"/\\.:_-=,"_s.contains(letter))
            result += QChar(0x200B);
    }
    return text.size() > kMostInColumn ? result + u'…' : result;
}

} // namespace

MessageBar::MessageBar(Form form, QWidget *parent)
    : QFrame(parent)
    , m_form(form)
    , m_icon(new Label(this))
    , m_text(new Label(this))
    , m_close(new QToolButton(this))
    , m_head(new QWidget(this))
    , m_grid(new QGridLayout(this))
{
    setObjectName(u"messageBar"_s);
    setAccessibleName(tr("Message"));
    m_text->setObjectName(u"messageBarText"_s);
    m_close->setObjectName(u"messageBarClose"_s);
    m_close->setAutoRaise(true);
    m_close->setIcon(tessera::icon(u"close"_s));
    m_close->setToolTip(tr("Close"));
    m_close->setAccessibleName(tr("Close this message"));
    connect(m_close, &QToolButton::clicked, this, &MessageBar::close);
    m_lifetime.setSingleShot(true);
    connect(&m_lifetime, &QTimer::timeout, this, &MessageBar::close);
    auto *head = new QHBoxLayout(m_head);
    head->setContentsMargins(0, 0, 0, 0);
    head->addStretch();
    setForm(form);
    hide();
}

void MessageBar::setForm(Form form)
{
    m_form = form;
    m_text->setWordWrap(form != Form::Line);
    showText();
    arrange();
}

void MessageBar::showText()
{
    const bool isColumn = m_form == Form::Column;
    m_text->setText(isColumn ? breakable(m_said) : m_said);
    m_text->setToolTip(isColumn ? m_said : QString());
    fitHeight();
}

void MessageBar::arrange()
{
    const bool isColumn = m_form == Form::Column;
    const int count = static_cast<int>(m_buttons.size());
    m_grid->setContentsMargins(isColumn ? kStripe + 4 : 12, 4, 4, 4);
    m_head->setVisible(isColumn);
    // The grid has one column only, as it cannot compute the height of a text over two columns.
    if (isColumn) {
        auto *head = static_cast<QHBoxLayout *>(m_head->layout());
        head->insertWidget(0, m_icon);
        head->addWidget(m_close);
        m_grid->addWidget(m_head, 0, 0);
        m_grid->addWidget(m_text, 1, 0);
    } else {
        m_grid->addWidget(m_icon, 0, 0);
        m_grid->addWidget(m_text, 0, 1);
        m_grid->addWidget(m_close, 0, 2 + count);
    }
    for (int i = 0; i < count; ++i) {
        QPushButton *button = m_buttons[static_cast<std::size_t>(i)];
        m_grid->addWidget(button, isColumn ? 2 + i : 0, isColumn ? 0 : 2 + i);
    }
    m_grid->setColumnStretch(0, isColumn ? 1 : 0);
    m_grid->setColumnStretch(1, isColumn ? 0 : 1);
    fitHeight();
}

void MessageBar::showMessage(const BarMessage &message)
{
    m_matter = message.matter;
    m_said = message.text;
    showText();
    setAccessibleDescription(message.text);
    const int side = style()->pixelMetric(QStyle::PM_SmallIconSize, nullptr, this);
    m_icon->setPixmap(message.icon.pixmap(side));
    m_icon->setVisible(!message.icon.isNull());
    for (QPushButton *button : m_buttons) {
        button->hide();
        button->deleteLater();
    }
    m_buttons.clear();
    for (const BarMessage::Choice &choice : message.choices) {
        // Pressed in alone is hard to see in dark colours.
        const QString text = choice.isChosen ? u"✓ "_s + choice.text : choice.text;
        auto *button = new QPushButton(text, this);
        button->setObjectName(choice.objectName);
        button->setAccessibleName(choice.text);
        button->setFocusPolicy(Qt::TabFocus);
        button->setCheckable(choice.isChosen);
        button->setChecked(choice.isChosen);
        connect(button, &QPushButton::clicked, this, [this, act = choice.act] {
            close();
            act();
        });
        m_buttons.push_back(button);
    }
    arrange();
    m_lifetime.stop();
    if (message.lifetime.count() > 0)
        m_lifetime.start(message.lifetime);
    show();
}

void MessageBar::withdraw(const QString &matter)
{
    if (matter == m_matter)
        close();
}

void MessageBar::close()
{
    m_lifetime.stop();
    m_matter.clear();
    hide();
}

QString MessageBar::text() const
{
    return isHidden() ? QString() : m_said;
}

void MessageBar::fitHeight()
{
    if (m_form != Form::Column) {
        m_text->setMinimumHeight(0);
        setMinimumHeight(0);
        return;
    }
    const QMargins margins = m_grid->contentsMargins();
    const int room = width() - margins.left() - margins.right();
    // An empty text has no height for a width, so the height is at least 0.
    m_text->setMinimumHeight(std::max(m_text->heightForWidth(room), 0));
    m_grid->invalidate();
    setMinimumHeight(m_grid->totalMinimumSize().height());
}

void MessageBar::resizeEvent(QResizeEvent *event)
{
    QFrame::resizeEvent(event);
    fitHeight();
}

void MessageBar::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), noticeColour(palette()));
    painter.fillRect(0, 0, kStripe, height(), palette().brush(QPalette::Highlight));
}

} // namespace tessera

#include "moc_messagebar.cpp"
