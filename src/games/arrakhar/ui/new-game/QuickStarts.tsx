import type { QuickStart } from '../../content/quick-starts'
import type { ReconstructionId } from '../../content/reconstructions'
import { RECONSTRUCTION_TEXT } from '../../content/reconstructions-text'
import { SCENARIOS } from '../../content/scenarios'
import { NEW_GAME } from '../../content/setup-text'
import { quickStartsFor } from '../setup/ready-made'

interface QuickStartsProps {
  /** The one chosen in the form, which they are played with. */
  readonly reconstruction: ReconstructionId
  readonly onPick: (quickStart: QuickStart) => void
}

/** The ready-made set-ups, a button each. */
export function QuickStarts({ reconstruction, onPick }: QuickStartsProps) {
  return (
    <section className="panel new-game__quick" aria-labelledby="quick-start-title">
      <h2 className="panel__title" id="quick-start-title">
        {NEW_GAME.quickTitle}
      </h2>
      <p className="new-game__intro">{NEW_GAME.quickIntro}</p>
      <p className="new-game__intro">{NEW_GAME.quickCharts(RECONSTRUCTION_TEXT[reconstruction].name)}</p>
      <ul className="quick-starts">
        {quickStartsFor(reconstruction).map((quickStart) => (
          <li key={quickStart.id}>
            <button type="button" className="quick-start" onClick={() => onPick(quickStart)}>
              <span className="quick-start__name">{quickStart.name}</span>
              <span className="chip">{SCENARIOS[quickStart.scenario].name}</span>
              <span className="quick-start__blurb">{quickStart.blurb}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
