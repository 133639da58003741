import type { Problem } from '@/engine/refusal'
import type { AnyGame } from '@/games/manifest'
import { download, fileNameOf } from './files'
import { ProblemList } from './ProblemList'
import { hashOf } from './routes'
import { STORED_TEXT } from './stored-text'

interface Props {
  readonly game: AnyGame
  readonly problems: readonly Problem[]
  /** As it was stored. */
  readonly save: object
}

/** A kept game that this version cannot open: its faults, and the way to keep it all the same. */
export function StoredProblems({ game, problems, save }: Props) {
  return (
    <main className="page">
      <div className="panel stack">
        <h1 className="panel__title">{STORED_TEXT.title}</h1>
        <p>{STORED_TEXT.explain}</p>
        <ProblemList problems={problems} />
        <div className="row">
          <button
            type="button"
            className="button button--primary"
            onClick={() => download(fileNameOf(game.name, { moment: 'kept' }), save)}
          >
            {STORED_TEXT.download}
          </button>
          <a className="button" href={hashOf({ page: 'new', gameId: game.id })}>
            {STORED_TEXT.newGame}
          </a>
          <a className="button" href={hashOf({ page: 'home' })}>
            {STORED_TEXT.home}
          </a>
        </div>
      </div>
    </main>
  )
}
