import type { ReactNode } from 'react'
import { PrimaryButton } from '@/widgets/PrimaryButton'
import writingStyles from '@/widgets/writing.module.css'
import { PANEL } from '../../tables/panel-text'
import { PLANNER } from '../../tables/planner-text'
import { STACKING_LIMIT } from '../../tables/units'
import { stackIn } from '../../queries/stacking'
import type { PanelProps } from '../desk/desk'
import type { Aiming, Answer, EntryHasteNamed } from '../desk/gesture'
import { carryOut } from '../gestures/aim-hand'
import { hasten } from '../gestures/entry-haste'
import { hexesOfUnits } from '../gestures/mark-hexes'
import { attackersAround, attacksOn } from '../odds/attack-plan'
import { chainText } from '../odds/chain-text'
import { FireForecast } from '../odds/FireForecast'
import { HasteForecast } from '../odds/HasteForecast'
import { oddsSummary } from '../odds/odds-text'
import { OddsCard } from '../odds/Odds'
import { hastesOn } from '../odds/spell-plan'
import { ChipGroups } from '../planner/ChipGroups'
import { PLANNING } from '../planner/open-planner'
import { stackText } from '../words/stack-text'
import styles from '../odds/parts.module.css'
import { byType, Groups } from './parts'

type Held = Extract<Aiming, { readonly target: string }>

interface CardProps extends PanelProps {
  readonly label: string
  /** What the button designates. */
  readonly name: string
  readonly answer: Answer
  /** What it comes to, beside the button. */
  readonly sums?: ReactNode
  readonly children: ReactNode
}

/** What is in hand with what is to be expected of it, before it is designated. */
function Card({ desk, label, name, answer, sums, children }: CardProps) {
  return (
    <section className={styles.aimed} data-part="aimed" aria-label={label}>
      {children}
      <div className={styles['aimed__foot']}>
        {sums}
        <div className={styles['aimed__buttons']}>
          <PrimaryButton onClick={() => desk.follow(answer)}>{name}</PrimaryButton>
          <PLANNING.Button desk={desk} />
        </div>
      </div>
    </section>
  )
}

interface HeldProps extends PanelProps {
  readonly held: Held
}

/** Casters and target together, with the outlook of those designated there and those in hand. */
export function SpellCard({ desk, held, children }: HeldProps & { readonly children: ReactNode }) {
  const { view } = desk
  const { aim, units, target } = held
  const hastened = stackIn(view, target).map(({ id }) => id)
  return (
    <Card
      desk={desk}
      label="Spell in hand"
      name={PANEL.designate(spellText(held))}
      answer={carryOut(view, held)}
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
          units={hastened}
          castings={hastesOn(view, target).length + units.length}
        />
      )}
    </Card>
  )
}

function spellText({ aim, units }: Held): string {
  if (aim === 'haste') return PANEL.castings(units.length)
  return aim === 'wand' ? PANEL.wandSpell : PANEL.fireballs(units.length)
}

/** The attack in hand: everybody who can join it, whom it names, its odds, and what is aimed there already. */
export function AttackCard({ desk, held }: HeldProps) {
  const { view, adjust } = desk
  const { units, target, defenders } = held
  const plan = { attackers: units, hex: target, defenders }
  return (
    <Card
      desk={desk}
      label="Attack in hand"
      name={PANEL.designateAttack(target)}
      answer={carryOut(view, held)}
      sums={
        <>
          <p className={styles['aimed__summary']}>{oddsSummary(view, units, defenders)}</p>
          {attacksOn(view, target).length === 0 ? null : (
            <p className={styles['aimed__chain']}>{chainText(view, plan)}</p>
          )}
        </>
      }
    >
      <ChipGroups
        title={PLANNER.attackers}
        figure="combat"
        table={view}
        units={attackersAround(view, target)}
        picked={units}
        onPick={(taken) => adjust({ type: 'takeUnits', units: taken })}
      />
      <ChipGroups
        title={PLANNER.defenders}
        figure="combat"
        table={view}
        units={stackIn(view, target)}
        picked={defenders}
        onPick={(named) => adjust({ type: 'nameDefenders', units: named })}
      />
      <OddsCard table={view} attackers={units} defenders={defenders} />
    </Card>
  )
}

/** On the first turn a waiting wizard hastens up to four units of one type in its entry hex (AR-9.6). */
export function EntryHasteCard({ desk, held }: PanelProps & { readonly held: EntryHasteNamed }) {
  const { hex, units } = held
  return (
    <Card desk={desk} label="Spell in hand" name={PANEL.designate(PANEL.castings(1))} answer={hasten(held)}>
      <h3>Hasten up to four of one type waiting at {hex}</h3>
      <Groups
        desk={desk}
        groups={byType(stackIn(desk.view, hex))}
        picked={units}
        figure="points"
        most={STACKING_LIMIT}
      />
      <HasteForecast table={desk.view} units={units} castings={1} />
    </Card>
  )
}
