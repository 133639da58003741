import type { HexId } from '@/engine/kernel/hex'
import { capitalized } from '@/engine/basics/phrases'
import { GroupPicker } from '@/table/panel/GroupPicker'
import { HexButtons } from '@/table/panel/HexButtons'
import { UNIT_NAMES } from '../../tables/units'
import type { Unit, UnitId } from '../../state/position'
import { chipsOf, type Figure } from '../board/unit-chip'
import type { PanelProps } from '../desk/desk'
import { stackOptions } from '../words/stack-text'

interface StacksProps extends PanelProps {
  readonly title: string
  readonly hexes: readonly HexId[]
}

/** Hexes that may be chosen, each with what stands there. */
export function Stacks({ desk, title, hexes }: StacksProps) {
  return <HexButtons title={title} options={stackOptions(desk.view, hexes)} onChoose={desk.choose} />
}

/** Units from among which a group is picked. */
export interface Group {
  readonly title: string
  readonly units: readonly Unit[]
}

interface GroupsProps extends PanelProps {
  readonly groups: readonly Group[]
  readonly picked: readonly UnitId[]
  readonly figure: Figure
  /** The most that may be taken. */
  readonly most?: number
  /** Whether those of several groups are picked together. */
  readonly isJoint?: boolean
}

/** Takes all or some of each group. */
export function Groups({ desk, groups, picked, figure, most = Infinity, isJoint = false }: GroupsProps) {
  const { view, adjust } = desk
  return groups.map(({ title, units }) => (
    <GroupPicker
      key={title}
      title={title}
      chips={chipsOf(view, units, figure)}
      picked={isJoint ? picked : picked.filter((id) => units.some((unit) => unit.id === id))}
      most={most}
      onToggle={(unit) => adjust({ type: 'toggleUnit', unit })}
      onTake={(taken) => adjust({ type: 'takeUnits', units: taken })}
    />
  ))
}

/** Units by their type, in an order that picking does not change: a second click must find its button. */
export function byType(units: readonly Unit[], where = ''): readonly Group[] {
  const types = [...new Set(units.map(({ type }) => type))]
  return types.map((type) => ({
    title: capitalized(UNIT_NAMES[type].many) + where,
    units: units.filter((unit) => unit.type === type),
  }))
}
