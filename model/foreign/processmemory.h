#pragma once

namespace tessera {

/// The memory in kB that the processes of a group have in use, but for the shells that started them; 0 where the
/// system does not tell.
[[nodiscard]] int memoryOfGroup(int group);

} // namespace tessera
