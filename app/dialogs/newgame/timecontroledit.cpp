#include "app/dialogs/newgame/timecontroledit.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QSpinBox>
#include <QVBoxLayout>

#include <array>

namespace tessera {

using namespace Qt::StringLiterals;
using std::chrono::minutes;
using std::chrono::seconds;

namespace {

constexpr int kMostMinutes = 600;
constexpr int kMostIncrement = 600;
/// The first minutes of a custom clock after "No limit".
constexpr int kFirstMinutes = 5;

struct Preset
{
    const char *words;
    TimeControl control;
};

constexpr std::array kPresets{
    Preset{QT_TRANSLATE_NOOP("tessera::TimeControlEdit", "No limit"), {}},
    Preset{QT_TRANSLATE_NOOP("tessera::TimeControlEdit", "1 + 0"), {minutes(1), seconds(0)}},
    Preset{QT_TRANSLATE_NOOP("tessera::TimeControlEdit", "2 + 1"), {minutes(2), seconds(1)}},
    Preset{QT_TRANSLATE_NOOP("tessera::TimeControlEdit", "3 + 2"), {minutes(3), seconds(2)}},
    Preset{QT_TRANSLATE_NOOP("tessera::TimeControlEdit", "5 + 3"), {minutes(5), seconds(3)}},
    Preset{QT_TRANSLATE_NOOP("tessera::TimeControlEdit", "10 + 5"), {minutes(10), seconds(5)}},
    Preset{QT_TRANSLATE_NOOP("tessera::TimeControlEdit", "15 + 10"), {minutes(15), seconds(10)}},
    Preset{QT_TRANSLATE_NOOP("tessera::TimeControlEdit", "30 + 10"), {minutes(30), seconds(10)}},
    Preset{QT_TRANSLATE_NOOP("tessera::TimeControlEdit", "60 + 30"), {minutes(60), seconds(30)}},
};

QSpinBox *makeNumber(QWidget *parent, const QString &name, int most, const QString &suffix)
{
    auto *box = new QSpinBox(parent);
    box->setObjectName(name);
    box->setRange(0, most);
    box->setSuffix(suffix);
    return box;
}

} // namespace

TimeControlEdit::TimeControlEdit(const QString &name, const QString &words, QWidget *parent)
    : QWidget(parent)
    , m_preset(new QComboBox(this))
    , m_custom(new QWidget(this))
    , m_minutes(makeNumber(m_custom, name + u"Minutes"_s, kMostMinutes, tr(" min")))
    , m_seconds(makeNumber(m_custom, name + u"Seconds"_s, 59, tr(" s")))
    , m_increment(makeNumber(m_custom, name + u"Increment"_s, kMostIncrement, tr(" s more a move")))
    , m_fault(new FaultLabel(*m_minutes))
{
    setObjectName(name);
    m_preset->setObjectName(name + u"Preset"_s);
    m_preset->setAccessibleName(words);
    m_minutes->setAccessibleName(tr("%1: minutes").arg(words));
    m_seconds->setAccessibleName(tr("%1: seconds").arg(words));
    m_increment->setAccessibleName(tr("%1: seconds added after each move").arg(words));
    for (const Preset &preset : kPresets)
        m_preset->addItem(tr(preset.words));
    m_preset->addItem(tr("Custom"));

    auto *custom = new QHBoxLayout(m_custom);
    custom->setContentsMargins(0, 0, 0, 0);
    custom->addWidget(m_minutes);
    custom->addWidget(m_seconds);
    custom->addWidget(m_increment);
    auto *row = new QHBoxLayout;
    row->addWidget(m_preset);
    row->addWidget(m_custom);
    row->addStretch();
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    column->addLayout(row);
    column->addWidget(m_fault);

    connect(m_preset, &QComboBox::currentIndexChanged, this, [this](int index) {
        if (index < static_cast<int>(kPresets.size()))
            setControl(kPresets[static_cast<std::size_t>(index)].control);
        else if (control().initial.count() == 0)
            m_minutes->setValue(kFirstMinutes);
        refresh();
        emit changed();
    });
    for (QSpinBox *box : {m_minutes, m_seconds, m_increment}) {
        connect(box, &QSpinBox::valueChanged, this, [this] {
            refresh();
            emit changed();
        });
    }
    setControl({});
}

bool TimeControlEdit::isCustom() const
{
    return m_preset->currentIndex() == static_cast<int>(kPresets.size());
}

void TimeControlEdit::setControl(const TimeControl &control)
{
    std::size_t row = 0;
    while (row < kPresets.size() && kPresets[row].control != control)
        ++row;
    const auto whole = std::chrono::duration_cast<seconds>(control.initial).count();
    const auto increment = std::chrono::duration_cast<seconds>(control.increment).count();
    m_minutes->setValue(static_cast<int>(whole / 60));
    m_seconds->setValue(static_cast<int>(whole % 60));
    m_increment->setValue(static_cast<int>(increment));
    m_preset->setCurrentIndex(static_cast<int>(row));
    refresh();
}

TimeControl TimeControlEdit::control() const
{
    if (!isCustom())
        return kPresets[static_cast<std::size_t>(m_preset->currentIndex())].control;
    return {minutes(m_minutes->value()) + seconds(m_seconds->value()), seconds(m_increment->value())};
}

void TimeControlEdit::refresh()
{
    m_custom->setVisible(isCustom());
    // A player without initial time would lose before the first increment.
    const bool isEmpty = isCustom() && control().initial.count() == 0;
    m_fault->setFault(
        isEmpty ? tr("A clock needs time at the start; choose “No limit” to play without one.")
                : QString());
}

} // namespace tessera

#include "moc_timecontroledit.cpp"
