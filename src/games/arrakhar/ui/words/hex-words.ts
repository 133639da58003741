import type { BoardSite, HexMark } from '@/board/board-props'
import type { HexId } from '@/engine/kernel/hex'
import { counted, listed } from '@/engine/basics/phrases'
import { hexWithMarks, type MarkMeanings } from '@/table/words/hex-in-words'
import { TERRAIN_NAMES } from '../../tables/text'
import { countOf, UNIT_TYPES, type UnitType } from '../../tables/units'
import { terrainAt } from '../../queries/board'
import type { Table, Unit } from '../../state/position'
import { stackIn } from '../../queries/stacking'
import { isSpent, partlyMoved } from '../board/board-view'

/** A hex in words: its number, terrain, what stands there and what it means to the choice at hand. */
export function hexInWords(
  table: Table,
  hex: HexId,
  sites: readonly BoardSite[],
  marks: readonly HexMark[],
): string {
  return hexWithMarks(hex, placeInWords(table, hex, sites), marks, MEANINGS)
}

const MEANINGS: MarkMeanings = {
  selected: 'picked',
  reach: (left) => (left === undefined ? 'may be entered' : `reachable, ${leftText(left)}`),
  target: 'may be aimed at',
  choice: 'may be picked',
  distant: 'out of range',
  futile: 'would be aimed at in vain',
  forbidden: (left) =>
    left === undefined
      ? 'what stands here may not stay'
      : `may be passed but not stayed in, ${leftText(left)}`,
  designated: 'designated as a target',
  noted: 'named in the log',
}

/** Movement points that are left: '3 points left'. */
export function leftText(points: number | string): string {
  return `${counted(Number(points), 'point', 'points')} left`
}

/** What a hex is and what stands there: 'clear, Temple T1, 2 elves (1 has cast)'. */
export function placeInWords(table: Table, hex: HexId, sites: readonly BoardSite[]): string {
  const terrain = terrainAt(table, hex)
  const places = sites.filter((site) => site.hex === hex).map(({ label }) => label)
  return [terrain ? TERRAIN_NAMES[terrain] : '', ...places, ...stackWords(table, hex)]
    .filter(Boolean)
    .join(', ')
}

function stackWords(table: Table, hex: HexId): readonly string[] {
  const units = stackIn(table, hex)
  return UNIT_TYPES.flatMap((type) => {
    const alike = units.filter((unit) => unit.type === type)
    return alike.length > 0 ? [typeWords(table, type, alike)] : []
  })
}

function typeWords(table: Table, type: UnitType, units: readonly Unit[]): string {
  const remarks = tally(
    units.flatMap((unit) => remarksOn(table, unit)),
    units.length,
  )
  const notes = remarks.length > 0 ? ` (${listed(remarks)})` : ''
  return countOf(units.length, type) + notes
}

/** What can be seen of a unit beside its type: hasted, cast, moved. */
export function remarksOn(table: Table, unit: Unit): readonly string[] {
  const left = partlyMoved(table, unit)
  return [...stateRemarks(table, unit), ...(left === null ? [] : [leftText(left)])]
}

/** The same without the points that it has left. */
export function stateRemarks(table: Table, unit: Unit): readonly string[] {
  const bonus = table.haste[unit.id] ?? 0
  return [
    ...(bonus > 0 ? [`hasted by ${bonus}`] : []),
    ...(table.cast.includes(unit.id) ? ['has cast'] : []),
    ...(isSpent(table, unit) ? [table.now.segment === 'movement' ? 'moved' : 'designated'] : []),
  ]
}

/** Remarks on several units, each with how many it is on: 'each has cast', '2 with 3 points left'. */
function tally(remarks: readonly string[], units: number): readonly string[] {
  return [...new Set(remarks)].map((remark) => {
    const count = remarks.filter((other) => other === remark).length
    if (count === units) return units === 1 ? remark : `each ${remark}`
    return /^\d/.test(remark) ? `${count} with ${remark}` : `${count} ${remark}`
  })
}
