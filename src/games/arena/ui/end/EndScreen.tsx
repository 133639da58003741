import { DiceReport } from '@/table/end/DiceReport'
import type { EndScreenProps } from '@/table/end/EndFrame'
import { endScreen } from '@/table/end/end-screen'
import { ForceReports } from '@/table/end/ForceReport'
import { momentsBy } from '@/table/end/moments'
import { Proofs } from '@/table/end/Proofs'
import { SealReport } from '@/table/end/SealReport'
import panelStyles from '@/widgets/panel.module.css'
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

const CLAUSE_OF_ENDING: Readonly<Record<Ending['by'], Clause>> = {
  king: 'AA-23.1',
  elimination: 'AA-23.3',
  turnLimit: 'AA-23.4',
  concession: 'AA-23.5',
}

/** Who won and how, what both sides lost, every spell card and its seal, and the final board (AA-23). */
export const EndScreen = endScreen({
  gameId: 'arena',
  seatsOf: () => SEATS,
  names: SEAT_NAMES,
  places: PLACES,
  text: END_TEXT,
  saysOf: ({ by }: Ending, { turn }) => `${ENDING_TEXT[by]} ${END_TEXT.turn(turn)}`,
  clauses: CLAUSE_OF_ENDING,
  Clause: ClauseLink,
  lostOf: (seat, _view, happened) => END_TEXT.lost(deathsOf(happened, seat).length),
  momentsOf: momentsBy(PRESENTATIONS, namesIn),
  Rest,
})

function Rest(frame: EndScreenProps<View, Command, Event>) {
  const { view, log, seal, sealHolds, diceSeals = [], diceCheck } = frame
  const events = log.flatMap((step) => step.events)
  const hasCards = SEATS.some((seat) => view.spellCount[seat] > 0)
  return (
    <>
      <TitledPanel id="end-left" title={END_TEXT.left}>
        <div className={panelStyles.stack}>
          <SideLines view={view} />
          <ForceReports sides={SEATS.map((seat) => forceOf(view, events, seat))} />
        </div>
      </TitledPanel>
      <SpellCards view={view} />
      {(hasCards || diceSeals.length > 0) && (
        <Proofs sealHolds={sealHolds} diceCheck={diceCheck}>
          {hasCards && (
            <SealReport title={END_TEXT.seal} secret={cardsOf(view)} seal={seal} holds={sealHolds} />
          )}
          <DiceReport seals={diceSeals} check={diceCheck} />
        </Proofs>
      )}
    </>
  )
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
