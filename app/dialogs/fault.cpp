#include "app/dialogs/fault.h"

#include "view/board/theme.h"

namespace tessera {

namespace {

/// "Is dark" is read off the palette, whoever made it.
bool isDark(const QPalette &palette)
{
    return palette.color(QPalette::Window).lightness() < palette.color(QPalette::Text).lightness();
}

} // namespace

FaultLabel::FaultLabel(QWidget &field)
    : m_field(field)
{
    setObjectName(field.objectName() + QStringLiteral("Fault"));
    setWordWrap(true);
    setTextFormat(Qt::PlainText);
    hide();
}

void FaultLabel::setFault(const QString &text)
{
    const QString theme = Theme::shippedIds().at(isDark(palette()) ? 1 : 0);
    QPalette colours = palette();
    colours.setColor(QPalette::WindowText, Theme::shipped(theme).colour(ThemeRole::Blunder));
    setPalette(colours);
    setText(text.isEmpty() ? text : QStringLiteral("✕ ") + text);
    setVisible(!text.isEmpty());
    m_field.setAccessibleDescription(text);
}

} // namespace tessera
