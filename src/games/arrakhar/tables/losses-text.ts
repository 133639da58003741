import { capitalized } from '@/engine/basics/phrases'
import { countOf, type Side, type UnitType } from './units'

export const LOSSES_TEXT = {
  dead: '†',
  gone: 'Left',
  goneName: 'Left the valley',
  pile: { sorcerer: 'Sorcerer’s dead', wizard: 'Wizard’s dead' } satisfies Readonly<Record<Side, string>>,
} as const

/** A number of counters that lie in a pile, in words: '3 orcs'. */
export function pileText(count: number, type: UnitType): string {
  return capitalized(countOf(count, type))
}
