import { type ReactNode, useState } from 'react'
import { GAMES } from '@/games'
import type { AnyGame } from '@/contract/manifest'
import type { CountedResult } from '@/store/catalog/results'
import { ANY_RESULT, isWanted, type Played, playedIn, type ResultWish } from '@/store/catalog/tallies'
import { useComfort } from '@/store/comfort'
import { changeSettings } from '@/store/settings'
import { useQuestion } from '@/table/desk/question'
import { QuestionCard } from '@/table/panel/QuestionCard'
import { Button } from '@/widgets/Button'
import { classNames } from '@/widgets/class-names'
import pageStyles from '@/widgets/page.module.css'
import controlStyles from '@/widgets/control.module.css'
import panelStyles from '@/widgets/panel.module.css'
import { hashOf } from '../addresses/routes'
import { LineIcon } from '../page-parts/LineIcon'
import { NoneYet } from '../page-parts/NoneYet'
import { TEXT as SHELL_TEXT } from '../page-parts/text'
import { GameResults } from './GameResults'
import { type ResultsRead, useResults } from './kept-results'
import { ResultFilters } from './ResultFilters'
import { nameOf } from './ResultTable'
import { RESULTS_TEXT as TEXT } from './results-text'
import styles from './results.module.css'

/** Neutral, as that of every page. */
export const title = SHELL_TEXT.titleOf(TEXT.title)

/** How the games ended that were played on this device. */
export function ResultsPage() {
  const [read, { forget }] = useResults()
  return (
    <main className={classNames(pageStyles.page, styles.results)} tabIndex={-1}>
      <header className={pageStyles['page__bar']}>
        <a
          className={classNames(controlStyles.button, controlStyles['button--icon'])}
          href={hashOf({ page: 'home' })}
          aria-label={TEXT.home}
        >
          <LineIcon name="home" />
        </a>
        <h1>{TEXT.title}</h1>
      </header>
      <div role="alert">{read?.trouble && <Trouble>{read.trouble}</Trouble>}</div>
      {read &&
        (read.results.length + read.unread > 0 ? (
          <ResultList read={read} onForget={forget} />
        ) : (
          <NoneYet title={TEXT.none} hint={TEXT.noneHint} />
        ))}
    </main>
  )
}

function Trouble({ children }: { readonly children: ReactNode }) {
  return (
    <p className={classNames(panelStyles.panel, panelStyles['panel--sunken'], panelStyles.row)}>
      <LineIcon name="warning" />
      <span>{children}</span>
    </p>
  )
}

interface ResultListProps {
  readonly read: ResultsRead
  readonly onForget: (which: CountedResult | 'all') => void
}

function ResultList({ read, onForget }: ResultListProps) {
  const [wish, setWish] = useState(ANY_RESULT)
  const { askedAt, removeOne, removeAll } = useRemoval(read, wish, onForget)
  const games = GAMES.filter(({ id }) => read.results.some(({ gameId }) => gameId === id))
  const played = games.flatMap((game) => playedOf(game, read.results))
  const wanted = played.filter((one) => isWanted(one, wish))
  return (
    <div className={panelStyles.stack}>
      <p>{TEXT.lead}</p>
      {read.unread > 0 && <Trouble>{TEXT.spoiled(read.unread)}</Trouble>}
      <ResultFilters games={games} played={played} wish={wish} onWish={setWish} />
      <p role="status">{TEXT.count(countOf(wanted), countOf(played))}</p>
      {wanted.length === 0 && played.length > 0 && <NoneFound onAll={() => setWish(ANY_RESULT)} />}
      {games.map((game) => {
        const own = wanted.filter(({ result }) => result.gameId === game.id)
        return own.length === 0 ? null : (
          <GameResults
            key={game.id}
            game={game}
            played={own}
            onRemove={removeOne}
            askedOf={({ saveId }) => askedAt(saveId)}
          />
        )
      })}
      <div className={panelStyles.row}>
        <Button look="danger" onClick={removeAll}>
          {TEXT.removeAll}
        </Button>
      </div>
      {askedAt('all')}
    </div>
  )
}

/** The results of a game, each as it was for every side. */
function playedOf({ id, seats }: AnyGame, results: readonly CountedResult[]): readonly Played[] {
  const ids = seats.map((seat) => seat.id)
  return results.filter(({ gameId }) => gameId === id).flatMap((result) => playedIn(result, ids))
}

function countOf(played: readonly Played[]): number {
  return new Set(played.map(({ result }) => result)).size
}

function NoneFound({ onAll }: { readonly onAll: () => void }) {
  return (
    <section className={classNames(panelStyles.panel, panelStyles.stack)}>
      <p>{TEXT.noneFound}</p>
      <div className={panelStyles.row}>
        <Button onClick={onAll}>{TEXT.showAll}</Button>
      </div>
    </section>
  )
}

/** Asks before results are deleted: the table's one question, at the place of what it is about. */
function useRemoval(read: ResultsRead, wish: ResultWish, onForget: ResultListProps['onForget']) {
  const [place, setPlace] = useState('')
  const asking = useQuestion(read, wish, useComfort())
  const forget = (which: CountedResult | 'all') => {
    // The button that was pressed goes with what it was about.
    document.querySelector<HTMLElement>('main')?.focus()
    onForget(which)
  }
  const ask = (at: string, text: string, which: CountedResult | 'all') => {
    setPlace(at)
    asking.ask({ text, yes: TEXT.yes, onYes: () => forget(which) })
  }
  return {
    askedAt: (at: string): ReactNode =>
      asking.asked && at === place ? (
        <QuestionCard key={at} desk={{ ...asking, onComfort: changeSettings }} />
      ) : null,
    removeOne: (result: CountedResult) => ask(result.saveId, TEXT.askOne(nameOf(result)), result),
    removeAll: () => ask('all', TEXT.askAll(read.results.length + read.unread), 'all'),
  }
}
