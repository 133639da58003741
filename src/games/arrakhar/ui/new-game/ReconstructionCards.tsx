import { RECONSTRUCTION_IDS, type ReconstructionId } from '../../content/reconstructions'
import { RECONSTRUCTION_TEXT, RECONSTRUCTIONS_TEXT as TEXT } from '../../content/reconstructions-text'

interface ReconstructionCardsProps {
  readonly picked: ReconstructionId
  readonly onPick: (reconstruction: ReconstructionId) => void
}

/** The reconstructions of the lost charts (AR-13.5) as cards to choose one of, and the way to its figures. */
export function ReconstructionCards({ picked, onPick }: ReconstructionCardsProps) {
  return (
    <fieldset className="choices">
      <legend className="field__label">{TEXT.title}</legend>
      <p className="field__hint">{TEXT.intro}</p>
      <div className="choices__cards">
        {RECONSTRUCTION_IDS.map((id) => (
          <label key={id} className="choice">
            <input
              type="radio"
              name="reconstruction"
              value={id}
              checked={id === picked}
              onChange={() => onPick(id)}
            />
            <span className="choice__name">{RECONSTRUCTION_TEXT[id].name}</span>
            <span className="choice__blurb">{RECONSTRUCTION_TEXT[id].blurb}</span>
          </label>
        ))}
      </div>
      <a className="choices__more" href={`#/charts/arrakhar/${picked}`} target="_blank" rel="noopener">
        {TEXT.see(RECONSTRUCTION_TEXT[picked].name)}
      </a>
    </fieldset>
  )
}
