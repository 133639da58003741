import { CounterPicture } from '@/board/layers/CounterPicture'
import type { Plan } from '@/engine/lab/plan'
import type { Term } from '@/engine/table/table'
import { capitalized } from '@/engine/basics/phrases'
import type { LabDesk, LabUnit } from '@/contract/manifest'
import { type Side, TYPES_OF, UNIT_NAMES } from '../../tables/units'
import { freshCounter } from '../../ui/setup/placement-board'
import { termsOf } from '../../ui/terms/terms-of'
import { agreedIn, measureOf, withPoints } from './handicap'
import { LabForm } from './LabForm'
import { endingText, LAB_TEXT } from './lab-text'

const SIDES: readonly Side[] = ['sorcerer', 'wizard']

/** What Arrakhar's Wand brings along for the balance lab. */
export const LAB: LabDesk = {
  Form: LabForm,
  units: SIDES.flatMap((side) =>
    TYPES_OF[side].map((type): LabUnit => ({
      type,
      seat: side,
      name: capitalized(UNIT_NAMES[type].many),
      Face: () => <CounterPicture counter={freshCounter(type, type)} />,
    })),
  ),
  clause: 'AR-13.4',
  measureOf,
  withPoints,
  termsOf: (plan) => [
    ...termsOf({ settings: agreedIn(plan) }),
    ...SIDES.map((side) => forceTerm(plan, side)),
  ],
  endingText,
}

function forceTerm({ seats }: Plan, side: Side): Term {
  const names = seats[side]?.openings.map(({ name }) => name) ?? []
  return { label: LAB_TEXT.force[side], value: names.length > 0 ? names.join(', ') : LAB_TEXT.own }
}
