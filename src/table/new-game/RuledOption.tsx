import { Option, type OptionProps } from './Option'
import styles from './new-game.module.css'

interface RuledOptionProps extends OptionProps {
  readonly clause: string
  /** The address of the clause. */
  readonly href: string
  /** What is read there, for screen readers. */
  readonly why: string
}

/** A box to tick that changes a rule, with its clause to read before one agrees on it. */
export function RuledOption({ clause, href, why, ...option }: RuledOptionProps) {
  return (
    <div className={styles['house-rule']}>
      <Option {...option} />
      <a className={styles['house-rule__clause']} href={href} target="_blank" rel="noopener" aria-label={why}>
        {clause}
      </a>
    </div>
  )
}
