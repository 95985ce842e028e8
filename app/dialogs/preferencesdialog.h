#pragma once

#include <QDialog>

class QComboBox;
class QLabel;
class QSlider;

namespace tessera {

class Settings;
struct Preferences;

/// How everything looks. What is chosen applies at once.
class PreferencesDialog final : public QDialog
{
    Q_OBJECT

public:
    explicit PreferencesDialog(Settings &settings, QWidget *parent = nullptr);

private:
    void display(const Preferences &preferences);
    void apply();

    Settings &m_settings;
    QComboBox *m_scheme;
    QComboBox *m_boardTheme;
    QComboBox *m_coordinates;
    QSlider *m_animation;
    QLabel *m_animationWords;
};

} // namespace tessera
