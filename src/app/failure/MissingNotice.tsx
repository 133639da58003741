import { useState, useSyncExternalStore } from 'react'
import { Button } from '@/widgets/Button'
import { onMissing, timesMissing } from '@/widgets/missing'
import { LOAD_TEXT } from './load-text'
import { TEXT } from '../page-parts/text'
import { LoadAgain } from './LoadAgain'
import styles from '../page-parts/notice.module.css'

/** Says that a part of the page has not come. The rest stays, and a game goes on. */
export function MissingNotice() {
  const times = useSyncExternalStore(onMissing, timesMissing)
  const [seen, setSeen] = useState(0)
  if (times === seen) return null
  return (
    <div className={styles.missing} role="alert">
      <div className={styles.notice}>
        <span>{LOAD_TEXT.part}</span>
        <LoadAgain />
        <Button onClick={() => setSeen(times)}>{TEXT.dismiss}</Button>
      </div>
    </div>
  )
}
