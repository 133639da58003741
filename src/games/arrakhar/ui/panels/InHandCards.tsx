import type { ReactNode } from 'react'
import { askIfLost } from '@/table/desk/question'
import type { PanelButton } from '@/table/panel/Buttons'
import { HandCard } from '@/table/panel/HandCard'
import { UnitGroups } from '@/table/panel/UnitGroups'
import writingStyles from '@/widgets/writing.module.css'
import { PANEL } from '../../tables/panel-text'
import { PLANNER } from '../../tables/planner-text'
import { STACKING_LIMIT } from '../../tables/units'
import { hexesOfUnits, stackIn } from '../../queries/stacking'
import type { Unit, UnitId } from '../../state/position'
import { chipsOf } from '../board/unit-chip'
import type { Desk, PanelProps } from '../desk/desk'
import type { Aiming, EntryHasteNamed } from '../desk/gesture'
import { attackAtOnce, carryOut } from '../gestures/aim-hand'
import { hasten } from '../gestures/entry-haste'
import { attackersAround, attacksOn } from '../odds/attack-plan'
import { chainText } from '../odds/odds-text'
import { FireForecast } from '../odds/FireForecast'
import { HasteForecast } from '../odds/HasteForecast'
import { oddsSummary } from '../odds/odds-text'
import { OddsCard } from '../odds/Odds'
import { hastesOn } from '../odds/spell-plan'
import { PLANNING } from '../planner/open-planner'
import { lostByAttacking } from '../play/still-to-do'
import { stackText } from '../words/stack-text'
import { byType, Groups } from './parts'

type Held = Extract<Aiming, { readonly target: string }>

interface HeldProps extends PanelProps {
  readonly held: Held
}

/** Casters and target together, with the outlook of those designated there and those in hand. */
export function SpellCard({ desk, held, children }: HeldProps & { readonly children: ReactNode }) {
  const { view, follow } = desk
  const { aim, units, target } = held
  return (
    <HandCard
      label="Spell in hand"
      name={PANEL.designate(spellText(held))}
      onTake={() => follow(carryOut(view, held))}
      aside={<PLANNING.Button desk={desk} />}
    >
      <h3>
        {hexesOfUnits(view, units)} → {target}{' '}
        <span className={writingStyles.soft}>{stackText(view, target)}</span>
      </h3>
      {children}
      {aim === 'fireball' || aim === 'wand' ? (
        <FireForecast table={view} hex={target} kind={aim} fireballs={units.length} />
      ) : (
        <HasteForecast
          table={view}
          units={stackIn(view, target).map(({ id }) => id)}
          castings={hastesOn(view, target).length + units.length}
        />
      )}
    </HandCard>
  )
}

function spellText({ aim, units }: Held): string {
  if (aim === 'haste') return PANEL.castings(units.length)
  return aim === 'wand' ? PANEL.wandSpell : PANEL.fireballs(units.length)
}

/** The attack in hand: everybody who can join it, whom it names, its odds, and what is aimed there already. */
export function AttackCard({ desk, held }: HeldProps) {
  const { view, adjust, follow } = desk
  const { units, target, defenders } = held
  const isChained = attacksOn(view, target).length > 0
  const groups = (
    title: string,
    able: readonly Unit[],
    picked: readonly UnitId[],
    onPick: (ids: readonly UnitId[]) => void,
  ) => (
    <UnitGroups
      chipsOf={(some) => chipsOf(view, some, 'combat')}
      {...{ title, picked, onPick }}
      units={able}
    />
  )
  return (
    <HandCard
      label="Attack in hand"
      name={PANEL.designateAttack(target)}
      onTake={() => follow(carryOut(view, held))}
      andMore={declareAndRoll(desk, held)}
      summary={oddsSummary(view, units, defenders)}
      chain={isChained ? chainText(view, { attackers: units, hex: target, defenders }) : undefined}
      aside={<PLANNING.Button desk={desk} />}
    >
      {groups(PLANNER.attackers, attackersAround(view, target), units, (taken) =>
        adjust({ type: 'takeUnits', units: taken }),
      )}
      {groups(PLANNER.defenders, stackIn(view, target), defenders, (named) =>
        adjust({ type: 'nameDefenders', units: named }),
      )}
      <OddsCard table={view} attackers={units} defenders={defenders} />
    </HandCard>
  )
}

/** Declares the attack and rolls it, where no other is declared; asks first where that locks somebody out (AR-10.3). */
function declareAndRoll(desk: Desk, held: Held): PanelButton | undefined {
  const { view, follow, refusalOf } = desk
  const answer = held.units.length > 0 ? attackAtOnce(view, held) : undefined
  if (answer?.kind !== 'commands') return undefined
  const isRefused = answer.commands.slice(0, 1).some(refusalOf)
  const lost = isRefused ? '' : lostByAttacking(view, held.units)
  return {
    name: PANEL.declareAndRoll,
    onPress: () => askIfLost(desk, { lost, verb: PANEL.roll }, () => follow(answer)),
  }
}

/** On the first turn a waiting wizard hastens up to four units of one type in its entry hex (AR-9.6). */
export function EntryHasteCard({ desk, held }: PanelProps & { readonly held: EntryHasteNamed }) {
  const { hex, units } = held
  return (
    <HandCard
      label="Spell in hand"
      name={PANEL.designate(PANEL.castings(1))}
      onTake={() => desk.follow(hasten(held))}
      aside={<PLANNING.Button desk={desk} />}
    >
      <h3>Hasten up to four of one type waiting at {hex}</h3>
      <Groups
        desk={desk}
        groups={byType(stackIn(desk.view, hex))}
        picked={units}
        figure="points"
        most={STACKING_LIMIT}
      />
      <HasteForecast table={desk.view} units={units} castings={1} />
    </HandCard>
  )
}
