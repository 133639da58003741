import type { DiceSeal } from './dice-seals'
import { type DiceState, type Roll, seededDice } from './dice'
import type { Entry } from './history'

/** What the seals of a game's dice vouch for, once all of them have been opened; counted in throws. */
export interface DiceCheck {
  /** Whether every sealed throw came out as its seed has it, and every digest is of its seed; null if that cannot be computed. */
  readonly holds: boolean | null
  /** Thrown by the program from a sealed seed. */
  readonly sealed: number
  /** Thrown by the program when nothing was sealed. */
  readonly unsealed: number
  /** Typed in from dice on the table. */
  readonly byHand: number
}

/** Throws again from the sealed seeds what was thrown, and counts; whether the digests are right is not looked at. */
export function throwsChecked(
  entries: readonly Entry<unknown>[],
  seals: readonly DiceSeal[],
): DiceCheck & { readonly holds: boolean } {
  const counts = { sealed: 0, unsealed: 0, byHand: 0 }
  for (const [nth, { rolls, typed }] of entries.entries()) {
    const isSealed = seals.some(({ from, until }) => from <= nth && nth < (until ?? Infinity))
    counts[typed ? 'byHand' : isSealed ? 'sealed' : 'unsealed'] += rolls.length
  }
  return { ...counts, holds: seals.every((seal) => fits(entries, seal)) }
}

/** Whether the entries that a seal vouches for came out as its seed has it. */
function fits(entries: readonly Entry<unknown>[], seal: DiceSeal): boolean {
  const dice = seededDice(seal.seed)
  return rollsUnder(entries, seal).every((roll) => String(dice.roll(roll)) === String(roll.values))
}

/** The dice of a seal as they stood after these entries: they go on to fall as they fell then. */
export function diceAfter(entries: readonly Entry<unknown>[], seal: DiceSeal): DiceState {
  const dice = seededDice(seal.seed)
  for (const roll of rollsUnder(entries, seal)) dice.roll(roll)
  return dice.state()
}

/** What the program rolled while a seal held. */
function rollsUnder(entries: readonly Entry<unknown>[], { from, until }: DiceSeal): readonly Roll[] {
  return entries.slice(from, until ?? entries.length).flatMap(({ rolls, typed }) => (typed ? [] : rolls))
}

/** What is sealed of dice, in hexadecimal. */
export function diceText(seed: DiceState): string {
  return seed.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('')
}
