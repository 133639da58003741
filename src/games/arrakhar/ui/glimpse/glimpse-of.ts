import type { HexId } from '@/engine/kernel/hex'
import type { GameGlimpse } from '@/engine/table/table'
import { SEGMENT_NAMES, SIDE_NAMES } from '../../tables/text'
import { boardOf } from '../../queries/board'
import { sideOf } from '../../queries/stacking'
import type { View } from '../../state/view'

const SEAT_SIGNS = { sorcerer: '1', wizard: '2' } as const

/** A game at a glance, from what lies open on the table. */
export function glimpseOf(view: View): GameGlimpse {
  const { turn, side, now } = view
  const segment = SEGMENT_NAMES[now.segment]
  return { phase: turn === 0 ? segment : `${SIDE_NAMES[side]}: ${segment}`, map: mapOf(view) }
}

function mapOf({ settings, units, haunts, wand }: View): readonly string[] {
  const { grid, terrain } = boardOf(settings)
  const signs: string[] = terrain.map((kind) => (kind === 'mountain' ? '^' : '.'))
  const mark = (hex: HexId, sign: string) => {
    signs[grid.indexOf(hex)] = sign
  }
  for (const hex of Object.values(haunts)) mark(hex, 'o')
  for (const { hex, type } of units) mark(hex, SEAT_SIGNS[sideOf(type)])
  if (!wand.hidden) mark(wand.hex, 'x')
  return Array.from({ length: grid.rows }, (_, row) =>
    signs.filter((_sign, index) => index % grid.rows === row).join(''),
  )
}
