#pragma once

#include <QDialog>

namespace tessera {

/// The log of a game that a program has lost by a fault.
class LogDialog final : public QDialog
{
    Q_OBJECT

public:
    LogDialog(int number, const QString &log, QWidget *parent);

signals:
    void gameRequested();
};

} // namespace tessera
