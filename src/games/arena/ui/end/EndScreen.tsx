import type { ReactNode } from 'react'
import type { TableProps } from '@/engine/table'
import { END_TEXT } from '../../content/table-text'
import { ENDING_TEXT, SEAT_NAMES } from '../../content/text'
import type { Command } from '../../rules/commands'
import type { Event } from '../../rules/events'
import { SEATS } from '../../rules/position'
import type { View } from '../../rules/view'
import { PLACES } from '../board/looks'
import { SpellCards } from '../panels/SpellCards'
import { wordsOf } from '../panels/force-words'
import './end.css'

interface EndScreenProps extends Pick<
  TableProps<View, Command, Event>,
  'view' | 'locked' | 'onRematch' | 'onHome' | 'onDice'
> {
  /** The final board with the log beside it. */
  readonly board: ReactNode
}

/** Who won and how, what is left of both sides, every spell card, and the final board (AA-23). */
export function EndScreen({ view, locked, onRematch, onHome, onDice, board }: EndScreenProps) {
  const { ending } = view
  if (!ending) return null
  const { winner } = ending
  return (
    <section className="end" aria-labelledby="end-title">
      <div className="end__result">
        <header className={`end__head end__head--${winner === 'draw' ? 'draw' : PLACES[winner]}`}>
          <h1 id="end-title" className="end__title">
            {winner === 'draw' ? END_TEXT.draw : END_TEXT.wins(SEAT_NAMES[winner])}
          </h1>
          <p>
            {ENDING_TEXT[ending.by]} {END_TEXT.turn(view.turn)}
          </p>
        </header>
        {locked === undefined ? (
          <div className="row">
            <button type="button" className="button button--primary" onClick={onRematch}>
              {END_TEXT.rematch}
            </button>
            <button type="button" className="button" onClick={onHome}>
              {END_TEXT.home}
            </button>
            {onDice ? (
              <button type="button" className="button" onClick={() => onDice()}>
                {END_TEXT.dice}
              </button>
            ) : null}
          </div>
        ) : null}
        <section className="panel" aria-labelledby="end-left">
          <h2 className="panel__title" id="end-left">
            {END_TEXT.left}
          </h2>
          <ul className="side-lines">
            {SEATS.map((seat) => (
              <li key={seat}>
                <span className={`chip chip--${PLACES[seat]}`}>{SEAT_NAMES[seat]}</span> {wordsOf(view, seat)}
              </li>
            ))}
          </ul>
        </section>
        <SpellCards view={view} />
      </div>
      <div className="end__board">{board}</div>
    </section>
  )
}
