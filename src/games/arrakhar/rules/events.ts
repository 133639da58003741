import type { HexId } from '@/engine/hex'
import type { CombatResult, OddsColumn } from '../content/tables'
import type { HauntId, Side, UnitType } from '../content/units'
import type { DesignationId, Ending, FormerUnit, Segment, UnitId } from './position'

/** What happened, for the log; which seats may know it is told by `audienceOf`. */
export type Event =
  | { readonly type: 'forceDesigned'; readonly side: Side }
  | { readonly type: 'hauntPlaced'; readonly haunt: HauntId; readonly hex: HexId }
  | { readonly type: 'hauntLifted'; readonly haunt: HauntId }
  | { readonly type: 'wandHidden'; readonly haunt: HauntId }
  | { readonly type: 'sorcerersPlaced'; readonly hex: HexId; readonly count: number }
  | { readonly type: 'sorcerersLifted'; readonly hex: HexId; readonly count: number }
  | {
      readonly type: 'entryAssigned'
      readonly hex: HexId
      readonly counts: Readonly<Partial<Record<UnitType, number>>>
    }
  | { readonly type: 'placementFinished'; readonly side: Side }
  | { readonly type: 'segmentBegun'; readonly turn: number; readonly side: Side; readonly segment: Segment }
  | { readonly type: 'segmentSkipped'; readonly turn: number; readonly side: Side; readonly segment: Segment }
  /** `orcs`: what the table gave; `supplied`: what the countermix allows (AR-5.2). */
  | {
      readonly type: 'wanderingOrcsRolled'
      readonly roll: number
      readonly orcs: number
      readonly supplied: number
    }
  | { readonly type: 'orcPlaced'; readonly unit: UnitId; readonly hex: HexId }
  /** No legal hex was left for them (AR-5.3). */
  | { readonly type: 'orcsLost'; readonly count: number }
  | {
      readonly type: 'summonCast'
      readonly sorcerer: UnitId
      readonly haunt: HauntId
      readonly roll: number
      readonly upTo: number
    }
  | {
      readonly type: 'summoned'
      readonly haunt: HauntId
      readonly hex: HexId
      readonly unitType: UnitType
      readonly units: readonly UnitId[]
    }
  | {
      readonly type: 'hasteDesignated'
      readonly designation: DesignationId
      readonly caster: UnitId
      readonly hex: HexId
      readonly units: readonly UnitId[]
    }
  | {
      readonly type: 'fireballDesignated'
      readonly designation: DesignationId
      readonly caster: UnitId
      readonly hex: HexId
      readonly wand: boolean
    }
  | {
      readonly type: 'attackDesignated'
      readonly designation: DesignationId
      readonly attackers: readonly UnitId[]
      readonly hex: HexId
      readonly defenders: readonly UnitId[]
      readonly odds: OddsColumn
      readonly bonus: boolean
    }
  | { readonly type: 'withdrawn'; readonly designation: DesignationId }
  | {
      readonly type: 'hasteResolved'
      readonly designation: DesignationId
      readonly caster: UnitId
      readonly hex: HexId
      readonly roll: number
      readonly bonus: number
      readonly units: readonly UnitId[]
    }
  /** `rolls` pairs each unit then in the hex with its die; none when it was wasted (AR-8.5). */
  | {
      readonly type: 'fireballResolved'
      readonly designation: DesignationId
      readonly caster: UnitId
      readonly hex: HexId
      readonly wand: boolean
      readonly rolls: readonly FireballRoll[]
      readonly eliminated: readonly FormerUnit[]
    }
  /** `odds` after recount and bonus. */
  | {
      readonly type: 'attackResolved'
      readonly designation: DesignationId
      readonly hex: HexId
      readonly odds: OddsColumn
      readonly bonus: boolean
      readonly roll: number
      readonly result: CombatResult
      readonly eliminated: readonly FormerUnit[]
    }
  | { readonly type: 'attackWasted'; readonly designation: DesignationId; readonly hex: HexId }
  | {
      readonly type: 'moved'
      readonly units: readonly UnitId[]
      readonly unitType: UnitType
      readonly from: HexId
      readonly path: readonly HexId[]
      readonly wandTakenAt: HexId | null
    }
  /** Units went off the map through an entry hex. */
  | {
      readonly type: 'leftValley'
      readonly units: readonly FormerUnit[]
      readonly hex: HexId
      readonly withWand: boolean
    }
  | {
      readonly type: 'advanced'
      readonly units: readonly UnitId[]
      readonly unitType: UnitType
      readonly hex: HexId
    }
  | { readonly type: 'hauntDestroyed'; readonly haunt: HauntId; readonly hex: HexId }
  | { readonly type: 'wandFound'; readonly haunt: HauntId; readonly hex: HexId }
  | { readonly type: 'drawOffered'; readonly side: Side }
  | { readonly type: 'drawAnswered'; readonly side: Side; readonly accepted: boolean }
  | { readonly type: 'gameEnded'; readonly ending: Ending }

/** One die of a fireball and what it did. */
export interface FireballRoll {
  readonly unit: UnitId
  readonly unitType: UnitType
  readonly roll: number
  readonly eliminated: boolean
}
