import type { ComponentProps } from 'react'
import type { Plan } from '@/engine/lab/plan'
import type { Term } from '@/engine/table/table'
import { agreedIn, measureOf, withPoints } from './handicap'
import { LabForm } from './LabForm'
import type { LabModel, LabParts } from './lab-model'
import { LAB_TEXT } from './lab-text'

/** What a game brings along for the balance lab, from what it says of its forces. */
export function labOf<Parts extends LabParts>(model: LabModel<Parts>) {
  const { sides, forceNames, forces, handicap, endings } = model
  return {
    Form: (props: Omit<ComponentProps<typeof LabForm<Parts>>, 'model'>) => (
      <LabForm {...{ model }} {...props} />
    ),
    units: sides.flatMap((seat) =>
      forces
        .typesOf(seat)
        .map((type) => ({ type, seat, name: forces.nameOf(type), Face: () => forces.faceOf(type) })),
    ),
    clause: handicap.clause,
    measureOf: (plan: Plan) => measureOf(model, plan),
    withPoints: (plan: Plan, points: number) => withPoints(model, plan, points),
    termsOf: (plan: Plan): readonly Term[] => [
      ...model.termsOf(agreedIn(model, plan)),
      ...sides.map((side: Parts['side']) => {
        const names = plan.seats[side]?.openings.map(({ name }) => name) ?? []
        return { label: forceNames[side].force, value: names.length > 0 ? names.join(', ') : LAB_TEXT.own }
      }),
    ],
    /** A word that is none of the game's is given back. */
    endingText: (by: string) => (Object.hasOwn(endings, by) ? (endings[by] ?? by) : by),
  }
}
