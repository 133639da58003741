import type { DiceState } from './dice'
import type { History } from './history'

/** A sealed secret: what was shown to both sides at once, and the nonce that lets anyone check it later. */
export interface Seal {
  /** SHA-256, hexadecimal. */
  readonly digest: string
  /** Random, hexadecimal; secret until the game is over. */
  readonly nonce: string
}

/** The seal of seeded dice, made before they are thrown. */
export interface DiceSeal extends Seal {
  /** The dice as they stood when they were sealed; secret until the game is over. */
  readonly seed: DiceState
  /** How many entries had been played before the first for whose rolls it vouches. */
  readonly from: number
  /** The same for the first for whose rolls it no longer does; null while these dice are thrown. */
  readonly until: number | null
}

/** How many steps can no longer be taken back because of their rolls: dice that are changed now begin there. */
export function stepsRolled({ steps, cursor }: History<unknown, unknown, unknown>): number {
  let count = cursor
  while (count > 0 && steps[count - 1]?.entry.rolls.length === 0) count -= 1
  return count
}

/** The seals once other dice are taken after so many entries; one that vouches for nothing is left out. */
export function sealsClosed(seals: readonly DiceSeal[], after: number): readonly DiceSeal[] {
  return seals
    .map((seal) => ({ ...seal, until: seal.until ?? after }))
    .filter(({ from, until }) => from < until)
}

/** Whether the dice that are thrown now are sealed. */
export function areSealed(seals: readonly DiceSeal[]): boolean {
  return seals.at(-1)?.until === null
}
