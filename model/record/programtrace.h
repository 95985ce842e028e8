#pragma once

#include <chrono>
#include <string>
#include <string_view>

namespace tessera {

/// The time and memory that another program took for a move, and what it wrote meanwhile. A value of bounded size,
/// however much the program says.
class ProgramTrace
{
public:
    /// The most bytes of its text.
    static constexpr std::size_t kMostText = 2000;

    /// The time from the question to the answer.
    std::chrono::milliseconds time{};
    /// The memory that its processes had in use; 0 where that is not known.
    int kilobytes = 0;
    /// Whether that is the peak from the question to the answer; otherwise it is the memory after the answer.
    bool isPeak = false;

    /// Lines of UTF-8: the last ones that fit.
    [[nodiscard]] const std::string &text() const { return m_text; }
    void setText(std::string_view text);
    /// Adds a line. Invalid UTF-8 is replaced, since a file could not hold it.
    void addLine(std::string_view line);

    [[nodiscard]] bool isEmpty() const { return *this == ProgramTrace(); }

    friend bool operator==(const ProgramTrace &, const ProgramTrace &) = default;

private:
    std::string m_text;
};

} // namespace tessera
