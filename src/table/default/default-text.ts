import type { MarkKind } from '@/board/board-props'
import { counted } from '@/engine/basics/phrases'

/** What a hex means to the choice at hand, in words. */
export const MARK_WORDS: Readonly<Record<MarkKind, string>> = {
  selected: 'picked',
  reach: 'may be entered',
  target: 'may be chosen',
  choice: 'can act',
  distant: 'too far away',
  futile: 'may be aimed at in vain',
  forbidden: 'may not be used',
  designated: 'aimed at',
  noted: 'named in the log',
}

/** What every table that is worked out of declarations says alike. */
export const TABLE_TEXT = {
  waiting: 'Another side decides.',
  who: 'Who can act',
  whoIn: (hex: string) => `Who can act in ${hex}`,
  can: (name: string) => `What ${name} can do`,
  orders: 'What can be done',
  left: (count: number) => counted(count, 'unit can still act', 'units can still act'),
  known: 'Here and known to you',
  here: 'Who is here',
  decides: (seat: string) => `${seat} decides.`,
  turn: (turn: number) => `Turn ${turn}`,
  moment: (turn: number, seat: string, stage: string) => `Turn ${turn}, ${seat}: ${stage}`,
  wins: (seat: string) => `${seat} wins`,
  draw: 'A draw',
  rematch: 'Play again',
  revealed: 'What is left',
} as const
