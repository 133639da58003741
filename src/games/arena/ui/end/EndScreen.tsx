import { useMemo } from 'react'
import type { LogStep } from '@/engine/table/table'
import { DiceReport } from '@/table/end/DiceReport'
import { EndFrame, type EndScreenProps } from '@/table/end/EndFrame'
import { EndStory } from '@/table/end/EndStory'
import { ForceReports } from '@/table/end/ForceReport'
import { momentsBy } from '@/table/end/moments'
import { Proofs } from '@/table/end/Proofs'
import { SealReport } from '@/table/end/SealReport'
import { TitledPanel } from '@/widgets/TitledPanel'
import { type CreatureCardId, CREATURES } from '../../tables/creatures'
import { END_TEXT } from '../../tables/end-text'
import { ENDING_TEXT, SEAT_NAMES } from '../../tables/text'
import type { Clause } from '../../clauses'
import type { Command } from '../../commands'
import type { Event } from '../../events'
import { countsByCard, deathsOf } from '../../queries/losses'
import { namesIn } from '../../queries/names'
import { sealedCards } from '../../queries/sealed-cards'
import { type ArenaSeat, type Ending, SEATS } from '../../state/position'
import type { View } from '../../state/view'
import { artOf } from '../board/art'
import { ClauseLink } from '../build/ClauseLink'
import { PLACES } from '../board/looks'
import { PRESENTATIONS } from '../events'
import { SpellCards } from '../panels/SpellCards'
import { SideLines } from '../panels/SidePanel'
import styles from '../panels/panels.module.css'

/** Who won and how, what both sides lost, every spell card and its seal, and the final board (AA-23). */
export function EndScreen({
  seal,
  sealHolds,
  diceSeals,
  diceCheck,
  ...frame
}: EndScreenProps<View, Command, Event>) {
  const { view, log, onReview } = frame
  const moments = useMemo(() => momentsOf(log, view), [log, view])
  const { ending } = view
  if (!ending) return null
  const { winner } = ending
  const hasCards = SEATS.some((seat) => view.spellCount[seat] > 0)
  return (
    <EndFrame
      gameId="arena"
      title={winner === 'draw' ? END_TEXT.draw : END_TEXT.wins(SEAT_NAMES[winner])}
      side={winner === 'draw' ? 'draw' : PLACES[winner]}
      says={
        <>
          {ENDING_TEXT[ending.by]} {END_TEXT.turn(view.turn)}{' '}
          <ClauseLink clause={CLAUSE_OF_ENDING[ending.by]} />
        </>
      }
      rematch={END_TEXT.rematch}
      hasReport
      {...frame}
    >
      <EndStory
        losses={SEATS.map((seat) => ({
          name: SEAT_NAMES[seat],
          side: PLACES[seat],
          words: lostText(log, seat),
        }))}
        moments={moments}
        onReview={onReview}
      />
      <TitledPanel id="end-left" title={END_TEXT.left}>
        <SideLines view={view} />
        <ForceReports sides={SEATS.map((seat) => forceOf(view, eventsOf(log), seat))} />
      </TitledPanel>
      <SpellCards view={view} />
      {(hasCards || (diceSeals ?? []).length > 0) && (
        <Proofs sealHolds={sealHolds} diceCheck={diceCheck}>
          {hasCards && (
            <SealReport title={END_TEXT.seal} secret={cardsOf(view)} seal={seal} holds={sealHolds} />
          )}
          <DiceReport seals={diceSeals} check={diceCheck} />
        </Proofs>
      )}
    </EndFrame>
  )
}

function eventsOf(log: readonly LogStep<Event>[]): readonly Event[] {
  return log.flatMap(({ events }) => events)
}

/** What became of a side's creatures, card by card: those of its own army and those made for it. */
function forceOf(view: View, events: readonly Event[], seat: ArenaSeat) {
  const left = countsByCard(view.creatures.filter(({ owner }) => owner === seat))
  const dead = countsByCard(deathsOf(events, seat))
  return {
    side: SEAT_NAMES[seat],
    heads: [END_TEXT.creature, END_TEXT.alive, END_TEXT.dead],
    rows: [...new Set([...left.keys(), ...dead.keys()])].map((card) => ({
      name: CREATURES[card].name,
      face: <CreaturePicture card={card} />,
      cells: [left.get(card) ?? 0, dead.get(card) ?? 0],
    })),
  }
}

function CreaturePicture({ card }: { readonly card: CreatureCardId }) {
  return (
    <svg className={styles['creature-picture']} viewBox="0 0 256 256" aria-hidden="true">
      <path d={artOf(card).path} />
    </svg>
  )
}

/** The line that was sealed; null while somebody's cards are not known. */
function cardsOf({ spells: { west, east } }: View): string | null {
  return west && east ? sealedCards({ west, east }) : null
}

const momentsOf = momentsBy(PRESENTATIONS, namesIn)

const CLAUSE_OF_ENDING: Readonly<Record<Ending['by'], Clause>> = {
  king: 'AA-23.1',
  elimination: 'AA-23.3',
  turnLimit: 'AA-23.4',
  concession: 'AA-23.5',
}

/** How many creatures of a seat died. */
function lostText(log: readonly LogStep<Event>[], seat: ArenaSeat): string {
  return END_TEXT.lost(deathsOf(eventsOf(log), seat).length)
}
