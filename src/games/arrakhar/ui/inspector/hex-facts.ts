import type { BoardCounter } from '@/board/board-props'
import type { HexId } from '@/engine/hex'
import { capitalized } from '@/engine/phrases'
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
} from '../../content/inspector-text'
import { hauntName } from '../../content/command-text'
import { HAUNT_IDS, hauntKindOf, UNIT_TYPES, UNITS, type UnitType } from '../../content/units'
import { terrainAt } from '../../rules/board'
import { isOwn, nowIn } from '../../rules/guards'
import type { Unit, UnitId } from '../../rules/position'
import { pointsLeft } from '../../rules/segments/movement-reach'
import { stackIn } from '../../rules/stacking'
import type { View } from '../../rules/view'
import { counterOf } from '../board/board-view'
import { remarksOn } from '../words/hex-words'
import { unitName } from '../sentences/unit-name'

/** A unit as it lies there, and what can be seen of it. */
export interface UnitSeen {
  readonly id: UnitId
  readonly counter: BoardCounter
  readonly name: string
  readonly remarks: readonly string[]
}

/** The units of one type in a hex, and what holds of all of them. */
export interface GroupSeen {
  readonly type: UnitType
  readonly heading: string
  readonly facts: readonly Fact[]
  readonly units: readonly UnitSeen[]
}

/** All that lies open about a hex. */
export interface HexFacts {
  readonly hex: HexId
  /** The ground, what is on it, how full it is. */
  readonly facts: readonly Fact[]
  readonly groups: readonly GroupSeen[]
}

/** All that the viewer may see of a hex; the hidden wand's haunt is for peeks at the board alone. */
export function factsOf(view: View, hex: HexId): HexFacts {
  const terrain = terrainAt(view, hex)
  const units = stackIn(view, hex)
  const isStack = terrain === 'clear' && units.length > 0
  return {
    hex,
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

function placeFacts({ haunts, wand }: View, hex: HexId): readonly Fact[] {
  const haunt = HAUNT_IDS.find((id) => haunts[id] === hex)
  return [
    ...(haunt ? [hauntFact(hauntName(haunt), hauntKindOf(haunt))] : []),
    ...(!wand.hidden && wand.hex === hex ? [WAND_FACT] : []),
  ]
}

function groupOf(view: View, type: UnitType, units: readonly Unit[]): GroupSeen {
  const strength = units.length > 1 ? `, ${strengthText(UNITS[type].combat * units.length)}` : ''
  return {
    type,
    heading: `${groupName(units.length, type)}${strength}`,
    facts: typeFacts(type),
    units: units.map((unit) => ({
      id: unit.id,
      counter: counterOf(view, unit),
      name: capitalized(unitName(unit.id, unit.type)),
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
