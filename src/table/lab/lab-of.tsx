import type { ComponentProps } from 'react'
import { onceForEach } from '@/engine/basics/once'
import { recordOf } from '@/engine/basics/record-of'
import { sameData } from '@/engine/basics/same-data'
import type { Plan } from '@/engine/lab/plan'
import type { Term } from '@/engine/table/table'
import { agreedIn, measureOf, withPoints } from './handicap'
import { LabForm } from './LabForm'
import type { LabModel, LabParts } from './lab-model'
import { LAB_TEXT } from './lab-text'
import { matchOf } from './match'

/** What a game brings along for the balance lab, from what it says of its forces. */
export function labOf<Parts extends LabParts>(model: LabModel<Parts>) {
  const { sides, forceNames, forces, handicap, endings, spelledOut = (plan: Plan) => plan } = model
  /** The ready match that a plan plays. */
  const readyIn = ({ settings, seats }: Plan) => {
    const openings = recordOf(sides, (side: Parts['side']) => seats[side]?.openings ?? [])
    return model.ready?.find((ready) => {
      const read = matchOf(model, ready.match)
      return read.ok && sameData(read.match, { settings, openings })
    })
  }
  return {
    Form: (props: Omit<ComponentProps<typeof LabForm<Parts>>, 'model'>) => (
      <LabForm {...{ model }} {...props} />
    ),
    units: {
      are: 'bought' as const,
      types: sides.flatMap((seat) =>
        forces
          .typesOf(seat)
          .map((type) => ({ type, seat, name: forces.nameOf(type), Face: () => forces.faceOf(type, seat) })),
      ),
    },
    evening: {
      clause: handicap.clause,
      measureOf: (plan: Plan) => measureOf(model, spelledOut(plan)),
      withPoints: (plan: Plan, points: number) => withPoints(model, spelledOut(plan), points),
    },
    termsOf: onceForEach((plan: Plan): readonly Term[] => {
      const spelled = spelledOut(plan)
      const forceOf = (side: Parts['side']) => {
        const names = spelled.seats[side]?.openings.map(({ name }) => name) ?? []
        return { label: forceNames[side], value: names.length > 0 ? names.join(', ') : LAB_TEXT.own }
      }
      const ready = readyIn(spelled)
      return [
        ...(ready ? [{ label: LAB_TEXT.readyGame, value: ready.name }] : []),
        ...model.termsOf(agreedIn(model, spelled)),
        ...sides.map(forceOf),
      ]
    }),
    /** A word that is none of the game's is given back. */
    endingText: (by: string) => (Object.hasOwn(endings, by) ? (endings[by] ?? by) : by),
  }
}
