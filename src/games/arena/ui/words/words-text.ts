import { counted } from '@/engine/basics/phrases'

/** The board in words, and what is said aloud. */
export const WORDS = {
  controlledBy: (seat: string) => `${seat}’s hex`,
  storm: (turns: number) => `storm for ${counted(turns, 'turn', 'turns')}`,
  inTheAir: (who: string) => `in the air ${who}`,
  nobodys: 'nobody’s',
  sides: (seat: string) => `${seat}’s`,
  lying: (items: string) => `lying there ${items}`,
  figures: (power: number, move: number) => `Power ${power}, Move ${move}`,
  riddenBy: (riders: string) => `ridden by ${riders}`,
  selected: 'picked',
  reach: 'may be entered',
  reachLeft: (left: string) => `may be walked to, ${counted(Number(left), 'point', 'points')} left`,
  target: 'may be fought or aimed at',
  choice: 'may be picked',
  choicePrice: (price: string) => `may be changed for ${price}`,
  forbidden: 'may be flown to, but is deadly',
  designated: 'aimed at',
  noted: 'named in the log',
  enchantments: 'Enchantments',
} as const

/** What is said aloud beside the sentences of the log. */
export const SPOKEN = {
  holds: (seat: string) => `${seat} decides.`,
  /** Before the first turn, turn 0 is none that anybody counts. */
  moment: (turn: number, seat: string, phase: string) =>
    turn === 0 ? `${seat}: ${phase}` : `Turn ${turn}, ${seat}: ${phase}`,
} as const
