import type { Problem } from '@/engine/refusal'
import type { AnyGame } from '@/games/manifest'
import { classNames } from '@/widgets/class-names'
import pageStyles from '@/widgets/page.module.css'
import panelStyles from '@/widgets/panel.module.css'
import controlStyles from '@/widgets/control.module.css'
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
    <main className={pageStyles.page}>
      <div className={classNames(panelStyles.panel, panelStyles.stack)}>
        <h1 className={panelStyles['panel__title']}>{STORED_TEXT.title}</h1>
        <p>{STORED_TEXT.explain}</p>
        <ProblemList problems={problems} />
        <div className={panelStyles.row}>
          <button
            type="button"
            className={classNames(controlStyles.button, controlStyles['button--primary'])}
            onClick={() => download(fileNameOf(game.name, { moment: 'kept' }), save)}
          >
            {STORED_TEXT.download}
          </button>
          <a className={controlStyles.button} href={hashOf({ page: 'new', gameId: game.id })}>
            {STORED_TEXT.newGame}
          </a>
          <a className={controlStyles.button} href={hashOf({ page: 'home' })}>
            {STORED_TEXT.home}
          </a>
        </div>
      </div>
    </main>
  )
}
