import { usePartTitle } from '@/widgets/page-title'
import { RulesDesk } from '../rules-drawer/RulesDesk'
import { notesAddress } from '../addresses/present-address'
import { PRESENT_TEXT } from './present-text'
import type { PresentedProps } from './presented'
import { ActButton } from './ShowControls'
import { SlideBoard, SlideMoment, SlideWords } from './SlideParts'
import { type Showing, stepsOf } from './use-show'
import { usePresenter } from './use-presenter'
import { usePresentKeys } from './use-present-keys'
import { useAddress } from './use-way-back'
import styles from './notes.module.css'

const { speaker: TEXT } = PRESENT_TEXT

/** The second window of a presentation, for whoever speaks: what is shown now and next; it steps both windows. */
export function SpeakerNotes({ stage, source, deck, first }: PresentedProps) {
  const { game } = stage
  const presenter = usePresenter(deck, `${game.id}/${source}`, first)
  const { at, count, isDark, isMasked } = presenter
  const acts: Showing['acts'] = { ...stepsOf(presenter), leave: () => close() }
  usePartTitle(PRESENT_TEXT.notesTitle(game.name))
  useAddress(notesAddress(game.id, source, at + 1))
  usePresentKeys({ isDrawing: false, onAct: (act) => acts[act]?.('') })
  const viewer = isMasked || deck.secrets === 'locked' ? 'table' : 'referee'
  const told = { stage, viewer, presenter } as const
  return (
    <main className={styles.notes} tabIndex={-1}>
      <header className={styles['notes__head']}>
        <h1>{TEXT.heading}</h1>
        <p role="status">{isDark && TEXT.dark}</p>
        <div className={styles['notes__steps']} role="group" aria-label={PRESENT_TEXT.controls}>
          <ActButton acts={acts} act="previous" disabled={at === 0}>
            {PRESENT_TEXT.previous}
          </ActButton>
          <ActButton acts={acts} act="next" look="primary" disabled={at === count - 1}>
            {PRESENT_TEXT.next}
          </ActButton>
          <ActButton acts={acts} act="isDark" aria-pressed={isDark}>
            {PRESENT_TEXT.black}
          </ActButton>
          <ActButton acts={acts} act="leave" look="quiet">
            {TEXT.close}
          </ActButton>
        </div>
      </header>
      <section className={styles['notes__now']} aria-label={TEXT.shown(at + 1, count)}>
        <p className={styles['notes__which']}>{TEXT.shown(at + 1, count)}</p>
        <SlideMoment {...told} slide={deck.slide(at)} />
        <div className={styles['notes__words']} aria-live="polite">
          <SlideWords {...told} slide={deck.slide(at)} />
        </div>
        <div className={styles['notes__board']}>
          <SlideBoard {...told} slide={deck.slide(at)} nth={at} />
        </div>
      </section>
      <section className={styles['notes__next']} aria-label={TEXT.next(at + 2)}>
        <p className={styles['notes__which']}>{at + 1 < count ? TEXT.next(at + 2) : TEXT.isLast}</p>
        {at + 1 < count && (
          <>
            <SlideWords {...told} slide={deck.slide(at + 1)} />
            <div className={styles['notes__board']}>
              <SlideBoard {...told} slide={deck.slide(at + 1)} nth={at + 1} />
            </div>
          </>
        )}
      </section>
      <RulesDesk game={game} />
    </main>
  )
}
