import { counted } from '@/engine/basics/phrases'
import type { MarkMeanings } from '@/table/words/hex-in-words'

/** The board in words, and what is said aloud. */
export const WORDS = {
  controlledBy: (seat: string) => `${seat}’s hex`,
  storm: (turns: number) => `storm for ${counted(turns, 'turn', 'turns')}`,
  inTheAir: (who: string) => `in the air ${who}`,
  nobodys: 'unmanned',
  sides: (seat: string) => `${seat}’s`,
  lying: (items: string) => `lying there ${items}`,
  figures: (power: number, move: number) => `Power ${power}, Move ${move}`,
  riddenBy: (riders: string) => `ridden by ${riders}`,
  enchantments: 'Enchantments',

  creatures: 'Creatures',
} as const

/** What a hex means to the choice at hand. */
export const MARK_MEANINGS: MarkMeanings = {
  selected: 'picked',
  reach: (left) =>
    left === undefined
      ? 'may be entered'
      : `may be walked to, ${counted(Number(left), 'point', 'points')} left`,
  // The points left are told of hexes that are walked to in peace.
  target: () => 'may be fought or aimed at',
  choice: (price) => (price === undefined ? 'may be picked' : `may be changed for ${price}`),
  distant: 'out of range, needs a move first',
  futile: 'would be aimed at in vain',
  forbidden: 'may be flown to, but is deadly',
  designated: 'aimed at',
  noted: 'named in the log',
}

/** What is said aloud beside the sentences of the log. */
export const SPOKEN = {
  holds: (seat: string) => `${seat} decides.`,
  /** Before the first turn, turn 0 is none that anybody counts. */
  moment: (turn: number, seat: string, phase: string) =>
    turn === 0 ? `${seat}: ${phase}` : `Turn ${turn}, ${seat}: ${phase}`,
} as const
