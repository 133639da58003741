/** The keys of every table, in the order of the sheet. */
export const KEYS: readonly { readonly keys: readonly string[]; readonly does: string }[] = [
  { keys: ['↑', '↓', '←', '→'], does: 'Move the hex cursor' },
  { keys: ['Q', 'W', 'E', 'A', 'S', 'D'], does: 'Move the hex cursor across a hexside' },
  { keys: ['Enter', 'Space'], does: 'Act at the hex cursor' },
  { keys: ['Esc'], does: 'Cancel, then close' },
  { keys: ['+', '−', '0'], does: 'Zoom in, zoom out, show the whole map' },
  { keys: ['Ctrl+Z', 'U'], does: 'Undo' },
  { keys: ['Ctrl+Shift+Z', 'Ctrl+Y'], does: 'Redo' },
  { keys: ['?'], does: 'This sheet' },
]
