import { useEffect } from 'react'
import { classNames } from '@/widgets/class-names'
import controlStyles from '@/widgets/control.module.css'
import { LineIcon } from './LineIcon'
import { table, useTableState } from './table-session'
import { TEXT } from './text'
import styles from './shell.module.css'

const SHOWN_MS = 5000

/** The last sentence said to the players, for a while; a screen reader speaks it. */
export function Said() {
  const said = useTableState((state) => state.said)
  useEffect(() => {
    if (!said) return
    const timer = setTimeout(table.hush, SHOWN_MS)
    return () => clearTimeout(timer)
  }, [said])
  return (
    <div className={styles.said} role="status">
      {said && (
        <div className={styles['said__note']} key={said.number}>
          <span>{said.text}</span>
          <button
            type="button"
            className={classNames(
              controlStyles.button,
              controlStyles['button--quiet'],
              controlStyles['button--icon'],
            )}
            aria-label={TEXT.dismiss}
            onClick={table.hush}
          >
            <LineIcon name="close" />
          </button>
        </div>
      )}
    </div>
  )
}
