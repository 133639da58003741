import { capitalized } from '@/engine/basics/phrases'
import type { CheckStep } from '@/table/set-up/CheckList'
import { CHECK } from '../../tables/setup-text'
import { COUNTERMIX, countOf, type Side, TYPES_OF, UNIT_NAMES } from '../../tables/units'
import { NONE } from '../../queries/counts'
import { costOf, designFaults } from '../../queries/design'
import { assignedTo, sorcerersPlaced } from '../../queries/placement'
import type { Counts, Settings, SetUp } from '../../state/position'
import type { View } from '../../state/view'

/** What a force must be: within its points, and with enough of each type (AR-2). */
export function designSteps(settings: Settings, side: Side, counts: Counts): readonly CheckStep[] {
  const { points, minimum } = settings.allowance[side]
  const missing = designFaults(settings, side, counts).map(({ message, clause }): CheckStep => ({
    text: message,
    clause,
    isDone: false,
  }))
  const enough = TYPES_OF[side]
    .filter((type) => minimum > 0 && counts[type] >= minimum && counts[type] <= COUNTERMIX)
    .map((type): CheckStep => ({
      text: CHECK.atLeast(countOf(minimum, type)),
      clause: 'AR-2.3',
      isDone: true,
    }))
  const spent = costOf(settings, counts)
  const within: readonly CheckStep[] =
    spent <= points ? [{ text: CHECK.points(points), clause: 'AR-2.1', isDone: true }] : []
  return [...missing, ...within, ...enough]
}

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
