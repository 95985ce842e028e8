#include "view/widgets/faultlabel.h"

#include "view/theme/theme.h"
#include "view/theme/windowpalette.h"

namespace tessera {

FaultLabel::FaultLabel(QWidget &field)
    : m_field(field)
{
    setObjectName(field.objectName() + QStringLiteral("Fault"));
    setWordWrap(true);
    hide();
}

void FaultLabel::setFault(const QString &text)
{
    const Theme theme = Theme::fitting({}, isDark(palette()));
    QPalette colours = palette();
    colours.setColor(QPalette::WindowText, theme.colour(ThemeRole::Blunder));
    setPalette(colours);
    setText(text.isEmpty() ? text : QStringLiteral("✕ ") + text);
    setVisible(!text.isEmpty());
    m_field.setAccessibleDescription(text);
}

} // namespace tessera

#include "moc_faultlabel.cpp"
