import type { HexId } from '@/engine/kernel/hex'
import type { MapId } from '../tables/maps'
import type { Terrain } from '../tables/terrain'

/** What the map generator is told (AM-2.15). */
export interface GeneratorSettings {
  readonly columns: number
  readonly rows: number
  readonly land: number
  readonly reefs: number
  readonly abysses: number
}

/** A map keyed in: rows as those of the fixed maps, and a start zone for each seat. */
export interface OwnMap {
  readonly rows: readonly string[]
  readonly zones: readonly (readonly HexId[])[]
}

/** What the players agree on before a game (AM-O.1). */
export interface Settings {
  readonly seats: 2 | 3 | 4
  readonly map: MapId | { readonly generator: GeneratorSettings } | OwnMap
  readonly terrainMethod: 'fixed' | 'd20' | 'chits'
  readonly exploration: boolean
  readonly templeRule: 'subroll' | 'chart'
  /** Terrains that do not serve for deployment (AM-2.9). */
  readonly noDeploy: readonly Terrain[]
  readonly pileFilter: 'all' | 'onMap'
  readonly archmagi: 'random' | 'pick'
  readonly responseWindows: 'sealed' | 'fast'
  readonly deferDiscards: boolean
  readonly openHands: boolean
  /** After this round dominion decides; 0: never (AM-V.4). */
  readonly roundLimit: number
}
