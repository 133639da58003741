import { counted } from '../../../content/text'
import type { SpellAimed } from '../../gestures/gesture'
import { castersAgainst, designate } from '../../gestures/spells'
import type { PanelProps } from '../desk'
import { DieRow } from '../DieRow'
import { FireForecast } from '../FireForecast'
import { stackText } from '../stack-text'
import { CasterCount } from './CasterCount'

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
        <HasteRow desk={desk} />
      ) : (
        <FireForecast table={view} hex={aimed.target} kind={aimed.spell} fireballs={aimed.casters.length} />
      )}
      <div className="aimed__foot">
        <button
          type="button"
          className="button button--primary"
          onClick={() => follow(designate(view, aimed))}
        >
          Designate {spellText(aimed)}
        </button>
      </div>
    </section>
  )
}

/** The Haste Table; of several castings on a stack the highest counts (AR-9.3, AR-9.4). */
export function HasteRow({ desk }: PanelProps) {
  const { haste } = desk.view.settings.tables
  return <DieRow title="Haste Table: movement bonus" results={haste.map((bonus) => `+${bonus}`)} lit={[]} />
}

function spellText({ spell, casters }: SpellAimed): string {
  if (spell === 'haste') return casters.length === 1 ? 'haste' : `${casters.length} castings of haste`
  return spell === 'wand' ? 'the wand fireball' : counted(casters.length, 'fireball', 'fireballs')
}
