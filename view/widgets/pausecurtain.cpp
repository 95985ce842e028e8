#include "view/widgets/pausecurtain.h"

#include "view/widgets/heading.h"
#include "view/widgets/plaintext.h"

#include <QEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

namespace tessera {

using namespace Qt::StringLiterals;

namespace {

constexpr int kVeilAlpha = 150;

} // namespace

PauseCurtain::PauseCurtain(QWidget &parent)
    : QWidget(&parent)
    , m_title(new Label(tr("Paused"), this))
    , m_resume(new QPushButton(tr("Go on (P)"), this))
{
    setObjectName(u"pauseCurtain"_s);
    m_title->setObjectName(u"pauseTitle"_s);
    makeHeading(*m_title, 2);
    m_title->setAlignment(Qt::AlignCenter);
    m_title->setWordWrap(true);
    m_resume->setObjectName(u"resumeButton"_s);
    m_resume->setAccessibleName(tr("Go on with the game"));
    connect(m_resume, &QPushButton::clicked, this, &PauseCurtain::resumeRequested);
    auto *column = new QVBoxLayout(this);
    column->addStretch();
    column->addWidget(m_title);
    column->addWidget(m_resume, 0, Qt::AlignHCenter);
    column->addStretch();
    parent.installEventFilter(this);
    hide();
}

void PauseCurtain::setOpaque(bool opaque)
{
    m_isOpaque = opaque;
    update();
}

void PauseCurtain::setHeld(bool isHeld)
{
    m_title->setText(isHeld ? tr("The clocks stand while a dialog is open") : tr("Paused"));
    m_resume->setVisible(!isHeld);
}

void PauseCurtain::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    QColor veil = palette().color(QPalette::Window);
    if (!m_isOpaque)
        veil.setAlpha(kVeilAlpha);
    painter.fillRect(rect(), veil);
}

void PauseCurtain::showEvent(QShowEvent *)
{
    setGeometry(parentWidget()->rect());
    raise();
    m_resume->setFocus(Qt::OtherFocusReason);
}

bool PauseCurtain::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == parentWidget() && event->type() == QEvent::Resize)
        setGeometry(parentWidget()->rect());
    return QWidget::eventFilter(watched, event);
}

} // namespace tessera

#include "moc_pausecurtain.cpp"
