import { type ReactNode, useMemo, useState } from 'react'
import type { HexId } from '@/engine/kernel/hex'
import { strokeOf, withAdded, withMark } from '@/engine/rulebook/marks'
import { type Drawing, type DrawingInk, INKS } from '@/engine/rulebook/rulebook'
import { Button } from '@/widgets/Button'
import controlStyles from '@/widgets/control.module.css'
import panelStyles from '@/widgets/panel.module.css'
import { drawingInWords } from '@/board/drawings/drawing-words'
import { EDITOR_TEXT } from '../editor/editor-text'
import type { Stage } from '../stage/stage'
import { DRAWINGS_TEXT as TEXT } from './author-text'
import { MarkForm } from './MarkForm'
import styles from './author.module.css'

interface DrawingsFieldProps {
  readonly stage: Stage
  /** What stands on the board, as the learner sees it. */
  readonly view: object
  /** What there is to see, in words. */
  readonly label: string
  readonly drawings: readonly Drawing[]
  readonly onChange: (drawings: readonly Drawing[]) => void
  /** Whether the board is there before anybody draws. */
  readonly isShown?: boolean
  /** What is said below the board. */
  readonly children?: ReactNode
}

/** Arrows, circles and texts over a board: drawn on it, or told by their hexes. */
export function DrawingsField(props: DrawingsFieldProps) {
  const { stage, view, label, drawings, onChange, isShown = false, children } = props
  const [isOpen, setOpen] = useState(false)
  const [ink, setInk] = useState<DrawingInk>('green')
  const { Picture } = stage.teaching
  const framed = useFramed(stage, view)
  const draw = (from: HexId, to: HexId) => onChange(withMark(drawings, strokeOf(from, to, ink)))
  return (
    <div className={panelStyles.stack} data-field="drawings">
      {isShown || isOpen ? (
        <figure className={styles['author__picture']}>
          <div className={styles['author__board']}>
            <Picture
              {...{ view, label, drawings, framed }}
              {...(isOpen ? { onDraw: draw, isDrawing: true } : {})}
            />
          </div>
          {children}
        </figure>
      ) : null}
      <div className={panelStyles.row}>
        <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? TEXT.close : TEXT.open(drawings.length)}
        </Button>
        {isOpen ? <InkSelect ink={ink} onChange={setInk} /> : null}
      </div>
      {isOpen ? (
        <>
          <p className={controlStyles['field__hint']}>{TEXT.hint}</p>
          <MarkForm
            hexes={stage.teaching.names.hexesOf(view)}
            ink={ink}
            onMake={(made) => onChange(withAdded(drawings, made))}
          />
          <MarkList drawings={drawings} onChange={onChange} />
        </>
      ) : null}
    </div>
  )
}

/** Where something stands: that part of the map is shown, and does not move while it is drawn upon. */
function useFramed({ teaching }: Stage, view: object): readonly HexId[] {
  const hexes = teaching.paper.hexesOf(view, [])
  const same = hexes.join(' ')
  // The view is made anew with every change of the draft; its hexes are mostly the same.
  // oxlint-disable-next-line react/exhaustive-deps -- because what they are is told by their names
  return useMemo(() => hexes, [same])
}

interface InkSelectProps {
  readonly ink: DrawingInk
  readonly onChange: (ink: DrawingInk) => void
}

function InkSelect({ ink, onChange }: InkSelectProps) {
  return (
    <label className={controlStyles.check}>
      {TEXT.ink}
      <select
        className={controlStyles['field__input']}
        value={ink}
        onChange={({ target }) => onChange(INKS.find((one) => one === target.value) ?? ink)}
      >
        {INKS.map((one) => (
          <option key={one} value={one}>
            {EDITOR_TEXT.inks[one]}
          </option>
        ))}
      </select>
    </label>
  )
}

function MarkList({ drawings, onChange }: Pick<DrawingsFieldProps, 'drawings' | 'onChange'>) {
  if (drawings.length === 0) return <p>{TEXT.none}</p>
  return (
    <ul className={styles['author__marks']} aria-label={TEXT.list}>
      {drawings.map((drawing, nth) => (
        <li key={`${nth} ${drawingInWords(drawing)}`} className={panelStyles.row}>
          {drawingInWords(drawing)}
          <Button
            look="quiet"
            aria-label={TEXT.remove(drawingInWords(drawing))}
            onClick={() => onChange(drawings.toSpliced(nth, 1))}
          >
            {TEXT.removeShort}
          </Button>
        </li>
      ))}
    </ul>
  )
}
