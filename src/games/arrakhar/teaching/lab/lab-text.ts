import type { Ending } from '../../state/position'

/** What the form of the balance lab says of this game, and how its results tell of endings. */
export const LAB_TEXT = {
  force: { sorcerer: 'Sorcerer’s force', wizard: 'Wizard’s force' },
  forces: 'Forces',
  houseRules: 'House rules',
  own: 'Designed by the bot',
  each: 'The ready-made in turn',
  typed: 'Your own design',
  counts: { sorcerer: 'The sorcerer’s own design', wizard: 'The wizard’s own design' },
  readyHint: 'A ready-made force is grown or cut to the points in its own make.',
  costs: (spent: number, points: number) => `Costs ${spent} of ${points} points`,
  ofPoints: (name: string, points: number) => `${name}, ${points} points`,
  refused: 'These games cannot be played yet',
} as const

const ENDINGS: Readonly<Record<Ending['by'], string>> = {
  wand: 'The wand was carried out',
  elimination: 'One side was wiped out',
  turnLimit: 'The turn limit passed',
  resignation: 'A side resigned',
  agreement: 'A draw was agreed on',
}

/** How a game ended, for the rows of a table; a word that is none of the game's is given back. */
export function endingText(by: string): string {
  return Object.hasOwn(ENDINGS, by) ? ENDINGS[by as Ending['by']] : by
}
