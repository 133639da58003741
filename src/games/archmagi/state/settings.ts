import * as v from 'valibot'
import { kindOf, plain, type ValueOf } from '@/engine/declare/kind'
import { flag, listed, oneOf, whole } from '@/engine/declare/kinds'
import { record } from '@/engine/declare/record'
import { strictObject } from '@/engine/files/record-schema'
import { GENERATOR, LIMITS } from '../tables/figures'
import { MAPS, type MapId, MOST_ACROSS } from '../tables/maps'
import { hex, terrain } from './vocabulary'

/** What the map generator is told (AM-2.15). */
const GENERATED = record({
  columns: whole(3, MOST_ACROSS).usually(GENERATOR.columns),
  rows: whole(3, MOST_ACROSS).usually(GENERATOR.rows),
  land: whole(GENERATOR.land.least, GENERATOR.land.most).usually(GENERATOR.land.usual),
  reefs: whole(0, GENERATOR.mostReefs).usually(GENERATOR.reefs),
  abysses: whole(0, GENERATOR.mostReefs).usually(GENERATOR.abysses),
})
export interface GeneratorSettings extends ValueOf<typeof GENERATED> {}

/** A map keyed in: rows as those of the fixed maps, and a start zone for each seat. */
const OWN_MAP = record({
  rows: listed(plain(v.pipe(v.string(), v.maxLength(3 * MOST_ACROSS))), MOST_ACROSS),
  zones: listed(listed(hex), 4),
})
export interface OwnMap extends ValueOf<typeof OWN_MAP> {}

/** A fixed map by its id, a generated one, or one that was keyed in. */
export type MapSetting = MapId | { readonly generator: GeneratorSettings } | OwnMap
const MAP_IDS = MAPS.map(({ id }) => id)
const map = kindOf<MapSetting>({
  schema: v.union(
    [v.picklist(MAP_IDS), strictObject({ generator: GENERATED.schema }), OWN_MAP.schema],
    `must be one of ${MAP_IDS.join(', ')}, or have a generator, or rows and zones`,
  ),
  write(value) {
    if (typeof value === 'string') return value
    return 'generator' in value
      ? { generator: GENERATED.write(value.generator, {}) ?? null }
      : (OWN_MAP.write(value, {}) ?? null)
  },
})

/** What the players agree on before a game (AM-O.1), as a form or a file says it. */
export const SETTINGS = record({
  seats: oneOf([2, 3, 4], 'must be 2, 3 or 4').usually(2),
  map: map.usually('mirror-isle'),
  /** A generated map has no terrain of its own: there it is a die's unless chits are drawn. */
  terrainMethod: oneOf(['fixed', 'd20', 'chits']).derived(),
  exploration: flag.usually(false),
  templeRule: oneOf(['subroll', 'chart']).usually('subroll'),
  /** Terrains that do not serve for deployment (AM-2.9). */
  noDeploy: listed(terrain).usually([]),
  pileFilter: oneOf(['all', 'onMap']).usually('all'),
  archmagi: oneOf(['random', 'pick']).usually('random'),
  responseWindows: oneOf(['sealed', 'fast']).usually('sealed'),
  deferDiscards: flag.usually(false),
  openHands: flag.usually(false),
  /** After this round dominion decides; 0: never (AM-V.4). */
  roundLimit: whole(0, LIMITS.mostRounds).usually(LIMITS.rounds),
})
export interface Settings extends ValueOf<typeof SETTINGS> {}
