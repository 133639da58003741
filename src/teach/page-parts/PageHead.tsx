import type { ReactNode } from 'react'
import { PAGE_TEXT } from './page-text'
import styles from './page-head.module.css'

interface PageHeadProps {
  readonly title: string
  /** Other pages about the game: address and name. */
  readonly links: readonly (readonly [address: string, name: string])[]
  /** What can be done with this page. */
  readonly children: ReactNode
}

/** The head of a page that is read: its title, the way home and to its sisters. */
export function PageHead({ title, links, children }: PageHeadProps) {
  return (
    <header className={styles['page-head']}>
      <h1>{title}</h1>
      <nav className={styles['page-head__links']} aria-label={PAGE_TEXT.elsewhere}>
        <a href="#/">{PAGE_TEXT.home}</a>
        {links.map(([address, name]) => (
          <a key={address} href={address}>
            {name}
          </a>
        ))}
      </nav>
      <div className={styles['page-head__tools']}>{children}</div>
    </header>
  )
}
