#pragma once

#include "app/editor/positiondraft.h"

#include <QWidget>

#include <vector>

namespace tessera {

/// The fields of a draft beside its board: the player to move, and counters.
class FieldsForm final : public QWidget
{
    Q_OBJECT

public:
    /// `draft` must outlive the form.
    explicit FieldsForm(PositionDraft &draft, QWidget *parent = nullptr);

private:
    [[nodiscard]] QWidget *makeEdit(int number, const PositionField &field);
    void refresh();
    [[nodiscard]] QString translated(const std::string &text) const;

    PositionDraft &m_draft;
    std::vector<QWidget *> m_edits;
};

} // namespace tessera
