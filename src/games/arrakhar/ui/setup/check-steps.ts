import { capitalized } from '@/engine/basics/phrases'
import type { CheckStep } from '@/table/set-up/CheckList'
import { CHECK } from '../../tables/setup-text'
import { TYPES_OF, UNIT_NAMES } from '../../tables/units'
import { NONE } from '../../queries/counts'
import { assignedTo, sorcerersPlaced } from '../../queries/placement'
import type { SetUp } from '../../state/position'
import type { View } from '../../state/view'

/** What the sorcerer places: haunts, the wand, sorcerers (AR-3). */
export function sorcererSteps(view: View, setUp: SetUp): readonly CheckStep[] {
  const { settings, wandHaunt, designs } = view
  const haunts = settings.haunts.length
  const placed = settings.haunts.filter((haunt) => setUp.haunts[haunt] !== undefined).length
  const force = designs.sorcerer?.sorcerer ?? 0
  return [
    stepOf(CHECK.haunts, 'AR-3.1', placed, haunts),
    {
      text: wandHaunt === null ? CHECK.wand : CHECK.wandHidden,
      clause: 'AR-3.4',
      isDone: wandHaunt !== null,
    },
    stepOf(CHECK.sorcerers, 'AR-3.5', sorcerersPlaced(setUp), force),
  ]
}

/** Who of the wizard's side has an entry hex, by type (AR-4.1). */
export function wizardSteps({ designs }: View, setUp: SetUp): readonly CheckStep[] {
  const force = designs.wizard ?? NONE
  const assigned = assignedTo(setUp)
  return TYPES_OF.wizard
    .filter((type) => force[type] > 0)
    .map((type) => stepOf(capitalized(UNIT_NAMES[type].many), 'AR-4.1', assigned[type], force[type]))
}

function stepOf(what: string, clause: string, done: number, of: number): CheckStep {
  return { text: CHECK.placed(what, done, of), clause, isDone: done >= of }
}
