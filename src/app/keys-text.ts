interface KeyLine {
  readonly keys: readonly string[]
  readonly does: string
}

interface KeyGroup {
  readonly name: string
  readonly lines: readonly KeyLine[]
}

/** The keys of every table, in the order of the sheet. */
export const KEY_GROUPS: readonly KeyGroup[] = [
  {
    name: 'The board',
    lines: [
      { keys: ['↑', '↓', '←', '→'], does: 'Move the hex cursor' },
      { keys: ['Q', 'W', 'E', 'A', 'S', 'D'], does: 'Move the hex cursor across a hexside' },
      { keys: ['Enter', 'Space'], does: 'Act at the hex cursor' },
      { keys: ['I'], does: 'Look into the hex' },
      { keys: ['+', '−', '0'], does: 'Zoom in, zoom out, show the whole map' },
      { keys: ['F'], does: 'Flip the board' },
      { keys: ['H'], does: 'Hide or show the counters' },
      { keys: ['G'], does: 'Hide or show the hex numbers' },
      { keys: ['B'], does: 'The board in words' },
    ],
  },
  {
    name: 'The table',
    lines: [
      { keys: ['N', 'Shift+N'], does: 'Next, previous stack that can act' },
      { keys: ['P'], does: 'Planner' },
      { keys: ['O'], does: 'Overlays' },
      { keys: ['T'], does: 'Who threatens the hex pointed at' },
      { keys: ['M'], does: 'A hint: what to do, and why' },
      { keys: ['Ctrl+Enter'], does: 'End the segment' },
      { keys: ['Esc'], does: 'Cancel, then close' },
    ],
  },
  {
    name: 'The game',
    lines: [
      { keys: ['U', 'Ctrl+Z'], does: 'Undo' },
      { keys: ['R', 'Ctrl+Y', 'Ctrl+Shift+Z'], does: 'Redo' },
      { keys: ['?'], does: 'This sheet' },
    ],
  },
]
