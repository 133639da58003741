import type { HexId } from '@/engine/kernel/hex'
import type { TargetKind } from '../../tables/magic'
import type { Space, Table } from '../../state/position'
import { airOf, boardOf, groundOf, hexOf, isAir } from '../spaces'

/** The spaces that magic aimed at a space reaches: it alone, or all at distance 1 too (AA-20.7, AA-20.8). */
export function areaOf(table: Pick<Table, 'settings'>, kind: TargetKind, middle: Space): readonly Space[] {
  if (kind !== 'Multi-hex' && kind !== 'Creatures in multi-hex') return [middle]
  const board = boardOf(table)
  const index = board.indexOf(hexOf(middle))
  const around = [...board.neighbors.subarray(index * 6, index * 6 + 6)].flatMap(
    (nth) => board.ids[nth] ?? [],
  )
  const [level, across] = isAir(middle) ? [airOf, groundOf] : [groundOf, airOf]
  return [middle, ...around.map((hex: HexId) => level(hex)), across(hexOf(middle))]
}
