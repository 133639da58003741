import type { Json } from '@/engine/game'
import { PROPOSED } from '../../../content/reconstructions'
import type { HauntId, Side, UnitType } from '../../../content/units'
import type { PlaySegment } from '../../../rules/position'

/** Units as they are laid out: type, hex, and how many if more than one. They are named by type and number. */
export type Placed = readonly [type: UnitType, hex: string, count?: number]

type Haunts = Readonly<Partial<Record<HauntId, string>>>

/** What a lesson's position says beyond side, segment and units. */
export interface Scenery {
  readonly turn?: number
  readonly haunts?: Haunts
  /** The haunt that hides the wand, or the hex where it lies. */
  readonly wand?: string
  readonly pool?: Readonly<Record<string, number>>
  /** Further keys of the position format. */
  readonly more?: Readonly<Record<string, Json>>
}

/** A ring of haunts, out of the way of what the lessons show. */
export const RING: Haunts = { T1: '0508', T2: '1706', R1: '1304', R2: '1615', C1: '0715', C2: '2011' }

/** A moment of the game in its position format: whose segment it is, and what stands where. */
export function scene(
  [side, segment]: readonly [Side, PlaySegment],
  units: readonly Placed[],
  { turn = 3, haunts = RING, wand = 'T1', pool = {}, more = {} }: Scenery = {},
): Json {
  return {
    game: 'arrakhar',
    scenario: 'basic',
    reconstruction: PROPOSED,
    map: 'valley',
    turn,
    side,
    segment,
    haunts: { ...haunts },
    wand: wand in haunts ? { haunt: wand } : { hex: wand },
    units: units.map(([type, hex, count = 1]) => ({ type, hex, count })),
    pool: { ...pool },
    options: { turnLimit: null, skipEmptySegments: false },
    ...more,
  }
}
