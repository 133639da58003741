import type { AnyGame } from '@/contract/manifest'
import type { SaveStatus } from '@/store/save-queue'
import { Button } from '@/widgets/Button'
import { classNames } from '@/widgets/class-names'
import controlStyles from '@/widgets/control.module.css'
import { downloadGame } from '../downloads/downloads'
import { LineIcon } from '../page-parts/LineIcon'
import { MENU_TEXT } from './menu-text'
import { canKeepAgain, KEEP_AGAIN, notSaved } from '../session/save-mark-text'
import { table } from '../session/table-session'
import styles from './save-mark.module.css'

interface Props {
  readonly game: AnyGame
  readonly failure: Extract<SaveStatus, { state: 'failed' }>
}

/** Says that the browser does not keep the game, and offers to keep it in a file. */
export function SaveMark({ game, failure }: Props) {
  const words = notSaved(failure.name, failure.reason)
  return (
    <div className={styles['save-mark']}>
      <span className={classNames(controlStyles.chip, styles['save-mark__chip'])} title={words}>
        <LineIcon name="warning" />
        <span className={styles['save-mark__words']}>{words}</span>
      </span>
      {canKeepAgain(failure.name) && <Button onClick={table.keep}>{KEEP_AGAIN}</Button>}
      <Button className={styles['save-mark__file']} onClick={() => void downloadGame(game)}>
        {MENU_TEXT.save}
      </Button>
    </div>
  )
}
