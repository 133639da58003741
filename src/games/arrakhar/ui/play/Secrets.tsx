import { useState } from 'react'
import type { ForcesProps } from '@/table/play/play-model'
import { listed } from '@/engine/basics/phrases'
import { classNames } from '@/widgets/class-names'
import styles from '@/table/panel/forces.module.css'
import controlStyles from '@/widgets/control.module.css'
import { hauntName } from '../../tables/command-text'
import { countOf, TYPES_OF } from '../../tables/units'
import type { View } from '../../state/view'
import type { Parts } from '../desk/desk'
import { TermLink } from '../rules-help/TermLink'

/** The seal that everybody may note down and, for the sorcerer and the referee alone and only on demand, what is kept from the wizard. */
export function Secrets({ view, seal, isPeeking, onPeek }: ForcesProps<Parts>) {
  return (
    <div className={styles.secrets}>
      <div className={styles['secrets__row']}>
        {seal ? <SealLine digest={seal.digest} /> : null}
        {isPeeking === null ? null : (
          <button
            type="button"
            className={classNames(controlStyles.button, styles['secrets__peek'])}
            aria-pressed={isPeeking}
            onClick={onPeek}
          >
            Peek
          </button>
        )}
      </div>
      {isPeeking ? <PoolLine view={view} /> : null}
    </div>
  )
}

const FINGERPRINT = 8

function SealLine({ digest }: { readonly digest: string }) {
  const [isWhole, setWhole] = useState(false)
  return (
    <p
      className={styles.seal}
      title="SHA-256 of the haunt that hides the wand and a secret number; checked at the end."
    >
      <TermLink term="seal">Seal</TermLink>
      <button
        type="button"
        className={classNames(controlStyles.chip, styles['seal__digest'])}
        aria-expanded={isWhole}
        aria-label={isWhole ? `Seal ${digest}` : `Seal ${digest.slice(0, FINGERPRINT)}, show all of it`}
        onClick={() => setWhole(!isWhole)}
      >
        {isWhole ? digest : `${digest.slice(0, FINGERPRINT)}…`}
      </button>
    </p>
  )
}

function PoolLine({ view }: { readonly view: View }) {
  const { pool, wandHaunt } = view
  const parts = pool
    ? TYPES_OF.sorcerer.flatMap((type) => (pool[type] > 0 ? [countOf(pool[type], type)] : []))
    : []
  return (
    <p className={styles['secrets__pool']} role="status">
      Pool: {parts.length > 0 ? listed(parts) : 'empty'}.
      {wandHaunt && view.wand.hidden ? ` The wand is hidden in ${hauntName(wandHaunt)}.` : ''}
    </p>
  )
}
