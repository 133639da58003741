import { PhaseTrack, type PhaseTrackProps } from '@/widgets/PhaseTrack'
import writingStyles from '@/widgets/writing.module.css'
import styles from './turn-track.module.css'

export interface TurnFrameProps extends Omit<PhaseTrackProps, 'label' | 'compact'> {
  readonly turn: number
  /** The last turn, where the game has one. */
  readonly turnLimit: number | null
  /** What the game calls a turn in full: 'game-turn'. */
  readonly turnName: string
  /** The same in a word, where that is no turn: 'Round'. */
  readonly turnWord?: string
  readonly isNarrow: boolean
}

/** The turn and the sequence of play with the running segment. */
export function TurnFrame({
  turn,
  turnLimit,
  turnName,
  turnWord = 'Turn',
  isNarrow,
  ...track
}: TurnFrameProps) {
  return (
    <div className={styles['turn-track']}>
      <p className={styles['turn-track__turn']}>
        <span className={styles['turn-track__word']}>{turnWord}</span> <b>{turn}</b>
        {turnLimit === null ? null : <span className={writingStyles.soft}> of {turnLimit}</span>}
      </p>
      <PhaseTrack
        className={styles['turn-track__phases']}
        {...track}
        label={`Sequence of play, ${turnName} ${turn}`}
        compact={isNarrow}
      />
    </div>
  )
}
