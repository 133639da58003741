import type { AnyGame } from '@/games/manifest'
import type { SaveStatus } from '@/store/save-queue'
import { downloadGame } from './files'
import { LineIcon } from './LineIcon'
import { MENU_TEXT } from './menu-text'
import { notSaved } from './save-mark-text'
import './save-mark.css'

interface Props {
  readonly game: AnyGame
  readonly failure: Extract<SaveStatus, { state: 'failed' }>
}

/** Says that the browser does not keep the game, and offers to keep it in a file. */
export function SaveMark({ game, failure }: Props) {
  const words = notSaved(failure.name, failure.reason)
  return (
    <div className="save-mark">
      <span className="chip" title={words}>
        <LineIcon name="warning" />
        <span className="save-mark__words">{words}</span>
      </span>
      <button type="button" className="button save-mark__file" onClick={() => void downloadGame(game)}>
        {MENU_TEXT.save}
      </button>
    </div>
  )
}
