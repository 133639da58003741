import type { ReactNode } from 'react'
import type { TableProps } from '@/engine/table/table'
import { DiceReport } from '@/table/end/DiceReport'
import { EndFrame } from '@/table/end/EndFrame'
import { TitledPanel } from '@/widgets/TitledPanel'
import { END_TEXT } from '../../tables/table-text'
import { ENDING_TEXT, SEAT_NAMES } from '../../tables/text'
import type { Command } from '../../commands'
import type { Event } from '../../events'
import type { View } from '../../state/view'
import { PLACES } from '../board/looks'
import { SpellCards } from '../panels/SpellCards'
import { SideLines } from '../panels/SidePanel'

interface EndScreenProps extends TableProps<View, Command, Event> {
  /** The final board with the log beside it. */
  readonly board: ReactNode
}

/** Who won and how, what is left of both sides, every spell card, and the final board (AA-23). */
export function EndScreen({ view, diceSeals, diceCheck, ...frame }: EndScreenProps) {
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
      hasReport={false}
      {...frame}
    >
      <TitledPanel id="end-left" title={END_TEXT.left}>
        <SideLines view={view} />
      </TitledPanel>
      <SpellCards view={view} />
      <DiceReport seals={diceSeals} check={diceCheck} />
    </EndFrame>
  )
}
