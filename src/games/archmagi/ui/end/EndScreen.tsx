import { useMemo } from 'react'
import { DiceProofs } from '@/table/end/DiceProofs'
import { EndFrame, type EndScreenProps } from '@/table/end/EndFrame'
import { EndStory } from '@/table/end/EndStory'
import { momentsBy } from '@/table/end/moments'
import { clauseLinks } from '@/table/rules/ClauseLink'
import { TitledPanel } from '@/widgets/TitledPanel'
import { CLAUSES, type Clause } from '../../clauses'
import type { Command } from '../../commands'
import type { Event } from '../../events'
import { lossesOf } from '../../queries/losses'
import { namesIn } from '../../queries/names'
import type { View } from '../../queries/view'
import type { Ending } from '../../state/state'
import { SEAT_NAMES } from '../../tables/seats'
import { PLACES } from '../board/places'
import { END_TEXT } from '../texts/end-text'
import { PRESENTATIONS } from '../events'
import { SeatLines } from '../panels/Holdings'
import { rulesAt } from '../texts/rules-at'

const ClauseLink = clauseLinks(CLAUSES, rulesAt)

const CLAUSE_OF_ENDING: Readonly<Record<Ending['by'], Clause>> = {
  lastArchmagus: 'AM-V.1',
  together: 'AM-V.3',
  rounds: 'AM-V.4',
}

const momentsOf = momentsBy(PRESENTATIONS, namesIn)

/** Who won and how, what all sides lost, and the final board (AM-V). */
export function EndScreen(frame: EndScreenProps<View, Command, Event>) {
  const { view, log, onReview, diceSeals, diceCheck } = frame
  const moments = useMemo(() => momentsOf(log, view), [log, view])
  const { ending } = view
  if (!ending) return null
  const { winner, by } = ending
  return (
    <EndFrame
      gameId="archmagi"
      title={winner === 'draw' ? END_TEXT.draw : END_TEXT.wins(SEAT_NAMES[winner])}
      side={winner === 'draw' ? 'draw' : PLACES[winner]}
      says={
        <>
          {END_TEXT.by[by]} {END_TEXT.round(view.round)} <ClauseLink clause={CLAUSE_OF_ENDING[by]} />
        </>
      }
      rematch={END_TEXT.rematch}
      hasReport
      {...frame}
    >
      <EndStory
        losses={view.order.map((seat) => ({
          name: SEAT_NAMES[seat],
          side: PLACES[seat],
          words: END_TEXT.lost(lossesOf(log, seat)),
        }))}
        moments={moments}
        onReview={onReview}
      />
      <TitledPanel id="end-left" title={END_TEXT.left}>
        <SeatLines view={view} />
      </TitledPanel>
      <DiceProofs {...{ diceSeals, diceCheck }} />
    </EndFrame>
  )
}
