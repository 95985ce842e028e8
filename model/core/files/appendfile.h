#pragma once

#include "model/core/result.h"

#include <memory>
#include <mutex>
#include <optional>
#include <string>

namespace tessera {

/// Appends to a file so that what it has been given survives the death of program and machine, and each text comes
/// whole or not at all (after the death of the machine perhaps its beginning). May be used from several threads.
class AppendFile
{
public:
    /// Opens `path`, keeps its first `length` bytes (all of them without it) and locks it against other writers.
    [[nodiscard]] static Result<std::unique_ptr<AppendFile>> open(
        const std::string &path, std::optional<std::size_t> length = std::nullopt);
    ~AppendFile();
    AppendFile(const AppendFile &) = delete;
    AppendFile &operator=(const AppendFile &) = delete;

    [[nodiscard]] std::optional<Error> append(const std::string &text);
    /// Whether there is room for `text`: appends it and takes it away again. If the program dies between the two, it
    /// stays, so it should be the beginning of something.
    [[nodiscard]] std::optional<Error> tryToAppend(const std::string &text);
    /// Keeps the first `length` bytes. What has no length, such as a pipe, stays as it is.
    [[nodiscard]] std::optional<Error> cutTo(std::size_t length);

private:
    AppendFile(std::string path, int descriptor)
        : m_path(std::move(path))
        , m_descriptor(descriptor)
    {}
    /// Why the last call of the system failed.
    [[nodiscard]] Error error() const;

    std::string m_path;
    int m_descriptor;
    std::mutex m_mutex;
};

} // namespace tessera
