#include "app/players/programlist.h"

#include "app/files/programjson.h"
#include "app/files/wholefile.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>

namespace tessera {

using namespace Qt::StringLiterals;

namespace {

auto named(const std::string &name)
{
    return [name](const PlayerProgram &program) { return program.name == name; };
}

} // namespace

ProgramList::ProgramList(const QString &folder)
    : m_path(QDir(folder).filePath(u"programs.json"_s))
{
    QFile file(m_path);
    if (!file.exists())
        return;
    if (!file.open(QIODevice::ReadOnly)) {
        m_error = Error{
            m_path.toStdString(),
            file.errorString().toStdString(),
            phrase("Error", "a file to be read")};
        return;
    }
    QJsonParseError fault;
    const QJsonDocument document = QJsonDocument::fromJson(file.readAll(), &fault);
    if (!document.isArray()) {
        m_error = Error{
            m_path.toStdString(),
            fault.error == QJsonParseError::NoError ? phrase("Error", "something else")
                                                    : fault.errorString().toStdString(),
            phrase("Error", "a list of programs")};
        return;
    }
    for (const QJsonValue &value : document.array()) {
        PlayerProgram program = programFromJson(value.toObject());
        if (!program.name.empty() && find(program.name) == nullptr)
            m_programs.push_back(std::move(program));
    }
}

const PlayerProgram *ProgramList::find(const std::string &name) const
{
    const auto found = std::find_if(m_programs.begin(), m_programs.end(), named(name));
    return found == m_programs.end() ? nullptr : &*found;
}

PlayerProgram ProgramList::keep(PlayerProgram program, const std::string &former)
{
    const auto place = std::find_if(m_programs.begin(), m_programs.end(), named(former));
    const std::string wanted = program.name;
    const auto isTaken = [&](const std::string &name) {
        return name != former && find(name) != nullptr;
    };
    for (int number = 2; isTaken(program.name); ++number)
        program.name = wanted + " (" + std::to_string(number) + ")";
    if (place == m_programs.end())
        m_programs.push_back(program);
    else
        *place = program;
    return program;
}

void ProgramList::remove(const std::string &name)
{
    std::erase_if(m_programs, named(name));
}

std::optional<Error> ProgramList::save()
{
    QJsonArray list;
    for (const PlayerProgram &program : m_programs)
        list.append(programToJson(program));
    const std::filesystem::path path = filePath(m_path);
    const auto aside = m_error ? setAside(path) : std::nullopt;
    auto error = writeOwnFile(path, QJsonDocument(list).toJson().toStdString());
    std::error_code failure;
    if (!error)
        m_error.reset();
    else if (aside)
        std::filesystem::rename(*aside, path, failure);
    return error;
}

} // namespace tessera
