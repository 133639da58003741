import type { AnyGame } from '@/contract/manifest'
import { classNames } from '@/widgets/class-names'
import panelStyles from '@/widgets/panel.module.css'
import controlStyles from '@/widgets/control.module.css'
import { teachersAddress } from '@/teach/addresses/learn-address'
import { PlayNow } from '@/teach/page-parts/PlayNow'
import { lastStrength } from '../bots/last-strength'
import { GameArt } from './GameArt'
import { hashOf } from '../addresses/routes'
import { HOME_TEXT } from './home-text'
import styles from './home.module.css'

/** A game that can be played, as the front of its box. */
export function GameCard({ game }: { readonly game: AnyGame }) {
  const { players, time, designer, year } = game.facts
  const isKnown = designer !== undefined && year !== undefined
  return (
    <article className={styles['game-card']}>
      <GameArt game={game} />
      <div className={styles['game-card__body']}>
        <h3 className={styles['game-card__name']}>{game.name}</h3>
        <p className={styles['game-card__tagline']}>{game.tagline}</p>
        <ul className={panelStyles.row}>
          {[players, time, ...(isKnown ? [HOME_TEXT.design(designer, year)] : [])].map((fact) => (
            <li key={fact} className={controlStyles.chip}>
              {fact}
            </li>
          ))}
        </ul>
        <div className={styles['game-card__start']}>
          <PlayNow game={game} isPrimary className={styles['game-card__way']} />
          {game.firstSide && <p>{HOME_TEXT.against(lastStrength())}</p>}
        </div>
        <div className={classNames(panelStyles.row, styles['game-card__others'])}>
          <a
            className={controlStyles.button}
            href={hashOf({ page: 'new', gameId: game.id })}
            aria-label={HOME_TEXT.newGameOf(game.name)}
          >
            {HOME_TEXT.newGame}
          </a>
          <a href={teachersAddress(game.id)} aria-label={HOME_TEXT.teachGame(game.name)}>
            {HOME_TEXT.teach}
          </a>
          {game.hasLab && (
            <a
              href={hashOf({ page: 'lab', gameId: game.id, rest: [] })}
              aria-label={HOME_TEXT.labOf(game.name)}
            >
              {HOME_TEXT.lab}
            </a>
          )}
        </div>
      </div>
    </article>
  )
}
