import type { HexId } from '@/engine/kernel/hex'
import type { GroupSeen, HexSeen, InspectorModel } from '@/table/inspector/hex-seen'
import {
  type Fact,
  groupName,
  hauntFact,
  pointsText,
  stackFact,
  strengthText,
  TERRAIN_FACTS,
  typeFacts,
  WAND_FACT,
} from '../../tables/inspector-text'
import { hauntName } from '../../tables/command-text'
import { hauntKindOf, UNIT_TYPES, UNITS, type UnitType } from '../../tables/units'
import { terrainAt } from '../../queries/board'
import { hauntIn } from '../../queries/haunts'
import { isOwn, nowIn } from '../../queries/guards'
import type { Table, Unit, UnitId } from '../../state/position'
import { pointsLeft } from '../../queries/movement-reach'
import { stackIn } from '../../queries/stacking'
import type { View } from '../../state/view'
import { counterOf } from '../board/board-view'
import { remarksOn } from '../words/hex-words'
import type { Parts } from '../desk/desk'
import { actorsIn } from '../gestures/aims'
import { moversIn } from '../gestures/movement'

/** All that the viewer may see of a hex; the hidden wand's haunt is for peeks at the board alone. */
function seenIn(view: View, hex: HexId): HexSeen {
  const terrain = terrainAt(view, hex)
  const units = stackIn(view, hex)
  const isStack = terrain === 'clear' && units.length > 0
  return {
    facts: [
      ...(terrain ? [TERRAIN_FACTS[terrain]] : []),
      ...placeFacts(view, hex),
      ...(isStack ? [stackFact(units.length)] : []),
    ],
    groups: UNIT_TYPES.flatMap((type) => {
      const alike = units.filter((unit) => unit.type === type)
      return alike.length > 0 ? [groupOf(view, type, alike)] : []
    }),
  }
}

function placeFacts(view: View, hex: HexId): readonly Fact[] {
  const haunt = hauntIn(view, hex)
  const { wand } = view
  return [
    ...(haunt ? [hauntFact(hauntName(haunt), hauntKindOf(haunt))] : []),
    ...(!wand.hidden && wand.hex === hex ? [WAND_FACT] : []),
  ]
}

function groupOf(view: View, type: UnitType, units: readonly Unit[]): GroupSeen {
  const strength = units.length > 1 ? `, ${strengthText(UNITS[type].combat * units.length)}` : ''
  return {
    heading: `${groupName(units.length, type)}${strength}`,
    facts: typeFacts(type),
    pieces: units.map((unit) => ({
      id: unit.id,
      counter: counterOf(view, unit),
      remarks: remarksOf(view, unit),
    })),
  }
}

/** What the counter tells, and of a unit that has not moved yet the points it may still spend. */
function remarksOf(view: View, unit: Unit): readonly string[] {
  const now = nowIn(view, 'movement')
  const isFresh = now !== undefined && isOwn(view, unit) && (now.spent[unit.id] ?? 0) === 0
  return [...remarksOn(view, unit), ...(isFresh ? [pointsText(pointsLeft(view, unit))] : [])]
}

/** Units of a hex that can be picked one by one now, to move or to attack. */
function pickableIn(table: Table, hex: HexId): readonly UnitId[] {
  if (table.drawOffer || table.ending) return []
  if (table.now.segment === 'movement') return moversIn(table, hex).map(({ id }) => id)
  return actorsIn(table, 'attack', hex)
}

/** What is told of a hex that is looked at more closely. */
export const INSPECTOR: InspectorModel<Parts> = {
  seenIn,
  pickingIn: (view, hex) =>
    new Map(pickableIn(view, hex).map((id) => [id, { type: 'takeUnits', units: [id] }])),
}
