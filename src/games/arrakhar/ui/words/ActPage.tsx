import type { BoardSite } from '@/board/board-props'
import type { HexId } from '@/engine/hex'
import { HexButtons } from '@/table/panel/HexButtons'
import { InHand } from '@/table/words/InHand'
import { IDLE } from '@/table/desk/answer'
import { capitalized } from '@/engine/phrases'
import writingStyles from '@/widgets/writing.module.css'
import { INSTRUCTIONS } from '../../content/text'
import { WORDS } from '../../content/words-text'
import { isSetUp } from '../../rules/guards'
import { answerHex } from '../gestures/answering'
import type { Desk, PanelProps } from '../desk/desk'
import { choiceGroups, otherStacks } from './choices'
import { inHandWords, readyAnswer } from './in-hand'

interface ActPageProps extends PanelProps {
  readonly sites: readonly BoardSite[]
}

/** What may be done on the board now, each hex a button that does what a click on it does. */
export function ActPage({ desk, sites }: ActPageProps) {
  const { view, gesture, choose, follow } = desk
  const groups = choiceGroups(view, gesture, sites)
  const others = otherStacks(view, gesture, sites)
  const pick = (hex: HexId) => follow(answerHex(view, IDLE, hex))
  return (
    <>
      <p>{instructionOf(desk)}</p>
      <Held desk={desk} />
      {groups.map(({ title, choices }) => (
        <HexButtons key={title} title={title} options={choices} onChoose={choose} />
      ))}
      <HexButtons title={WORDS.others} options={others} onChoose={pick} />
      {groups.length + others.length === 0 ? <p className={writingStyles.soft}>{WORDS.nothing}</p> : null}
    </>
  )
}

function Held({ desk }: PanelProps) {
  const { view, gesture, follow, adjust } = desk
  if (gesture.name === 'Idle') return null
  const ready = readyAnswer(view, gesture)
  return (
    <InHand
      text={capitalized(inHandWords(view, gesture))}
      ready={ready ? { name: ready.name, onTake: () => follow(ready.answer) } : undefined}
      onLetGo={() => adjust({ type: 'cancel' })}
    />
  )
}

function instructionOf({ view }: Desk): string {
  const { segment } = view.now
  if (view.drawOffer) return INSTRUCTIONS.drawOffer
  return isSetUp(segment) ? '' : INSTRUCTIONS[segment]
}
