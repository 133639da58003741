import { useMemo } from 'react'
import { positionAtPlace } from '@/engine/study/study'
import { noteAt } from '@/engine/study/study-notes'
import { looksAt, viewerIn } from '@/store/study/study-state'
import { RuleText } from '../rules/RuleText'
import { SignButton } from '../study/SignButton'
import { StepSlider } from '../study/StepSlider'
import { lookName, momentText, STUDY_TEXT } from '../study/opened/study-text'
import { useSaid } from '../study/opened/use-said'
import { StudyContext, useChapter, useStops, useStudy, useStudyState } from '../study/opened/use-study'
import { useTransport } from '../study/use-transport'
import { EMBED_TEXT } from './embed-text'
import { EmbedBar } from './EmbedBar'
import type { EmbeddedReplay } from './embedded'
import styles from './embed.module.css'

const { transport: TEXT } = STUDY_TEXT

/** A game to be stepped through in a frame: its board, what happened, and the bar that leads through it. */
export function ReplayFrame({ stage, store }: EmbeddedReplay) {
  const study = useMemo(() => ({ stage, store }), [stage, store])
  return (
    <StudyContext value={study}>
      <Replay />
    </StudyContext>
  )
}

function Replay() {
  const title = useStudyState(({ study }) => study.title)
  const { stops, at } = useStops()
  const moment = stops[at]?.moment
  const where = moment ? momentText(moment) : ''
  return (
    <main className={styles.embed}>
      <EmbedBar title={title} />
      <Board label={EMBED_TEXT.picture(title, where)} />
      <Told where={where} />
      {stops.length > 1 && <Steps where={where} />}
    </main>
  )
}

/** The board as whoever looks may see it, with what is drawn on it. */
function Board({ label }: { readonly label: string }) {
  const { stage } = useStudy()
  const chapter = useChapter()
  const place = useStudyState((state) => state.place)
  const viewer = useStudyState((state) => viewerIn(stage.rules, state))
  const view = useMemo(
    () => stage.rules.viewOf(positionAtPlace(chapter, place), viewer),
    [stage, chapter, place, viewer],
  )
  const { drawings } = noteAt(chapter, place)
  return (
    <div className={styles['embed__board']}>
      <stage.teaching.Picture view={view} label={label} drawings={drawings} />
    </div>
  )
}

/** Where the game stands, whose eyes look, and what has just happened or is noted there. */
function Told({ where }: { readonly where: string }) {
  const { stage } = useStudy()
  const chapter = useChapter()
  const place = useStudyState((state) => state.place)
  const look = useStudyState((state) => state.look)
  const said = useSaid()
  const { text } = noteAt(chapter, place)
  const nameOf = (seat: string) => stage.game.seats.find(({ id }) => id === seat)?.name ?? seat
  const isSpecial = look !== 'table' && looksAt(stage.rules, chapter).includes(look)
  return (
    <div className={styles['embed__told']} tabIndex={0} role="group" aria-label={EMBED_TEXT.told}>
      <p className={styles['embed__where']}>
        <b>{where}</b> {isSpecial && <span>{EMBED_TEXT.seenAs(lookName(look, nameOf))}</span>}
      </p>
      <div aria-live="polite">
        {text === '' ? (
          place.step > 0 && said.map((line, nth) => <p key={nth}>{line}</p>)
        ) : (
          <p>
            <RuleText rulebook={stage.teaching.rulebook} text={text} />
          </p>
        )}
      </div>
    </div>
  )
}

function Steps({ where }: { readonly where: string }) {
  const wheel = useTransport()
  const { at, last, isRunning, step, toggle } = wheel
  return (
    <section className={styles['embed-steps']} aria-label={EMBED_TEXT.steps}>
      <SignButton sign="back" label={EMBED_TEXT.back} isOff={at === 0} onClick={() => step('command', -1)} />
      <SignButton
        sign={isRunning ? 'pause' : 'play'}
        label={isRunning ? TEXT.pause : TEXT.play}
        isOff={false}
        onClick={toggle}
      />
      <SignButton
        sign="forward"
        label={EMBED_TEXT.forward}
        isOff={at === last}
        onClick={() => step('command', 1)}
      />
      <StepSlider {...{ wheel, where }} className={styles['embed-steps__slider']} />
      <span className={styles['embed-steps__at']}>{TEXT.at(at, last)}</span>
    </section>
  )
}
