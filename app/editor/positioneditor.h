#pragma once

#include "app/editor/draftboard.h"
#include "app/editor/positiondraft.h"
#include "app/editor/setupsaver.h"

#include <QDialog>

class QAction;
class QHBoxLayout;
class QLabel;
class QPushButton;

namespace tessera {

class DraftText;
class FaultLabel;
class OptionsButton;
class PaletteBox;

/// The dialog that composes a position of a game on its board, by palette, drag, keys and text, with undo; it always
/// says whether the position is possible. It is accepted only with a playable position, and asks before changes that
/// were not saved are lost.
class PositionEditor final : public QDialog
{
    Q_OBJECT

public:
    /// See `PositionDraft`. `acceptText` is the text of the button that takes the position; `rest` is the set-up whose
    /// start the position may become, for saving it where the game has files for that.
    PositionEditor(
        const GameEntry &entry,
        const Options &options,
        const AnyPosition &base,
        const Theme &theme,
        const QString &acceptText,
        std::function<GameSetup()> rest,
        ComposedAs as,
        QWidget *parent = nullptr);
    ~PositionEditor() override;

    [[nodiscard]] PositionDraft &draft() { return m_draft; }
    [[nodiscard]] const PositionDraft &draft() const { return m_draft; }
    /// The position as text.
    [[nodiscard]] std::string text() const { return m_draft.text(); }
    /// Adds a button for another use of a playable position.
    QPushButton &addUse(const QString &name, const QString &words);
    /// Saves the composed position, as `SetupSaver` does.
    bool save(const QString &path) { return m_saver != nullptr && m_saver->save(path); }
    /// Whether something was changed since the position was saved, if ever.
    [[nodiscard]] bool isChanged() const;
    void reject() override;

private:
    [[nodiscard]] QWidget *makeSide(const QString &acceptText);
    [[nodiscard]] QWidget *makeActs();
    [[nodiscard]] QWidget *makeButtons(const QString &acceptText);
    void addSaving(std::function<GameSetup()> rest);
    void say(const QString &good, const QString &error);
    void refresh();
    /// Updates the palette to the pieces of the position's rules.
    void refreshPalette();
    [[nodiscard]] QWidget *makePieces();
    /// Enables the uses of the position if it is playable and equal to the written text.
    void allowUse();
    [[nodiscard]] QString verdict() const;

    Theme m_theme;
    PositionDraft m_draft;
    DraftBoard *m_board;
    PaletteBox *m_palette = nullptr;
    /// The options for which the palette was made.
    Options m_paletteOptions;
    OptionsButton *m_pieces = nullptr;
    DraftText *m_text;
    QLabel *m_verdict;
    SetupSaver *m_saver = nullptr;
    QLabel *m_note;
    FaultLabel *m_saveFault = nullptr;
    QAction *m_save = nullptr;
    QPushButton *m_accept;
    QHBoxLayout *m_useRow;
    std::vector<QPushButton *> m_uses;
};

} // namespace tessera
