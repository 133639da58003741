import {
  hauntKindOf,
  HAUNT_IDS,
  type HauntId,
  STACKING_LIMIT,
  SUMMONED_AT,
  type UnitType,
} from '../tables/units'
import { present, type Refusal } from '@/engine/kernel/refusal'
import type { Clause } from '../clauses'
import { areAdjacent } from './board'
import { nowIn } from './guards'
import type { Table, UnitId } from '../state/position'
import { refuse } from '../refuse'
import { stackIn } from './stacking'

/** A sorcerer that could cast at a haunt. */
export interface SummonChoice {
  readonly sorcerer: UnitId
  readonly haunt: HauntId
}

/** The type that a haunt summons (AR-6.3). */
export function typeSummonedAt(haunt: HauntId): UnitType {
  return SUMMONED_AT[hauntKindOf(haunt)]
}

/** How many more units a haunt's hex takes: 0 when full or held by another type (AR-6.4). */
export function roomAt(table: Table, haunt: HauntId): number {
  const hex = table.haunts[haunt]
  if (hex === undefined) return 0
  const there = stackIn(table, hex)
  if (there.some((unit) => unit.type !== typeSummonedAt(haunt))) return 0
  return Math.max(0, STACKING_LIMIT - there.length)
}

/** Castings that are possible as far as everybody can see; the secret pool is not looked at. */
export function summonChoices(table: Table): readonly SummonChoice[] {
  const now = nowIn(table, 'summon')
  if (!now || now.pending) return []
  const ready = table.units.filter((unit) => unit.type === 'sorcerer' && !table.cast.includes(unit.id))
  if (ready.length === 0) return []
  const open = HAUNT_IDS.filter((haunt) => !now.used.includes(haunt) && roomAt(table, haunt) > 0)
  return open.flatMap((haunt) => {
    const hex = present(table.haunts[haunt], haunt)
    const near = ready.filter((unit) => areAdjacent(table, unit.hex, hex))
    return near.map((unit) => ({ sorcerer: unit.id, haunt }))
  })
}

/** Refuses a sorcerer that has cast this turn (AR-5.5). */
export function castRefusal({ cast }: Pick<Table, 'cast'>, sorcerer: UnitId): Refusal<Clause> | undefined {
  return cast.includes(sorcerer) ? refuse('AR-5.5', 'That sorcerer has cast this turn.') : undefined
}
