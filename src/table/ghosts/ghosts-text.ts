import { counted, listed } from '@/engine/basics/phrases'

/** What a table says of moves that are planned in private. */
export const GHOSTS_TEXT = {
  name: 'Plan moves',
  hint: 'Plan moves in private: nothing is played, and a reload forgets the plan (L)',
  banner: 'Planning: nothing is played',
  help: 'Choose counters, then the hexes they are to go through. A click on a ghost removes it. A drag with the right button, or X at both ends, draws an arrow. Nobody else ever sees the plan; a reload forgets it.',
  list: 'Your plan',
  empty: 'Nothing planned yet.',
  drawn: (drawings: number) => counted(drawings, 'arrow or circle drawn', 'arrows and circles drawn'),
  counters: 'Which counters go',
  remove: 'Remove',
  removeOf: (way: string) => `Remove: ${way}`,
  clear: 'Clear plan',
  cleared: 'Plan cleared.',
  leave: 'Stop planning',
  leaveHint: 'Stop planning (Esc)',
  way: (who: string, from: readonly string[], via: readonly string[], goal: string) =>
    `${who} from ${listed(from)} to ${goal}${via.length > 0 ? ` by ${listed(via)}` : ''}`,
  planned: (ways: string) => `Planned: ${ways}`,
  inHand: (who: string, hexes: readonly string[]) =>
    `In hand: ${who} at ${listed(hexes)}. Choose where to go.`,
  removed: (goal: string) => `Removed from ${goal}.`,
  letGo: 'Let go.',
  nothing: (hex: string) => `No counter at ${hex}.`,
} as const
