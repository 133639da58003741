import type { Problem } from '@/engine/kernel/refusal'
import type { State } from '../state'
import { SEATS } from '../tables/units'
import { unitsOf } from './units'

/** What of a position can never come about by play, each with its place. */
export function faultsIn(state: State): readonly Problem[] {
  const { units, crowns, stage, turn, settings, ending } = state
  const isTwice = (key: 'id' | 'hex') => new Set(units.map((unit) => unit[key])).size < units.length
  const isWrong = (side: (typeof SEATS)[number]) =>
    crowns[side] === null ? stage === 'move' : !unitsOf(state, side).some(({ id }) => id === crowns[side])
  const wrong = ending ? [] : SEATS.filter(isWrong)
  return [
    ...(isTwice('id') ? [{ path: 'units', message: 'must name each unit once' }] : []),
    ...(isTwice('hex') ? [{ path: 'units', message: 'must have a hex for each' }] : []),
    ...(turn > settings.turnLimit ? [{ path: 'turn', message: 'must not be after the last turn' }] : []),
    ...wrong.map((side) => ({ path: `crowns.${side}`, message: 'must be a unit of this side in play' })),
  ]
}
