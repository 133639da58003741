import type { ReactNode } from 'react'
import type { Seat } from '@/engine/kernel/game'
import type { AnyGame } from '@/contract/manifest'
import { seatsNamed } from '@/contract/seat-names'
import type { CountedResult } from '@/store/catalog/results'
import { Button } from '@/widgets/Button'
import { PlayerMark } from '../page-parts/PlayerMark'
import { endedText, notesText, outcomeText, sidesText } from './result-words'
import { RESULTS_TEXT as TEXT } from './results-text'
import styles from './results.module.css'

interface ResultTableProps {
  readonly game: AnyGame
  readonly results: readonly CountedResult[]
  readonly onRemove: (result: CountedResult) => void
  /** What is asked about a result, under its row. */
  readonly askedOf: (result: CountedResult) => ReactNode
}

/** Finished games of a kind, the last one first. */
export function ResultTable({ game, results, onRemove, askedOf }: ResultTableProps) {
  return (
    // What scrolls has to be reached by keys.
    <div className={styles['results__scroll']} role="region" aria-label={TEXT.list(game.name)} tabIndex={0}>
      <table className={styles['result-table']}>
        <thead>
          <tr>
            {[TEXT.when, TEXT.who, TEXT.how, TEXT.remove].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        {results.toReversed().map((result) => (
          <ResultRow
            key={result.saveId}
            game={game}
            result={result}
            onRemove={() => onRemove(result)}
            asked={askedOf(result)}
          />
        ))}
      </table>
    </div>
  )
}

interface ResultRowProps {
  readonly game: AnyGame
  readonly result: CountedResult
  readonly onRemove: () => void
  readonly asked: ReactNode
}

function ResultRow({ game, result, onRemove, asked }: ResultRowProps) {
  const notes = notesText(result)
  return (
    <tbody>
      <tr>
        <th scope="row">
          <time dateTime={new Date(result.endedAt).toISOString()}>{endedText(result)}</time>
          <Line>{result.scenario}</Line>
        </th>
        <td>
          {sidesText(game, result).map((side, nth) => (
            <Line key={side}>
              <SideMark result={result} seat={seatsNamed(game, result.seats)[nth]?.id ?? ''} />
              {side}
            </Line>
          ))}
        </td>
        <td>
          <b>{outcomeText(game, result)}</b>
          <Line>{[result.moment, ...notes].join(' · ')}</Line>
        </td>
        <td>
          <Button look="quiet" aria-label={TEXT.removeOne(nameOf(result))} onClick={onRemove}>
            {TEXT.remove}
          </Button>
        </td>
      </tr>
      {asked && (
        <tr>
          <td colSpan={4}>{asked}</td>
        </tr>
      )}
    </tbody>
  )
}

/** A result where it is asked about: '5 Jan 2026, Basic Scenario'. */
export function nameOf(result: CountedResult): string {
  return `${endedText(result)}, ${result.scenario}`
}

function SideMark({ result, seat }: { readonly result: CountedResult; readonly seat: Seat }) {
  return result.bots?.[seat] ? null : <PlayerMark name={result.players?.[seat]} />
}

function Line({ children }: { readonly children: ReactNode }) {
  return <span className={styles['result-table__line']}>{children}</span>
}
