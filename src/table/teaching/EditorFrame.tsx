import type { KeyboardEventHandler, PointerEventHandler, ReactNode } from 'react'
import './position-editor.css'

interface EditorFrameProps {
  /** What the tools are, for those who hear them. */
  readonly toolsName: string
  readonly tools: ReactNode
  /** What a click on the board does now. */
  readonly hint: string
  readonly board: ReactNode
  /** Fields for what the board does not show. */
  readonly fields: ReactNode
  readonly onKeyDown?: KeyboardEventHandler
  readonly onPointerDown?: PointerEventHandler
  readonly children?: ReactNode
}

/** A position editor: tools, the board, and fields beside it. */
export function EditorFrame({ toolsName, tools, hint, board, fields, children, ...heard }: EditorFrameProps) {
  return (
    <div className="position-editor">
      <section className="position-editor__tools panel" aria-label={toolsName}>
        {tools}
        <p className="field__hint" role="status">
          {hint}
        </p>
      </section>
      <div className="position-editor__board" {...heard}>
        {board}
      </div>
      <div className="position-editor__fields">{fields}</div>
      {children}
    </div>
  )
}
