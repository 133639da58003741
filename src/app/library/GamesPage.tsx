import { useDeferredValue, useState } from 'react'
import { Button } from '@/widgets/Button'
import { classNames } from '@/widgets/class-names'
import pageStyles from '@/widgets/page.module.css'
import controlStyles from '@/widgets/control.module.css'
import panelStyles from '@/widgets/panel.module.css'
import { askForFile } from '../page-parts/ask-for-file'
import { LineIcon } from '../page-parts/LineIcon'
import { NoneYet } from '../page-parts/NoneYet'
import { hashOf } from '../addresses/routes'
import { TEXT as SHELL_TEXT } from '../page-parts/text'
import { saveAllToFile } from './actions'
import { findGames, type ListedGame, type Wish } from './find-games'
import { GameRow } from './GameRow'
import { useGames, useGamesState } from './games-store'
import { GAMES_TEXT as TEXT } from './games-text'
import { NamesDialog } from './NamesDialog'
import { UndoRemoval } from './UndoRemoval'
import { UnkeptNotice } from './UnkeptNotice'
import { WishFields } from './WishFields'
import styles from './games.module.css'

/** Neutral, as that of every page. */
export const title = SHELL_TEXT.titleOf(TEXT.title)

/** All games that this browser keeps. */
export function GamesPage() {
  const games = useGames()
  return (
    <main className={classNames(pageStyles.page, styles['kept-games'])} tabIndex={-1}>
      <header className={pageStyles['page__bar']}>
        <a
          className={classNames(controlStyles.button, controlStyles['button--icon'])}
          href={hashOf({ page: 'home' })}
          aria-label={TEXT.home}
        >
          <LineIcon name="home" />
        </a>
        <h1>{TEXT.title}</h1>
        <div className={styles['kept-games__tools']}>
          <Button onClick={askForFile}>{TEXT.import}</Button>
          {games !== null && games.length > 0 && (
            <Button onClick={() => void saveAllToFile(games)}>{TEXT.exportAll}</Button>
          )}
        </div>
      </header>
      <UnkeptNotice />
      <Troubles />
      {games !== null &&
        (games.length > 0 ? <GameList games={games} /> : <NoneYet title={TEXT.none} hint={TEXT.noneHint} />)}
      <UndoRemoval />
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
        <p
          key={text}
          className={classNames(
            panelStyles.panel,
            panelStyles['panel--sunken'],
            panelStyles.row,
            styles['kept-games__trouble'],
          )}
        >
          <LineIcon name="warning" />
          <span>{text}</span>
        </p>
      ))}
    </div>
  )
}

const EVERYTHING: Wish = { query: '', shown: 'all', sorted: 'newest' }

function GameList({ games }: { readonly games: readonly ListedGame[] }) {
  const returned = useGamesState((state) => state.returned)
  const [wish, setWish] = useState(EVERYTHING)
  const [named, setNamed] = useState<ListedGame | null>(null)
  const found = findGames(games, useDeferredValue(wish))
  return (
    <div className={panelStyles.stack}>
      <p>{TEXT.lead}</p>
      <WishFields wish={wish} onWish={setWish} />
      <p role="status">{TEXT.count(found.length, games.length)}</p>
      {found.length === 0 && (
        <section className={classNames(panelStyles.panel, panelStyles.stack)}>
          <p>{TEXT.noneFound}</p>
          <div className={panelStyles.row}>
            <Button onClick={() => setWish({ ...EVERYTHING, sorted: wish.sorted })}>{TEXT.showAll}</Button>
          </div>
        </section>
      )}
      <ul className={panelStyles.stack} aria-label={TEXT.title}>
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
