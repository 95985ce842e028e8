#pragma once

#include <QDialog>

#include <vector>

class QListWidget;
class QStackedWidget;

namespace tessera {

class Actions;
class Appearance;
class PreferencePage;
class Settings;
class Sounds;
class Speech;

/// All preferences, with a page for each part. Choices apply at once.
class PreferencesDialog final : public QDialog
{
    Q_OBJECT

public:
    /// What the pages show and change; all of it outlives the dialog.
    struct Parts
    {
        Settings &settings;
        const Appearance &appearance;
        const Actions &actions;
        Sounds &sounds;
        Speech &speech;
    };

    /// `game` is the one that the sample board shows first.
    PreferencesDialog(const Parts &parts, const QString &game, QWidget *parent = nullptr);

    /// Shows the page with this object name.
    void showPage(const QString &name);

private:
    void addPages(const Parts &parts, const QString &game);
    void addPage(PreferencePage *page);
    void buildLayout(Settings &settings);

    QListWidget *m_list;
    QStackedWidget *m_stack;
    std::vector<PreferencePage *> m_pages;
};

} // namespace tessera
