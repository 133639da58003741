import type { Problem } from '@/engine/kernel/refusal'
import { classNames } from '@/widgets/class-names'
import panelStyles from '@/widgets/panel.module.css'
import { LINK_TEXT } from '../links/links-text'
import styles from '../links/links.module.css'

/** Faults beyond these say nothing new. */
const SHOWN = 8

/** Why a link cannot be opened, and what to do about it. */
export function DamagedLink({ problems }: { readonly problems: readonly Problem[] }) {
  const left = problems.length - SHOWN
  return (
    <section
      className={classNames(panelStyles.panel, panelStyles.stack)}
      role="alert"
      aria-labelledby="damaged-link"
    >
      <h2 id="damaged-link" className={panelStyles['panel__title']}>
        {LINK_TEXT.damagedTitle}
      </h2>
      <ul className={styles['open-link__problems']}>
        {problems.slice(0, SHOWN).map(({ path, message }) => (
          <li key={`${path} ${message}`}>
            {path === '' ? LINK_TEXT.damaged(message) : LINK_TEXT.fault(path, message)}
          </li>
        ))}
        {left > 0 && <li>{LINK_TEXT.moreFaults(left)}</li>}
      </ul>
      <p>{LINK_TEXT.damagedHelp}</p>
    </section>
  )
}
