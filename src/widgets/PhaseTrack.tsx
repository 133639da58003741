import type { Side } from './side'
import { classNames } from './class-names'
import styles from './phase-track.module.css'

export interface TrackPhase {
  readonly name: string
  readonly side: Side
  readonly segments: readonly TrackSegment[]
}

export interface TrackSegment {
  readonly name: string
  /** The address of its rules. */
  readonly href: string
}

export interface PhaseTrackProps {
  /** 'Sequence of play, game-turn 3'. */
  readonly label: string
  readonly phases: readonly TrackPhase[]
  /** Where play stands, by index, or null when nobody is to move. */
  readonly current: { readonly phase: number; readonly segment: number } | null
  /** One line for narrow screens: the running phase and segment only, no other being large enough to be a link. */
  readonly compact?: boolean
  /** The style of where it stands. */
  readonly className?: string | undefined
}

/** The sequence of play, a row a phase; the running segment is pointed at by shape, and is the one stop for the Tab key. */
export function PhaseTrack({ label, phases, current, compact = false, className }: PhaseTrackProps) {
  const shown = phases
    .map((phase, nth) => ({ phase, nth }))
    .filter(({ nth }) => !compact || nth === current?.phase)
  return (
    <div
      className={classNames(
        styles['phase-track'],
        compact ? styles['phase-track--compact'] : undefined,
        className,
      )}
      role="group"
      aria-label={label}
    >
      {shown.map(({ phase, nth }) => (
        <div key={phase.name} className={styles['phase-track__phase']} data-side={phase.side}>
          <span className={styles['phase-track__name']}>{phase.name}</span>
          <ol className={styles['phase-track__segments']} aria-label={phase.name}>
            {phase.segments.map((segment, step) => (
              <Segment
                key={segment.name}
                {...segment}
                compact={compact}
                state={stateOf(current, nth, step)}
              />
            ))}
          </ol>
        </div>
      ))}
    </div>
  )
}

type SegmentState = 'past' | 'current' | 'ahead'

function stateOf(current: PhaseTrackProps['current'], phase: number, segment: number): SegmentState {
  if (!current) return 'ahead'
  const ahead = phase - current.phase || segment - current.segment
  if (ahead === 0) return 'current'
  return ahead < 0 ? 'past' : 'ahead'
}

interface SegmentProps extends TrackSegment {
  readonly state: SegmentState
  readonly compact: boolean
}

function Segment({ name, href, state, compact }: SegmentProps) {
  const isCurrent = state === 'current'
  return (
    <li
      className={classNames(styles['phase-track__segment'], styles[`phase-track__segment--${state}`])}
      aria-current={isCurrent ? 'step' : undefined}
    >
      <a href={isCurrent || !compact ? href : undefined} tabIndex={isCurrent ? 0 : -1}>
        {name}
      </a>
    </li>
  )
}
