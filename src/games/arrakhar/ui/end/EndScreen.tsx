import { type ReactNode, useState } from 'react'
import type { TableProps } from '@/engine/table'
import type { Clause } from '../../content/clauses'
import { END } from '../../content/setup-text'
import { SIDE_NAMES } from '../../content/text'
import type { Side } from '../../content/units'
import type { Command } from '../../rules/commands'
import type { Event } from '../../rules/events'
import type { Ending } from '../../rules/position'
import type { View } from '../../rules/view'
import { ClauseLink } from '../rules-help/ClauseLink'
import { endingText } from '../sentences/words'
import { DiceReport } from './DiceReport'
import { ForceReport } from './ForceReport'
import { SealReport } from './SealReport'
import { WandReport } from './WandReport'
import './end.css'

interface EndScreenProps extends TableProps<View, Command, Event> {
  /** The final board, drawn by the play screen. */
  readonly board: ReactNode
}

/** Agreement and resignation need no rule. */
const CLAUSE_OF_ENDING: Readonly<Record<Ending['by'], Clause | null>> = {
  wand: 'AR-12.6',
  elimination: 'AR-12.7',
  turnLimit: 'AR-13.5',
  resignation: null,
  agreement: null,
}

const SIDES: readonly Side[] = ['sorcerer', 'wizard']

/** Who won and how, everything that was secret, and the final board (AR-3.4, AR-12). */
export function EndScreen({
  view,
  seal,
  sealHolds,
  locked,
  onRematch,
  onHome,
  onDice,
  board,
  ...dice
}: EndScreenProps) {
  const { diceSeals = [], diceCheck = null } = dice
  const [boardShown, setBoardShown] = useState(false)
  const { ending } = view
  if (!ending) return null
  const clause = CLAUSE_OF_ENDING[ending.by]
  return (
    <section className="end" aria-labelledby="end-title" data-shown={boardShown ? 'board' : 'result'}>
      <div className="end__result">
        <header className={`end__head end__head--${ending.winner}`}>
          <h1 id="end-title" className="end__title">
            {ending.winner === 'draw' ? END.draw : `${SIDE_NAMES[ending.winner]} ${END.wins}`}
          </h1>
          <p>
            {endingText(ending)} {END.turn} {view.turn}. {clause && <ClauseLink clause={clause} />}
          </p>
        </header>
        <div className="row">
          {locked === undefined ? (
            <>
              <button type="button" className="button button--primary" onClick={onRematch}>
                {END.rematch}
              </button>
              <button type="button" className="button" onClick={onHome}>
                {END.home}
              </button>
              <a className="button" href="#/study/arrakhar/game">
                {END.review}
              </a>
              <a className="button" href="#/report/arrakhar/game">
                {END.report}
              </a>
              {onDice && (
                <button type="button" className="button" onClick={() => onDice()}>
                  {END.dice}
                </button>
              )}
            </>
          ) : null}
          <button type="button" className="button end__to-board" onClick={() => setBoardShown(true)}>
            {END.showBoard}
          </button>
        </div>
        <WandReport view={view} />
        <SealReport haunt={view.wandHaunt} seal={seal} holds={sealHolds} />
        <DiceReport seals={diceSeals} check={diceCheck} />
        <section className="panel" aria-labelledby="end-forces-title">
          <h2 className="panel__title" id="end-forces-title">
            {END.designs} <ClauseLink clause="AR-2.4" />
          </h2>
          <div className="end__forces">
            {SIDES.map((side) => (
              <ForceReport key={side} view={view} side={side} />
            ))}
          </div>
        </section>
      </div>
      <div className="end__board">
        <button
          type="button"
          className="button button--primary end__to-result"
          onClick={() => setBoardShown(false)}
        >
          {END.hideBoard}
        </button>
        {board}
      </div>
    </section>
  )
}
