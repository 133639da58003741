import type { HexId } from '@/engine/kernel/hex'
import type { GameGlimpse } from '@/engine/table/table'
import { glimpseMap } from '@/table/default/glimpse-map'
import { PHASE_NAMES, SEAT_NAMES } from '../../tables/text'
import { isAir, boardOf, hexOf } from '../../queries/spaces'
import type { View } from '../../state/view'

const SEAT_SIGNS = { west: '1', east: '2' } as const

/** Ground that stands out, and the places that the game is about. */
const TERRAIN_SIGNS = { Grass: '.', River: '.', Water: '.', Rocky: '^', Forest: '^', King: 'x' } as const

/** A game at a glance, from what lies open on the table. */
export function glimpseOf(view: View): GameGlimpse {
  const { turn, active, now, ending } = view
  const phase = PHASE_NAMES[ending ? 'over' : now.phase]
  const isUnderWay = turn > 0 && !ending
  return {
    phase: isUnderWay ? `${SEAT_NAMES[active]}: ${phase}` : phase,
    map: glimpseMap(boardOf(view), (hex) => signAt(view, hex)),
  }
}

function signAt({ creatures, hexes }: View, hex: HexId): string {
  const here = creatures.filter(({ at, controller }) => at && controller && hexOf(at) === hex)
  const { controller } = here.find(({ at }) => at && !isAir(at)) ?? here[0] ?? {}
  return controller ? SEAT_SIGNS[controller] : TERRAIN_SIGNS[hexes[hex]?.terrain ?? 'Grass']
}
