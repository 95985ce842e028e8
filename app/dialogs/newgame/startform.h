#pragma once

#include "app/editor/positiondraft.h"

#include "model/games/catalogue.h"
#include "model/session/gamesetup.h"
#include "view/theme/theme.h"
#include "view/widgets/faultlabel.h"

#include <QWidget>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

class QHBoxLayout;
class QLineEdit;
class QToolButton;

namespace tessera {

class StartList;
struct NamedStart;

/// The start position of a new game: one of the list, one composed in the editor, or one written as text.
class StartForm final : public QWidget
{
    Q_OBJECT

public:
    /// `entry` belongs to the catalogue; `setup` gives the rest of the set-up.
    StartForm(
        const GameEntry &entry,
        const Theme &theme,
        std::function<GameSetup()> setup,
        QWidget *parent = nullptr);

    void setFrom(const GameSetup &setup);
    /// Writes the start, and the levels that belong to it, into `setup`.
    void fill(GameSetup &setup) const;
    /// Checks the start with these options, and selects it in the list.
    void check(const Options &options);
    /// The chosen start, or the usual one where none can be read.
    [[nodiscard]] std::unique_ptr<AnyPosition> position(const Options &options) const;
    /// The label for the start's fault.
    [[nodiscard]] FaultLabel &fault() const { return *m_fault; }
    /// Shows the start as text, or hides it again.
    void setTextShown(bool isShown);

signals:
    /// Another text was written.
    void changed();
    /// A start was chosen that is played by these options.
    void chosen(const tessera::Options &options);
    /// The start was composed by hand, and is saved nowhere.
    void composed();

private:
    void buildText();
    /// Puts the buttons for text and editor in a row.
    [[nodiscard]] QHBoxLayout *makeButtons();
    void edit(ComposedAs as);
    void beginFrom(const NamedStart &start);
    /// Takes back what the previous start has brought, unless somebody has changed it since.
    void takeBack(Options &options);

    /// An option that a start has brought.
    struct Brought
    {
        std::string key;
        OptionValue before;
        OptionValue value;
    };

    const GameEntry &m_entry;
    Theme m_theme;
    std::function<GameSetup()> m_setup;
    StartList *m_list;
    QToolButton *m_textButton;
    QWidget *m_textPart;
    QLineEdit *m_text;
    FaultLabel *m_fault = nullptr;
    /// The levels that came with a start, and that start.
    std::vector<Puzzle> m_levels;
    std::optional<std::string> m_levelsStart;
    std::vector<Brought> m_brought;
};

} // namespace tessera
