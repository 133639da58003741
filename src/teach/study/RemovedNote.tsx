import { useEffect, useRef } from 'react'
import { Button } from '@/widgets/Button'
import panelStyles from '@/widgets/panel.module.css'
import { STUDY_TEXT } from './opened/study-text'

interface RemovedNoteProps {
  /** What was deleted last and can be brought back; null where nothing can. */
  readonly title: string | null
  readonly onUndo: () => void
}

/** Says what was deleted, and brings it back. It takes the focus, whose place was deleted, too. */
export function RemovedNote({ title, onUndo }: RemovedNoteProps) {
  const undo = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (title !== null) undo.current?.focus()
  }, [title])
  return (
    <div role="status">
      {title !== null && (
        <p className={panelStyles.row}>
          {STUDY_TEXT.lines.removed(title)}
          <Button ref={undo} onClick={onUndo}>
            {STUDY_TEXT.undo}
          </Button>
        </p>
      )}
    </div>
  )
}
