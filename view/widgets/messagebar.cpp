#include "view/widgets/messagebar.h"

#include "view/theme/icons.h"
#include "view/widgets/shades.h"

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

} // namespace

MessageBar::MessageBar(Form form, QWidget *parent)
    : QFrame(parent)
    , m_icon(new QLabel(this))
    , m_text(new QLabel(this))
    , m_row(new QHBoxLayout(this))
{
    setObjectName(u"messageBar"_s);
    setAccessibleName(tr("Message"));
    m_text->setObjectName(u"messageBarText"_s);
    m_text->setWordWrap(form == Form::Banner);
    m_text->setTextFormat(Qt::PlainText);
    auto *close = new QToolButton(this);
    close->setObjectName(u"messageBarClose"_s);
    close->setAutoRaise(true);
    close->setIcon(tessera::icon(u"close"_s));
    close->setToolTip(tr("Close"));
    close->setAccessibleName(tr("Close this message"));
    connect(close, &QToolButton::clicked, this, &MessageBar::close);
    m_lifetime.setSingleShot(true);
    connect(&m_lifetime, &QTimer::timeout, this, &MessageBar::close);
    m_row->setContentsMargins(12, 4, 4, 4);
    m_row->addWidget(m_icon);
    m_row->addWidget(m_text, 1);
    m_row->addWidget(close);
    hide();
}

void MessageBar::showMessage(const BarMessage &message)
{
    m_matter = message.matter;
    m_text->setText(message.text);
    setAccessibleDescription(message.text);
    const int side = style()->pixelMetric(QStyle::PM_SmallIconSize, nullptr, this);
    m_icon->setPixmap(message.icon.pixmap(side));
    m_icon->setVisible(!message.icon.isNull());
    for (QPushButton *button : m_buttons)
        button->deleteLater();
    m_buttons.clear();
    for (const BarMessage::Choice &choice : message.choices) {
        auto *button = new QPushButton(choice.text, this);
        button->setObjectName(choice.objectName);
        button->setAccessibleName(choice.text);
        button->setFocusPolicy(Qt::TabFocus);
        connect(button, &QPushButton::clicked, this, [this, act = choice.act] {
            close();
            act();
        });
        m_row->insertWidget(m_row->count() - 1, button);
        m_buttons.push_back(button);
    }
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
    return isHidden() ? QString() : m_text->text();
}

void MessageBar::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), noticeColour(palette()));
    painter.fillRect(0, 0, kStripe, height(), palette().brush(QPalette::Highlight));
}

} // namespace tessera
