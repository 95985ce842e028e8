#include "app/dialogs/newgame/piecespeedform.h"

#include <QDoubleSpinBox>
#include <QFormLayout>

#include <cmath>

namespace tessera {

using namespace Qt::StringLiterals;

namespace {

constexpr double kMilliseconds = 1000.0;

QDoubleSpinBox *makeNumber(const QString &name, const QString &words, QWidget *parent)
{
    auto *number = new QDoubleSpinBox(parent);
    number->setObjectName(name);
    number->setAccessibleName(words);
    number->setDecimals(2);
    number->setSingleStep(0.5);
    return number;
}

} // namespace

PieceSpeedForm::PieceSpeedForm(QWidget *parent)
    : QWidget(parent)
    , m_speed(makeNumber(u"pieceSpeed"_s, tr("Speed of the pieces"), this))
    , m_most(makeNumber(u"longestMove"_s, tr("Longest time of a move"), this))
{
    m_speed->setRange(0.1, 10'000);
    m_speed->setSuffix(tr(" pixels in 1/60 s"));
    m_speed->setToolTip(tr("Of the classic board, whose tiles are 48 pixels wide"));
    m_most->setRange(0, 60);
    m_most->setSuffix(tr(" s"));
    auto *form = new QFormLayout(this);
    form->setContentsMargins(0, 0, 0, 0);
    form->addRow(tr("Speed"), m_speed);
    form->addRow(tr("At most"), m_most);
    setSpeed(PieceSpeed());
    connect(m_speed, &QDoubleSpinBox::valueChanged, this, &PieceSpeedForm::changed);
    connect(m_most, &QDoubleSpinBox::valueChanged, this, &PieceSpeedForm::changed);
}

void PieceSpeedForm::setSpeed(const PieceSpeed &speed)
{
    m_speed->setValue(speed.pixelsPerFrame);
    m_most->setValue(static_cast<double>(speed.most.count()) / kMilliseconds);
}

PieceSpeed PieceSpeedForm::speed() const
{
    const auto most = std::llround(m_most->value() * kMilliseconds);
    return {m_speed->value(), std::chrono::milliseconds(most)};
}

} // namespace tessera

#include "moc_piecespeedform.cpp"
