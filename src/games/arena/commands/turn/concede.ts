import { otherSeat } from '../../queries/creatures'
import { endGame } from '../../effects/ending'
import type { ArenaSeat } from '../../state/position'
import { command, EVERY_STAGE } from '../kit/kit'

/** Gives the game up, whenever a decision is asked for (AA-23.5). */
export const concede = command({
  clause: 'AA-23.5',
  stage: EVERY_STAGE,
  args: {},
  refusalOf: () => undefined,
  perform: ({ draft, seat }) => [
    { type: 'conceded', seat },
    ...endGame(draft, { winner: otherSeat(seat), by: 'concession' }),
  ],
  say: () => 'Concede',
  idles: 'always',
})

/** The command by which a seat gives the game up. */
export function concession(seat: ArenaSeat) {
  return { type: 'concede', seat } as const
}
