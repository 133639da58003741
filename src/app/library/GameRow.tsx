import { useEffect, useId, useRef } from 'react'
import { Button } from '@/widgets/Button'
import { classNames } from '@/widgets/class-names'
import panelStyles from '@/widgets/panel.module.css'
import controlStyles from '@/widgets/control.module.css'
import { leaveForPresentation, presentedTable } from '@/teach/addresses/way-to-present'
import { goTo, hashOf } from '../addresses/routes'
import { dateOf, playersOf, standingIn, titleOf, whoseMove } from './card-words'
import { duplicate, remove, saveToFile } from './actions'
import type { ListedGame } from './find-games'
import { gamesStore } from './games-store'
import { GAMES_TEXT as TEXT } from './games-text'
import { GlimpsePicture } from './GlimpsePicture'
import styles from './games.module.css'

interface GameRowProps {
  readonly listed: ListedGame
  /** Whether it has just been brought back, and takes the focus. */
  readonly isReturned: boolean
  readonly onRename: () => void
}

/** A kept game: how it stands as far as that lies open, and what can be done with it. */
export function GameRow({ listed, isReturned, onRename }: GameRowProps) {
  const { game, card } = listed
  const heading = useId()
  const facts = useId()
  const title = titleOf(game, card)
  const players = playersOf(game, card)
  return (
    <li>
      <article className={classNames(styles['kept-game'], panelStyles.panel)} aria-labelledby={heading}>
        <Picture {...listed} />
        <div id={facts} className={styles['kept-game__facts']}>
          <h2 id={heading} className={styles['kept-game__title']}>
            {title}
          </h2>
          <p>{[...(title === game.name ? [] : [game.name]), ...standingIn(card)].join(' · ')}</p>
          <p>
            <b>{whoseMove(game, card)}</b>
          </p>
          {players.length > 0 && <p>{players.join(' · ')}</p>}
          <p>
            <time dateTime={new Date(card.savedAt).toISOString()}>{dateOf(card)}</time>
          </p>
        </div>
        <RowActions listed={listed} words={{ title, facts }} isReturned={isReturned} onRename={onRename} />
      </article>
    </li>
  )
}

/** The map in small; the sign of its kind for a game that was kept before maps were. */
function Picture({ game, card }: ListedGame) {
  return (
    <div className={styles['kept-game__picture']}>
      {card.glimpse ? (
        <GlimpsePicture map={card.glimpse.map} />
      ) : (
        <svg className={styles['kept-game__icon']} viewBox="0 0 512 512" aria-hidden="true">
          <path d={game.icon.path} />
        </svg>
      )}
    </div>
  )
}

interface RowActionsProps extends GameRowProps {
  /** What the game is called, and the id of what tells it from others that are called the same. */
  readonly words: { readonly title: string; readonly facts: string }
}

function RowActions({ listed, words: { title, facts }, isReturned, onRename }: RowActionsProps) {
  const { gameId, saveId } = listed.card
  const open = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (!isReturned) return
    open.current?.focus()
    gamesStore.setState({ returned: null })
  }, [isReturned])
  const actions = [
    [TEXT.present, () => presentKept(listed)],
    [TEXT.rename, onRename],
    [TEXT.duplicate, () => void duplicate(listed)],
    [TEXT.save, () => void saveToFile(listed)],
    [TEXT.remove, () => void remove(listed)],
  ] as const
  return (
    <div className={styles['kept-game__actions']}>
      <a
        ref={open}
        className={classNames(
          controlStyles.button,
          controlStyles['button--primary'],
          styles['kept-game__go'],
        )}
        href={hashOf({ page: 'play', gameId, saveId })}
        aria-label={TEXT.of(TEXT.open, title)}
        aria-describedby={facts}
      >
        {TEXT.open}
      </a>
      {actions.map(([name, act]) => (
        <Button
          key={name}
          look="quiet"
          aria-label={TEXT.of(name, title)}
          aria-describedby={facts}
          onClick={act}
        >
          {name}
        </Button>
      ))}
    </div>
  )
}

/** Shows a kept game in front of a class; leaving that leads back to the list. */
function presentKept({ card: { gameId, saveId } }: ListedGame): void {
  leaveForPresentation()
  goTo({ page: 'present', gameId, rest: [presentedTable(saveId)] })
}
