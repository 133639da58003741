import { aimOf } from '@/engine/kernel/words'
import { hintWays } from '@/table/hints/hint-ways'
import { type Command, COMMANDS } from '../../commands'
import { rulesAt, SIDE_NAMES } from '../../content/text'
import type { View } from '../../rules/view'
import { ClauseLink } from '../rules-help/ClauseLink'
import { namesOf } from './command-names'
import { reasonInWords } from './reason-words'

/** How what the bot of this game thinks is read and drawn. */
export const HINT_WAYS = hintWays({
  set: COMMANDS,
  namesOf,
  viewAfter,
  reasonInWords,
  seatsOf: ({ viewer }: View) =>
    viewer === 'wizard' ? [SIDE_NAMES.wizard, SIDE_NAMES.sorcerer] : [SIDE_NAMES.sorcerer, SIDE_NAMES.wizard],
  Clause: ClauseLink,
  rulesAt,
})

/** Moves and advances are foreseen. */
function viewAfter(view: View, command: Command): View {
  if (command.type !== 'move' && command.type !== 'advance') return view
  const [hex] = aimOf(COMMANDS, view, command).to
  if (hex === undefined) return view
  const units = view.units.map((unit) => (command.units.includes(unit.id) ? { ...unit, hex } : unit))
  return { ...view, units }
}
