import { recordOf } from '@/engine/basics/record-of'
import type { LuckReport, RollLuck } from '@/engine/table/luck-report'
import type { Event } from '../events'
import { lossesIn } from '../queries/losses'
import type { View } from '../queries/view'
import { isSetUp } from '../state/state'
import { SEATS, type Side } from '../tables/seats'
import { LUCK_TEXT } from './luck-text'

const FACES = 6

/** How the report counts luck, by the hits of fire and of spells, and losses (CB-10, SP-5). */
export const LUCK_REPORT: LuckReport<View> = {
  measures: [{ id: 'hits', name: LUCK_TEXT.name, said: LUCK_TEXT.said }],
  isUnderWay: (view) => !isSetUp(view),
  luckOf: ({ events }) => (events as readonly Event[]).flatMap(luckIn),
  lossesOf: (_view, happened) => recordOf(SEATS, (seat) => lossesIn(happened as readonly Event[], seat)),
  losses: LUCK_TEXT.losses,
}

function luckIn(event: Event): readonly RollLuck[] {
  if (event.type === 'fired') return [luckOfDice(event, event.hitNumber, 'CB-10')]
  if (event.type === 'spellRolled') return [luckOfDice(event, event.hitOn, 'SP-5')]
  return []
}

interface Rolled {
  readonly seat: Side
  readonly rolls: readonly number[]
  readonly hits: number
}

/** The hits of so many dice, each scoring on `hitOn` or less, beside what such dice score on average. */
function luckOfDice({ seat, rolls, hits }: Rolled, hitOn: number, clause: string): RollLuck {
  const chance = hitOn / FACES
  const owed = rolls.length * chance
  return { seat, measure: 'hits', given: hits, owed, variance: owed * (1 - chance), clause }
}
