#include "app/dialogs/preferences/preferencepage.h"

#include "app/dialogs/preferences/wrappingform.h"

#include "view/widgets/plaintext.h"
#include "view/words/mnemonic.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QResizeEvent>
#include <QSignalBlocker>
#include <QSlider>
#include <QVBoxLayout>

#include <algorithm>

namespace tessera {

using namespace Qt::StringLiterals;

namespace {

/// The least letters of a choice.
constexpr int kLeastLetters = 14;

/// "&Board" → "Board".
QString plain(QString label)
{
    return withoutMnemonic(label);
}

} // namespace

QLabel *makeHint(const QString &text, QWidget *parent)
{
    auto *hint = new Label(text, parent);
    hint->setWordWrap(true);
    hint->setForegroundRole(QPalette::PlaceholderText);
    return hint;
}

PreferencePage::PreferencePage(Title title, Settings &settings, QWidget *parent)
    : QWidget(parent)
    , m_title(std::move(title))
    , m_settings(settings)
    , m_sides(new QHBoxLayout(this))
    , m_form(new WrappingForm)
{
    setObjectName(m_title.name);
    setAccessibleName(m_title.text);
    m_sides->setContentsMargins(4, 4, 12, 4);
    m_sides->setSpacing(20);
    // The rest of the page's height stays below the rows.
    auto *column = new QVBoxLayout;
    column->addLayout(m_form);
    column->addStretch();
    m_sides->addLayout(column, 3);
    m_form->setHorizontalSpacing(16);
    m_form->setVerticalSpacing(8);
}

void PreferencePage::change(const std::function<void(Preferences &)> &what)
{
    Preferences chosen = m_settings.preferences();
    what(chosen);
    m_settings.setPreferences(chosen);
}

void PreferencePage::follow(const std::function<void(const Preferences &)> &show)
{
    connect(&m_settings, &Settings::preferencesChanged, this, show);
    show(m_settings.preferences());
}

void PreferencePage::addSection(const QString &title)
{
    auto *label = new Label(title, this);
    label->setForegroundRole(QPalette::WindowText);
    QFont bold = label->font();
    bold.setBold(true);
    label->setFont(bold);
    const int space = m_form->isEmpty() ? 0 : fontMetrics().height() / 2;
    label->setContentsMargins(0, space, 0, 0);
    m_form->addRow(label);
}

QComboBox &PreferencePage::addChoice(
    const Words &words, const std::vector<Choice> &choices, const Field &field)
{
    auto *box = new QComboBox(this);
    for (const Choice &choice : choices)
        box->addItem(choice.text, choice.value);
    // Other choices may be wider than the page; the opened list is wide enough for them.
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(kLeastLetters);
    box->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    addRow(words, *box);
    connect(box, &QComboBox::currentIndexChanged, this, [this, box, field] {
        change([&](Preferences &chosen) { field.write(chosen, box->currentData().toInt()); });
    });
    follow([box, field](const Preferences &now) {
        const QSignalBlocker blocker(box);
        box->setCurrentIndex(box->findData(field.read(now)));
    });
    return *box;
}

QCheckBox &PreferencePage::addSwitch(const Words &words, const Field &field)
{
    auto *box = new QCheckBox(words.label, this);
    box->setObjectName(words.name);
    box->setAccessibleName(plain(words.label));
    m_form->addRow(box);
    addHintBelow(words, *box);
    connect(box, &QCheckBox::toggled, this, [this, field](bool isOn) {
        change([&](Preferences &chosen) { field.write(chosen, isOn); });
    });
    follow([box, field](const Preferences &now) {
        const QSignalBlocker blocker(box);
        box->setChecked(field.read(now) != 0);
    });
    return *box;
}

QSlider &PreferencePage::addSlider(
    const Words &words,
    const Range &range,
    const std::function<QString(int)> &say,
    const Field &field)
{
    auto *both = new QWidget(this);
    auto *slider = new QSlider(Qt::Horizontal, both);
    auto *value = new Label(both);
    auto *row = new QHBoxLayout(both);
    row->setContentsMargins(0, 0, 0, 0);
    both->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    row->addWidget(slider, 1);
    row->addWidget(value);
    slider->setRange(range.least / range.step, range.most / range.step);
    slider->setPageStep(std::max(1, (slider->maximum() - slider->minimum()) / 8));
    value->setObjectName(words.name + u"Value"_s);
    value->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    const int widest = std::max(
        value->fontMetrics().horizontalAdvance(say(range.least)),
        value->fontMetrics().horizontalAdvance(say(range.most)));
    value->setMinimumWidth(widest + value->fontMetrics().averageCharWidth());
    slider->setObjectName(words.name);
    addRow({words.name + u"Row"_s, words.label, words.hint}, *both, slider);
    // A value between two places of the slider stays until the slider is moved.
    connect(slider, &QSlider::valueChanged, this, [this, field, step = range.step](int place) {
        change([&](Preferences &chosen) { field.write(chosen, place * step); });
    });
    follow([slider, value, say, field, step = range.step](const Preferences &now) {
        const QSignalBlocker blocker(slider);
        slider->setValue(field.read(now) / step);
        value->setText(say(field.read(now)));
        slider->setAccessibleDescription(value->text());
    });
    return *slider;
}

void PreferencePage::addRow(const Words &words, QWidget &widget, QWidget *buddy)
{
    widget.setObjectName(words.name);
    QWidget &first = buddy == nullptr ? widget : *buddy;
    first.setAccessibleName(plain(words.label));
    auto *label = new Label(words.label, this);
    label->setBuddy(&first);
    m_form->addRow(label, &widget);
    if (words.hint.isEmpty())
        return;
    first.setAccessibleDescription(words.hint);
    m_form->addRow(makeHint(words.hint, this));
}

void PreferencePage::addHintBelow(const Words &words, QCheckBox &box)
{
    if (words.hint.isEmpty())
        return;
    QLabel *hint = makeHint(words.hint, this);
    box.setAccessibleDescription(words.hint);
    const int indent = style()->pixelMetric(QStyle::PM_IndicatorWidth)
                       + style()->pixelMetric(QStyle::PM_CheckBoxLabelSpacing);
    hint->setContentsMargins(indent, 0, 0, 0);
    m_form->addRow(hint);
}

void PreferencePage::addBeside(QWidget &widget)
{
    m_beside = &widget;
    m_sides->addWidget(&widget, 2, Qt::AlignTop);
    m_comfortableWidth = m_sides->totalMinimumSize().width();
}

int PreferencePage::leastFormWidth(bool isWrapped) const
{
    const QMargins margins = m_sides->contentsMargins();
    return m_form->leastWidth(isWrapped) + margins.left() + margins.right();
}

QSize PreferencePage::minimumSizeHint() const
{
    QSize least = QWidget::minimumSizeHint();
    least.setWidth(leastFormWidth(true));
    if (m_beside) {
        const QMargins margins = m_sides->contentsMargins();
        const int beside = m_beside->minimumSizeHint().width();
        least.setWidth(std::max(least.width(), beside + margins.left() + margins.right()));
    }
    return least;
}

void PreferencePage::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    // With large texts in a narrow dialog, labels go above their fields.
    m_form->setWrapped(event->size().width() < leastFormWidth(false));
    if (!m_beside)
        return;
    const bool isWide = event->size().width() >= m_comfortableWidth;
    m_sides->setDirection(isWide ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

void PreferencePage::addWide(QWidget &widget)
{
    m_form->addRow(&widget);
}

} // namespace tessera

#include "moc_preferencepage.cpp"
