import { countOf, TYPES_OF, UNIT_TYPES } from '../../tables/units'
import { terrainAt } from '../../queries/board'
import { countsOf } from '../../queries/counts'
import { hexRefusal } from '../../queries/guards'
import { entriesOf } from '../../queries/legal/set-up'
import { assignedTo, boughtBy, setUpIn, setUpOf } from '../../queries/placement'
import { refuse } from '../../refuse'
import { sideOf } from '../../queries/stacking'
import { COUNTS, HEX } from '../kit/args'
import { command } from '../kit/kit'

/** Says what waits in an entry hex, in place of what was said before (AR-4.1). */
export const assignEntry = command({
  clause: 'AR-4.1',
  stage: 'wizardPlacement',
  args: { hex: HEX, counts: COUNTS },
  listed: ({ table }) => entriesOf(table),

  refusalOf({ table }, { hex, counts }) {
    const unknown = hexRefusal(table.settings, hex, 'AR-4.1')
    if (unknown) return unknown
    if (terrainAt(table, hex) !== 'entry')
      return refuse('AR-4.1', `${hex} is not an entry hex; the wizard's side is placed in those only.`)
    const wanted = countsOf(counts)
    if (UNIT_TYPES.some((type) => wanted[type] > 0 && sideOf(type) !== 'wizard'))
      return refuse('AR-4.1', "Only the wizard's side is placed here.")
    const elsewhere = assignedTo(setUpOf(table), hex)
    const design = boughtBy(table.secrets, 'wizard')
    const short = TYPES_OF.wizard.find((type) => elsewhere[type] + wanted[type] > design[type])
    return short === undefined
      ? undefined
      : refuse(
          'AR-4.1',
          `The design has ${countOf(design[short], short)}; ${elsewhere[short]} of them placed elsewhere.`,
        )
  },
  perform({ draft }, { hex, counts }) {
    setUpIn(draft).entries[hex] = countsOf(counts)
    return [{ type: 'entryAssigned', hex, counts }]
  },

  say: ({ hex, counts }) => `Let ${counts} wait at ${hex}`,
})
