import { Button } from '@/widgets/Button'
import { shortcutOf } from '@/widgets/keys'
import { classNames } from '@/widgets/class-names'
import panelStyles from '@/widgets/panel.module.css'
import writingStyles from '@/widgets/writing.module.css'
import { AUTHOR_TEXT as TEXT, changeInWords } from './author-text'
import type { Draft } from './use-draft'
import styles from './author.module.css'

/** Takes changes back and makes them again, and says which. */
export function HistoryBar({ draft: { undoes, redoes, turn } }: { readonly draft: Draft }) {
  const ways = [
    ['undo', undoes],
    ['redo', redoes],
  ] as const
  return (
    <div
      className={classNames(panelStyles.row, styles['author__history'])}
      role="group"
      aria-label={TEXT.changes}
    >
      {ways.map(([way, path]) => (
        <Button
          key={way}
          aria-disabled={path === undefined}
          aria-keyshortcuts={shortcutOf(way)}
          aria-label={path === undefined ? TEXT[way] : TEXT.turns(TEXT[way], changeInWords(path))}
          onClick={() => turn(way)}
        >
          {TEXT[way]}
        </Button>
      ))}
      <span className={writingStyles.soft} aria-hidden="true">
        {undoes === undefined ? TEXT.nothingChanged : TEXT.lastChange(changeInWords(undoes))}
      </span>
    </div>
  )
}
