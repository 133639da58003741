import { GAMES } from '@/games'
import pageStyles from '@/widgets/page.module.css'
import controlStyles from '@/widgets/control.module.css'
import { NO_GAME_TEXT } from './no-game-text'
import { hashOf } from './routes'

/** In place of any page of a game that this program does not have. */
export function NoSuchGame({ gameId }: { readonly gameId: string }) {
  return (
    <main className={pageStyles.page}>
      <header className={pageStyles['page__bar']}>
        <a className={controlStyles.button} href={hashOf({ page: 'home' })}>
          {NO_GAME_TEXT.home}
        </a>
        <h1>{NO_GAME_TEXT.title}</h1>
      </header>
      <p>
        {NO_GAME_TEXT.before} <bdi>{nameOf(gameId)}</bdi>. {NO_GAME_TEXT.after(GAMES.map(({ name }) => name))}
      </p>
    </main>
  )
}

/** As much of a name out of an address as is worth showing. */
const LONGEST = 40

function nameOf(gameId: string): string {
  const name = decoded(gameId)
  return name.length > LONGEST ? `${name.slice(0, LONGEST)}…` : name
}

function decoded(gameId: string): string {
  try {
    return decodeURIComponent(gameId)
  } catch {
    return gameId
  }
}
