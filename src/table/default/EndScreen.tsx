import panelStyles from '@/widgets/panel.module.css'
import { DiceReport } from '../end/DiceReport'
import { EndFrame } from '../end/EndFrame'
import { FinalFrame } from '../end/FinalFrame'
import { BoardPane } from './BoardPane'
import { TABLE_TEXT } from './default-text'
import { Log } from './Log'
import type { AnyTableProps } from './table-desk'
import type { AnyTableModel } from './table-model'

interface EndScreenProps extends AnyTableProps {
  readonly model: AnyTableModel
}

/** Who won and how, what is revealed, and the final board with the log. */
export function EndScreen({ model, diceSeals, diceCheck, ...props }: EndScreenProps) {
  const { view, log, drawings, pen, onReview } = props
  const ending = model.endingOf(view)
  if (!ending) return null
  const { winner, says, lines = [] } = ending
  return (
    <EndFrame
      {...props}
      gameId={model.gameId}
      title={winner === 'draw' ? TABLE_TEXT.draw : TABLE_TEXT.wins(model.nameOf(winner))}
      side={winner === 'draw' ? 'draw' : model.sideOf(winner)}
      says={says}
      rematch={TABLE_TEXT.rematch}
      hasReport={false}
      board={
        <FinalFrame
          board={(still) => <BoardPane {...still} {...{ model, view, drawings, pen }} isLocked />}
          log={(onNote) => <Log {...{ model, view, log, onNote, onReview }} />}
        />
      }
    >
      {lines.length > 0 && (
        <section className={panelStyles.panel} aria-labelledby="end-left">
          <h2 className={panelStyles['panel__title']} id="end-left">
            {TABLE_TEXT.revealed}
          </h2>
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </section>
      )}
      <DiceReport seals={diceSeals} check={diceCheck} />
    </EndFrame>
  )
}
