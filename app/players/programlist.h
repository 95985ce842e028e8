#pragma once

#include "model/core/result.h"
#include "model/foreign/playerprogram.h"

#include <QString>

#include <vector>

namespace tessera {

/// The engines and agents that a person has entered, in the file `programs.json` of the person's data. Each
/// name occurs once.
class ProgramList
{
public:
    /// Reads the list in `folder`; none is there before the first was entered.
    explicit ProgramList(const QString &folder);

    [[nodiscard]] const std::vector<PlayerProgram> &programs() const { return m_programs; }
    [[nodiscard]] const PlayerProgram *find(const std::string &name) const;
    /// Adds it, in place of the one that is called `former` if there is one. It gets another name if there
    /// is one of its own; returns it as it was added.
    PlayerProgram keep(PlayerProgram program, const std::string &former = {});
    void remove(const std::string &name);
    /// Writes the file; one that could not be read is set aside.
    [[nodiscard]] std::optional<Error> save();
    /// Why the file could not be read.
    [[nodiscard]] const std::optional<Error> &error() const { return m_error; }

private:
    QString m_path;
    std::vector<PlayerProgram> m_programs;
    std::optional<Error> m_error;
};

} // namespace tessera
