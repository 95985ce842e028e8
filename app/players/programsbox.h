#pragma once

#include "app/players/programlist.h"

#include <QWidget>

class QLabel;
class QPushButton;
class QTreeWidget;

namespace tessera {

/// The list of engines and agents, in which a person adds, changes, tries and removes them.
class ProgramsBox final : public QWidget
{
    Q_OBJECT

public:
    /// `folder` is where the list is kept.
    explicit ProgramsBox(const QString &folder, QWidget *parent = nullptr);

private:
    QWidget *makeButtons();
    void fill(const QString &chosen = {});
    void follow();
    void enter(PlayerProgram::Kind kind);
    void edit();
    void remove();
    void save();
    [[nodiscard]] const PlayerProgram *current() const;

    ProgramList m_list;
    QTreeWidget *m_table;
    QPushButton *m_edit;
    QPushButton *m_remove;
    /// Stands in the place of the table while there is nothing in that.
    QLabel *m_empty;
    QLabel *m_fault;
};

} // namespace tessera
