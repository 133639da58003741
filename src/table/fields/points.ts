import { NEW_GAME_TEXT as TEXT } from '../new-game/new-game-text'
import type { Field } from './field'

interface PointsField<Side extends string, Change> {
  readonly hint: string
  readonly sides: readonly { readonly side: Side; readonly name: string; readonly step?: number }[]
  readonly points: Readonly<Record<Side, number>>
  /** What each side has unless they agree on something else. */
  readonly usual: Readonly<Record<Side, number>>
  readonly most: number
  readonly problems: readonly string[] | undefined
  to(points: Readonly<Record<Side, number>>): Change
}

/** What each side may spend: a handicap is more for one than for the other; with a way back to the usual. */
export function pointsField<Side extends string, Change>(field: PointsField<Side, Change>): Field<Change> {
  const { hint, sides, points, usual, most, problems } = field
  const isUsual = sides.every(({ side }) => points[side] === usual[side])
  const back: Field<Change> = {
    kind: 'button',
    label: TEXT.usualPoints,
    isQuiet: true,
    to: () => field.to(usual),
  }
  const numbers = sides.map(({ side, name, step = 1 }): Field<Change> => ({
    kind: 'number',
    label: name,
    value: points[side],
    min: 0,
    max: most,
    step,
    to: (value) => field.to({ ...points, [side]: value }),
  }))
  return {
    kind: 'group',
    label: TEXT.points,
    as: 'row',
    hint,
    problems,
    fields: isUsual ? numbers : [...numbers, back],
  }
}
