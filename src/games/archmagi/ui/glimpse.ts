import type { HexId } from '@/engine/kernel/hex'
import type { GameGlimpse } from '@/engine/table/table'
import { glimpseMap } from '@/table/default/glimpse-map'
import { fieldIn, terrainAt } from '../queries/ground'
import type { View } from '../queries/view'
import { numberOfSeat, SEAT_NAMES } from '../tables/seats'
import { kindOfTerrain, type Terrain } from '../tables/terrain'
import { stageIn } from './choosing/offers'
import { STAGE_NAMES } from './texts/stage-text'
import { PHASE_NAMES } from '../tables/text'

/** Land that rises, and what the game is about. */
const SIGNS: Partial<Readonly<Record<Terrain, string>>> = {
  ...{
    mountain: '^',
    hills: '^',
    tors: '^',
    volcano: '^',
    forest: '^',
    jungle: '^',
    taiga: '^',
    sylvan: '^',
  },
  ...{ city: 'o', castle: 'o', temple: 'o', workshop: 'o', ruins: 'o' },
}

/** A game at a glance, from what lies open on the table. */
export function glimpseOf(view: View): GameGlimpse {
  const { active, phase, setup } = view
  return {
    phase: setup ? STAGE_NAMES[stageIn(view)] : `${SEAT_NAMES[active]}: ${PHASE_NAMES[phase]}`,
    map: glimpseMap(fieldIn(view), (hex) => signAt(view, hex)),
  }
}

function signAt(view: View, hex: HexId): string {
  const stack = view.stacks.find((one) => one.hex === hex)
  if (stack) return String(numberOfSeat(stack.owner))
  const terrain = terrainAt(view, hex)
  if (terrain === undefined || kindOfTerrain(terrain) === 'sea') return ' '
  return SIGNS[terrain] ?? '.'
}
