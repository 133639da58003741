import { GAMES } from '@/games'
import { COMING_GAMES } from '@/games/coming'
import { Button } from '@/widgets/Button'
import { classNames } from '@/widgets/class-names'
import controlStyles from '@/widgets/control.module.css'
import { ContinueCards } from './ContinueCards'
import { askForFile } from '../page-parts/ask-for-file'
import { GameCard } from './GameCard'
import { hashOf } from '../addresses/routes'
import { HOME_TEXT } from './home-text'
import { NewVersion } from '../offline/NewVersion'
import { TEXT } from '../page-parts/text'
import { SettingsButton } from '../settings/SettingsButton'
import styles from './home.module.css'

const LOGO = `${import.meta.env.BASE_URL}icon.svg`

/** The hall: games in progress, games to begin, games to come. */
export function Home() {
  return (
    <div className={styles.home}>
      <header className={styles['home__head']}>
        <img className={styles['home__logo']} src={LOGO} alt="" width="96" height="96" />
        <div>
          <h1>{TEXT.product}</h1>
          <p className={styles['home__lead']}>{HOME_TEXT.lead}</p>
        </div>
      </header>
      <main className={styles['home__main']}>
        <ContinueCards />
        <Newcomers />
        <section className={styles['home__games']} aria-labelledby="home-games">
          <h2 id="home-games" className={styles['home__heading']}>
            {HOME_TEXT.games}
          </h2>
          {GAMES.map((game) => (
            <GameCard key={game.id} game={game} />
          ))}
        </section>
        <section className={styles['home__open']}>
          <Button onClick={askForFile}>{HOME_TEXT.open}</Button>
          <p>{HOME_TEXT.openHint}</p>
        </section>
        <ComingGames />
      </main>
      <footer className={styles['home__foot']}>
        <a href={hashOf({ page: 'results' })}>{HOME_TEXT.results}</a>
        <a href={hashOf({ page: 'about' })}>{HOME_TEXT.about}</a>
        <SettingsButton />
      </footer>
      <NewVersion />
    </div>
  )
}

/** The way in for whoever has never played: the first lesson of each game. */
function Newcomers() {
  return (
    <section className={styles['home__learn']} aria-label={HOME_TEXT.newcomers}>
      <p className={styles['home__learn-words']}>
        <b>{HOME_TEXT.newcomers}</b> {HOME_TEXT.learnHint}
      </p>
      {GAMES.map(({ id, name }) => (
        <a
          key={id}
          className={classNames(
            controlStyles.button,
            controlStyles['button--primary'],
            styles['home__learn-way'],
          )}
          href={hashOf({ page: 'learn', gameId: id, rest: [] })}
        >
          {HOME_TEXT.learnGame(name)}
        </a>
      ))}
    </section>
  )
}

function ComingGames() {
  return (
    <section aria-labelledby="home-coming">
      <h2 id="home-coming" className={styles['home__heading']}>
        {HOME_TEXT.coming}
      </h2>
      <ul className={styles['home__shelf']}>
        {COMING_GAMES.map(({ id, name, tagline, icon }) => (
          <li key={id} className={styles.coming}>
            <svg className={styles['coming__icon']} viewBox="0 0 512 512" aria-hidden="true">
              <path d={icon.path} />
            </svg>
            <div className={styles['coming__words']}>
              <h3>{name}</h3>
              <p className={styles['coming__line']}>{tagline}</p>
            </div>
            <span className={controlStyles.chip}>{HOME_TEXT.notYet}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
