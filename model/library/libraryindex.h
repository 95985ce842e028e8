#pragma once

#include "model/library/libraryentry.h"
#include "model/record/reader.h"

#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace tessera {

/// A file of games as an index knows it.
struct LibraryFile
{
    std::string path;
    /// By size and time (milliseconds since 1970) it is known whether the file is still the same.
    std::int64_t size = 0;
    std::int64_t modified = 0;
    /// Whether it lies in the library's folder; else it is a file of the person's own.
    bool isOwn = true;
    /// What its entries are read from, and what holds that in memory.
    std::string_view page;
    std::shared_ptr<const std::string> memory;
};

/// How far a long work has come, from 0 to 1.
using Progress = std::function<void(double)>;

/// All games of a library's folder and of the files that were saved elsewhere: a value that is made once
/// and only read then, so threads may share it. It is always made from the game files; the cache only says what
/// they held when they were last looked at.
class LibraryIndex
{
public:
    using Pointer = std::shared_ptr<const LibraryIndex>;

    LibraryIndex() = default;

    /// What the cache of `folder` tells; an empty index without one, or with a damaged one.
    [[nodiscard]] static Pointer cached(const std::string &folder);
    /// Looks at all files of `folder` and at `saved`, and reads those anew that `known` does not have
    /// as they are. Nothing when it was stopped.
    [[nodiscard]] static Pointer refreshed(
        const LibraryIndex &known,
        const std::string &folder,
        const std::vector<std::string> &saved,
        const ReadSettings &settings,
        const std::stop_token &stop = {},
        const Progress &progress = {});
    /// The games of one file, wherever it lies.
    [[nodiscard]] static Pointer ofFile(const std::string &path, const ReadSettings &settings);

    /// Writes the cache; without one nothing but time is lost.
    void save(const std::string &folder) const;

    [[nodiscard]] const std::vector<LibraryEntry> &entries() const { return m_entries; }
    [[nodiscard]] const std::vector<LibraryFile> &files() const { return m_files; }
    [[nodiscard]] const LibraryFile &fileOf(const LibraryEntry &entry) const
    {
        return m_files[entry.file];
    }
    /// What could not be read at all, or not to its end.
    [[nodiscard]] const std::vector<Error> &faults() const { return m_faults; }
    /// The bytes that entries and texts take.
    [[nodiscard]] std::size_t memory() const;

private:
    void read(LibraryFile &file, const ReadSettings &settings);
    /// Makes the entries of all files. A game that lies in the folder hides the same one elsewhere.
    void list();

    std::vector<LibraryFile> m_files;
    std::vector<LibraryEntry> m_entries;
    std::vector<Error> m_faults;
};

} // namespace tessera
