#include "model/foreign/playerprogram.h"

#include "model/foreign/shellword.h"

namespace tessera {

ForeignSpec PlayerProgram::spec(const std::string &id) const
{
    ForeignSpec spec;
    if (isAgent()) {
        spec.command = agentCommand(agent, id);
        return spec;
    }
    spec.command = folder.empty() ? command : "cd " + shellWord(folder) + " && " + command;
    spec.speaksUci = kind == Kind::Uci;
    spec.options = options;
    spec.limits = limits;
    if (!start.empty())
        spec.start = start;
    return spec;
}

std::chrono::milliseconds PlayerProgram::readyPatience() const
{
    return patience + (isAgent() ? agent.slowness() : std::chrono::milliseconds(0));
}

} // namespace tessera
