import type { LuckMeasure, LuckReport, RollLuck } from '@/engine/table/luck-report'
import { RECKONING_TEXT } from '../tables/luck-report-text'
import type { Event } from '../events'
import { deathsOf } from '../queries/losses'
import { LUCK_KINDS, luckIn } from '../queries/forecast/luck'
import type { View } from '../state/view'

/** How the report of a game of Arena counts luck and losses. */
export const LUCK_REPORT: LuckReport<View> = {
  measures: LUCK_KINDS.map((kind): LuckMeasure => ({
    id: kind,
    name: RECKONING_TEXT.nameOf(kind),
    said: (seatName, excess) => RECKONING_TEXT.excess(kind, seatName, excess),
  })),
  isUnderWay: ({ turn }) => turn > 0,
  luckOf: ({ events }, before) =>
    luckIn(events as readonly Event[], before).map(({ kind, ...counted }): RollLuck => ({
      measure: kind,
      ...counted,
    })),
  lossesOf: (_view, happened) => ({
    west: deathsOf(happened as readonly Event[], 'west').length,
    east: deathsOf(happened as readonly Event[], 'east').length,
  }),
  losses: RECKONING_TEXT.losses,
}
