import { PhaseTrack, type PhaseTrackProps } from '@/widgets/PhaseTrack'

interface TurnFrameProps extends Omit<PhaseTrackProps, 'label' | 'compact'> {
  readonly turn: number
  /** The last turn, where the game has one. */
  readonly turnLimit: number | null
  /** What the game calls a turn in full: 'game-turn'. */
  readonly turnName: string
  readonly isNarrow: boolean
}

/** The turn and the sequence of play with the running segment. */
export function TurnFrame({ turn, turnLimit, turnName, isNarrow, ...track }: TurnFrameProps) {
  return (
    <div className="turn-track">
      <p className="turn-track__turn">
        <span className="turn-track__word">Turn</span> <b>{turn}</b>
        {turnLimit === null ? null : <span className="soft"> of {turnLimit}</span>}
      </p>
      <PhaseTrack {...track} label={`Sequence of play, ${turnName} ${turn}`} compact={isNarrow} />
    </div>
  )
}
