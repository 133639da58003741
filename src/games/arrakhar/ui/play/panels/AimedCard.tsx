import type { HexId } from '@/engine/hex'
import { counted } from '@/engine/phrases'
import type { UnitId } from '../../../rules/position'
import { stackIn } from '../../../rules/stacking'
import type { View } from '../../../rules/view'
import type { SpellAimed } from '../../gestures/gesture'
import { castersAgainst, designate } from '../../gestures/spells'
import { PlannerButton } from '../../planner/PlannerButton'
import { hastesOn } from '../../planner/spell-plan'
import type { PanelProps } from '../desk'
import { FireForecast } from '../FireForecast'
import { stackText } from '../stack-text'
import { CasterCount } from './CasterCount'
import { HasteForecast } from './HasteForecast'

interface AimedCardProps extends PanelProps {
  readonly aimed: SpellAimed
}

/** Casters and target together with what is to be expected, before they are designated. */
export function AimedCard({ desk, aimed }: AimedCardProps) {
  const { view, follow } = desk
  const able = castersAgainst(view, aimed.spell, aimed.hex, aimed.target).length
  return (
    <section className="aimed" aria-label="Spell in hand">
      <h3>
        {aimed.hex} → {aimed.target} <span className="soft">{stackText(view, aimed.target)}</span>
      </h3>
      <CasterCount desk={desk} count={aimed.casters.length} most={aimed.spell === 'wand' ? 1 : able} />
      {aimed.spell === 'haste' ? (
        <HasteForecast table={view} units={unitsAt(view, aimed.target)} castings={castingsOn(view, aimed)} />
      ) : (
        <FireForecast table={view} hex={aimed.target} kind={aimed.spell} fireballs={aimed.casters.length} />
      )}
      <div className="aimed__foot">
        <div className="aimed__buttons">
          <button
            type="button"
            className="button button--primary"
            onClick={() => follow(designate(view, aimed))}
          >
            Designate {spellText(aimed)}
          </button>
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
  if (spell === 'haste') return casters.length === 1 ? 'haste' : `${casters.length} castings of haste`
  return spell === 'wand' ? 'the wand fireball' : counted(casters.length, 'fireball', 'fireballs')
}
