import type { HexId } from '@/engine/kernel/hex'
import { event, type EventOf } from '@/engine/declare/event'
import type { CombatResult, OddsColumn } from './tables/tables'
import type { HauntId, Side, UnitType } from './tables/units'
import type { DesignationId, Ending, FormerUnit, Segment, UnitId } from './state/position'

/** Placements of the set-up are their side's own until it has finished (AR-2.4, AR-3.4). */
const SORCERERS = { audience: () => ['sorcerer'] }
const WIZARDS = { audience: () => ['wizard'] }

/** What can happen, for the log: what each event tells, and who may know it where not everybody may. */
export const EVENTS = {
  forceDesigned: event<{ side: Side }>(),
  hauntPlaced: event<{ haunt: HauntId; hex: HexId }>(SORCERERS),
  hauntLifted: event<{ haunt: HauntId }>(SORCERERS),
  wandHidden: event<{ haunt: HauntId }>(SORCERERS),
  sorcerersPlaced: event<{ hex: HexId; count: number }>(SORCERERS),
  sorcerersLifted: event<{ hex: HexId; count: number }>(SORCERERS),
  entryAssigned: event<{ hex: HexId; counts: Readonly<Partial<Record<UnitType, number>>> }>(WIZARDS),
  placementFinished: event<{ side: Side }>(),
  segmentBegun: event<{ turn: number; side: Side; segment: Segment }>(),
  segmentSkipped: event<{ turn: number; side: Side; segment: Segment }>(),
  /** `orcs`: what the table gave; `supplied`: what the countermix allows (AR-5.2). */
  wanderingOrcsRolled: event<{ roll: number; orcs: number; supplied: number }>(),
  orcPlaced: event<{ unit: UnitId; hex: HexId }>(),
  /** No legal hex was left for them (AR-5.3). */
  orcsLost: event<{ count: number }>(),
  summonCast: event<{ sorcerer: UnitId; haunt: HauntId; roll: number; upTo: number }>(),
  summoned: event<{ haunt: HauntId; hex: HexId; unitType: UnitType; units: readonly UnitId[] }>(),
  hasteDesignated: event<{
    designation: DesignationId
    caster: UnitId
    hex: HexId
    units: readonly UnitId[]
  }>(),
  fireballDesignated: event<{ designation: DesignationId; caster: UnitId; hex: HexId; wand: boolean }>(),
  attackDesignated: event<{
    designation: DesignationId
    attackers: readonly UnitId[]
    hex: HexId
    defenders: readonly UnitId[]
    odds: OddsColumn
    bonus: boolean
  }>(),
  withdrawn: event<{ designation: DesignationId }>(),
  hasteResolved: event<{
    designation: DesignationId
    caster: UnitId
    hex: HexId
    roll: number
    bonus: number
    units: readonly UnitId[]
  }>(),
  /** `rolls` pairs each unit then in the hex with its die; none when it was wasted (AR-8.5). */
  fireballResolved: event<{
    designation: DesignationId
    caster: UnitId
    hex: HexId
    wand: boolean
    rolls: readonly FireballRoll[]
    eliminated: readonly FormerUnit[]
  }>(),
  /** `odds` after recount and bonus. */
  attackResolved: event<{
    designation: DesignationId
    hex: HexId
    odds: OddsColumn
    bonus: boolean
    roll: number
    result: CombatResult
    eliminated: readonly FormerUnit[]
  }>(),
  attackWasted: event<{ designation: DesignationId; hex: HexId }>(),
  moved: event<{
    units: readonly UnitId[]
    unitType: UnitType
    from: HexId
    path: readonly HexId[]
    wandTakenAt: HexId | null
  }>(),
  /** Units went off the map through an entry hex. */
  leftValley: event<{ units: readonly FormerUnit[]; hex: HexId; withWand: boolean }>(),
  advanced: event<{ units: readonly UnitId[]; unitType: UnitType; hex: HexId }>(),
  hauntDestroyed: event<{ haunt: HauntId; hex: HexId }>({ barrier: 'A haunt was opened.' }),
  wandFound: event<{ haunt: HauntId; hex: HexId }>(),
  drawOffered: event<{ side: Side }>(),
  drawAnswered: event<{ side: Side; accepted: boolean }>(),
  gameEnded: event<{ ending: Ending }>(),
}

/** What happened. */
export type Event = EventOf<typeof EVENTS>

/** One die of a fireball and what it did. */
export interface FireballRoll {
  readonly unit: UnitId
  readonly unitType: UnitType
  readonly roll: number
  readonly eliminated: boolean
}
