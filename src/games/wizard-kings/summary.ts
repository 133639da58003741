import type { GameSummary } from '@/engine/table/table'
import type { View } from './queries/view'
import { isSetUp } from './state/state'
import { ARMIES } from './tables/armies'
import { SCENARIOS } from './tables/scenarios'
import { SEAT_NAMES, SEATS } from './tables/seats'
import { STEP_NAMES, SUMMARY_TEXT } from './tables/text'

/** What a list of games says of one, from what lies open on the table. */
export function summaryOf({ settings, seats, turn, actor, step }: View): GameSummary {
  const armies = SEATS.flatMap((side) => ARMIES.find(({ id }) => id === seats[side].army)?.name ?? [])
  return {
    scenario: [SCENARIOS[settings.scenario].name, armies.join(' and ')].filter(Boolean).join(': '),
    moment: isSetUp({ step })
      ? SUMMARY_TEXT.setUp
      : SUMMARY_TEXT.moment(turn, SEAT_NAMES[actor], STEP_NAMES[step]),
  }
}
