import { onceFor } from '@/engine/basics/once'
import type { Block } from '../state/state'
import { type Kind, printedOf } from '../tables/kinds'
import { LETTERS } from '../tables/vocabulary'
import type { PrintedBlock } from '../tables/vocabulary'

/** What a kind of block is worth, worked out once: positions are weighed by the thousand. */
interface Facts {
  readonly label: PrintedBlock
  /** In the order of letters, from 0. */
  readonly letter: number
  readonly perStep: number
  /** What it is worth beside its steps. */
  readonly base: number
}

/** Who acts early has hit before it is hit. */
const LETTER_WEIGHTS = [1.25, 1.1, 1, 0.9]
/** Hits that a wizard's best attack brings on average, by its steps. */
const MAGIC_HITS = [0, 0.67, 1.5, 2.2, 2.2]
/** Beside its steps: a wizard and a chaos block are gone for good, others may be built again (EL-3). */
const BASE = { wizard: 1.6, chaos: 0.5, army: 0.35, castle: 0.3 } as const
const WIZARD_STEP = 1

const FACTS = onceFor((kind: Kind): Facts => {
  const label = printedOf(kind)
  const letter = LETTERS.indexOf(label.letter)
  const perStep = label.hit === null ? WIZARD_STEP : (0.35 + label.hit / 6) * weightOf(letter)
  return { label, letter, perStep, base: BASE[label.class] }
})

function weightOf(letter: number): number {
  return LETTER_WEIGHTS[letter] ?? 1
}

export function factsOf(kind: Kind): Facts {
  return FACTS(kind)
}

/** What a block is worth; steps of strong blocks are the most. */
export function worthOf({ kind, strength }: Pick<Block, 'kind' | 'strength'>): number {
  const { base, perStep } = FACTS(kind)
  return base + strength * perStep
}

/** Hits that a block brings in a round on average, those that come early counted for more. */
export function punchOf({ kind, strength }: Pick<Block, 'kind' | 'strength'>): number {
  const { label, letter } = FACTS(kind)
  const hits = label.hit === null ? (MAGIC_HITS[strength] ?? 0) : (strength * label.hit) / 6
  return hits * weightOf(letter)
}
