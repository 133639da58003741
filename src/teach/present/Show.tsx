import { type PointerEvent, useCallback, useEffect, useMemo } from 'react'
import type { Roll } from '@/engine/kernel/dice'
import { present } from '@/engine/kernel/refusal'
import { Die } from '@/widgets/Die'
import writingStyles from '@/widgets/writing.module.css'
import { RuleText } from '../rules/RuleText'
import type { Stage } from '../stage/stage'
import { PRESENT_TEXT as TEXT } from './present-text'
import { ShowControls } from './ShowControls'
import type { Slide } from './slides'
import { usePresenter } from './use-presenter'
import styles from './present.module.css'

interface ShowProps {
  readonly stage: Stage
  /** The address of a slide of this presentation, by its number from 1. */
  readonly addressOf: (nth: number) => string
  /** The slide to begin with, from 0. */
  readonly first: number
  readonly title: string
  readonly slides: readonly Slide[]
}

/** A presentation: where the game stands, the board, and what there is to say, all of it large. */
export function Show({ stage, title, slides, addressOf, first }: ShowProps) {
  const { rules, teaching, game } = stage
  const leave = useCallback(() => {
    location.hash = `#/learn/${game.id}`
  }, [game])
  const presenter = usePresenter({ count: slides.length, first, leave })
  const { at, isMasked } = presenter
  const slide = present(slides[at], 'slide')
  const viewer = isMasked ? 'table' : 'referee'
  const view = useMemo(() => rules.viewOf(slide.position, viewer), [rules, slide, viewer])
  const moment = useMemo(() => rules.viewOf(slide.moment, viewer), [rules, slide, viewer])
  useEffect(() => {
    // So that who reads a clause or loads the page again comes back to the same slide; the page itself stays.
    history.replaceState(null, '', addressOf(at + 1))
  }, [at, addressOf])
  return (
    <main className={styles.show} onPointerMove={followPointer}>
      <h1 className={writingStyles['visually-hidden']}>{title}</h1>
      <div className={styles['show__moment']} data-large="">
        <teaching.Moment view={moment} />
      </div>
      <div className={styles['show__board']}>
        <teaching.Picture view={view} drawings={slide.drawings} label={TEXT.board} />
      </div>
      <section className={styles['show__words']} aria-live="polite">
        <h2>{slide.title}</h2>
        {slide.text.map((text, nth) => (
          <p key={nth}>
            <RuleText rulebook={teaching.rulebook} text={text} />
          </p>
        ))}
        {slide.rolls.map((roll, nth) => (
          <Rolled key={nth} roll={roll} />
        ))}
        {teaching.Held && (
          <div className={styles['show__held']}>
            <teaching.Held view={view} />
          </div>
        )}
      </section>
      <ShowControls presenter={presenter} count={slides.length} onLeave={leave} />
      {presenter.isSpotlit && <div className={styles['show__spotlight']} />}
      {presenter.isDark && <div className={styles['show__dark']} />}
    </main>
  )
}

function Rolled({ roll: { label, values } }: { readonly roll: Roll }) {
  return (
    <p className={styles['show__roll']}>
      {label}
      {values.map((face, nth) => (
        <Die key={nth} face={face} size="large" />
      ))}
    </p>
  )
}

/** The spotlight follows the pointer past React. */
function followPointer({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): void {
  currentTarget.style.setProperty('--spot-x', `${clientX}px`)
  currentTarget.style.setProperty('--spot-y', `${clientY}px`)
}
