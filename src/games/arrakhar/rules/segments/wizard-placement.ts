import type { CommandRule } from '@/engine/game'
import { countOf, TYPES_OF, UNIT_TYPES } from '../../content/units'
import { terrainAt } from '../board'
import type { AssignEntry } from '../commands'
import { countsOf } from '../counts'
import type { Event } from '../events'
import { hexRefusal, segmentRefusal } from '../guards'
import { assignedTo, boughtBy, setUpIn, setUpOf } from '../placement'
import type { Position } from '../position'
import { refuse } from '../refuse'
import { sideOf } from '../stacking'

/** Says what waits in an entry hex, in place of what was said before (AR-4.1). */
export const assignEntry: CommandRule<Position, AssignEntry, Event> = {
  refusalOf(position, { hex, counts }) {
    const elsewhere = segmentRefusal(position, 'wizardPlacement')
    if (elsewhere) return elsewhere
    const unknown = hexRefusal(position.settings, hex, 'AR-4.1')
    if (unknown) return unknown
    if (terrainAt(position, hex) !== 'entry')
      return refuse('AR-4.1', `${hex} is not an entry hex; the wizard's side is placed in those only.`)
    const wanted = countsOf(counts)
    if (UNIT_TYPES.some((type) => wanted[type] > 0 && sideOf(type) !== 'wizard'))
      return refuse('AR-4.1', "Only the wizard's side is placed here.")
    const elsewhereCounts = assignedTo(setUpOf(position), hex)
    const design = boughtBy(position.secrets, 'wizard')
    const short = TYPES_OF.wizard.find((type) => elsewhereCounts[type] + wanted[type] > design[type])
    return short === undefined
      ? undefined
      : refuse(
          'AR-4.1',
          `The design has ${countOf(design[short], short)}; ${elsewhereCounts[short]} of them placed elsewhere.`,
        )
  },
  perform(draft, { hex, counts }) {
    setUpIn(draft).entries[hex] = countsOf(counts)
    return [{ type: 'entryAssigned', hex, counts }]
  },
}
