#pragma once

#include "app/settings/settings.h"

#include <QWidget>

#include <functional>
#include <type_traits>
#include <vector>

class QCheckBox;
class QComboBox;
class QBoxLayout;
class QLabel;
class QSlider;

namespace tessera {

class WrappingForm;

/// One page of the preferences: each row shows a field and changes it at once. A page covers one part of `Preferences`,
/// or a few related ones.
class PreferencePage : public QWidget
{
    Q_OBJECT

public:
    /// The title of a page in the list of pages.
    struct Title
    {
        QString name;
        QString text;
        QString icon;
    };

    PreferencePage(Title title, Settings &settings, QWidget *parent);

    [[nodiscard]] const Title &title() const { return m_title; }
    /// The width at which no line is broken and nothing is put below its neighbour.
    [[nodiscard]] int comfortableWidth() const { return m_comfortableWidth; }
    /// Where there is little room, the widget beside the rows goes below them.
    [[nodiscard]] QSize minimumSizeHint() const override;

    /// Restores the default values of the page's fields.
    virtual void restoreDefaults(Preferences &preferences) const = 0;

protected:
    void resizeEvent(QResizeEvent *event) override;

    /// A field as a number: an enumeration's place, a flag as 0 or 1.
    struct Field
    {
        std::function<int(const Preferences &)> read;
        std::function<void(Preferences &, int)> write;
    };
    /// The field that `access` returns a reference to, of constant and of other preferences.
    template<typename Access>
    [[nodiscard]] static Field field(Access access)
    {
        using Value = std::remove_reference_t<std::invoke_result_t<Access, Preferences &>>;
        return {
            [access](const Preferences &from) { return static_cast<int>(access(from)); },
            [access](Preferences &to, int value) { access(to) = static_cast<Value>(value); }};
    }

    /// The texts of a row: the name of its widget, the label with its mnemonic, and the hint below.
    struct Words
    {
        QString name;
        QString label;
        QString hint{};
    };
    /// What may be chosen for a field: the value, an enumerator or a flag, and its text.
    struct Choice
    {
        template<typename Value>
        Choice(Value chosen, const QString &words)
            : value(static_cast<int>(chosen))
            , text(words)
        {}

        int value;
        QString text;
    };
    struct Range
    {
        int least;
        int most;
        /// The step between two places of the slider.
        int step;
    };

    void addSection(const QString &title);
    QComboBox &addChoice(const Words &words, const std::vector<Choice> &choices, const Field &field);
    QCheckBox &addSwitch(const Words &words, const Field &field);
    /// `say` writes a value beside the slider.
    QSlider &addSlider(
        const Words &words,
        const Range &range,
        const std::function<QString(int)> &say,
        const Field &field);
    /// A widget, or several, with a label of its own.
    void addRow(const Words &words, QWidget &widget, QWidget *buddy = nullptr);
    /// Adds a widget across the page.
    void addWide(QWidget &widget);
    /// Adds a widget at the right of all rows, or below them where there is little room.
    void addBeside(QWidget &widget);

    /// Changes the preferences, and so everything that shows them.
    void change(const std::function<void(Preferences &)> &what);
    /// Calls `show` with the preferences now and after each change.
    void follow(const std::function<void(const Preferences &)> &show);
    [[nodiscard]] Settings &settings() const { return m_settings; }

private:
    void addHintBelow(const Words &words, QCheckBox &box);
    /// The least width of the rows, with labels above their fields or beside them, and the margins.
    [[nodiscard]] int leastFormWidth(bool isWrapped) const;

    Title m_title;
    Settings &m_settings;
    QBoxLayout *m_sides;
    WrappingForm *m_form;
    QWidget *m_beside = nullptr;
    int m_comfortableWidth = 0;
};

/// A label in the dim colour of place-holders, which breaks its lines.
[[nodiscard]] QLabel *makeHint(const QString &text, QWidget *parent);

} // namespace tessera
