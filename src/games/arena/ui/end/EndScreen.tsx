import { type ReactNode, useMemo } from 'react'
import type { LogStep, TableProps } from '@/engine/table/table'
import { DiceReport } from '@/table/end/DiceReport'
import { EndFrame } from '@/table/end/EndFrame'
import { EndStory } from '@/table/end/EndStory'
import { momentsBy } from '@/table/end/moments'
import { Proofs } from '@/table/end/Proofs'
import { TitledPanel } from '@/widgets/TitledPanel'
import { END_TEXT } from '../../tables/table-text'
import { ENDING_TEXT, SEAT_NAMES } from '../../tables/text'
import type { Clause } from '../../clauses'
import type { Command } from '../../commands'
import type { Event } from '../../events'
import { namesIn } from '../../queries/names'
import { type ArenaSeat, type Ending, SEATS } from '../../state/position'
import type { View } from '../../state/view'
import { ClauseLink } from '../build/ClauseLink'
import { PLACES } from '../board/looks'
import { PRESENTATIONS } from '../events'
import { SpellCards } from '../panels/SpellCards'
import { SideLines } from '../panels/SidePanel'

interface EndScreenProps extends TableProps<View, Command, Event> {
  /** The final board with the log beside it. */
  readonly board: ReactNode
}

/** Who won and how, what is left of both sides, every spell card, and the final board (AA-23). */
export function EndScreen({ diceSeals, diceCheck, ...frame }: EndScreenProps) {
  const { view, log, onReview } = frame
  const moments = useMemo(() => momentsOf(log, view), [log, view])
  const { ending } = view
  if (!ending) return null
  const { winner } = ending
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
      hasReport={false}
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
      </TitledPanel>
      <SpellCards view={view} />
      {(diceSeals ?? []).length > 0 && (
        <Proofs diceCheck={diceCheck}>
          <DiceReport seals={diceSeals} check={diceCheck} />
        </Proofs>
      )}
    </EndFrame>
  )
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
  const died = log.flatMap(({ events }) => events).filter((event) => event.type === 'died')
  return END_TEXT.lost(died.filter(({ owner }) => owner === seat).length)
}
