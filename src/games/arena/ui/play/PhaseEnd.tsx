import { EndButton } from '@/table/panel/EndButton'
import { BASIC_NEXT, END_NAMES, NEXT_NAMES } from '../../content/phase-text'
import type { Command } from '../../commands'
import { askedSeat } from '../../rules/guards'
import { mayDecide } from '../gestures/may-decide'
import type { Desk, PanelProps } from '../desk/desk'
import { hexesToAct, hexOfGesture, pickHex } from '../gestures/hands'
import { placeInWords } from '../words/hex-words'
import { stillToDo } from './still-to-do'

type Ended = keyof typeof END_NAMES

/** Ends the phase, or passes the bout; asks first where something that cannot be made up for is left undone. */
export function PhaseEnd({ desk }: PanelProps) {
  const { view, gesture } = desk
  const { phase } = view.now
  const command = endOf(desk)
  if (!command || !(phase in END_NAMES)) return null
  const ended = phase as Ended
  const isBasic = view.settings.ruleset === 'basic'
  return (
    <EndButton
      name={END_NAMES[ended]}
      next={(isBasic ? BASIC_NEXT[ended] : undefined) ?? NEXT_NAMES[ended]}
      desk={desk}
      command={command}
      left={{
        ...stillToDo(view),
        hexes: hexesToAct(view),
        textOf: (hex) => placeInWords(view, hex),
        picked: hexOfGesture(view, gesture),
        onPick: (hex) => pickHex(desk, hex),
      }}
    />
  )
}

/** What the button does: magic phases are passed, not ended (AA-19.5). */
function endOf({ view }: Desk): Command | undefined {
  const seat = askedSeat(view)
  if (seat === null || !mayDecide(view)) return undefined
  const isMagic = view.now.phase === 'magic1' || view.now.phase === 'magic2'
  return { type: isMagic ? 'passMagic' : 'endPhase', seat }
}
