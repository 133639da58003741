import { keyNamesOf } from '@/widgets/keys'
import { PRESENT_TEXT as TEXT } from './present-text'

/** What can be done in a presentation by key. */
export type Act =
  | 'next'
  | 'previous'
  | 'nextPart'
  | 'previousPart'
  | 'first'
  | 'last'
  | 'isMasked'
  | 'isSpotlit'
  | 'isPointing'
  | 'isDark'
  | 'isDrawing'
  | 'isWhole'
  | 'wipe'
  | 'ink'
  | 'full'
  | 'notes'
  | 'share'
  | 'help'
  | 'leave'

interface Line {
  /** As the browser tells them, letters large. */
  readonly presses: readonly [string, ...string[]]
  /** As a keyboard shows them; the first is what its button tells. */
  readonly names: readonly string[]
  readonly does: string
}

/** Every key of a presentation, in the order of its help. */
export const PRESENT_KEYS: Readonly<Record<Act, Line>> = {
  next: {
    presses: ['ArrowRight', 'ArrowDown', 'PageDown', ' ', 'Enter'],
    names: ['→', '↓', 'Page Down', 'Space', 'Enter'],
    does: 'Next slide; a clicker’s button does it too',
  },
  previous: {
    presses: ['ArrowLeft', 'ArrowUp', 'PageUp', 'Backspace'],
    names: ['←', '↑', 'Page Up'],
    does: 'Previous slide',
  },
  nextPart: {
    presses: ['Shift+ArrowRight', 'Shift+ArrowDown'],
    names: ['Shift+→'],
    does: 'Next turn or chapter',
  },
  previousPart: {
    presses: ['Shift+ArrowLeft', 'Shift+ArrowUp'],
    names: ['Shift+←'],
    does: 'Previous turn or chapter',
  },
  first: { presses: ['Home'], names: ['Home'], does: 'First slide' },
  last: { presses: ['End'], names: ['End'], does: 'Last slide' },
  full: { presses: ['F'], names: ['F'], does: TEXT.full },
  isWhole: { presses: ['W'], names: ['W'], does: 'The whole map, or only where it happens' },
  isMasked: { presses: ['M'], names: ['M'], does: 'Show secrets, or hide them' },
  isSpotlit: { presses: ['S'], names: ['S'], does: 'Spotlight around the mouse' },
  isPointing: { presses: ['P'], names: ['P'], does: 'Large pointer at the mouse' },
  isDark: { presses: ['B', '.'], names: ['B', '.'], does: TEXT.black },
  isDrawing: {
    presses: ['D'],
    names: ['D'],
    does: 'Draw with mouse or finger, or move the hex cursor by arrows and press X where a drawing begins and ends',
  },
  ink: { presses: ['1', '2', '3', '4'], names: ['1', '2', '3', '4'], does: 'Ink: green, red, blue, yellow' },
  wipe: { presses: ['C'], names: ['C'], does: TEXT.wipe },
  notes: { presses: ['N'], names: ['N'], does: 'Speaker notes in a second window' },
  share: { presses: ['L'], names: ['L'], does: TEXT.shareDoes },
  help: { presses: ['?'], names: keyNamesOf('keySheet'), does: 'This sheet' },
  leave: { presses: ['Escape'], names: keyNamesOf('cancel'), does: 'Leave' },
}

/** What a press of a key means, if anything. */
export function actOf({ key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>): Act | undefined {
  const named = key.length === 1 ? key.toUpperCase() : key
  const press = shiftKey && named.startsWith('Arrow') ? `Shift+${named}` : named
  const acts = Object.keys(PRESENT_KEYS) as readonly Act[]
  return acts.find((act) => PRESENT_KEYS[act].presses.includes(press))
}

/** The key that does it, for `aria-keyshortcuts`. */
export function shortcutTo(act: Act): string {
  return PRESENT_KEYS[act].presses[0]
}
