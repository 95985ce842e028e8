#pragma once

#include "model/core/result.h"

#include <memory>
#include <mutex>
#include <optional>

namespace tessera::lab {

/// Appends texts to a file so that they survive a crash of program and machine; each text is written whole, or its torn
/// tail is dropped. May be used from several threads.
class SafeFile
{
public:
    /// Opens `path`, keeps its first `length` bytes and locks it against other writers.
    [[nodiscard]] static Result<std::unique_ptr<SafeFile>> open(
        const std::string &path, std::size_t length);
    ~SafeFile();
    SafeFile(const SafeFile &) = delete;
    SafeFile &operator=(const SafeFile &) = delete;

    [[nodiscard]] std::optional<Error> append(const std::string &text);

private:
    SafeFile(std::string path, int descriptor)
        : m_path(std::move(path))
        , m_descriptor(descriptor)
    {}
    [[nodiscard]] Error error(const std::string &wanted) const;

    std::string m_path;
    int m_descriptor;
    std::mutex m_mutex;
};

} // namespace tessera::lab
