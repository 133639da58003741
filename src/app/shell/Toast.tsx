import { useEffect } from 'react'
import { classNames } from '@/widgets/class-names'
import controlStyles from '@/widgets/control.module.css'
import { LineIcon } from '../page-parts/LineIcon'
import { table, useTableState } from '../session/table-session'
import { TEXT } from '../page-parts/text'
import styles from '../page-parts/notice.module.css'

const SHOWN_MS = 5000

/** The last sentence said to the players, for a while; a screen reader speaks it. */
export function Toast() {
  const toast = useTableState((state) => state.toast)
  useEffect(() => {
    if (!toast) return
    const timer = setTimeout(table.dismissToast, SHOWN_MS)
    return () => clearTimeout(timer)
  }, [toast])
  return (
    <div className={styles.toast} role="status">
      {toast && (
        <div className={styles.notice} key={toast.number}>
          <span>{toast.text}</span>
          <button
            type="button"
            className={classNames(
              controlStyles.button,
              controlStyles['button--quiet'],
              controlStyles['button--icon'],
            )}
            aria-label={TEXT.dismiss}
            onClick={table.dismissToast}
          >
            <LineIcon name="close" />
          </button>
        </div>
      )}
    </div>
  )
}
