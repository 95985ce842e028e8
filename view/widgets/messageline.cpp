#include "view/widgets/messageline.h"

#include "view/theme/icons.h"
#include "view/widgets/elidedlabel.h"
#include "view/widgets/plaintext.h"

#include <QHBoxLayout>
#include <QStyle>
#include <QToolButton>

namespace tessera {

using namespace Qt::StringLiterals;

namespace {} // namespace

MessageLine::MessageLine(QWidget *parent)
    : QWidget(parent)
    , m_sign(new Label(this))
    , m_text(new ElidedLabel(this))
    , m_rule(new QToolButton(this))
    , m_place(new Label(this))
{
    setObjectName(u"messageLine"_s);
    setAccessibleName(tr("State of the game"));
    m_text->setObjectName(u"messageLineText"_s);
    m_place->setObjectName(u"messageLinePlace"_s);
    m_place->setForegroundRole(QPalette::PlaceholderText);
    m_rule->setObjectName(u"ruleButton"_s);
    m_rule->setText(tr("Why not?"));
    m_rule->setIcon(tessera::icon(u"help"_s));
    m_rule->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_rule->setAutoRaise(true);
    m_rule->setFocusPolicy(Qt::TabFocus);
    connect(m_rule, &QToolButton::clicked, this, [this] { emit ruleRequested(m_section); });
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(12, 2, 12, 2);
    row->addWidget(m_sign);
    row->addWidget(m_text, 1);
    row->addWidget(m_rule);
    row->addWidget(m_place);
    refresh();
}

void MessageLine::setStatus(const QString &text)
{
    m_status = text;
    endRefusal();
}

void MessageLine::setPlace(const QString &text)
{
    m_place->setText(text);
}

void MessageLine::showRefusal(const QString &text, const QString &section)
{
    m_refusal = text;
    m_section = section;
    refresh();
}

void MessageLine::endRefusal()
{
    m_refusal.clear();
    refresh();
}

void MessageLine::showPreview(const QString &text)
{
    m_preview = text;
    refresh();
}

void MessageLine::setRefusalIcon(const QIcon &icon)
{
    m_icon = icon;
    refresh();
}

void MessageLine::showTip(const QString &text)
{
    m_tip = text;
    refresh();
}

QString MessageLine::text() const
{
    return m_text->text();
}

void MessageLine::refresh()
{
    const bool isRefusal = !m_refusal.isEmpty() && m_tip.isEmpty();
    const int side = style()->pixelMetric(QStyle::PM_SmallIconSize, nullptr, this);
    m_rule->setVisible(isRefusal && !m_section.isEmpty());
    m_rule->setToolTip(tr("Read rule %1").arg(m_section));
    m_rule->setAccessibleName(tr("Why not? Read rule %1").arg(m_section));
    m_sign->setPixmap(m_icon.pixmap(side));
    m_sign->setVisible(isRefusal && !m_icon.isNull());
    const QString &usual = m_preview.isEmpty() ? m_status : m_preview;
    m_text->setText(!m_tip.isEmpty() ? m_tip : isRefusal ? m_refusal : usual);
    m_text->setToolTip(m_text->text());
}

} // namespace tessera

#include "moc_messageline.cpp"
