import { GAMES } from '@/games'
import { classNames } from '@/widgets/class-names'
import controlStyles from '@/widgets/control.module.css'
import { SheetPage } from '@/widgets/SheetPage'
import { NO_GAME_TEXT } from './no-game-text'
import { hashOf } from '../addresses/routes'

/** In place of any page of a game that this program does not have. */
export function NoSuchGame({ gameId }: { readonly gameId: string }) {
  return (
    <SheetPage
      title={NO_GAME_TEXT.title}
      ways={
        <a
          className={classNames(controlStyles.button, controlStyles['button--primary'])}
          href={hashOf({ page: 'home' })}
        >
          {NO_GAME_TEXT.home}
        </a>
      }
    >
      <p>
        {NO_GAME_TEXT.before} <bdi>{nameOf(gameId)}</bdi>. {NO_GAME_TEXT.after(GAMES.map(({ name }) => name))}
      </p>
    </SheetPage>
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
