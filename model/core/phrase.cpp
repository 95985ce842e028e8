#include "model/core/phrase.h"

namespace tessera {

Phrase::Phrase(const Sentence &sentence)
    : m_context(sentence.context)
    , m_pattern(sentence.pattern)
    , m_dropsFullStop(true)
{
    const std::string &group = sentence.argumentContext.empty() ? sentence.context
                                                                : sentence.argumentContext;
    for (const std::string &argument : sentence.arguments)
        m_arguments.emplace_back(group, argument);
}

std::string Phrase::english() const
{
    std::vector<std::string> arguments;
    for (const Phrase &argument : m_arguments)
        arguments.push_back(argument.english());
    // A text without arguments has no places: it may be that of a file.
    std::string text = arguments.empty() ? m_pattern : filledIn(m_pattern, arguments);
    if (m_dropsFullStop && text.ends_with('.'))
        text.pop_back();
    return text;
}

} // namespace tessera
