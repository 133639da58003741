import { useEffect, useState, type ComponentType } from 'react'
import type { AnyCommand, AnyFileRules } from '@/engine/game'
import { problemsText, type Parsed, type Problem } from '@/engine/refusal'
import type { NewGameProps } from '@/engine/table'
import type { AnyGame } from '@/games/manifest'
import type { SaveCard } from '@/store/library'
import type { SessionGame } from '@/store/session'
import { runningGame } from './opening'
import { downloadGame } from './files'
import { goTo, hashOf } from './routes'
import { LineIcon } from './LineIcon'
import { table } from './table-session'
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
  return (
    <main className="page">
      <header className="page__bar">
        <a className="button button--icon" href={hashOf({ page: 'home' })} aria-label={TEXT.play.home}>
          <LineIcon name="home" />
        </a>
        <p className="page__name">{game.name}</p>
      </header>
      <RunningGameNotice game={game} />
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
  if (problems.length === 0) goTo({ page: 'play', gameId: game.rules.id })
  return linesOf(problems)
}

function linesOf(problems: readonly Problem[]): readonly string[] {
  return problems.map((problem) => problemsText([problem]))
}

function RunningGameNotice({ game }: { readonly game: AnyGame }) {
  const [running, setRunning] = useState<SaveCard>()
  useEffect(() => {
    void runningGame(game).then(setRunning)
  }, [game])
  if (!running) return null
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
