import { recordOf } from '@/engine/basics/record-of'
import { diceLuck } from '@/engine/table/dice-luck'
import type { LuckReport } from '@/engine/table/luck-report'
import type { Event } from '../events'
import { lossesIn } from '../queries/losses'
import type { View } from '../queries/view'
import { LUCK_TEXT } from '../tables/luck-text'

/** What dice are rolled for that are added to a side's sum; the others decide by themselves. */
const ADDED: readonly string[] = ['battle', 'area']

/** How the report counts luck, by the dice of battles and attacks, and losses (AM-12.1). */
export const LUCK_REPORT: LuckReport<View> = {
  ...diceLuck<Event>({
    measure: { id: 'battle', name: LUCK_TEXT.name, said: LUCK_TEXT.said },
    ...{ faces: 6, clause: 'AM-12.1' },
    diceOf: (event) => (event.type === 'diceRolled' && ADDED.includes(event.about) ? event.dice : []),
  }),
  isUnderWay: ({ setup }) => setup === null,
  lossesOf: ({ order }, happened) => recordOf(order, (seat) => lossesIn(happened as readonly Event[], seat)),
  losses: LUCK_TEXT.losses,
}
