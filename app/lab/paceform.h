#pragma once

#include <QWidget>

#include <string>

class QComboBox;
class QDoubleSpinBox;
class QSpinBox;

namespace tessera {

/// How long players of a match may think: by nodes, by time or depth for each move, or by a clock for the game.
class PaceForm final : public QWidget
{
    Q_OBJECT

public:
    explicit PaceForm(QWidget *parent = nullptr);

    /// As `lab::MatchTimeControl` reads it.
    [[nodiscard]] std::string pace() const;
    void setPace(const std::string &pace);

private:
    void follow();

    QComboBox *m_kind;
    QSpinBox *m_nodes;
    QSpinBox *m_moveTime;
    QSpinBox *m_depth;
    QDoubleSpinBox *m_seconds;
    QDoubleSpinBox *m_increment;
};

} // namespace tessera
