import { faultsAt } from '@/engine/declare/faults'
import type { Problem } from '@/engine/kernel/refusal'
import type { Clause } from '../../clauses'
import { generatorOf } from '../../state/ground'
import type { State } from '../../state/state'
import { hexesIn, terrainAt } from '../ground'

/** A generated map has nothing on it before it is made, and then lacks nothing (AM-2.15). */
export function groundFaults(state: State): readonly Problem[] {
  const { ground, settings, setup } = state
  const isBlank = generatorOf(settings.map) !== undefined && setup?.step === 'map'
  const missing = hexesIn(state).find((hex) => terrainAt(state, hex) === undefined)
  const isDrawn = Object.keys(ground.terrain).length + ground.zones.length > 0
  const isZoneless = ground.zones.length !== settings.seats || ground.zones.some((zone) => zone.length === 0)
  return faultsAt<Clause>('ground', [
    [isBlank && isDrawn, '', 'must be left out before the map is made', 'AM-2.15'],
    [!isBlank && missing !== undefined, 'terrain', `must say what every hex is, ${missing} too`, 'AM-2.15'],
    [!isBlank && isZoneless, 'zones', `must be ${settings.seats}, one a seat, with hexes in each`, 'AM-3.5'],
  ])
}
