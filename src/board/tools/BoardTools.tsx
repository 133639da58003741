import writingStyles from '@/widgets/writing.module.css'
import { BoardControls, type BoardControlsProps } from './BoardControls'
import { useBoardKeys } from './use-board-keys'

export interface BoardToolsProps extends BoardControlsProps {
  /** The id by which the board finds the words about its keys. */
  readonly help: string
  /** Whether one may draw on it. */
  readonly isDrawable: boolean
  readonly onInspect: () => void
}

/** What one looks at a board with: its keys, the words about them, and the buttons in its corner. */
export function BoardTools({ help, isDrawable, onInspect, ...controls }: BoardToolsProps) {
  const { zoom, onToggle, onTurn } = controls
  useBoardKeys({
    closer: zoom.closer,
    farther: zoom.farther,
    wholeMap: zoom.fit,
    turnMap: onTurn,
    hexNumbers: () => onToggle('numbers'),
    counters: () => onToggle('counters'),
    lookInto: onInspect,
  })
  return (
    <>
      <p id={help} className={writingStyles['visually-hidden']}>
        Arrow keys, or Q W E A S D for the six hexsides, move the hex cursor. Enter or Space chooses the hex.
        Plus and minus zoom, zero shows the whole map. F turns the map
        {controls.isByQuarters ? ' by a quarter' : ' around'}, H hides the counters, G the hex numbers. I
        looks closer at the hex.
        {isDrawable &&
          ' X begins a drawing at the hex and ends it: from hex to hex an arrow, twice in one hex a circle.'}
      </p>
      <BoardControls {...controls} />
    </>
  )
}
