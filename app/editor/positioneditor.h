#pragma once

#include "app/editor/draftboard.h"
#include "app/editor/positiondraft.h"

#include <QDialog>

class QLabel;
class QLineEdit;
class QPushButton;

namespace tessera {

class FaultLabel;

/// Composes a position of a game on its board, by palette, drag, keys and text, with undo; says meanwhile whether it is
/// possible. Accepted only with a position from which a game can be played.
class PositionEditor final : public QDialog
{
    Q_OBJECT

public:
    /// See `PositionDraft`. `acceptText` stands on the button that takes the position.
    PositionEditor(
        const GameEntry &entry,
        const Options &options,
        const AnyPosition &base,
        const Theme &theme,
        const QString &acceptText,
        QWidget *parent = nullptr);
    ~PositionEditor() override;

    [[nodiscard]] PositionDraft &draft() { return m_draft; }
    /// The position as text.
    [[nodiscard]] std::string text() const { return m_draft.text(); }

private:
    [[nodiscard]] QWidget *makeSide(const Theme &theme, const QString &acceptText);
    [[nodiscard]] QWidget *makeActs();
    void refresh();
    void takeText();
    [[nodiscard]] QString verdict() const;

    PositionDraft m_draft;
    DraftBoard *m_board;
    QLineEdit *m_text;
    FaultLabel *m_textFault = nullptr;
    QLabel *m_verdict;
    QPushButton *m_accept;
};

} // namespace tessera
