/** What each overlay is called, and what it shows. */
export const OVERLAY_TEXT = {
  reach: { name: 'Reach', hint: 'Where the stack pointed at or picked can go, own or enemy.' },
  threat: { name: 'Enemy attacks', hint: 'What enemies can attack next turn: move, then fight.' },
  fire: { name: 'Enemy fireballs', hint: 'What enemy casters can set on fire next turn: move, then cast.' },
  border: { name: 'Entry zones', hint: 'Within two hexes of an entry hex, closed to the sorcerer at first.' },
  ready: {
    name: 'Ready haunts',
    hint: 'With room, and a sorcerer beside or on its way. The pool is secret.',
  },
  able: { name: 'Can still act', hint: 'Stacks that can still do something in this segment.' },
} as const

export const OVERLAYS = {
  ahead: 'Looking ahead',
  movements: { 1: 'Next move', 2: 'Two moves' },
  nobody: 'Point at a stack, or pick one.',
  hidden: 'Those still to be summoned or to wander in are left out.',
} as const

/** The switch for haste: 'With haste +6'. */
export function hasteText(bonus: number): string {
  return `Wizard’s side with haste +${bonus}`
}
