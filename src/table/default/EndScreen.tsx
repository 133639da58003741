import type { ReactNode } from 'react'
import type { PropsOf } from '../desk/desk'
import { DiceProofs } from '../end/DiceProofs'
import { EndFrame } from '../end/EndFrame'
import { TitledPanel } from '@/widgets/TitledPanel'
import { TABLE_TEXT } from './default-text'
import type { AnyTableModel, TableParts } from './table-model'

interface EndScreenProps extends PropsOf<TableParts> {
  readonly model: AnyTableModel
  /** The final board with the log beside it. */
  readonly board: ReactNode
}

/** Who won and how, what is revealed, and the final board with the log. */
export function EndScreen({ model, view, diceSeals, diceCheck, ...frame }: EndScreenProps) {
  const ending = model.endingOf(view)
  if (!ending) return null
  const { winner, says, lines = [] } = ending
  return (
    <EndFrame
      {...frame}
      gameId={model.gameId}
      title={winner === 'draw' ? TABLE_TEXT.draw : TABLE_TEXT.wins(model.nameOf(winner))}
      side={winner === 'draw' ? 'draw' : model.sideOf(winner)}
      says={says}
      rematch={TABLE_TEXT.rematch}
      hasReport={false}
    >
      {lines.length > 0 && (
        <TitledPanel id="end-left" title={TABLE_TEXT.revealed}>
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </TitledPanel>
      )}
      <DiceProofs {...{ diceSeals, diceCheck }} />
    </EndFrame>
  )
}
