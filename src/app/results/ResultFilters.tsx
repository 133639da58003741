import type { AnyGame } from '@/contract/manifest'
import { ANY_RESULT, everybodyIn, idOfWho, type Played, type ResultWish } from '@/store/catalog/tallies'
import { Select } from '@/widgets/Select'
import { whoText } from './result-words'
import { RESULTS_TEXT as TEXT } from './results-text'
import styles from './results.module.css'

interface ResultFiltersProps {
  /** The games of which there are results. */
  readonly games: readonly AnyGame[]
  readonly played: readonly Played[]
  readonly wish: ResultWish
  readonly onWish: (wish: ResultWish) => void
}

interface Option {
  readonly value: string
  readonly name: string
}

/** Which results are wanted. */
export function ResultFilters({ games, played, wish, onWish }: ResultFiltersProps) {
  const ofGame = played.filter(({ result }) => wish.gameId === '' || result.gameId === wish.gameId)
  const scenarios = [...new Set(ofGame.map(({ result }) => result.scenario))].toSorted()
  const wanted = games.filter(({ id }) => wish.gameId === '' || id === wish.gameId)
  // Two games may call their seats the same.
  const names = new Map(wanted.flatMap(({ seats }) => seats.map(({ id, name }) => [id, name] as const)))
  const seats = Array.from(names, ([value, name]) => ({ value, name }))
  const everybody = everybodyIn(ofGame).map((who) => ({ value: idOfWho(who), name: whoText(who) }))
  const fields: readonly (readonly [keyof ResultWish, string, string, readonly Option[]])[] = [
    ['gameId', TEXT.game, TEXT.anyGame, games.map(({ id, name }) => ({ value: id, name }))],
    ['scenario', TEXT.scenario, TEXT.anyScenario, scenarios.map((name) => ({ value: name, name }))],
    ['seat', TEXT.side, TEXT.anySide, seats],
    ['player', TEXT.player, TEXT.anyPlayer, everybody],
    ['opponent', TEXT.opponent, TEXT.anyOpponent, everybody],
  ]
  return (
    <search className={styles['results__wish']}>
      {fields.map(([key, label, every, options]) => (
        <Select
          key={key}
          label={label}
          value={wish[key]}
          options={[{ value: '', name: every }, ...options]}
          // Another game has other scenarios, sides and players.
          onChange={(value) =>
            onWish(key === 'gameId' ? { ...ANY_RESULT, gameId: value } : { ...wish, [key]: value })
          }
        />
      ))}
    </search>
  )
}
