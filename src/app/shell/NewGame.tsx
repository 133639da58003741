import { useState, type ComponentProps, type ComponentType, type ReactNode } from 'react'
import type { Bots } from '@/engine/bot/bot'
import type { AnyCommand, AnyFileRules, Seat } from '@/engine/kernel/game'
import { present, type Parsed } from '@/engine/kernel/refusal'
import type { ClockTerms } from '@/engine/table/clock'
import type { NewGameProps } from '@/engine/table/table'
import { gameOf } from '@/games'
import type { AnyGame } from '@/contract/manifest'
import { seatsNamed } from '@/contract/seat-names'
import { namedPlayers } from '@/store/catalog/names'
import { rememberNames } from '@/store/catalog/known-names'
import { personsIn } from '@/store/curtain'
import type { SessionGame } from '@/store/session'
import { Button } from '@/widgets/Button'
import { classNames } from '@/widgets/class-names'
import pageStyles from '@/widgets/page.module.css'
import controlStyles from '@/widgets/control.module.css'
import panelStyles from '@/widgets/panel.module.css'
import { TitledPanel } from '@/widgets/TitledPanel'
import { BOTS_TEXT } from '../bots/bots-text'
import { keepStrength } from '../bots/last-strength'
import { SeatFields } from '../bots/SeatFields'
import { ClockFields } from '../clock/ClockFields'
import { beginClock } from '../clock/kept-clock'
import { begin } from './begin'
import { unkeptGame } from '../files/opening'
import { downloadGame } from '../downloads/downloads'
import { goTo, hashOf } from '../addresses/routes'
import { NameFields } from './NameFields'
import { type PlayerColors, useColors } from '../page-parts/ColorField'
import { LineIcon } from '../page-parts/LineIcon'
import { routeOfTable, sessionStore } from '../session/table-session'
import { callPlayers } from '../session/take-names'
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
  const [names, setNames] = useState<Readonly<Record<Seat, string>>>({})
  const [playing, setPlaying] = useState<readonly Seat[]>()
  const seats = seatsNamed(game, playing)
  const colors = useColors()
  const [clock, setClock] = useState<ClockTerms | null>(null)
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
        <h1>{NEW_GAME_TEXT.title(game.name)}</h1>
      </header>
      <UnkeptGameNotice />
      <Seats {...{ game, seats, bots, names, colors }} onBots={setBots} onNames={setNames}>
        <ClockFields terms={clock} onChange={setClock} />
      </Seats>
      <Form
        onStart={(settings, opening) =>
          start(forSession, files.newGame(settings), { opening, bots }, { names, colors, clock })
        }
        onCancel={() => goTo({ page: 'home' })}
        onSeats={setPlaying}
      />
      <p className={controlStyles['field__hint']}>{NEW_GAME_TEXT.passphrases}</p>
    </main>
  )
}

/** What a table is told of its players that is nothing to the rules. */
interface Comforts {
  readonly names: Readonly<Record<Seat, string>>
  readonly colors: PlayerColors
  readonly clock: ClockTerms | null
}

/** Starts a game and goes to its table, or gives back what is wrong with the settings, line by line. */
function start(
  game: SessionGame,
  initial: Parsed<object>,
  how: Parameters<typeof begin>[2],
  { names, colors, clock }: Comforts,
): readonly string[] {
  const lines = begin(game, initial, how)
  if (lines.length === 0) {
    keepStrength(how.bots)
    const persons = personsIn(present(sessionStore.getState().session, 'session'))
    const typed = Object.entries(names).filter(([seat]) => persons.includes(seat))
    const players = namedPlayers(Object.fromEntries(typed))
    rememberNames(Object.values(players ?? {}))
    colors.keep(players)
    void callPlayers(players)
    const route = routeOfTable()
    if (clock && route.saveId !== undefined) beginClock(route.saveId, clock)
    goTo(route)
  }
  return lines
}

interface SeatsProps extends Omit<ComponentProps<typeof NameFields>, 'onChange'> {
  readonly game: AnyGame
  readonly onBots: (bots: Bots) => void
  readonly onNames: ComponentProps<typeof NameFields>['onChange']
  /** What else is agreed on whatever the game. */
  readonly children: ReactNode
}

/** Who plays, whatever the game. */
function Seats({ game, onBots, onNames, children, ...fields }: SeatsProps) {
  const { seats, bots } = fields
  return (
    <div className={styles.page__seats}>
      <TitledPanel id="who-plays-title" title={BOTS_TEXT.who}>
        {game.loadBot && (
          <>
            <SeatFields seats={seats} bots={bots} onChange={onBots} first={game.firstSide} />
            <p className={controlStyles['field__hint']}>
              {BOTS_TEXT.whoHint} {BOTS_TEXT.whoLater}
            </p>
          </>
        )}
        <details className={styles.page__more}>
          <summary>{NEW_GAME_TEXT.more}</summary>
          <div className={panelStyles.stack}>
            <NameFields {...fields} onChange={onNames} />
            <p className={controlStyles['field__hint']}>{NEW_GAME_TEXT.nameHint}</p>
            {children}
          </div>
        </details>
      </TitledPanel>
    </div>
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
