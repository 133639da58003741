import { castDraft, type Draft } from 'immer'
import { reading } from '@/engine/kernel/draft'
import type { HexId } from '@/engine/kernel/hex'
import type { Refusal } from '@/engine/kernel/refusal'
import type { Clause } from '../../clauses'
import { terrainAt } from '../../queries/board'
import type { Event } from '../../events'
import { hexRefusal, ownRefusal, progressIn } from '../../queries/guards'
import type { FireballDesignation, Position, Table, Unit, UnitId } from '../../state/position'
import { refuse } from '../../refuse'
import { distanceBetween, FIREBALL_RANGE, isInRange } from '../../queries/fireball-range'
import { enemyOf, holds, sideOf } from '../../queries/stacking'

/** Refuses a caster that is not one's own, and a hex that the map has not (AR-5.6, AR-8.2). */
export function namesRefusal(position: Position, caster: UnitId, hex: HexId): Refusal<Clause> | undefined {
  return ownRefusal(position, caster) ?? hexRefusal(position.settings, hex, 'AR-8.2')
}

/** What a fireball is never aimed at: entry hexes, and hexes without enemies (AR-8.2). */
export function targetRefusal(table: Table, caster: Unit, hex: HexId): Refusal<Clause> | undefined {
  if (terrainAt(table, hex) === 'entry')
    return refuse('AR-8.2', `${hex} is an entry hex; no fireball is aimed into one.`)
  return holds(table, hex, enemyOf(sideOf(caster.type)))
    ? undefined
    : refuse('AR-8.2', `No enemy units are in ${hex}.`)
}

/** Refuses what is too far away, or has no clear hex between (AR-8.2). */
export function rangeRefusal(table: Table, from: HexId, to: HexId): Refusal<Clause> | undefined {
  if (isInRange(table, from, to)) return undefined
  return distanceBetween(table, from, to) > FIREBALL_RANGE
    ? refuse('AR-8.2', `${to} is more than ${FIREBALL_RANGE} hexes away, out of range.`)
    : refuse('AR-8.2', `Range ${FIREBALL_RANGE} needs a clear hex between, and ${from} and ${to} have none.`)
}

/** Puts a fireball on the list of those to be rolled. */
export function designate(
  draft: Draft<Position>,
  aim: Pick<FireballDesignation, 'caster' | 'hex' | 'wand'>,
): readonly Event[] {
  const now = progressIn(reading(draft), 'fireball')
  const made: FireballDesignation = { id: now.next, ...aim, resolved: false }
  draft.now = castDraft({ ...now, designations: [...now.designations, made], next: now.next + 1 })
  return [{ type: 'fireballDesignated', designation: made.id, ...aim }]
}
