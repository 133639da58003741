import { useMemo } from 'react'
import { DiceProofs } from '@/table/end/DiceProofs'
import { EndFrame, type EndScreenProps } from '@/table/end/EndFrame'
import { EndStory } from '@/table/end/EndStory'
import { momentsBy } from '@/table/end/moments'
import { clauseLinks } from '@/table/rules/ClauseLink'
import { CLAUSES, type Clause } from '../../clauses'
import type { Command } from '../../commands'
import type { Event } from '../../events'
import { lossesIn } from '../../queries/losses'
import { namesIn } from '../../queries/names'
import type { View } from '../../queries/view'
import type { Ending } from '../../state/state'
import { SEAT_NAMES, SEATS } from '../../tables/seats'
import { PLACES } from '../board/places'
import { PRESENTATIONS } from '../events'
import { Kingdoms } from '../panels/Kingdoms'
import { ENDING_TEXT as TEXT } from '../texts/end-text'
import { rulesAt } from '../texts/rules-at'

const ClauseLink = clauseLinks(CLAUSES, rulesAt)

const CLAUSE_OF_ENDING: Readonly<Record<Ending['by'], Clause>> = {
  early: 'VC-2',
  lastTurn: 'VC-3',
  wizards: 'VC-4',
  resigned: 'VC-5',
}

const momentsOf = momentsBy(PRESENTATIONS, namesIn)

/** Who won and how, what both sides lost and hold, and the final board (VC). */
export function EndScreen(frame: EndScreenProps<View, Command, Event>) {
  const { view, log, onReview, diceSeals, diceCheck } = frame
  const moments = useMemo(() => momentsOf(log, view), [log, view])
  const happened = useMemo(() => log.flatMap(({ events }) => events), [log])
  const { ending } = view
  if (!ending) return null
  const { winner, by } = ending
  return (
    <EndFrame
      gameId="wizard-kings"
      title={winner === 'draw' ? TEXT.draw : TEXT.wins(SEAT_NAMES[winner])}
      side={winner === 'draw' ? 'draw' : PLACES[winner]}
      says={
        <>
          {TEXT.says(ending)}. <ClauseLink clause={CLAUSE_OF_ENDING[by]} />
        </>
      }
      rematch={TEXT.rematch}
      hasReport
      {...frame}
    >
      <EndStory
        losses={SEATS.map((seat) => ({
          name: SEAT_NAMES[seat],
          side: PLACES[seat],
          words: TEXT.lost(lossesIn(happened, seat)),
        }))}
        moments={moments}
        onReview={onReview}
      />
      <Kingdoms view={view} />
      <DiceProofs {...{ diceSeals, diceCheck }} />
    </EndFrame>
  )
}
