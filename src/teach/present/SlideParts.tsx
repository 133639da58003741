import { useMemo } from 'react'
import type { Roll } from '@/engine/kernel/dice'
import type { HexId } from '@/engine/kernel/hex'
import { Die } from '@/widgets/Die'
import { RuleText } from '../rules/RuleText'
import type { Stage } from '../stage/stage'
import type { Slide } from './deck/deck'
import { PRESENT_TEXT as TEXT } from './present-text'
import type { Presenter } from './use-presenter'
import styles from './present.module.css'

/** All of a map. */
export const WHOLE: readonly HexId[] = []

export interface SlideProps {
  readonly stage: Stage
  readonly slide: Slide
  /** Whose eyes look. */
  readonly viewer: 'table' | 'referee'
}

/** Where in the sequence of play a slide stands. */
export function SlideMoment({ stage: { rules, teaching }, slide, viewer }: SlideProps) {
  const view = useMemo(() => rules.viewOf(slide.moment, viewer), [rules, slide, viewer])
  return <teaching.Moment view={view} />
}

/** The board of a slide, where it happens, with what was drawn on it; it can be drawn upon. */
export function SlideBoard(props: SlideProps & { readonly presenter: Presenter; readonly nth: number }) {
  const { stage, slide, viewer, presenter, nth } = props
  const { isWhole, isDrawing, drawn, draw } = presenter
  const { rules, teaching } = stage
  const view = useMemo(() => rules.viewOf(slide.position, viewer), [rules, slide, viewer])
  const added = drawn[nth]
  const drawings = useMemo(() => [...slide.drawings, ...(added ?? [])], [slide, added])
  return (
    <teaching.Picture
      view={view}
      drawings={drawings}
      framed={isWhole ? WHOLE : slide.hexes}
      label={TEXT.board}
      onDraw={draw}
      isDrawing={isDrawing}
    />
  )
}

/** What a slide says, what was rolled, and what is held beside the board. */
export function SlideWords({ stage: { rules, teaching }, slide, viewer }: SlideProps) {
  const view = useMemo(() => rules.viewOf(slide.position, viewer), [rules, slide, viewer])
  return (
    <>
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
    </>
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
