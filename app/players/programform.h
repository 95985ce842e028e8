#pragma once

#include "model/foreign/engineoption.h"
#include "model/foreign/playerprogram.h"

#include <QWidget>

class QComboBox;
class QDoubleSpinBox;
class QFormLayout;
class QLineEdit;
class QSpinBox;

namespace tessera {

class EngineOptionsForm;
class PathField;

/// The fields of an engine, or of an agent.
class ProgramForm final : public QWidget
{
    Q_OBJECT

public:
    explicit ProgramForm(bool isForAgent, QWidget *parent = nullptr);

    void setProgram(const PlayerProgram &program);
    [[nodiscard]] PlayerProgram program() const;
    /// What is missing, in a sentence; empty when it can be tried.
    [[nodiscard]] QString fault() const;
    /// The field to begin with.
    [[nodiscard]] QLineEdit &path() const;

    /// Takes over what a trial has shown.
    void setKind(PlayerProgram::Kind kind);
    void setOptions(const std::vector<EngineOption> &options);
    /// A name, if none was given.
    void proposeName(const QString &name);

signals:
    /// A file or folder was chosen.
    void chosen();

private:
    void nameFields();
    void buildAgent(QFormLayout &form);
    void buildEngine(QFormLayout &form);
    void addGames(QFormLayout &form);
    void addLimits(QFormLayout &form, const QString &usual);

    bool m_isForAgent;
    PathField *m_path;
    QLineEdit *m_name;
    QComboBox *m_game;
    PathField *m_interpreter;
    QDoubleSpinBox *m_cpu;
    QSpinBox *m_memory;
    PathField *m_folder;
    QComboBox *m_protocol;
    QDoubleSpinBox *m_moveTime;
    QLineEdit *m_start;
    EngineOptionsForm *m_options;
    QWidget *m_optionsTitle = nullptr;
};

} // namespace tessera
