import { type Dice, handDice, RollsWanted } from '@/engine/kernel/dice'

/** Where the dice of a branch come from. */
export type DiceHand =
  | { readonly mode: 'random' }
  /** The next faces are set; after them dice are thrown by the program. */
  | { readonly mode: 'set'; readonly faces: readonly number[] }
  /** Every roll is asked for as it comes. */
  | { readonly mode: 'ask' }

export type DiceMode = DiceHand['mode']

/** Dice as a hand has them, and whether a person decides what they show. */
export interface HandedDice {
  readonly dice: Dice
  readonly typed: boolean
}

/** The dice for one command; `typed` are the faces entered for it so far where every roll is asked for. */
export function diceOf(hand: DiceHand, random: Dice, typed: readonly number[]): HandedDice {
  switch (hand.mode) {
    case 'random':
      return { dice: random, typed: false }
    case 'set':
      return { dice: setDice(hand.faces, random), typed: hand.faces.length > 0 }
    case 'ask':
      return { dice: handDice(typed), typed: true }
  }
}

/** What is left of the faces set when so many dice have been used. */
export function handAfter(hand: DiceHand, used: number): DiceHand {
  return hand.mode === 'set' ? { mode: 'set', faces: hand.faces.slice(used) } : hand
}

/** Faces typed in a row, '4 1, 6' or '416', or undefined when something else stands there. */
export function facesIn(text: string, most: number): readonly number[] | undefined {
  const parts = most < 10 ? (text.match(/[^\s,]/g) ?? []) : text.split(/[\s,]+/).filter((part) => part !== '')
  const faces = parts.map(Number)
  return faces.every((face) => Number.isInteger(face) && face >= 1 && face <= most) ? faces : undefined
}

/** Gives the faces set and then random ones; a face that a die does not have is asked for. */
function setDice(faces: readonly number[], random: Dice): Dice {
  let used = 0
  return {
    roll(request) {
      const given = faces.slice(used, used + request.count)
      if (given.some((face) => face > request.faces)) throw new RollsWanted(request)
      used += given.length
      const missing = request.count - given.length
      return missing === 0 ? given : [...given, ...random.roll({ ...request, count: missing })]
    },
  }
}
