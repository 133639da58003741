import { Choices } from '@/table/new-game/Choices'
import styles from '@/table/new-game/new-game.module.css'
import { OFFERED, type ReconstructionId } from '../../content/reconstructions'
import { RECONSTRUCTION_TEXT, RECONSTRUCTIONS_TEXT as TEXT } from '../../content/reconstructions-text'

interface ReconstructionCardsProps {
  readonly picked: ReconstructionId
  readonly onPick: (reconstruction: ReconstructionId) => void
}

const CHOICES = OFFERED.map((id) => ({ id, ...RECONSTRUCTION_TEXT[id] }))

/** The reconstructions of the lost charts (AR-13.5) as cards to choose one of, and the way to its figures. */
export function ReconstructionCards({ picked, onPick }: ReconstructionCardsProps) {
  return (
    <Choices
      legend={TEXT.title}
      hint={TEXT.intro}
      name="reconstruction"
      choices={CHOICES}
      picked={picked}
      onPick={onPick}
    >
      <a
        className={styles['choices__more']}
        href={`#/charts/arrakhar/${picked}`}
        target="_blank"
        rel="noopener"
      >
        {TEXT.see(RECONSTRUCTION_TEXT[picked].name)}
      </a>
    </Choices>
  )
}
