import { classNames } from './class-names'
import styles from './notice.module.css'
import controlStyles from './control.module.css'

export interface NoticeProps {
  /** One sentence, or null when there is nothing to say: the line keeps its place. */
  readonly text: string | null
  /** The clause it rests on: 'AR-7.6'. */
  readonly clause?: string | undefined
  readonly tone?: 'refusal' | 'info'
  /** The address of the clause; without it the clause is plain text. */
  readonly href?: string | undefined
}

/** The line in which the table answers: why a click was refused, what is to be done. */
export function Notice({ text, clause, tone = 'refusal', href }: NoticeProps) {
  return (
    <div className={styles.notice} role={tone === 'refusal' ? 'alert' : 'status'}>
      {text !== null && (
        <p key={text} className={classNames(styles['notice__line'], styles[`notice__line--${tone}`])}>
          <span className={styles['notice__text']}>{text}</span>
          {clause !== undefined && <ClauseChip clause={clause} href={href} />}
        </p>
      )}
    </div>
  )
}

function ClauseChip({ clause, href }: { readonly clause: string; readonly href: string | undefined }) {
  return href === undefined ? (
    <span className={controlStyles.chip}>{clause}</span>
  ) : (
    <a className={classNames(controlStyles.chip, styles['notice__clause'])} href={href}>
      {clause}
    </a>
  )
}
