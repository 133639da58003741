import armiesFile from '../../data/wizard-kings/armies.json' with { type: 'json' }
import chaosFile from '../../data/wizard-kings/chaos.json' with { type: 'json' }

/** A label as the specification writes it; a castle has no type. */
export interface Label {
  readonly id: string
  readonly class: string
  readonly letter: string
  readonly hit: number | null
  readonly steps: number
  readonly cost: number
  readonly move: number
  readonly type: string | null
  readonly count: number
}

/** Every label of the specification. */
export const LABELS: readonly Label[] = [
  ...armiesFile.armies.flatMap(({ blocks }) => blocks as readonly Label[]),
  ...(chaosFile.blocks as readonly Label[]),
]

/** The label of a kind. */
export function labelOf(kind: string): Label {
  const label = LABELS.find(({ id }) => id === kind)
  if (!label) throw new Error(`There is no ${kind}.`)
  return label
}
