import { Tooltip } from '@/widgets/Tooltip'
import { TERMS, WIZARD_PLACEMENT as TEXT } from '../../content/setup-text'
import type { PlacementProps } from './set-up-props'
import styles from './placement.module.css'

/** The fingerprint of the hidden haunt, shown so that it can be noted down and checked later (AR-3.4). */
export function SealLine({ seal }: Pick<PlacementProps, 'seal'>) {
  if (seal === null) return null
  return (
    <p className={styles['seal-line']}>
      <Tooltip text={TERMS.seal}>
        <button type="button" className={styles.term}>
          {TEXT.seal}
        </button>
      </Tooltip>{' '}
      <code>{seal.digest}</code>
    </p>
  )
}
