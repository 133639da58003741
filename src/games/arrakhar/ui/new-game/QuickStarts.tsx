import { QUICK_STARTS, type QuickStart } from '../../content/quick-starts'
import { SCENARIOS } from '../../content/scenarios'
import { NEW_GAME } from '../../content/setup-text'

interface QuickStartsProps {
  readonly onPick: (quickStart: QuickStart) => void
}

/** The ready-made set-ups, a button each. */
export function QuickStarts({ onPick }: QuickStartsProps) {
  return (
    <section className="panel new-game__quick" aria-labelledby="quick-start-title">
      <h2 className="panel__title" id="quick-start-title">
        {NEW_GAME.quickTitle}
      </h2>
      <p className="new-game__intro">{NEW_GAME.quickIntro}</p>
      <ul className="quick-starts">
        {QUICK_STARTS.map((quickStart) => (
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
