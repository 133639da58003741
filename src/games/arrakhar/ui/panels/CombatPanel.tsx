import type { HexId } from '@/engine/hex'
import { HexButtons } from '@/table/panel/HexButtons'
import { GroupPicker } from '@/table/panel/GroupPicker'
import { attackTargetsOf } from '../../rules/segments/combat-choices'
import { stackIn, unitOf } from '../../rules/stacking'
import type { UnitId } from '../../rules/position'
import type { View } from '../../rules/view'
import { attackerHexes, attackersIn } from '../gestures/combat'
import { LastRoll } from '../planner/LastRoll'
import { chipsOf } from '../board/unit-chip'
import type { PanelProps } from '../desk/desk'
import { Designations } from './Designations'
import { stackOptions } from '../words/stack-text'
import { Advances } from './Advances'
import { AttackCard } from './AttackCard'

/** Attacks: attackers and target in either order, the odds, the designation, and advances (AR-10). */
export function CombatPanel({ desk }: PanelProps) {
  return (
    <>
      <Advances desk={desk} />
      <Naming desk={desk} />
      <Designations desk={desk} />
      <LastRoll desk={desk} />
    </>
  )
}

function Naming({ desk }: PanelProps) {
  const { view, gesture, choose } = desk
  switch (gesture.name) {
    case 'NamingAttack':
      return <AttackCard desk={desk} naming={gesture} />
    case 'AttackersPicked':
      return (
        <>
          <AttackerPickers desk={desk} attackers={gesture.attackers} able={(hex) => attackersIn(view, hex)} />
          <HexButtons
            title="Attack"
            options={stackOptions(view, attackTargetsOf(view, gesture.attackers))}
            onChoose={choose}
          />
        </>
      )
    case 'NamingAdvance':
      return null
    default:
      return (
        <HexButtons
          title="Stacks that can attack"
          options={stackOptions(view, attackerHexes(view))}
          onChoose={choose}
        />
      )
  }
}

interface AttackerPickersProps extends PanelProps {
  readonly attackers: readonly UnitId[]
  readonly able: (hex: HexId) => readonly UnitId[]
}

/** A picker for every hex that attackers were picked from. */
function AttackerPickers({ desk, attackers, able }: AttackerPickersProps) {
  const { view, adjust } = desk
  return hexesOf(view, attackers).map((hex) => {
    const ready = able(hex)
    return (
      <GroupPicker
        key={hex}
        title={`From ${hex}`}
        chips={chipsOf(
          view,
          stackIn(view, hex).filter(({ id }) => ready.includes(id)),
          'combat',
        )}
        picked={attackers}
        onToggle={(unit) => adjust({ type: 'toggleUnit', unit })}
        onTake={(units) => adjust({ type: 'takeUnits', units })}
      />
    )
  })
}

function hexesOf(view: View, units: readonly UnitId[]): readonly HexId[] {
  return [...new Set(units.flatMap((id) => unitOf(view, id)?.hex ?? []))]
}
