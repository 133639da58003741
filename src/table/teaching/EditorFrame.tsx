import type { KeyboardEventHandler, PointerEventHandler, ReactNode } from 'react'
import { classNames } from '@/widgets/class-names'
import panelStyles from '@/widgets/panel.module.css'
import controlStyles from '@/widgets/control.module.css'
import styles from './position-editor.module.css'

interface EditorFrameProps {
  /** What the tools are, for those who hear them. */
  readonly toolsName: string
  readonly tools: ReactNode
  /** What a click on the board does now. */
  readonly hint: string
  readonly board: ReactNode
  /** Fields for what the board does not show. */
  readonly fields: ReactNode
  /** The style of a game's own editor. */
  readonly className?: string | undefined
  readonly onKeyDown?: KeyboardEventHandler
  readonly onPointerDown?: PointerEventHandler
  readonly children?: ReactNode
}

/** A position editor: tools, the board, and fields beside it. */
export function EditorFrame({
  toolsName,
  tools,
  hint,
  board,
  fields,
  children,
  className,
  ...heard
}: EditorFrameProps) {
  return (
    <div className={classNames(styles['position-editor'], className)}>
      <section
        className={classNames(styles['position-editor__tools'], panelStyles.panel)}
        aria-label={toolsName}
      >
        {tools}
        <p className={controlStyles['field__hint']} role="status">
          {hint}
        </p>
      </section>
      <div className={styles['position-editor__board']} {...heard}>
        {board}
      </div>
      <div className={styles['position-editor__fields']}>{fields}</div>
      {children}
    </div>
  )
}
