import { DiceProofs } from '@/table/end/DiceProofs'
import type { EndScreenProps } from '@/table/end/EndFrame'
import { endScreen } from '@/table/end/end-screen'
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

const CLAUSE_OF_ENDING: Readonly<Record<Ending['by'], Clause>> = {
  early: 'VC-2',
  lastTurn: 'VC-3',
  wizards: 'VC-4',
  resigned: 'VC-5',
}

/** Who won and how, what both sides lost and hold, and the final board (VC). */
export const EndScreen = endScreen({
  gameId: 'wizard-kings',
  seatsOf: () => SEATS,
  names: SEAT_NAMES,
  places: PLACES,
  text: TEXT,
  saysOf: TEXT.under,
  clauses: CLAUSE_OF_ENDING,
  Clause: clauseLinks(CLAUSES, rulesAt),
  lostOf: (seat, _view, happened) => TEXT.lost(lossesIn(happened, seat)),
  momentsOf: momentsBy(PRESENTATIONS, namesIn),
  Rest,
})

function Rest({ view, diceSeals, diceCheck }: EndScreenProps<View, Command, Event>) {
  return (
    <>
      <Kingdoms view={view} />
      <DiceProofs {...{ diceSeals, diceCheck }} />
    </>
  )
}
