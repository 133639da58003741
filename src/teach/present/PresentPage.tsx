import { useEffect, useState } from 'react'
import { problemsText, type Parsed } from '@/engine/kernel/refusal'
import { Button } from '@/widgets/Button'
import pageStyles from '@/widgets/page.module.css'
import { learnAddress } from '../addresses/learn-address'
import { NOTES, stepIn } from '../addresses/present-address'
import type { TeachingPageProps } from '../page-parts/page-props'
import type { Stage } from '../stage/stage'
import { useStage } from '../stage/use-stage'
import type { Deck } from './deck/deck'
import { type AtTable, openDeck } from './deck/open-deck'
import type { SharedDeck } from './deck/slide-share'
import { PRESENT_TEXT as TEXT } from './present-text'
import { Show } from './Show'
import { SpeakerNotes } from './SpeakerNotes'
import { useWayBack } from './use-way-back'
import styles from './present.module.css'

/** The lesson that is made for being presented; where there is none, the course is, from its beginning. */
const DEMO = 'demo-turn'

interface PresentPageProps extends TeachingPageProps {
  readonly atTable: AtTable
}

/** Anything in front of a class: large, without dialogs, its secrets masked until somebody asks. */
export function PresentPage({ game, rest: [named, place, mode], atTable }: PresentPageProps) {
  const stage = useStage(game)
  if (!stage) return <p className={pageStyles.loading}>{TEXT.loading}</p>
  const source = named ?? demoOf(stage)
  return <Opened key={[source, place, mode].join(' ')} {...{ stage, source, place, atTable, mode }} />
}

function demoOf({ teaching: { lessons } }: Stage): string {
  return (lessons.find(({ id }) => id === DEMO) ?? lessons[0])?.id ?? DEMO
}

interface OpenedProps {
  readonly stage: Stage
  readonly source: string
  readonly place: string | undefined
  readonly mode: string | undefined
  readonly atTable: AtTable
}

function Opened({ stage, source, place, mode, atTable }: OpenedProps) {
  const deck = useDeck(stage, source, atTable)
  if (!deck) return <p className={pageStyles.loading}>{TEXT.loading}</p>
  if (!deck.ok) return <Nothing gameId={stage.game.id} words={problemsText(deck.problems)} />
  const presented = { stage, source, deck: deck.value, first: slideAt(deck.value, place) }
  return mode === NOTES ? <SpeakerNotes {...presented} /> : <Show {...presented} />
}

/** What is presented, undefined while it is being opened. */
function useDeck(stage: Stage, source: string, atTable: AtTable): Parsed<SharedDeck> | undefined {
  const [deck, setDeck] = useState<Parsed<SharedDeck>>()
  const [failure, setFailure] = useState<{ readonly error: unknown }>()
  useEffect(() => {
    let isWanted = true
    openDeck(stage, source, atTable).then(
      (opened) => {
        if (isWanted) setDeck(opened)
      },
      (error: unknown) => {
        if (isWanted) setFailure({ error })
      },
    )
    return () => {
      isWanted = false
    }
  }, [stage, source, atTable])
  if (failure) throw failure.error
  return deck
}

/** A slide's index from an address, where slides are counted from 1; what is no slide is taken for where it begins. */
function slideAt(deck: Deck, place = ''): number {
  const step = stepIn(place)
  if (step !== undefined) return deck.slideOfStep(step)
  return /^\d{1,5}$/.test(place) ? Number(place) - 1 : deck.first
}

function Nothing({ gameId, words }: { readonly gameId: string; readonly words: string }) {
  const leave = useWayBack(learnAddress(gameId))
  return (
    <main className={styles['present-nothing']}>
      <p>
        {TEXT.broken} {words}
      </p>
      <Button onClick={leave}>{TEXT.leave}</Button>
    </main>
  )
}
