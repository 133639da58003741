import type { LuckMeasure, Reckoning, RollLuck } from '@/engine/reckoning'
import { RECKONING_TEXT } from '../content/reckoning-text'
import type { Event } from '../rules/events'
import { LUCK_KINDS, luckOf } from '../rules/forecast/luck'
import { isSetUp } from '../rules/guards'
import { sideOf } from '../rules/stacking'
import type { View } from '../rules/view'

/** How the report of a game of Arrakhar's Wand counts luck and losses. */
export const RECKONING: Reckoning<View> = {
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
