import { useStore } from 'zustand'
import { Button } from '@/widgets/Button'
import { useTableState } from '../session/table-session'
import { load, newVersionStore, putOff } from './new-version'
import { NEW_VERSION_TEXT } from './new-version-text'
import styles from './new-version.module.css'

/** Says that a newer version can be loaded, where there is room for it; never while the game is not kept. */
export function NewVersion() {
  const waiting = useStore(newVersionStore, (state) => state.waiting)
  const isKept = useTableState(({ saveStatus }) => saveStatus.state !== 'failed')
  return (
    <div className={styles['new-version']} role="status">
      {waiting && isKept && (
        <div className={styles['new-version__note']}>
          <span>{NEW_VERSION_TEXT.ready}</span>
          <Button onClick={() => void load(waiting)}>{NEW_VERSION_TEXT.load}</Button>
          <Button look="quiet" onClick={putOff}>
            {NEW_VERSION_TEXT.later}
          </Button>
        </div>
      )}
    </div>
  )
}
