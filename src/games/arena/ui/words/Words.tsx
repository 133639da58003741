import { HexButtons } from '@/table/panel/HexButtons'
import { BoardInWords } from '@/table/words/BoardInWords'
import { InHand } from '@/table/words/InHand'
import styles from '@/table/words/words.module.css'
import writingStyles from '@/widgets/writing.module.css'
import { INSTRUCTIONS } from '../../content/text'
import { boardOf } from '../../rules/spaces'
import type { View } from '../../rules/view'
import { marksOf } from '../gestures/hands'
import type { PanelProps } from '../desk/desk'
import { gestureInWords } from './gesture-words'
import { hexInWords, placeInWords } from './hex-words'
import { enchantmentName } from '../../queries/magic-names'
import { namesOf } from '../../queries/names'
import { WORDS } from './words-text'

/** The board in words and its door. */
export function Words({ desk }: PanelProps) {
  return (
    <BoardInWords>
      <WordsPage desk={desk} />
    </BoardInWords>
  )
}

/** The board by what may be chosen and by where somebody is; every hex is a button that does what a click on it does. */
function WordsPage({ desk }: PanelProps) {
  const { view, gesture, choose } = desk
  const marks = marksOf(view, gesture)
  const chosen = boardOf(view).ids.filter((hex) => marks.some((mark) => mark.hex === hex))
  const taken = boardOf(view).ids.filter((hex) => !chosen.includes(hex) && isTaken(view, hex))
  return (
    <div className={styles['words__page']} tabIndex={-1}>
      <p>{INSTRUCTIONS[view.now.phase]}</p>
      <Held desk={desk} />
      {chosen.length === 0 ? <p className={writingStyles.soft}>{WORDS.nothing}</p> : null}
      <HexButtons
        title={WORDS.choices}
        options={chosen.map((hex) => ({ hex, text: withoutNumber(hexInWords(view, hex, marks)) }))}
        onChoose={choose}
      />
      <HexButtons
        title={WORDS.stacks}
        options={taken.map((hex) => ({ hex, text: placeInWords(view, hex) }))}
        onChoose={choose}
      />
      <Enchantments view={view} />
    </div>
  )
}

function Held({ desk }: PanelProps) {
  const { view, gesture, adjust } = desk
  if (gesture.name === 'Idle') return null
  return <InHand text={gestureInWords(view, gesture)} onLetGo={() => adjust({ type: 'cancel' })} />
}

function isTaken({ creatures }: View, hex: string): boolean {
  return creatures.some(({ at }) => at === hex || at === `${hex}^`)
}

/** The button names the hex itself. */
function withoutNumber(text: string): string {
  return text.slice(text.indexOf(', ') + 2)
}

function Enchantments({ view }: { readonly view: View }) {
  if (view.enchantments.length === 0) return null
  const names = namesOf(view)
  return (
    <section aria-label={WORDS.enchantments}>
      <h3>{WORDS.enchantments}</h3>
      <ul>
        {view.enchantments.map((enchantment) => (
          <li key={enchantment.id}>{enchantmentName(enchantment, names)}</li>
        ))}
      </ul>
    </section>
  )
}
