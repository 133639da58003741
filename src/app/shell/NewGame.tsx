import { useId, useState, type ComponentProps, type ComponentType } from 'react'
import type { Bots } from '@/engine/bot/bot'
import type { AnyCommand, AnyFileRules } from '@/engine/kernel/game'
import type { NewGameProps } from '@/engine/table/table'
import { gameOf } from '@/games'
import type { AnyGame } from '@/contract/manifest'
import type { SessionGame } from '@/store/session'
import { Button } from '@/widgets/Button'
import { classNames } from '@/widgets/class-names'
import pageStyles from '@/widgets/page.module.css'
import controlStyles from '@/widgets/control.module.css'
import panelStyles from '@/widgets/panel.module.css'
import { BOTS_TEXT } from '../bots/bots-text'
import { keepStrength } from '../bots/last-strength'
import { SeatFields } from '../bots/SeatFields'
import { begin } from './begin'
import { unkeptGame } from '../files/opening'
import { downloadGame } from '../downloads/downloads'
import { goTo, hashOf } from '../addresses/routes'
import { LineIcon } from '../page-parts/LineIcon'
import { routeOfTable } from '../session/table-session'
import { NEW_GAME_TEXT } from './new-game-text'
import { TEXT } from '../page-parts/text'
import styles from '../bots/bots.module.css'

export { beginFirstGame } from './begin'

interface Props {
  readonly game: AnyGame
  readonly forSession: SessionGame
  readonly files: AnyFileRules
  readonly Form: ComponentType<NewGameProps<AnyCommand>>
}

/** Where a game is chosen and agreed on before it begins. */
export function NewGame({ game, forSession, files, Form }: Props) {
  const [bots, setBots] = useState<Bots>({})
  return (
    <main className={pageStyles.page}>
      <header className={pageStyles['page__bar']}>
        <a
          className={classNames(controlStyles.button, controlStyles['button--icon'])}
          href={hashOf({ page: 'home' })}
          aria-label={TEXT.play.home}
        >
          <LineIcon name="home" />
        </a>
        <p>{game.name}</p>
      </header>
      <UnkeptGameNotice />
      {game.loadBot && <Seats game={game} bots={bots} onChange={setBots} first={game.firstSide} />}
      <Form
        onStart={(settings, opening) => start(forSession, files.newGame(settings), { opening, bots })}
        onCancel={() => goTo({ page: 'home' })}
      />
      <p className={controlStyles['field__hint']}>{NEW_GAME_TEXT.passphrases}</p>
    </main>
  )
}

/** Starts a game and goes to its table, or gives back what is wrong with the settings, line by line. */
function start(...given: Parameters<typeof begin>): readonly string[] {
  const lines = begin(...given)
  if (lines.length === 0) {
    keepStrength(given[2].bots)
    goTo(routeOfTable())
  }
  return lines
}

/** Who plays, whatever the game. */
function Seats(props: ComponentProps<typeof SeatFields>) {
  const id = useId()
  return (
    <section
      className={classNames(panelStyles.panel, styles['page__seats'], panelStyles.stack)}
      aria-labelledby={id}
    >
      <p id={id} className={panelStyles['panel__title']}>
        {BOTS_TEXT.who}
      </p>
      <SeatFields {...props} />
      <p className={controlStyles['field__hint']}>
        {BOTS_TEXT.whoHint} {BOTS_TEXT.whoLater}
      </p>
    </section>
  )
}

function UnkeptGameNotice() {
  const [running] = useState(unkeptGame)
  const game = running && gameOf(running.gameId)
  if (!game) return null
  return (
    <p className={classNames(panelStyles.panel, panelStyles['panel--sunken'], panelStyles.row)}>
      <LineIcon name="warning" />
      <span>{NEW_GAME_TEXT.replaces(running.scenario, running.moment)}</span>
      <Button onClick={() => void downloadGame(game)}>{NEW_GAME_TEXT.saveFirst}</Button>
    </p>
  )
}
