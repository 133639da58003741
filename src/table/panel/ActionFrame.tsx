import { type ReactNode, useRef } from 'react'
import { classNames } from '@/widgets/class-names'
import writingStyles from '@/widgets/writing.module.css'
import controlStyles from '@/widgets/control.module.css'
import { PickingButtons, type PickingButtonsProps } from './PickingButtons'
import { useTopOfPanel } from './use-top-of-panel'
import styles from './action-panel.module.css'

interface ActionFrameProps extends PickingButtonsProps {
  /** The running segment, and the address of its rules. */
  readonly title: string
  readonly href: string
  readonly side: 'first' | 'second'
  readonly sideName: string
  /** Which step of what is being done this is, segment included: with another one the top of the controls shows. */
  readonly step: string
  /** What to do now, one or two sentences. */
  readonly says: string
  /** Where refusals stand, unless they stand elsewhere. */
  readonly notice: ReactNode
  /** What is done rarely, at the end of the head. */
  readonly menu: ReactNode
  /** On a narrow screen the phase track above is the head, and the menu is among the forces. */
  readonly isNarrow: boolean
  /** The segment's own controls. */
  readonly children: ReactNode
  /** What ends the segment. */
  readonly end: ReactNode
}

/** What can be done now: the segment's own controls between a fixed head and the button that ends the segment. */
export function ActionFrame({ title, href, side, sideName, step, isNarrow, ...parts }: ActionFrameProps) {
  const panel = useRef<HTMLElement>(null)
  useTopOfPanel(panel, step)
  return (
    <section
      ref={panel}
      className={styles['action-panel']}
      aria-label="What to do now"
      data-idle={parts.isIdle ? '' : undefined}
    >
      <header
        className={
          isNarrow
            ? writingStyles['visually-hidden']
            : classNames(styles['action-panel__head'], styles[`action-panel__head--${side}`])
        }
      >
        <h2>
          <a href={href}>{title}</a>
        </h2>
        <span className={classNames(controlStyles.chip, styles['action-panel__side'])}>{sideName}</span>
        {isNarrow ? null : parts.menu}
      </header>
      <div className={styles['action-panel__says']}>
        <p>{parts.says}</p>
        {parts.notice}
      </div>
      <div className={styles['action-panel__body']} data-part="panel-body" tabIndex={-1}>
        {parts.children}
      </div>
      <footer className={styles['action-panel__footer']}>
        <PickingButtons {...parts} />
        {parts.end}
      </footer>
    </section>
  )
}
