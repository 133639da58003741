import { type PointerEvent, useCallback, useMemo } from 'react'
import type { Roll } from '@/engine/dice'
import { present } from '@/engine/refusal'
import { Die } from '@/widgets/Die'
import { RuleText } from '../rules/RuleText'
import type { Stage } from '../stage/stage'
import { PRESENT_TEXT as TEXT } from './present-text'
import { ShowControls } from './ShowControls'
import type { Slide } from './slides'
import { usePresenter } from './use-presenter'

interface ShowProps {
  readonly stage: Stage
  readonly title: string
  readonly slides: readonly Slide[]
}

/** A presentation: where the game stands, the board, and what there is to say, all of it large. */
export function Show({ stage, title, slides }: ShowProps) {
  const { rules, teaching, game } = stage
  const leave = useCallback(() => {
    location.hash = `#/learn/${game.id}`
  }, [game])
  const presenter = usePresenter(slides.length, leave)
  const slide = present(slides[presenter.at], 'slide')
  const view = useMemo(
    () => rules.viewOf(slide.position, presenter.isMasked ? 'table' : 'referee'),
    [rules, slide, presenter.isMasked],
  )
  return (
    <main className="show" onPointerMove={followPointer}>
      <h1 className="visually-hidden">{title}</h1>
      <div className="show__moment">
        <teaching.Moment view={view} />
      </div>
      <div className="show__board">
        <teaching.Picture view={view} drawings={slide.drawings} label={TEXT.board} />
      </div>
      <section className="show__words" aria-live="polite">
        <h2>{slide.title}</h2>
        {slide.text.map((text) => (
          <p key={text}>
            <RuleText rulebook={teaching.rulebook} text={text} />
          </p>
        ))}
        {slide.rolls.map((roll, nth) => (
          <Rolled key={nth} roll={roll} />
        ))}
      </section>
      <ShowControls presenter={presenter} count={slides.length} onLeave={leave} />
      {presenter.isSpotlit && <div className="show__spotlight" />}
      {presenter.isDark && <div className="show__dark" />}
    </main>
  )
}

function Rolled({ roll: { label, values } }: { readonly roll: Roll }) {
  return (
    <p className="show__roll">
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
