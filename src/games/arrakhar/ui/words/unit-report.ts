import type { HexId } from '@/engine/kernel/hex'
import { capitalized } from '@/engine/basics/phrases'
import { factorText } from '../../tables/text'
import { type Side, UNITS } from '../../tables/units'
import { WORDS } from '../../tables/words-text'
import { isOwn, nowIn } from '../../queries/guards'
import type { FormerUnit, Table, Unit } from '../../state/position'
import { pointsLeft } from '../../queries/movement-reach'
import { isOnBoard, sideOf, unitsOf } from '../../queries/stacking'
import { isSpent } from '../board/board-view'
import { unitName } from '../sentences/unit-name'
import { formerText } from '../sentences/words'

/** A unit as a row of its side's table. */
export interface UnitRow {
  readonly id: string
  readonly name: string
  readonly hex: HexId
  readonly state: string
  readonly movement: string
  readonly combat: string
}

/** The units of a side in play, in listing order. */
export function unitRows(table: Table, side: Side): readonly UnitRow[] {
  return unitsOf(table, side).map((unit) => ({
    id: unit.id,
    name: capitalized(unitName(unit.id, unit.type)),
    hex: unit.hex,
    state: stateWords(table, unit),
    movement: movementWords(table, unit),
    combat: factorText(UNITS[unit.type].combat),
  }))
}

/** What a side has lost, in sentences. */
export function lossLines(table: Table, side: Side): readonly string[] {
  const ofSide = (units: readonly FormerUnit[]) => units.filter(({ type }) => sideOf(type) === side)
  const [lost, gone] = [ofSide(table.eliminated), ofSide(table.left)]
  return [
    ...(lost.length > 0 ? [WORDS.lost(formerText(lost))] : []),
    ...(gone.length > 0 ? [WORDS.gone(formerText(gone))] : []),
  ]
}

function stateWords(table: Table, unit: Unit): string {
  const bonus = table.haste[unit.id] ?? 0
  const remarks = [
    ...(isOnBoard(table, unit) ? [] : [WORDS.waiting]),
    ...(bonus > 0 ? [`hasted by ${bonus}`] : []),
    ...(table.cast.includes(unit.id) ? ['has cast'] : []),
    ...(isSpent(table, unit) ? [table.now.segment === 'movement' ? 'moved' : 'designated'] : []),
  ]
  if (remarks.length > 0) return remarks.join(', ')
  return isOwn(table, unit) ? WORDS.ready : WORDS.standing
}

function movementWords(table: Table, unit: Unit): string {
  const whole = UNITS[unit.type].movement + (table.haste[unit.id] ?? 0)
  const isMoving = nowIn(table, 'movement') !== undefined && isOwn(table, unit)
  return isMoving ? `${pointsLeft(table, unit)} of ${whole} left` : String(whole)
}
