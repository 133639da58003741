import { copyOf } from '@/engine/basics/copy'
import { faultsOfEach } from '@/engine/declare/faults'
import { givenIn, referenceFaults } from '@/engine/declare/reading'
import { MOST_PROBLEMS, within } from '@/engine/files/schema'
import type { Json } from '@/engine/kernel/game'
import type { Parsed } from '@/engine/kernel/refusal'
import { bagsOf } from '../queries/chits'
import { faultsIn } from '../queries/faults'
import { isOnMap } from '../queries/ground'
import { byUnitId } from '../queries/units'
import { usualOf } from '../state/effect'
import { type Ground, groundOf } from '../state/ground'
import type { Settings } from '../state/settings'
import { magesOf } from '../state/start'
import { type Effect, type GivenState, STATE, type State, type Unit } from '../state/state'
import type { MageSeat, UnitId } from '../state/terms'
import { numberOfSeat, SEATS } from '../tables/seats'
import { isArchmagus } from '../tables/types'
import { parseSettings, settingsFrom } from './settings-file'

/** Far more than any position holds; what has more is not looked into. */
const MOST = { depth: 12, values: 60_000 }

/** A position of the right shape, though its parts may not fit together: for whoever still works on it. */
export function draftOf(json: unknown): Parsed<State> {
  const read = readShape(json)
  return read.ok ? { ok: true, value: stateFrom(read.value.given, read.value.settings) } : read
}

/** A position from its file; every fault is told with its path and what would be right (AM-D.3). */
export function parsePosition(json: unknown): Parsed<State> {
  const read = readShape(json)
  if (!read.ok) return read
  const { given, settings } = read.value
  const state = stateFrom(given, settings)
  const misfits = [
    ...referenceFaults(STATE, given, {
      hex: (hex) =>
        isOnMap(state, hex) ? undefined : { message: `must be on the map, which has no ${hex}` },
      seat: (seat) =>
        numberOfSeat(seat as MageSeat) > settings.seats
          ? { message: `must be a seat of this game, from 1 to ${settings.seats}` }
          : undefined,
    }),
    ...faultsOfEach('effects', given.effects, ({ does, spell }) => [
      [does === undefined && !usualOf(spell), 'does', 'is missing; add it'],
    ]),
  ]
  const problems = misfits.length > 0 ? misfits : faultsIn(state)
  if (problems.length > 0) return { ok: false, problems: problems.slice(0, MOST_PROBLEMS) }
  return { ok: true, value: state }
}

/** A position in its file format; `parsePosition` gives the same position back. */
export function writePosition(state: State): Json {
  return STATE.write(state, {}) ?? {}
}

function readShape(json: unknown): Parsed<{ readonly given: GivenState; readonly settings: Settings }> {
  const read = givenIn(STATE, json, MOST)
  if (!read.ok) return read
  const { settings: said } = read.value
  const settings = said ? settingsFrom(said) : parseSettings({})
  if (!settings.ok) return within('settings', settings.problems)
  return { ok: true, value: { given: read.value, settings: settings.value } }
}

/** A position with all that follows from what a file says. */
function stateFrom(given: GivenState, settings: Settings): State {
  const seats = SEATS.slice(0, settings.seats)
  const { order = seats, active = order[0] ?? 'one' } = given
  const numbers = [
    ...given.units.map(({ id = '' }) => numberIn(id)),
    ...given.effects.map(({ id = 0 }) => id),
  ]
  const { units, next } = unitsFrom(given.units, 1 + Math.max(0, ...numbers))
  const bare: State = {
    ...given,
    ...{ settings, order, active, units },
    ground: groundFrom(given.ground, settings),
    archmagi: given.archmagi ?? archmagiAmong(units),
    mages: { ...magesOf(seats), ...given.mages },
    effects: effectsFrom(given.effects, next),
    bags: { units: {}, spells: {}, artifacts: {}, archmagi: {}, terrain: given.bags.terrain },
    next: given.next ?? next + given.effects.length,
  }
  // With lists of its own in every part: what goes unsaid is read as the same empty list everywhere.
  return copyOf({ ...bare, bags: { ...bare.bags, ...bagsOf(bare) } })
}

/** The number that an id ends in. */
function numberIn(id: string): number {
  return Number(/\d{1,5}$/.exec(id)?.[0] ?? 0)
}

function groundFrom({ terrain, zones }: GivenState['ground'], settings: Settings): Ground {
  const usual = groundOf(settings)
  return { ...usual, terrain: { ...usual.terrain, ...terrain }, zones: zones ?? usual.zones }
}

/** Units in the order of their ids; those that have none get free numbers. */
function unitsFrom(
  given: GivenState['units'],
  free: number,
): { readonly units: readonly Unit[]; readonly next: number } {
  let next = free
  const units = given.map((unit): Unit => ({ ...unit, id: unit.id ?? (`u${next++}` as UnitId) }))
  return { units: units.sort(byUnitId), next }
}

function archmagiAmong(units: readonly Unit[]): State['archmagi'] {
  return Object.fromEntries(units.flatMap(({ type, seat }) => (isArchmagus(type) ? [[seat, type]] : [])))
}

/** Effects with numbers of their own; what they do is, where nothing is said, what their spell does. */
function effectsFrom(given: GivenState['effects'], free: number): readonly Effect[] {
  return given.map(({ id, does, ...effect }, nth) => ({
    ...effect,
    id: id ?? free + nth,
    does: does ?? usualOf(effect.spell) ?? { op: 'exists' },
  }))
}
