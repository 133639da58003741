import { DiceProofs } from '@/table/end/DiceProofs'
import type { EndScreenProps } from '@/table/end/EndFrame'
import { endScreen } from '@/table/end/end-screen'
import { momentsBy } from '@/table/end/moments'
import { clauseLinks } from '@/table/rules/ClauseLink'
import { TitledPanel } from '@/widgets/TitledPanel'
import { CLAUSES, type Clause } from '../../clauses'
import type { Command } from '../../commands'
import type { Event } from '../../events'
import { lossesIn } from '../../queries/losses'
import { namesIn } from '../../queries/names'
import type { View } from '../../queries/view'
import type { Ending } from '../../state/state'
import { SEAT_NAMES } from '../../tables/seats'
import { PLACES } from '../board/places'
import { END_TEXT } from '../texts/end-text'
import { PRESENTATIONS } from '../events'
import { SeatLines } from '../panels/Holdings'
import { rulesAt } from '../texts/rules-at'

const CLAUSE_OF_ENDING: Readonly<Record<Ending['by'], Clause>> = {
  lastArchmagus: 'AM-V.1',
  together: 'AM-V.3',
  rounds: 'AM-V.4',
}

/** Who won and how, what all sides lost, and the final board (AM-V). */
export const EndScreen = endScreen({
  gameId: 'archmagi',
  seatsOf: ({ order }: View) => order,
  names: SEAT_NAMES,
  places: PLACES,
  text: END_TEXT,
  saysOf: ({ by }: Ending, { round }) => `${END_TEXT.by[by]} ${END_TEXT.round(round)}`,
  clauses: CLAUSE_OF_ENDING,
  Clause: clauseLinks(CLAUSES, rulesAt),
  lostOf: (seat, _view, happened) => END_TEXT.lost(lossesIn(happened, seat)),
  momentsOf: momentsBy(PRESENTATIONS, namesIn),
  Rest,
})

function Rest({ view, diceSeals, diceCheck }: EndScreenProps<View, Command, Event>) {
  return (
    <>
      <TitledPanel id="end-left" title={END_TEXT.left}>
        <SeatLines view={view} />
      </TitledPanel>
      <DiceProofs {...{ diceSeals, diceCheck }} />
    </>
  )
}
