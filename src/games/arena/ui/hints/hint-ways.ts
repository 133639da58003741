import { aimOf } from '@/engine/declare/words'
import { hintWays } from '@/table/hints/hint-ways'
import { type Command, COMMANDS } from '../../commands'
import { rulesAt, SEAT_NAMES } from '../../tables/text'
import { namesOf } from '../../queries/names'
import { creatureOf, membersOf } from '../../queries/creatures'
import type { Space } from '../../state/position'
import { airOf, groundOf } from '../../queries/spaces'
import type { View } from '../../state/view'
import { ClauseLink } from '../build/ClauseLink'
import { reasonInWords } from './reason-words'

/** How what the bot of this game thinks is read and drawn. */
export const HINT_WAYS = hintWays({
  set: COMMANDS,
  namesOf,
  tableOf: (view: View) => view,
  viewAfter,
  reasonInWords,
  seatsOf: ({ viewer }: View) =>
    viewer === 'east' ? [SEAT_NAMES.east, SEAT_NAMES.west] : [SEAT_NAMES.west, SEAT_NAMES.east],
  Clause: ClauseLink,
  rulesAt,
})

/** Moves are foreseen; what goes up or down in its hex stays there. */
function viewAfter(view: View, command: Command): View {
  if (!('unit' in command)) return view
  const leader = creatureOf(view, command.unit)
  const [hex] = aimOf(COMMANDS, view, command).to
  if (!leader || hex === undefined) return view
  const at: Space = 'land' in command && !command.land ? airOf(hex) : groundOf(hex)
  const moved = membersOf(view, leader).map(({ id }) => id)
  const creatures = view.creatures.map((one) => (moved.includes(one.id) ? { ...one, at } : one))
  return { ...view, creatures }
}
