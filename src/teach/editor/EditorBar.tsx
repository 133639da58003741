import type { PositionDesk } from '@/engine/table/table'
import type { AnyGame } from '@/contract/manifest'
import { Button } from '@/widgets/Button'
import { shortcutOf } from '@/widgets/keys'
import { classNames } from '@/widgets/class-names'
import pageStyles from '@/widgets/page.module.css'
import controlStyles from '@/widgets/control.module.css'
import lineIconStyles from '@/widgets/line-icon.module.css'
import panelStyles from '@/widgets/panel.module.css'
import { EDITED, presentAddress } from '../addresses/present-address'
import { PresentLink } from '../page-parts/PresentLink'
import { EDITOR_TEXT } from './editor-text'
import type { EditedFile } from './use-edited'
import styles from './editor-page.module.css'

interface EditorBarProps {
  readonly game: AnyGame
  readonly desk: PositionDesk
  readonly edited: EditedFile
}

/** The head of the editor: where one is, what to begin with, and back and forth. */
export function EditorBar({ game, desk, edited }: EditorBarProps) {
  const begin = (id: string) => {
    const start = desk.starts.find((one) => one.id === id)
    const opened = start && desk.open(start.position)
    if (opened?.ok) edited.change(opened.value)
  }
  return (
    <header className={classNames(pageStyles['page__bar'], styles['editor-page__bar'])}>
      <a
        className={classNames(controlStyles.button, controlStyles['button--icon'])}
        href="#/"
        aria-label={EDITOR_TEXT.home}
      >
        <svg className={lineIconStyles['line-icon']} viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 11.5 12 4l8 7.500M6.500 10v9.500h11V10" />
        </svg>
      </a>
      <h1>{EDITOR_TEXT.title}</h1>
      <p>{game.name}</p>
      <div className={classNames(panelStyles.row, styles['editor-page__acts'])}>
        <Button aria-keyshortcuts={shortcutOf('undo')} disabled={!edited.canUndo} onClick={edited.undo}>
          {EDITOR_TEXT.undo}
        </Button>
        <Button aria-keyshortcuts={shortcutOf('redo')} disabled={!edited.canRedo} onClick={edited.redo}>
          {EDITOR_TEXT.redo}
        </Button>
        <select
          className={classNames(controlStyles['field__input'], styles['editor-page__start'])}
          aria-label={EDITOR_TEXT.startFrom}
          value=""
          onChange={({ target }) => begin(target.value)}
        >
          <option value="">{EDITOR_TEXT.startChoose}</option>
          {desk.starts.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
        <PresentLink address={presentAddress(game.id, EDITED)} />
      </div>
    </header>
  )
}
