import { useDeferredValue, useState } from 'react'
import { GAMES } from '@/games'
import { askForFile } from '../ask-for-file'
import { LineIcon } from '../LineIcon'
import { hashOf } from '../routes'
import { TEXT as SHELL_TEXT } from '../text'
import { saveAllToFile } from './deeds'
import { findGames, type ListedGame, type Wish } from './find-games'
import { GameRow } from './GameRow'
import { useGames, useGamesState } from './games-store'
import { GAMES_TEXT as TEXT } from './games-text'
import { NamesDialog } from './NamesDialog'
import { UndoBar } from './UndoBar'
import { UnkeptNotice } from './UnkeptNotice'
import { WishFields } from './WishFields'
import './games.css'

/** Neutral, as that of every page. */
export const title = SHELL_TEXT.titleOf(TEXT.title)

/** All games that this browser keeps. */
export function GamesPage() {
  const games = useGames()
  return (
    <main className="page kept-games" tabIndex={-1}>
      <header className="page__bar">
        <a className="button button--icon" href={hashOf({ page: 'home' })} aria-label={TEXT.home}>
          <LineIcon name="home" />
        </a>
        <h1>{TEXT.title}</h1>
        <div className="kept-games__tools">
          <button type="button" className="button" onClick={askForFile}>
            {TEXT.import}
          </button>
          {games !== null && games.length > 0 && (
            <button type="button" className="button" onClick={() => void saveAllToFile(games)}>
              {TEXT.exportAll}
            </button>
          )}
        </div>
      </header>
      <UnkeptNotice />
      <Troubles />
      {games !== null && (games.length > 0 ? <GameList games={games} /> : <NoGames />)}
      <UndoBar />
    </main>
  )
}

/** What the browser's storage refused. */
function Troubles() {
  const unread = useGamesState((state) => state.unread)
  const trouble = useGamesState((state) => state.trouble)
  const troubles = [...(unread === null ? [] : [TEXT.unread(unread)]), ...(trouble === null ? [] : [trouble])]
  return (
    <div role="alert">
      {troubles.map((text) => (
        <p key={text} className="panel panel--sunken row kept-games__trouble">
          <LineIcon name="warning" />
          <span>{text}</span>
        </p>
      ))}
    </div>
  )
}

function NoGames() {
  return (
    <section className="panel stack">
      <h2>{TEXT.none}</h2>
      <p>{TEXT.noneHint}</p>
      <div className="row">
        {GAMES.map(({ id, name }) => (
          <a key={id} className="button button--primary" href={hashOf({ page: 'new', gameId: id })}>
            {TEXT.newGame(name)}
          </a>
        ))}
      </div>
    </section>
  )
}

const EVERYTHING: Wish = { query: '', shown: 'all', sorted: 'newest' }

function GameList({ games }: { readonly games: readonly ListedGame[] }) {
  const returned = useGamesState((state) => state.returned)
  const [wish, setWish] = useState(EVERYTHING)
  const [named, setNamed] = useState<ListedGame | null>(null)
  const found = findGames(games, useDeferredValue(wish))
  return (
    <div className="stack">
      <p>{TEXT.lead}</p>
      <WishFields wish={wish} onWish={setWish} />
      <p role="status">{TEXT.count(found.length, games.length)}</p>
      {found.length === 0 && (
        <section className="panel stack">
          <p>{TEXT.noneFound}</p>
          <div className="row">
            <button
              type="button"
              className="button"
              onClick={() => setWish({ ...EVERYTHING, sorted: wish.sorted })}
            >
              {TEXT.showAll}
            </button>
          </div>
        </section>
      )}
      <ul className="stack" aria-label={TEXT.title}>
        {found.map((listed) => (
          <GameRow
            key={listed.card.saveId}
            listed={listed}
            isReturned={listed.card.saveId === returned}
            onRename={() => setNamed(listed)}
          />
        ))}
      </ul>
      {named && <NamesDialog listed={named} onClose={() => setNamed(null)} />}
    </div>
  )
}
