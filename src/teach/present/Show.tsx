import { type PointerEvent, Suspense, useEffect, useRef, useState } from 'react'
import { seatsAt } from '@/engine/kernel/seats'
import writingStyles from '@/widgets/writing.module.css'
import { LateShareDialog } from '../links/LateShareDialog'
import { RulesDesk } from '../rules-drawer/RulesDesk'
import { AgreeDialog } from '../study/AgreeDialog'
import type { SharedDeck } from './deck/slide-share'
import { HelpSheet } from './HelpSheet'
import { PRESENT_TEXT as TEXT } from './present-text'
import type { PresentedProps } from './presented'
import { PenTools } from './PenTools'
import { ShowControls } from './ShowControls'
import { SlideBoard, SlideMoment, type SlideProps, SlideWords } from './SlideParts'
import { useShow } from './use-show'
import type { Presenter } from './use-presenter'
import styles from './present.module.css'

/** A presentation: where the game stands, the board, and what there is to say, all of it large. */
export function Show(props: PresentedProps) {
  const { stage, deck } = props
  const show = useShow(props)
  const { presenter, sheet, setSheet, trouble } = show
  const { at, isMasked } = presenter
  const slide = deck.slide(at)
  const words = useRef<HTMLElement>(null)
  useEffect(() => {
    // A long text is read from its beginning.
    if (words.current) words.current.scrollTop = 0
  }, [at])
  const viewer = isMasked || deck.secrets === 'locked' ? 'table' : 'referee'
  const told = { stage, slide, viewer } as const
  return (
    <main
      className={styles.show}
      tabIndex={-1}
      onPointerMove={followPointer}
      data-pointing={presenter.isPointing ? '' : undefined}
    >
      <h1 className={writingStyles['visually-hidden']}>{deck.title}</h1>
      <div className={styles['show__moment']} data-large="">
        <SlideMoment {...told} />
      </div>
      <div className={styles['show__board']}>
        <SlideBoard {...told} presenter={presenter} nth={at} />
        {presenter.isDrawing && <PenTools presenter={presenter} acts={show.acts} />}
      </div>
      <section ref={words} className={styles['show__words']} aria-live="polite">
        <SlideWords {...told} />
      </section>
      <ShowControls show={show} isLocked={deck.secrets === 'locked'} />
      <p className={styles['show__trouble']} role="status">
        {trouble}
      </p>
      <Light presenter={presenter} />
      <RulesDesk game={stage.game} />
      {sheet === 'help' && <HelpSheet onClose={() => setSheet(null)} />}
      {sheet === 'share' && (
        <SlideShared deck={deck} nth={at} viewer={viewer} onClose={() => setSheet(null)} />
      )}
      {sheet === 'agree' && (
        <AgreeDialog
          game={stage.game}
          seats={seatsAt(stage.rules, slide.position)}
          onAgree={show.agree}
          onClose={() => setSheet(null)}
        />
      )}
    </main>
  )
}

interface SlideSharedProps {
  readonly deck: SharedDeck
  readonly nth: number
  readonly viewer: SlideProps['viewer']
  readonly onClose: () => void
}

/** Shares the slide as it was when it was asked for; another window may step on. */
function SlideShared({ deck, nth, viewer, onClose }: SlideSharedProps) {
  const [share] = useState(() => deck.shareOf(nth, viewer))
  return (
    <Suspense>
      <LateShareDialog {...share} onClose={onClose} />
    </Suspense>
  )
}

/** What leads the eyes of a class: a spotlight, a large pointer, or darkness. */
function Light({ presenter }: { readonly presenter: Presenter }) {
  const { isSpotlit, isPointing, isDark, toggle } = presenter
  return (
    <>
      {isSpotlit && <div className={styles['show__spotlight']} />}
      {isPointing && <div className={styles['show__pointer']} />}
      {isDark && (
        <button
          type="button"
          className={styles['show__dark']}
          aria-label={TEXT.lightUp}
          onClick={() => toggle('isDark')}
        />
      )}
    </>
  )
}

/** The spotlight and the pointer follow the mouse past React. */
function followPointer({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): void {
  currentTarget.style.setProperty('--spot-x', `${clientX}px`)
  currentTarget.style.setProperty('--spot-y', `${clientY}px`)
}
