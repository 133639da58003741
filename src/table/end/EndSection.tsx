import type { ReactNode } from 'react'
import panelStyles from '@/widgets/panel.module.css'

interface EndSectionProps {
  /** Of its heading, one of its kind on the page. */
  readonly id: string
  readonly title: ReactNode
  readonly children: ReactNode
}

/** Something that the end of a game tells, under its title. */
export function EndSection({ id, title, children }: EndSectionProps) {
  return (
    <section className={panelStyles.panel} aria-labelledby={id}>
      <h2 className={panelStyles['panel__title']} id={id}>
        {title}
      </h2>
      {children}
    </section>
  )
}
