import type { ReactNode } from 'react'
import panelStyles from './panel.module.css'

interface TitledPanelProps {
  /** Of its heading, one of its kind on the page. */
  readonly id: string
  readonly title: ReactNode
  readonly children: ReactNode
}

/** A panel of a page under its title. */
export function TitledPanel({ id, title, children }: TitledPanelProps) {
  return (
    <section className={panelStyles.panel} aria-labelledby={id}>
      <h2 className={panelStyles['panel__title']} id={id}>
        {title}
      </h2>
      {children}
    </section>
  )
}
