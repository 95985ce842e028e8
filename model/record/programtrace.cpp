#include "model/record/programtrace.h"

#include "model/core/json/jsontext.h"

namespace tessera {

namespace {

constexpr std::string_view kGone = "…\n";

/// Whether a byte is inside a character of UTF-8.
bool isInside(char c)
{
    return (static_cast<unsigned char>(c) & 0xc0U) == 0x80U;
}

/// The end of `text` that fits into `room` bytes: from the beginning of a line, or, where a line is longer than that,
/// of a character.
std::string_view lastOf(std::string_view text, std::size_t room)
{
    std::size_t from = text.size() - room;
    if (const auto line = text.find('\n', from - 1); line != std::string_view::npos)
        return text.substr(line + 1);
    while (from < text.size() && isInside(text[from]))
        ++from;
    return text.substr(from);
}

} // namespace

void ProgramTrace::setText(std::string_view text)
{
    if (text.size() <= kMostText) {
        m_text = text;
        return;
    }
    m_text = kGone;
    m_text.append(lastOf(text, kMostText - kGone.size()));
}

void ProgramTrace::addLine(std::string_view line)
{
    std::string text = m_text;
    setText(text.append(text.empty() ? "" : "\n").append(repairedUtf8(line)));
}

} // namespace tessera
