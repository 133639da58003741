import { faultsOfEach } from '@/engine/declare/faults'
import type { Problem } from '@/engine/kernel/refusal'
import type { State } from '../state/state'
import type { MageSeat, Pile } from '../state/terms'
import { FULL_BAGS } from '../tables/chits'
import { isArchmagus, isTypeId, spellOfType, type UnitTypeId } from '../tables/types'
import { isOnMap } from './ground'
import { ridersOf, unitById } from './units'
import { isA } from './filters'
import { printedOf } from './traits'

type Counts = Readonly<Record<string, number>>

function counted(all: readonly string[]): Counts {
  const counts: Record<string, number> = {}
  for (const one of all) counts[one] = (counts[one] ?? 0) + 1
  return counts
}

/** What of a position can never come about by play, each with its place. */
export function faultsIn(state: State): readonly Problem[] {
  return [...chitFaults(state), ...unitFaults(state), ...mageFaults(state)]
}

/** No chit is lost, and none is there twice (AM-1.6). Destroyed Archmagi are out of the game for good. */
function chitFaults(state: State): readonly Problem[] {
  const piles: readonly (readonly [Pile, readonly string[]])[] = [
    ['units', unitChits(state)],
    ['spells', spellChits(state)],
    ['artifacts', artifactChits(state)],
  ]
  return piles.flatMap(([pile, outside]) => {
    const held = counted([...outside, ...state.queues[pile]])
    const full = state.settings.pileFilter === 'all' ? FULL_BAGS[pile] : {}
    return Object.entries(full).flatMap(([chit, count]) => {
      const there = (state.bags[pile][chit] ?? 0) + (held[chit] ?? 0)
      return there === count
        ? []
        : [{ path: `bags.${pile}`, message: `there are ${there} of ${count} ${chit}` }]
    })
  })
}

function unitChits(state: State): readonly string[] {
  const { units, battle, effects, mages } = state
  const killed = battle ? [...battle.sides.a.killed, ...battle.sides.d.killed] : []
  const held = Object.values(mages).flatMap(({ reserve }) => reserve)
  return [...typesIn({ units, effects }), ...killed, ...held]
}

/** What units are, and were before they were changed for a time. */
function typesIn({ units, effects }: Pick<State, 'units' | 'effects'>): readonly UnitTypeId[] {
  return [
    ...units.map(({ type }) => type),
    ...effects.flatMap(({ does }) => (does.op === 'form' ? [does.type] : [])),
  ]
}

function spellChits({ units, effects, battle, table, mages, scrolls }: State): readonly string[] {
  const inField = [battle?.sides.a.chit, battle?.sides.d.chit].flatMap((chit) => chit ?? [])
  const created = typesIn({ units, effects }).flatMap((type) => spellOfType(type) ?? [])
  const held = [...Object.values(mages).flatMap(({ spells }) => spells), ...Object.values(scrolls).flat()]
  return [...inField, ...created, ...held, ...table.map(({ spell }) => spell)]
}

function artifactChits({ units, effects, mages, fallen, agenda }: State): readonly string[] {
  const aside = effects.flatMap(({ does }) => (does.op === 'form' ? does.artifacts : []))
  const left = agenda.flatMap((task) => {
    const isLeft = ('do' in task && task.do === 'heirloom') || ('ask' in task && task.ask === 'loot')
    return isLeft ? [task.artifact] : []
  })
  const carried = [...units, ...fallen].flatMap(({ artifacts }) => artifacts)
  return [...carried, ...aside, ...left, ...Object.values(mages).flatMap(({ stored }) => stored)]
}

function unitFaults(state: State): readonly Problem[] {
  const ids = new Set(state.units.map(({ id }) => id))
  const twice = ids.size < state.units.length ? [{ path: 'units', message: 'must name each unit once' }] : []
  return [
    ...twice,
    ...faultsOfEach('units', state.units, (unit) => {
      const carrier = unit.riding === null ? undefined : unitById(state, unit.riding)
      const isAstray = unit.riding !== null && (carrier?.hex !== unit.hex || carrier.seat !== unit.seat)
      return [
        [!isTypeId(unit.type), '', 'must be of a type that there is'],
        [!isOnMap(state, unit.hex), '', 'must be on the map'],
        [isAstray, '', 'must ride on a unit of its stack'],
        [unit.riding !== null && ridersOf(state, unit.id).length > 0, '', 'must not ride while it carries'],
        [unit.riding !== null && isA(printedOf(unit), 'Site'), '', 'must not ride: it is a Site'],
      ]
    }),
  ]
}

/** Every seat that plays on has one Archmagus on the map, and no other has (AM-V.2). */
function mageFaults({ setup, ending, order, mages, units }: State): readonly Problem[] {
  if (setup || ending) return []
  const countOf = (seat: MageSeat) =>
    units.filter((unit) => unit.seat === seat && isArchmagus(unit.type)).length
  return order
    .filter((seat) => countOf(seat) !== (mages[seat].out ? 0 : 1))
    .map((seat) => ({
      path: `mages.${seat}`,
      message: 'must have its Archmagus on the map, unless it is out',
    }))
}
