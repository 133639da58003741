import { useEffect, useState, type ComponentType } from 'react'
import type { AnyCommand, AnyFileRules } from '@/engine/game'
import { problemsText, type Parsed, type Problem } from '@/engine/refusal'
import type { NewGameProps } from '@/engine/table'
import { gameOf } from '@/games'
import type { AnyGame } from '@/games/manifest'
import type { SessionGame } from '@/store/session'
import { unkeptGame } from './opening'
import { downloadGame } from './files'
import { goTo, hashOf } from './routes'
import { LineIcon } from './LineIcon'
import { loadGlimpse } from './load-glimpse'
import { routeOfTable, table } from './table-session'
import { NEW_GAME_TEXT } from './new-game-text'
import { TEXT } from './text'

interface Props {
  readonly game: AnyGame
  readonly forSession: SessionGame
  readonly files: AnyFileRules
  readonly Form: ComponentType<NewGameProps<AnyCommand>>
}

/** Where a game is chosen and agreed on before it begins. */
export function NewGame({ game, forSession, files, Form }: Props) {
  useEffect(() => void loadGlimpse(game), [game])
  return (
    <main className="page">
      <header className="page__bar">
        <a className="button button--icon" href={hashOf({ page: 'home' })} aria-label={TEXT.play.home}>
          <LineIcon name="home" />
        </a>
        <p className="page__name">{game.name}</p>
      </header>
      <UnkeptGameNotice />
      <Form
        onStart={(settings, opening) => start(forSession, files.newGame(settings), opening)}
        onCancel={() => goTo({ page: 'home' })}
      />
      <p className="field__hint">{NEW_GAME_TEXT.passphrases}</p>
    </main>
  )
}

/** Starts a game and goes to its table, or gives back what is wrong with the settings, line by line. */
function start(
  game: SessionGame,
  initial: Parsed<object>,
  opening: readonly AnyCommand[],
): readonly string[] {
  if (!initial.ok) return linesOf(initial.problems)
  const problems = table.start(game, initial.value, opening)
  if (problems.length === 0) goTo(routeOfTable())
  return linesOf(problems)
}

function linesOf(problems: readonly Problem[]): readonly string[] {
  return problems.map((problem) => problemsText([problem]))
}

function UnkeptGameNotice() {
  const [running] = useState(unkeptGame)
  const game = running && gameOf(running.gameId)
  if (!game) return null
  return (
    <p className="panel panel--sunken row page__notice">
      <LineIcon name="warning" />
      <span>{NEW_GAME_TEXT.replaces(running.scenario, running.moment)}</span>
      <button type="button" className="button" onClick={() => void downloadGame(game)}>
        {NEW_GAME_TEXT.saveFirst}
      </button>
    </p>
  )
}
