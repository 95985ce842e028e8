#include "view/widgets/messageline.h"

#include "view/theme/icons.h"
#include "view/widgets/elidedlabel.h"

#include <QHBoxLayout>
#include <QStyle>
#include <QToolButton>

#include <utility>

namespace tessera {

using namespace Qt::StringLiterals;

MessageLine::MessageLine(QWidget *parent)
    : QWidget(parent)
    , m_sign(new QLabel(this))
    , m_text(new ElidedLabel(this))
    , m_rule(new QToolButton(this))
    , m_place(new QLabel(this))
{
    setObjectName(u"messageLine"_s);
    setAccessibleName(tr("State of the game"));
    m_text->setObjectName(u"messageLineText"_s);
    m_place->setObjectName(u"messageLinePlace"_s);
    m_text->setTextFormat(Qt::PlainText);
    m_place->setForegroundRole(QPalette::PlaceholderText);
    m_rule->setObjectName(u"ruleButton"_s);
    m_rule->setText(tr("Why not?"));
    m_rule->setToolTip(tr("Read the rule"));
    m_rule->setAccessibleName(tr("Why not? Read the rule"));
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

void MessageLine::say(Voice voice, const QString &text)
{
    said(voice) = text;
    if (voice == Voice::Status)
        said(Voice::Answer).clear();
    const bool endsRefusal = voice == Voice::Status || voice == Voice::Answer;
    const bool isEnded = endsRefusal && !std::exchange(said(Voice::Refusal), {}).isEmpty();
    refresh();
    if (isEnded)
        emit refusalEnded();
}

void MessageLine::setPlace(const QString &text)
{
    m_place->setText(text);
}

void MessageLine::showRefusal(const QString &text, const QString &section)
{
    m_section = section;
    say(Voice::Refusal, text);
}

void MessageLine::setRefusalIcon(const QIcon &icon)
{
    m_icon = icon;
    refresh();
}

QString MessageLine::text() const
{
    return m_text->text();
}

void MessageLine::refresh()
{
    std::size_t heard = m_said.size() - 1;
    while (heard > 0 && m_said[heard].isEmpty())
        --heard;
    const bool isRefusal = heard == static_cast<std::size_t>(Voice::Refusal);
    const int side = style()->pixelMetric(QStyle::PM_SmallIconSize, nullptr, this);
    m_rule->setVisible(isRefusal && !m_section.isEmpty());
    m_sign->setPixmap(m_icon.pixmap(side));
    m_sign->setVisible(isRefusal && !m_icon.isNull());
    m_text->setText(m_said[heard]);
    m_text->setToolTip(m_said[heard]);
}

} // namespace tessera

#include "moc_messageline.cpp"
