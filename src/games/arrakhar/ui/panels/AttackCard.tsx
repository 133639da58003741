import { PANEL } from '../../content/panel-text'
import { PrimaryButton } from '@/widgets/PrimaryButton'
import { PLANNER } from '../../content/planner-text'
import type { Table } from '../../rules/position'
import { stackIn } from '../../rules/stacking'
import { designateAttack } from '../gestures/combat'
import type { NamingAttack } from '../desk/gesture'
import { attackersAround, attacksOn } from '../odds/attack-plan'
import { chainText } from '../odds/chain-text'
import { ChipGroups } from '../planner/ChipGroups'
import { PlannerButton } from '../planner/PlannerButton'
import type { PanelProps } from '../desk/desk'
import { oddsSummary } from '../odds/odds-text'
import { OddsCard } from '../odds/OddsCard'
import styles from '../odds/parts.module.css'

interface AttackCardProps extends PanelProps {
  readonly naming: NamingAttack
}

/** The attack in hand: everybody who can join it, whom it names, its odds, and what is aimed there already. */
export function AttackCard({ desk, naming }: AttackCardProps) {
  const { view, adjust, follow } = desk
  const { attackers, hex, defenders } = naming
  return (
    <section className={styles.aimed} data-part="aimed" aria-label="Attack in hand">
      <ChipGroups
        title={PLANNER.attackers}
        figure="combat"
        table={view}
        units={attackersAround(view, hex)}
        picked={attackers}
        onPick={(units) => adjust({ type: 'takeUnits', units })}
      />
      <ChipGroups
        title={PLANNER.defenders}
        figure="combat"
        table={view}
        units={stackIn(view, hex)}
        picked={defenders}
        onPick={(named) =>
          named.length > 0 ? adjust({ type: 'pick', gesture: { ...naming, defenders: named } }) : undefined
        }
      />
      <OddsCard table={view} attackers={attackers} defenders={defenders} />
      <div className={styles['aimed__foot']}>
        <p className={styles['aimed__summary']}>{oddsSummary(view, attackers, defenders)}</p>
        <ChainNote table={view} naming={naming} />
        <div className={styles['aimed__buttons']}>
          <PrimaryButton onClick={() => follow(designateAttack(naming))}>
            {PANEL.designateAttack(hex)}
          </PrimaryButton>
          <PlannerButton view={view} />
        </div>
      </div>
    </section>
  )
}

/** What the attack comes to after those designated against the same stack; its place is kept while there are any. */
function ChainNote({ table, naming }: { readonly table: Table; readonly naming: NamingAttack }) {
  if (attacksOn(table, naming.hex).length === 0) return null
  return <p className={styles['aimed__chain']}>{chainText(table, naming)}</p>
}
