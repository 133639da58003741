import { faultsAt } from '@/engine/declare/faults'
import type { GivenOf } from '@/engine/declare/kind'
import type { Parsed, Problem } from '@/engine/kernel/refusal'
import { parseWith } from '@/engine/files/schema'
import type { Clause } from '../clauses'
import { innerHexes } from '../queries/continent'
import { generatorOf } from '../state/ground'
import { type GeneratorSettings, type Settings, SETTINGS } from '../state/settings'
import { GENERATOR } from '../tables/figures'
import { mapById } from '../tables/maps'
import { mapFaults } from './map-faults'

/** The settings of a game from what a form or a file says; all of it has a default (AM-O.1). */
export function parseSettings(json: unknown): Parsed<Settings> {
  const read = parseWith(SETTINGS.schema, json)
  return read.ok ? settingsFrom(read.value) : read
}

/** Settings with what follows from others, if all of them fit together. */
export function settingsFrom(given: GivenOf<typeof SETTINGS>): Parsed<Settings> {
  const { terrainMethod = generatorOf(given.map) ? 'd20' : 'fixed', ...rest } = given
  const settings: Settings = { ...rest, terrainMethod }
  const problems = faultsOf(settings)
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value: settings }
}

/** What of the settings does not fit together. */
function faultsOf({ map, seats, terrainMethod }: Settings): readonly Problem[] {
  if (typeof map === 'object' && 'generator' in map) return generatorFaults(map.generator, terrainMethod)
  if (typeof map === 'object' && 'rows' in map) return mapFaults(map, seats)
  const { name, zones } = mapById(map)
  const fitting = [2, 3, 4].filter((count) => count in zones)
  return faultsAt<Clause>('', [
    [!fitting.includes(seats), 'seats', `must be ${fitting.join(' or ')} on ${name}`, 'AM-2.13'],
  ])
}

function generatorFaults(
  { columns, rows, land, reefs, abysses }: GeneratorSettings,
  method: Settings['terrainMethod'],
): readonly Problem[] {
  const most = Math.floor(GENERATOR.share * innerHexes(columns, rows).length)
  const tooMuch = `must be ${most} or less, or the map larger: that much land fits in`
  const noReefs = 'must be 1 or more where there is no Abyss'
  return faultsAt<Clause>('', [
    [method === 'fixed', 'terrainMethod', 'must be d20 or chits for a generated map', 'AM-2.15'],
    [land > most, 'map.generator.land', tooMuch, 'AM-2.15'],
    [reefs + abysses === 0, 'map.generator.reefs', noReefs, 'AM-2.14'],
  ])
}
