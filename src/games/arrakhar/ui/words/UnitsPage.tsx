import { capitalized } from '@/engine/basics/phrases'
import { PiecesTable } from '@/table/words/PiecesTable'
import type { PageProps } from '@/table/words/spoken-board'
import { factorText } from '../../tables/text'
import { type Side, UNITS } from '../../tables/units'
import { WORDS } from '../../tables/words-text'
import { isOwn, nowIn } from '../../queries/guards'
import type { FormerUnit, Table, Unit } from '../../state/position'
import { pointsLeft } from '../../queries/movement-reach'
import { enemyOf, isOnBoard, sideOf, unitsOf } from '../../queries/stacking'
import type { Parts } from '../desk/desk'
import { unitName } from '../sentences/unit-name'
import { formerText } from '../sentences/words'
import { stateRemarks } from './hex-words'

/** Every unit of both sides with its place and state, the phasing side's first. */
export function UnitsPage({ desk: { view }, onShow }: PageProps<Parts>) {
  return [view.side, enemyOf(view.side)].map((side) => (
    <PiecesTable
      key={side}
      title={WORDS.unitsOf(side)}
      columns={WORDS.columns}
      rows={unitsOf(view, side).map((unit) => ({
        id: unit.id,
        name: capitalized(unitName(unit.id, unit.type)),
        hex: unit.hex,
        cells: [stateWords(view, unit), movementWords(view, unit), factorText(UNITS[unit.type].combat)],
      }))}
      nothing={WORDS.none}
      lines={lossLines(view, side)}
      onShow={onShow}
    />
  ))
}

/** What a side has lost, in sentences. */
function lossLines(table: Table, side: Side): readonly string[] {
  const ofSide = (units: readonly FormerUnit[]) => units.filter(({ type }) => sideOf(type) === side)
  const [lost, gone] = [ofSide(table.eliminated), ofSide(table.left)]
  return [
    ...(lost.length > 0 ? [WORDS.lost(formerText(lost))] : []),
    ...(gone.length > 0 ? [WORDS.gone(formerText(gone))] : []),
  ]
}

function stateWords(table: Table, unit: Unit): string {
  const remarks = [...(isOnBoard(table, unit) ? [] : [WORDS.waiting]), ...stateRemarks(table, unit)]
  if (remarks.length > 0) return remarks.join(', ')
  return isOwn(table, unit) ? WORDS.ready : WORDS.standing
}

function movementWords(table: Table, unit: Unit): string {
  const whole = UNITS[unit.type].movement + (table.haste[unit.id] ?? 0)
  const isMoving = nowIn(table, 'movement') !== undefined && isOwn(table, unit)
  return isMoving ? `${pointsLeft(table, unit)} of ${whole} left` : String(whole)
}
