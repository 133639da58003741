import { type ReactNode, useState } from 'react'
import { Button } from '@/widgets/Button'
import { classNames } from '@/widgets/class-names'
import controlStyles from '@/widgets/control.module.css'
import styles from './forces.module.css'
import { SECRETS_TEXT as TEXT } from './panel-text'

interface SecretsProps {
  /** What was sealed, as everybody may note it down. */
  readonly seal?: { readonly digest: string } | null | undefined
  /** Whether what is kept from others is looked at; null for whoever may not. */
  readonly isPeeking: boolean | null
  readonly onPeek: () => void
  /** What a seal is, as a link to where that is told, and what this one seals. */
  readonly term: ReactNode
  readonly sealed: string
  /** What is peeked at. */
  readonly children: ReactNode
}

/** The seal that everybody may note down and, for those who may and only on demand, what is kept from others. */
export function Secrets({ seal, isPeeking, onPeek, term, sealed, children }: SecretsProps) {
  return (
    <div className={styles.secrets}>
      <div className={styles['secrets__row']}>
        {seal ? (
          <p className={styles.seal} title={sealed}>
            {term}
            <Digest digest={seal.digest} />
          </p>
        ) : null}
        {isPeeking === null ? null : (
          <Button className={styles['secrets__peek']} aria-pressed={isPeeking} onClick={onPeek}>
            {TEXT.peek}
          </Button>
        )}
      </div>
      {isPeeking ? (
        <p className={styles['secrets__pool']} role="status">
          {children}
        </p>
      ) : null}
    </div>
  )
}

/** As much of a digest as can be compared at a glance. */
const FINGERPRINT = 8

function Digest({ digest }: { readonly digest: string }) {
  const [isWhole, setWhole] = useState(false)
  const start = digest.slice(0, FINGERPRINT)
  return (
    <button
      type="button"
      className={classNames(controlStyles.chip, styles['seal__digest'])}
      aria-expanded={isWhole}
      aria-label={isWhole ? TEXT.whole(digest) : TEXT.start(start)}
      onClick={() => setWhole(!isWhole)}
    >
      {isWhole ? digest : `${start}…`}
    </button>
  )
}
