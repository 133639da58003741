import { counted } from '@/engine/basics/phrases'
import type { MarkMeanings } from '@/table/words/hex-in-words'

/** The board in words. */
export const WORDS = {
  coast: 'on the coast',
  figures: (brm: number, pace: number) => `strength ${brm}, moves ${counted(pace, 'hex', 'hexes')}`,
  casts: 'casts spells',
  units: (count: number) => counted(count, 'unit', 'units'),
} as const

function stepsInWords(steps: string): string {
  return counted(Number(steps), 'hex', 'hexes')
}

/** What a hex means to the choice at hand. */
export const MARK_MEANINGS: MarkMeanings = {
  selected: 'picked',
  reach: (steps) => (steps === undefined ? 'may be entered' : `${stepsInWords(steps)} away`),
  target: (steps) => (steps === undefined ? 'may be chosen' : `${stepsInWords(steps)} away, with enemies`),
  choice: () => 'can act',
  distant: 'out of range',
  futile: 'would be aimed at in vain',
  forbidden: 'may not be used',
  designated: 'aimed at',
  noted: 'named in the log',
}
