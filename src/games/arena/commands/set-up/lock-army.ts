import { reveal } from '../../effects/set-up/first-turn'
import { refuse } from '../../refuse'
import { command } from '../kit/kit'

/** Makes an army list final; after both, the armies are revealed and play begins (AA-2.6 to AA-2.8). */
export const lockArmy = command({
  clause: 'AA-2.6',
  stage: 'build',
  args: {},
  refusalOf: ({ table, seat }) =>
    table.secrets.lists[seat] ? undefined : refuse('AA-2.9', 'Draw up an army first.'),
  perform({ draft, seat, dice }) {
    draft.locked[seat] = true
    if (seat === 'east') return [{ type: 'armyLocked', seat }, ...reveal(draft, dice)]
    draft.active = 'east'
    return [{ type: 'armyLocked', seat }]
  },
  say: () => 'Make the army final',
})
