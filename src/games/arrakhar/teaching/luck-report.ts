import type { LuckMeasure, LuckReport, RollLuck } from '@/engine/table/luck-report'
import { RECKONING_TEXT } from '../tables/luck-report-text'
import type { Event } from '../events'
import { LUCK_KINDS, luckOf } from '../queries/forecast/luck'
import { isSetUp } from '../queries/guards'
import { sideOf } from '../queries/stacking'
import type { View } from '../state/view'

/** How the report of a game of Arrakhar's Wand counts luck and losses. */
export const LUCK_REPORT: LuckReport<View> = {
  measures: LUCK_KINDS.map((kind): LuckMeasure => ({
    id: kind,
    name: RECKONING_TEXT.nameOf(kind),
    said: (seatName, excess) => RECKONING_TEXT.excess(kind, seatName, excess),
  })),
  isUnderWay: ({ now }) => !isSetUp(now.segment),
  luckOf: ({ events }, before) =>
    (events as readonly Event[]).flatMap((event): readonly RollLuck[] => {
      const luck = luckOf(before, event)
      if (!luck) return []
      const { side, kind, ...counted } = luck
      return [{ seat: side, measure: kind, ...counted }]
    }),
  lossesOf: ({ eliminated }) => ({
    sorcerer: eliminated.filter(({ type }) => sideOf(type) === 'sorcerer').length,
    wizard: eliminated.filter(({ type }) => sideOf(type) === 'wizard').length,
  }),
  losses: RECKONING_TEXT.losses,
}
