import type { HexId } from '@/engine/hex'
import { PANEL } from '../../content/panel-text'
import { PrimaryButton } from '@/widgets/PrimaryButton'
import writingStyles from '@/widgets/writing.module.css'
import type { UnitId } from '../../rules/position'
import { stackIn } from '../../rules/stacking'
import type { View } from '../../rules/view'
import type { SpellAimed } from '../desk/gesture'
import { castersAgainst, designate } from '../gestures/spells'
import { PlannerButton } from '../planner/PlannerButton'
import { hastesOn } from '../odds/spell-plan'
import type { PanelProps } from '../desk/desk'
import { FireForecast } from '../odds/FireForecast'
import { stackText } from '../words/stack-text'
import { CasterCount } from './CasterCount'
import { HasteForecast } from '../odds/HasteForecast'
import styles from '../odds/parts.module.css'

interface AimedCardProps extends PanelProps {
  readonly aimed: SpellAimed
}

/** Casters and target together with what is to be expected, before they are designated. */
export function AimedCard({ desk, aimed }: AimedCardProps) {
  const { view, follow } = desk
  const able = castersAgainst(view, aimed.spell, aimed.hex, aimed.target).length
  return (
    <section className={styles.aimed} data-part="aimed" aria-label="Spell in hand">
      <h3>
        {aimed.hex} → {aimed.target}{' '}
        <span className={writingStyles.soft}>{stackText(view, aimed.target)}</span>
      </h3>
      <CasterCount desk={desk} count={aimed.casters.length} most={aimed.spell === 'wand' ? 1 : able} />
      {aimed.spell === 'haste' ? (
        <HasteForecast table={view} units={unitsAt(view, aimed.target)} castings={castingsOn(view, aimed)} />
      ) : (
        <FireForecast table={view} hex={aimed.target} kind={aimed.spell} fireballs={aimed.casters.length} />
      )}
      <div className={styles['aimed__foot']}>
        <div className={styles['aimed__buttons']}>
          <PrimaryButton onClick={() => follow(designate(view, aimed))}>
            {PANEL.designate(spellText(aimed))}
          </PrimaryButton>
          <PlannerButton view={view} />
        </div>
      </div>
    </section>
  )
}

function unitsAt(view: View, hex: HexId): readonly UnitId[] {
  return stackIn(view, hex).map(({ id }) => id)
}

/** Castings designated on the target and those in hand. */
function castingsOn(view: View, { target, casters }: SpellAimed): number {
  return hastesOn(view, target).length + casters.length
}

function spellText({ spell, casters }: SpellAimed): string {
  if (spell === 'haste') return PANEL.castings(casters.length)
  return spell === 'wand' ? PANEL.wandSpell : PANEL.fireballs(casters.length)
}
