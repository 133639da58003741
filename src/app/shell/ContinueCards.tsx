import { classNames } from '@/widgets/class-names'
import panelStyles from '@/widgets/panel.module.css'
import controlStyles from '@/widgets/control.module.css'
import { findGames, type ListedGame } from '../library/find-games'
import { standingIn, titleOf, whoseMove } from '../library/card-words'
import { useGames } from '../library/games-store'
import { UnkeptNotice } from '../library/UnkeptNotice'
import { hashOf } from '../addresses/routes'
import { HOME_TEXT } from './home-text'
import styles from './home.module.css'

/** How many games are offered before the list of all. */
const MOST = 3

/** The games touched last, the latest first, and the way to all of them. */
export function ContinueCards() {
  const games = useGames()
  if (games === null || games.length === 0) return null
  return (
    <section aria-labelledby="home-continue">
      <h2 id="home-continue" className={styles['home__heading']}>
        {HOME_TEXT.continue}
      </h2>
      <UnkeptNotice />
      {findGames(games, { query: '', shown: 'all', sorted: 'newest' })
        .slice(0, MOST)
        .map((listed) => (
          <ContinueCard key={listed.card.saveId} {...listed} />
        ))}
      <p>
        <a href={hashOf({ page: 'games' })}>{HOME_TEXT.allGames(games.length)}</a>
      </p>
    </section>
  )
}

function ContinueCard({ game, card }: ListedGame) {
  const title = titleOf(game, card)
  const standing = [...standingIn(card), whoseMove(game, card)].join(' · ')
  return (
    <article className={classNames(styles.continue, panelStyles.panel)}>
      <svg className={styles['continue__icon']} viewBox="0 0 512 512" aria-hidden="true">
        <path d={game.icon.path} />
      </svg>
      <div className={styles['continue__facts']}>
        <h3>{title}</h3>
        <p>{standing}</p>
      </div>
      <a
        className={classNames(controlStyles.button, controlStyles['button--primary'], styles['continue__go'])}
        href={hashOf({ page: 'play', gameId: game.id, saveId: card.saveId })}
        aria-label={HOME_TEXT.continueGame(title, standing)}
      >
        {HOME_TEXT.continue}
      </a>
    </article>
  )
}
