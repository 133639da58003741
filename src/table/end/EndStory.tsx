import { Button } from '@/widgets/Button'
import { TitledPanel } from '@/widgets/TitledPanel'
import writingStyles from '@/widgets/writing.module.css'
import type { Side } from '@/widgets/side'
import { END_STORY as TEXT } from './end-frame-text'
import type { GameMoment } from './moments'
import styles from './end-frame.module.css'

interface EndStoryProps {
  /** What each side lost, in a few words. */
  readonly losses: readonly {
    readonly name: string
    readonly side: Side
    readonly words: string
  }[]
  /** What was most out of the ordinary of the dice, as a sentence; left out where nothing is counted. */
  readonly luck?: string | undefined
  readonly moments: readonly GameMoment[]
  /** Shows the game as it stood at a step; left out where it cannot be looked at. */
  readonly onReview?: ((step: number) => void) | undefined
}

/** The game in short: what it cost both sides, its luck, and its moments in order. */
export function EndStory({ losses, luck, moments, onReview }: EndStoryProps) {
  return (
    <TitledPanel id="end-story-title" title={TEXT.title}>
      <dl className={styles.losses}>
        {losses.map(({ name, side, words }) => (
          <div key={name} data-side={side}>
            <dt>{name}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
      {luck !== undefined && <p className={writingStyles.soft}>{luck}</p>}
      {moments.length > 0 && (
        <ol className={styles.moments} aria-label={TEXT.moments}>
          {moments.map((moment) => (
            <li key={moment.id}>
              <span className={styles.moments__turn}>{moment.turn !== null && TEXT.turn(moment.turn)}</span>
              <span>
                {moment.isLargest && <b>{TEXT.largest} </b>}
                {moment.text}
              </span>
              {onReview && (
                <Button
                  look="quiet"
                  aria-label={`${TEXT.show}: ${moment.text}`}
                  onClick={() => onReview(moment.step)}
                >
                  {TEXT.show}
                </Button>
              )}
            </li>
          ))}
        </ol>
      )}
    </TitledPanel>
  )
}
