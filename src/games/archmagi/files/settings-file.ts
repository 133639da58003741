import type { Parsed, Problem } from '@/engine/kernel/refusal'
import { parseWith } from '@/engine/files/schema'
import type { Clause } from '../clauses'
import { innerHexes } from '../queries/continent'
import { type GeneratorSettings, type Settings, SETTINGS } from '../state/settings'
import { startOf } from '../state/start'
import type { State } from '../state/state'
import { GENERATOR } from '../tables/figures'
import { mapById } from '../tables/maps'
import { mapFaults } from './map-faults'

/** The settings of a game from what a form or a file says; all of it has a default (AM-O.1). */
export function parseSettings(json: unknown): Parsed<Settings> {
  const read = parseWith(SETTINGS.schema, json)
  if (!read.ok) return read
  const { terrainMethod = isGenerated(read.value.map) ? 'd20' : 'fixed', ...rest } = read.value
  const settings: Settings = { ...rest, terrainMethod }
  const problems = faultsOf(settings)
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value: settings }
}

/** The first position of a game set up as the settings say (AM-3.1). */
export function parseNewGame(json: unknown): Parsed<State> {
  const settings = parseSettings(json)
  return settings.ok ? { ok: true, value: startOf(settings.value) } : settings
}

function isGenerated(map: Settings['map']): map is { readonly generator: GeneratorSettings } {
  return typeof map === 'object' && 'generator' in map
}

/** What of the settings does not fit together. */
function faultsOf({ map, seats, terrainMethod }: Settings): readonly Problem[] {
  if (isGenerated(map)) return generatorFaults(map.generator, terrainMethod)
  if (typeof map === 'object') return mapFaults(map, seats)
  const { name, zones } = mapById(map)
  const fitting = ([2, 3, 4] as const).filter((count) => count in zones)
  if (fitting.includes(seats)) return []
  return [fault('seats', `must be ${fitting.join(' or ')} on ${name}`, 'AM-2.13')]
}

function generatorFaults(
  { columns, rows, land, reefs, abysses }: GeneratorSettings,
  method: Settings['terrainMethod'],
): readonly Problem[] {
  const most = Math.floor(GENERATOR.share * innerHexes(columns, rows).length)
  return [
    ...(method === 'fixed'
      ? [fault('terrainMethod', 'must be d20 or chits for a generated map', 'AM-2.15')]
      : []),
    ...(land > most
      ? [
          fault(
            'map.generator.land',
            `must be ${most} or less, or the map larger: that much land fits in`,
            'AM-2.15',
          ),
        ]
      : []),
    ...(reefs + abysses === 0
      ? [fault('map.generator.reefs', 'must be 1 or more where there is no Abyss', 'AM-2.14')]
      : []),
  ]
}

function fault(path: string, message: string, clause: Clause): Problem {
  return { path, message, clause }
}
