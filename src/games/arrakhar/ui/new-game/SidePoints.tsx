import { PointFields } from '@/table/new-game/PointFields'
import { SIDE_NAMES } from '../../content/text'
import type { Side } from '../../content/units'
import { type SettingsDraft, usualPoints } from './settings-draft'

/** The rulebook suggests handicaps in steps of two for the sorcerer (AR-13.4). */
const POINT_STEPS: readonly (readonly [Side, number])[] = [
  ['sorcerer', 2],
  ['wizard', 1],
]
const MOST_POINTS = 200

interface SidePointsProps {
  readonly hint: string
  readonly draft: SettingsDraft
  readonly problems: readonly string[]
  readonly onChange: (change: Partial<SettingsDraft>) => void
}

/** What each side may spend, and the way back to the scenario's figures. */
export function SidePoints({ hint, draft, problems, onChange }: SidePointsProps) {
  const usual = usualPoints(draft.scenario)
  const isChanged = POINT_STEPS.some(([side]) => draft.points[side] !== usual[side])
  return (
    <PointFields
      hint={hint}
      sides={POINT_STEPS.map(([side, step]) => ({
        side,
        name: SIDE_NAMES[side],
        value: draft.points[side],
        step,
      }))}
      most={MOST_POINTS}
      problems={problems}
      onChange={(side, points) => onChange({ points: { ...draft.points, [side]: points } })}
      onUsual={isChanged ? () => onChange({ points: usual }) : undefined}
    />
  )
}
