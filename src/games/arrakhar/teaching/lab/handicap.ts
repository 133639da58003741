import type { Json } from '@/engine/kernel/game'
import type { HandicapMeasure } from '@/engine/lab/handicap'
import type { Opening, Plan } from '@/engine/lab/plan'
import { problemsText } from '@/engine/kernel/refusal'
import { COUNTERMIX, TYPES_OF } from '../../tables/units'
import { designing } from '../../commands/laying-out'
import { countsOf, mapCounts } from '../../queries/counts'
import { costOf } from '../../queries/design'
import { parseCommand } from '../../files/command-file'
import { parseNewGame } from '../../files/settings-file'
import type { Settings } from '../../state/position'
import { sizedForce } from '../../queries/sized-force'
import { LAB_TEXT } from './lab-text'

/** Steps of two points for the sorcerer are a good measure (AR-13.4). */
const STEP = 2

/** By what a match can be evened. */
export function measureOf(plan: Plan): HandicapMeasure {
  const settings = agreedIn(plan)
  const { points, minimum } = settings.allowance.sorcerer
  const costOfEach = (count: number) =>
    costOf(
      settings,
      mapCounts((type) => (TYPES_OF.sorcerer.includes(type) ? count : 0)),
    )
  return {
    seat: 'sorcerer',
    points,
    step: STEP,
    least: Math.max(STEP, costOfEach(minimum)),
    most: costOfEach(COUNTERMIX),
  }
}

/** The same plan with other points for the sorcerer; what its force left unspent stays unspent. */
export function withPoints(plan: Plan, points: number): Plan {
  const settings = agreedIn(plan)
  const { sorcerer, wizard } = settings.allowance
  const change = points - sorcerer.points
  if (change === 0) return plan
  return {
    ...plan,
    settings: {
      ...(plan.settings as Readonly<Record<string, Json>>),
      points: { sorcerer: points, wizard: wizard.points },
    },
    seats: Object.fromEntries(
      Object.entries(plan.seats).map(([seat, { deciders, openings }]) => [
        seat,
        {
          deciders,
          openings:
            seat === 'sorcerer' ? openings.map((opening) => resized(settings, opening, change)) : openings,
        },
      ]),
    ),
  }
}

function resized(settings: Settings, { name, commands }: Opening, change: number): Opening {
  let points = 0
  const changed = commands.map((json): Json => {
    const parsed = parseCommand(json)
    if (!parsed.ok || !('side' in parsed.value && 'counts' in parsed.value)) return json
    const { side, counts } = parsed.value
    points = costOf(settings, countsOf(counts)) + change
    return designing(side, { ...sizedForce(settings, side, countsOf(counts), points) })
  })
  return { name: LAB_TEXT.ofPoints(name, points), commands: changed }
}

/** What is agreed on in a plan whose settings begin a game; else an error. */
export function agreedIn({ settings }: Plan): Settings {
  const parsed = parseNewGame(settings)
  if (!parsed.ok) throw new Error(problemsText(parsed.problems))
  return parsed.value
}
