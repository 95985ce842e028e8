#pragma once

#include <QDialog>

namespace tessera {

/// What was said with the programs of a game that one of them has lost by a fault.
class LogDialog final : public QDialog
{
    Q_OBJECT

public:
    LogDialog(int number, const QString &log, QWidget *parent);

signals:
    void gameRequested();
};

} // namespace tessera
