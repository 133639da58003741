import { RECONSTRUCTION_IDS, type ReconstructionId } from '../../content/reconstructions'
import { RECONSTRUCTION_TEXT, RECONSTRUCTIONS_TEXT as TEXT } from '../../content/reconstructions-text'

interface ReconstructionSwitchProps {
  readonly shown: ReconstructionId
  /** The one that it is compared with. */
  readonly other: ReconstructionId
}

/** Which reconstruction the charts show, what it is, and the way to the others. */
export function ReconstructionSwitch({ shown, other }: ReconstructionSwitchProps) {
  const { name, blurb } = RECONSTRUCTION_TEXT[shown]
  return (
    <section className="panel chart chart--reconstruction" aria-labelledby="chart-reconstruction">
      <h2 id="chart-reconstruction" className="panel__title">
        {name}
      </h2>
      <p>
        {TEXT.intro} {blurb}
      </p>
      <nav className="chart__switch row" aria-label={TEXT.switch}>
        {RECONSTRUCTION_IDS.map((id) => (
          <a
            key={id}
            className="button"
            href={`#/charts/arrakhar/${id}`}
            aria-current={id === shown ? 'page' : undefined}
          >
            {RECONSTRUCTION_TEXT[id].name}
          </a>
        ))}
      </nav>
      <p className="chart__note">{TEXT.key(RECONSTRUCTION_TEXT[other].name)}</p>
    </section>
  )
}
