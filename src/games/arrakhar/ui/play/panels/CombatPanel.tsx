import { useMemo } from 'react'
import { attackTargetsOf } from '../../../rules/segments/combat-choices'
import { stackIn, unitOf } from '../../../rules/stacking'
import type { UnitId } from '../../../rules/position'
import type { View } from '../../../rules/view'
import type { HexId } from '@/engine/hex'
import {
  attackerHexes,
  attackerHexesAgainst,
  attackersAgainst,
  attackersIn,
  designateAttack,
} from '../../gestures/combat'
import type { NamingAttack } from '../../gestures/gesture'
import { eventsOfSegment } from '../segment-events'
import { CombatTable } from '../CombatTable'
import type { PanelProps } from '../desk'
import { Designations } from '../Designations'
import { GroupPicker } from '../GroupPicker'
import { HexButtons } from '../HexButtons'
import { oddsSummary } from '../odds-text'
import { OddsCard } from '../OddsCard'
import { stackOptions } from '../stack-text'
import { UnitChips } from '../UnitChips'
import { Advances } from './Advances'

/** Attacks: attackers and target in either order, the odds, the designation, and advances (AR-10). */
export function CombatPanel({ desk }: PanelProps) {
  return (
    <>
      <Advances desk={desk} />
      <Naming desk={desk} />
      <Designations desk={desk} />
      <LastAttack desk={desk} />
    </>
  )
}

/** The attack rolled last, shown where it was read on the table. */
function LastAttack({ desk }: PanelProps) {
  const last = useMemo(
    () => eventsOfSegment(desk.log).findLast((event) => event.type === 'attackResolved'),
    [desk.log],
  )
  return last ? <CombatTable table={desk.view} column={last.odds} die={last.roll} /> : null
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
        table={view}
        title={`From ${hex}`}
        units={stackIn(view, hex).filter(({ id }) => ready.includes(id))}
        picked={attackers}
        onToggle={(unit) => adjust({ type: 'toggleUnit', unit })}
        onTake={(units) => adjust({ type: 'takeUnits', units })}
      />
    )
  })
}

interface AttackCardProps extends PanelProps {
  readonly naming: NamingAttack
}

function AttackCard({ desk, naming }: AttackCardProps) {
  const { view, adjust, follow, choose } = desk
  const defending = stackIn(view, naming.hex)
  const joining = attackerHexesAgainst(view, naming.hex).filter(
    (hex) => !hexesOf(view, naming.attackers).includes(hex),
  )
  return (
    <section className="aimed" aria-label="Attack in hand">
      <AttackerPickers
        desk={desk}
        attackers={naming.attackers}
        able={(hex) => attackersAgainst(view, hex, naming.hex)}
      />
      <HexButtons title="Others can join" options={stackOptions(view, joining)} onChoose={choose} />
      <h3>
        Defenders at {naming.hex}{' '}
        <span className="soft">
          {naming.defenders.length} of {defending.length} named
        </span>
      </h3>
      <UnitChips
        table={view}
        units={defending}
        picked={naming.defenders}
        onToggle={(unit) => adjust({ type: 'toggleDefender', unit })}
      />
      <OddsCard table={view} attackers={naming.attackers} defenders={naming.defenders} />
      <div className="aimed__foot">
        <p>{oddsSummary(view, naming.attackers, naming.defenders)}</p>
        <button
          type="button"
          className="button button--primary"
          onClick={() => follow(designateAttack(naming))}
        >
          Designate attack on {naming.hex}
        </button>
      </div>
    </section>
  )
}

function hexesOf(view: View, units: readonly UnitId[]): readonly HexId[] {
  return [...new Set(units.flatMap((id) => unitOf(view, id)?.hex ?? []))]
}
