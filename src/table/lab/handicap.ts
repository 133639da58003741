import { recordOf } from '@/engine/basics/record-of'
import type { Json } from '@/engine/kernel/game'
import { problemsText } from '@/engine/kernel/refusal'
import type { HandicapMeasure } from '@/engine/lab/handicap'
import type { Opening, Plan } from '@/engine/lab/plan'
import type { Design, LabModel, LabParts } from './lab-model'
import { LAB_TEXT } from './lab-text'

/** What is agreed on in a plan whose settings begin a game; else an error. */
export function agreedIn<Parts extends LabParts>(
  model: LabModel<Parts>,
  { settings }: Plan,
): Parts['settings'] {
  const parsed = model.parse(settings)
  if (!parsed.ok) throw new Error(problemsText(parsed.problems))
  return parsed.value
}

/** By what a match can be evened. */
export function measureOf<Parts extends LabParts>(model: LabModel<Parts>, plan: Plan): HandicapMeasure {
  const { forces, handicap, sized } = model
  const { side, step } = handicap
  const settings = agreedIn(model, plan)
  const points = forces.pointsOf(settings, side)
  const costOf = (counts: Design<Parts>['counts']) => forces.costOf(settings, counts)
  const commands = plan.seats[side]?.openings.flatMap((opening) => opening.commands) ?? []
  const leastOfOpenings = commands.flatMap((json) => {
    const { counts } = model.designIn(json) ?? {}
    return counts ? [points - costOf(counts) + costOf(sized(settings, side, counts, 0))] : []
  })
  return {
    seat: side,
    points,
    step,
    least: Math.max(step, costOf(forces.leastOf(settings, side)), ...leastOfOpenings),
    most: forces.mostPointsOf(settings, side),
  }
}

/** The same plan with other points for one side; what its force left unspent stays unspent. */
export function withPoints<Parts extends LabParts>(model: LabModel<Parts>, plan: Plan, points: number): Plan {
  const { sides, forces, handicap } = model
  const side: Parts['side'] = handicap.side
  const settings = agreedIn(model, plan)
  const before = recordOf(sides, (one: Parts['side']) => forces.pointsOf(settings, one))
  const change = points - before[side]
  if (change === 0) return plan
  const { deciders, openings } = plan.seats[side] ?? { deciders: [], openings: [] }
  return {
    ...plan,
    settings: {
      ...(plan.settings as Readonly<Record<string, Json>>),
      ...model.pointed({ ...before, [side]: points }),
    },
    seats: {
      ...plan.seats,
      [side]: { deciders, openings: openings.map((opening) => resized(model, settings, opening, change)) },
    },
  }
}

function resized<Parts extends LabParts>(
  model: LabModel<Parts>,
  settings: Parts['settings'],
  { name, commands }: Opening,
  change: number,
): Opening {
  let points = 0
  const changed = commands.map((json): Json => {
    const design = model.designIn(json)
    if (!design) return json
    points = model.forces.costOf(settings, design.counts) + change
    return model.designing({ ...design, counts: model.sized(settings, design.side, design.counts, points) })
  })
  return { name: LAB_TEXT.ofPoints(name, points), commands: changed }
}
