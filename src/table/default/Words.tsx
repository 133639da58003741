import writingStyles from '@/widgets/writing.module.css'
import { HexButtons } from '../panel/HexButtons'
import { BoardInWords } from '../words/BoardInWords'
import { InHand } from '../words/InHand'
import styles from '../words/words.module.css'
import { TABLE_TEXT } from './default-text'
import type { PartProps } from './table-desk'

/** The board in words and its door. */
export function Words(props: PartProps) {
  return (
    <BoardInWords>
      <WordsPage {...props} />
    </BoardInWords>
  )
}

/** The board by what may be chosen and by where somebody is; every hex is a button that does what a click on it does. */
function WordsPage({ model, desk }: PartProps) {
  const { view, gesture, choose, adjust } = desk
  const { grid, stacks } = model.boardOf(view)
  const marks = model.marksOf(view, gesture)
  const chosen = grid.ids.filter((hex) => marks.some((mark) => mark.hex === hex))
  const taken = grid.ids.filter((hex) => !chosen.includes(hex) && stacks.some((stack) => stack.hex === hex))
  return (
    <div className={styles['words__page']} tabIndex={-1}>
      <p>{model.stageOf(view).says}</p>
      {gesture.name === 'Idle' ? null : (
        <InHand text={model.inHand(view, gesture)} onLetGo={() => adjust({ type: 'cancel' })} />
      )}
      {chosen.length === 0 ? <p className={writingStyles.soft}>{TABLE_TEXT.nothing}</p> : null}
      <HexButtons
        title={TABLE_TEXT.choices}
        // The button names the hex itself.
        options={chosen.map((hex) => ({
          hex,
          text: model.hexInWords(view, hex, marks).slice(hex.length + 2),
        }))}
        onChoose={choose}
      />
      <HexButtons
        title={TABLE_TEXT.places}
        options={taken.map((hex) => ({ hex, text: model.placeInWords(view, hex) }))}
        onChoose={choose}
      />
    </div>
  )
}
