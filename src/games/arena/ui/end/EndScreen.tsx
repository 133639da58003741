import type { ReactNode } from 'react'
import type { TableProps } from '@/engine/table/table'
import { DiceReport } from '@/table/end/DiceReport'
import { EndFrame } from '@/table/end/EndFrame'
import { ForceReports } from '@/table/end/ForceReport'
import { SealReport } from '@/table/end/SealReport'
import { TitledPanel } from '@/widgets/TitledPanel'
import { type CreatureCardId, CREATURES } from '../../tables/creatures'
import { END_TEXT } from '../../tables/table-text'
import { ENDING_TEXT, SEAT_NAMES } from '../../tables/text'
import type { Command } from '../../commands'
import type { Event } from '../../events'
import { countsByCard, deathsOf } from '../../queries/losses'
import { sealedCards } from '../../queries/sealed-cards'
import { type ArenaSeat, SEATS } from '../../state/position'
import type { View } from '../../state/view'
import { artOf } from '../board/art'
import { PLACES } from '../board/looks'
import { SpellCards } from '../panels/SpellCards'
import { SideLines } from '../panels/SidePanel'
import styles from '../panels/panels.module.css'

interface EndScreenProps extends TableProps<View, Command, Event> {
  /** The final board with the log beside it. */
  readonly board: ReactNode
}

/** Who won and how, what both sides lost, every spell card and its seal, and the final board (AA-23). */
export function EndScreen({ view, seal, sealHolds, diceSeals, diceCheck, ...frame }: EndScreenProps) {
  const { ending } = view
  if (!ending) return null
  const { winner } = ending
  return (
    <EndFrame
      gameId="arena"
      title={winner === 'draw' ? END_TEXT.draw : END_TEXT.wins(SEAT_NAMES[winner])}
      side={winner === 'draw' ? 'draw' : PLACES[winner]}
      says={`${ENDING_TEXT[ending.by]} ${END_TEXT.turn(view.turn)}`}
      rematch={END_TEXT.rematch}
      hasReport
      {...frame}
    >
      <TitledPanel id="end-left" title={END_TEXT.left}>
        <SideLines view={view} />
        <ForceReports sides={SEATS.map((seat) => forceOf(view, eventsOf(frame.log), seat))} />
      </TitledPanel>
      <SpellCards view={view} />
      {SEATS.some((seat) => view.spellCount[seat] > 0) ? (
        <SealReport title={END_TEXT.seal} secret={cardsOf(view)} seal={seal} holds={sealHolds} />
      ) : null}
      <DiceReport seals={diceSeals} check={diceCheck} />
    </EndFrame>
  )
}

function eventsOf(log: EndScreenProps['log']): readonly Event[] {
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
