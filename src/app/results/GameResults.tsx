import type { ReactNode } from 'react'
import type { AnyGame } from '@/contract/manifest'
import type { CountedResult } from '@/store/catalog/results'
import { OUTCOMES, type Played, tallyOf } from '@/store/catalog/tallies'
import { TitledPanel } from '@/widgets/TitledPanel'
import { ResultTable } from './ResultTable'
import { RESULTS_TEXT as TEXT } from './results-text'
import { WinsChart } from './WinsChart'
import styles from './results.module.css'

interface GameResultsProps {
  readonly game: AnyGame
  /** The games that are wanted, each for every side for which it is. */
  readonly played: readonly Played[]
  readonly onRemove: (result: CountedResult) => void
  readonly askedOf: (result: CountedResult) => ReactNode
}

/** A line that only begins and ends says nothing. */
const LEAST_FOR_CHART = 2

/** How the games of a kind ended: by side, in order, and each for itself. */
export function GameResults({ game, played, ...list }: GameResultsProps) {
  const results = [...new Set(played.map(({ result }) => result))]
  const counting = results.filter(({ counts }) => counts)
  return (
    <TitledPanel id={`results-${game.id}`} title={game.name}>
      <div className={styles['results__game']}>
        <TallyTable game={game} played={played} />
        {counting.length >= LEAST_FOR_CHART && <WinsChart game={game} results={counting} />}
        <ResultTable game={game} results={results} {...list} />
      </div>
    </TitledPanel>
  )
}

function TallyTable({ game, played }: Pick<GameResultsProps, 'game' | 'played'>) {
  const rows = game.seats.flatMap(({ id, name }) => {
    const own = played.filter(({ seat }) => seat === id)
    return own.length > 0 ? [{ id, name, tally: tallyOf(own) }] : []
  })
  return (
    <table className={styles['tally-table']} aria-label={TEXT.tally(game.name)}>
      <thead>
        <tr>
          <th scope="col">{TEXT.side}</th>
          <th scope="col">{TEXT.games}</th>
          {OUTCOMES.map((outcome) => (
            <th key={outcome} scope="col">
              {TEXT.outcomes[outcome]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, name, tally }) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            <td>{tally.games}</td>
            {OUTCOMES.map((outcome) => (
              <td key={outcome}>{tally[outcome]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
