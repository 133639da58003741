import { endPhase as end } from '../../effects/turn'
import { happen } from '../../effects/flow/run'
import { unfoughtPairs } from '../../queries/battle/pairs'
import { unknownNear } from '../../queries/exploring'
import { spellsOver, unitsOver } from '../../queries/reserves'
import { refuse, type Refused } from '../../refuse'
import type { State } from '../../state/state'
import type { MageSeat } from '../../state/terms'
import { PHASES } from '../../state/terms'
import { command } from '../kit/kit'

/** Why the phase cannot end yet (AM-6.12, AM-7.6, AM-10.3, AM-11.5). */
function endRefusal(table: State, seat: MageSeat): Refused {
  switch (table.phase) {
    case 'recruitUnits':
      if (!table.drawn) return refuse('AM-6.12', 'The draw of units comes first.')
      return unitsOver(table, seat) > 0 ? refuse('AM-6.12', 'The Reserve is over its limit.') : undefined
    case 'recruitSpells':
      if (!table.drawn) return refuse('AM-7.6', 'The draw of spells comes first.')
      return unitsOver(table, seat) + spellsOver(table, seat) > 0
        ? refuse('AM-7.6', 'More is held than may be kept.')
        : undefined
    case 'exploration':
      return unknownNear(table, seat).length > 0 ? refuse('AM-10.3', 'Explore first.') : undefined
    case 'battle':
      return unfoughtPairs(table).length > 0
        ? refuse('AM-11.5', 'A contested pair has not been fought.')
        : undefined
    // What units do there they do in any order, and none of it has to be done (AM-8.1, AM-9.1).
    case 'scout':
    case 'movement':
      return undefined
  }
}

/** The phase ends, and with the last of them the turn (AM-4.1). */
export const endPhase = command({
  clause: 'AM-4.1',
  stage: PHASES,
  args: {},
  refusalOf: ({ table, seat }) => endRefusal(table, seat),
  perform: (doing) => happen(doing, end),
  say: (_named, { table }) => (table.phase === 'battle' ? 'End the turn' : 'End the phase'),
  idles: 'end',
})
