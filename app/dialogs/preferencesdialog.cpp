#include "app/dialogs/preferencesdialog.h"

#include "app/dialogs/plainbuttons.h"
#include "app/settings.h"

#include "view/board/theme.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSlider>
#include <QVBoxLayout>

#include <algorithm>

namespace tessera {

using namespace Qt::StringLiterals;

namespace {

constexpr int kAnimationStep = 50;
constexpr int kLeastWidth = 360;

} // namespace

PreferencesDialog::PreferencesDialog(Settings &settings, QWidget *parent)
    : QDialog(parent)
    , m_settings(settings)
    , m_scheme(new QComboBox(this))
    , m_boardTheme(new QComboBox(this))
    , m_coordinates(new QComboBox(this))
    , m_animation(new QSlider(Qt::Horizontal, this))
    , m_animationWords(new QLabel(this))
{
    setObjectName(u"preferencesDialog"_s);
    setWindowTitle(tr("Preferences"));
    m_scheme->setObjectName(u"schemeBox"_s);
    m_scheme->setAccessibleName(tr("Appearance"));
    m_scheme->addItems({tr("As the desktop"), tr("Light"), tr("Dark")});
    m_boardTheme->setObjectName(u"boardThemeBox"_s);
    m_boardTheme->setAccessibleName(tr("Board colours"));
    m_boardTheme->addItem(tr("As the window"), QString());
    for (const QString &id : Theme::shippedIds())
        m_boardTheme->addItem(Theme::shipped(id).name(), id);
    m_coordinates->setObjectName(u"coordinatesBox"_s);
    m_coordinates->setAccessibleName(tr("Coordinates"));
    m_coordinates->addItems({tr("None"), tr("Along the edge"), tr("In every cell")});
    m_animation->setObjectName(u"animationSlider"_s);
    m_animation->setAccessibleName(tr("Duration of animations"));
    m_animation->setRange(0, kSlowestAnimationMs / kAnimationStep);
    m_animationWords->setObjectName(u"animationWords"_s);

    auto *form = new QFormLayout;
    form->addRow(tr("&Appearance"), m_scheme);
    form->addRow(tr("&Board colours"), m_boardTheme);
    form->addRow(tr("&Coordinates"), m_coordinates);
    form->addRow(tr("A&nimation"), m_animation);
    form->addRow(QString(), m_animationWords);
    auto *buttons
        = new QDialogButtonBox(QDialogButtonBox::Close | QDialogButtonBox::RestoreDefaults, this);
    QPushButton *restore = buttons->button(QDialogButtonBox::RestoreDefaults);
    restore->setText(tr("Restore defaults"));
    restore->setObjectName(u"restoreDefaultsButton"_s);
    buttons->button(QDialogButtonBox::Close)->setObjectName(u"closeButton"_s);
    buttons->button(QDialogButtonBox::Close)->setDefault(true);
    makePlain(*buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(restore, &QPushButton::clicked, this, [this] { m_settings.setPreferences({}); });
    auto *column = new QVBoxLayout(this);
    column->addLayout(form);
    column->addSpacing(fontMetrics().height());
    column->addStretch();
    column->addWidget(buttons);

    setMinimumWidth(kLeastWidth);

    display(settings.preferences());
    connect(&settings, &Settings::preferencesChanged, this, &PreferencesDialog::display);
    for (QComboBox *box : {m_scheme, m_boardTheme, m_coordinates})
        connect(box, &QComboBox::currentIndexChanged, this, &PreferencesDialog::apply);
    connect(m_animation, &QSlider::valueChanged, this, &PreferencesDialog::apply);
}

void PreferencesDialog::display(const Preferences &preferences)
{
    const QSignalBlocker scheme(m_scheme);
    const QSignalBlocker theme(m_boardTheme);
    const QSignalBlocker coordinates(m_coordinates);
    const QSignalBlocker animation(m_animation);
    m_scheme->setCurrentIndex(static_cast<int>(preferences.appearance.scheme));
    m_boardTheme->setCurrentIndex(
        std::max(0, m_boardTheme->findData(preferences.appearance.boardTheme)));
    m_coordinates->setCurrentIndex(static_cast<int>(preferences.appearance.coordinates));
    m_animation->setValue(preferences.motion.cellMs / kAnimationStep);
    m_animationWords->setText(
        preferences.motion.cellMs == 0 ? tr("Off") : tr("%1 ms").arg(preferences.motion.cellMs));
}

void PreferencesDialog::apply()
{
    Preferences chosen = m_settings.preferences();
    chosen.appearance.scheme = static_cast<Scheme>(m_scheme->currentIndex());
    chosen.appearance.boardTheme = m_boardTheme->currentData().toString();
    chosen.appearance.coordinates = static_cast<CoordinateMode>(m_coordinates->currentIndex());
    // A value between two steps stays as it is while the slider does not move.
    if (m_animation->value() != chosen.motion.cellMs / kAnimationStep)
        chosen.motion.cellMs = m_animation->value() * kAnimationStep;
    m_settings.setPreferences(chosen);
}

} // namespace tessera
