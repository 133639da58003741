import { useMemo, useState } from 'react'
import { withDrawing } from '@/board/drawings/drawing-words'
import { useBoardKeys } from '@/board/tools/use-board-keys'
import type { Drawing, DrawingInk } from '@/engine/rulebook/rulebook'
import pageStyles from '@/widgets/page.module.css'
import type { TeachingPageProps } from '../page-parts/page-props'
import { EDITOR_TEXT } from './editor-text'
import { EditorBar } from './EditorBar'
import { ExchangePanel } from './ExchangePanel'
import { FilePanel } from './FilePanel'
import { PicturePanel } from './PicturePanel'
import { ProblemsPanel } from './ProblemsPanel'
import { type Desk, useDesk } from './use-desk'
import { useEdited } from './use-edited'
import styles from './editor-page.module.css'

/** The position editor: the game's own part, and beside it what is wrong, where to go from here, and pictures. */
export function EditorPage({ game }: TeachingPageProps) {
  const desk = useDesk(game)
  return desk ? <EditorDesk {...desk} /> : <p className={pageStyles.loading}>{EDITOR_TEXT.loading}</p>
}

const NO_DRAWINGS: readonly Drawing[] = []

function EditorDesk(whole: Desk) {
  const { game, files, teaching } = whole
  const { Editor, desk } = teaching
  const edited = useEdited({ gameId: game.id, desk })
  const { file, change } = edited
  const [drawings, setDrawings] = useState(NO_DRAWINGS)
  const [ink, setInk] = useState<DrawingInk>('green')
  const [isDrawing, setIsDrawing] = useState(false)
  const [board, setBoard] = useState<HTMLElement | null>(null)
  const problems = useMemo(() => {
    const parsed = files.parsePosition(file)
    return parsed.ok ? [] : parsed.problems
  }, [files, file])
  useBoardKeys({ undo: edited.undo, redo: edited.redo })
  return (
    <main className={styles['editor-page']}>
      <EditorBar {...{ game, desk, edited }} />
      <div className={styles['editor-page__editor']} ref={setBoard}>
        <Editor
          {...{ file, problems, drawings, isDrawing }}
          onChange={change}
          onDraw={(from, to) => setDrawings((now) => withDrawing(now, from, to, ink))}
        />
      </div>
      <aside className={styles['editor-page__aside']}>
        <ProblemsPanel {...{ game, file, problems }} />
        <ExchangePanel {...{ desk, file }} onTake={change} />
        <FilePanel {...{ game, desk, file }} onTake={change} />
        <PicturePanel
          {...{ file, board, ink, isDrawing, drawings }}
          desk={whole}
          onInk={setInk}
          onDrawing={setIsDrawing}
          onWipe={() => setDrawings(NO_DRAWINGS)}
        />
      </aside>
    </main>
  )
}
