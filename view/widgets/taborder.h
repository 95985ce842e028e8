#pragma once

class QWidget;

namespace tessera {

/// Lets Tab go through `page` as its layouts, and those within, place the widgets, whatever the order in which they
/// were made. To be called when all of them are there, and again when others come.
void tabThroughLayout(QWidget &page);

} // namespace tessera
