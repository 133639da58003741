import { aimOf } from '@/engine/declare/words'
import { hintWays } from '@/table/hints/hint-ways'
import { type Command, COMMANDS } from '../../commands'
import { rulesAt, SIDE_NAMES } from '../../tables/text'
import type { Designation } from '../../state/position'
import type { View } from '../../state/view'
import type { Names } from '../../commands/kit/kit'
import { designatingIn } from '../../queries/designating'
import { typeLookup, unitsText, unitText } from '../sentences/words'
import { designationText } from '../words/designation-text'
import { stackText } from '../words/stack-text'
import { ClauseLink } from '../rules-help/ClauseLink'
import { reasonInWords } from './reason-words'

/** How what the bot of this game thinks is read and drawn. */
export const HINT_WAYS = hintWays({
  set: COMMANDS,
  namesOf,
  tableOf: (view: View) => view,
  viewAfter,
  reasonInWords,
  seatsOf: ({ viewer }: View) =>
    viewer === 'wizard' ? [SIDE_NAMES.wizard, SIDE_NAMES.sorcerer] : [SIDE_NAMES.sorcerer, SIDE_NAMES.wizard],
  Clause: ClauseLink,
  rulesAt,
})

/** What goes somewhere is foreseen: moves and advances. */
function viewAfter(view: View, command: Command): View {
  const {
    to: [hex],
    ink,
  } = aimOf(COMMANDS, view, command)
  if (ink !== 'green' || hex === undefined || !('units' in command)) return view
  const units = view.units.map((unit) => (command.units?.includes(unit.id) ? { ...unit, hex } : unit))
  return { ...view, units }
}

/** What commands call things by, at a table. */
function namesOf(view: View): Names {
  const typeOf = typeLookup(view)
  return {
    unit: (id) => unitText(id, typeOf),
    units: (ids) => unitsText(ids, typeOf),
    stack: (hex) => stackText(view, hex),
    designation(id) {
      const made = designatingIn(view)?.designations.find((one) => one.id === id)
      return made ? `${spellText(made)}${designationText(view, made)}, at ${made.hex}` : 'it'
    },
  }
}

/** What the panel says in its heading; an attack is told by who fights whom. */
function spellText(made: Designation): string {
  if ('attackers' in made) return ''
  return 'wand' in made ? 'a fireball by ' : 'haste by '
}
