import { endGame } from '../../effects/ending'
import { enemyOf } from '../../queries/stacking'
import type { Side } from '../../tables/units'
import { SIDE } from '../kit/args'
import { ALWAYS, command } from '../kit/kit'

/** Gives the game up, which either side may do at every moment of it (AR-12.7). */
export const resign = command({
  clause: 'AR-12.7',
  stage: ALWAYS,
  args: { side: SIDE },
  listed: ({ table: { drawOffer, side } }) => [{ side: drawOffer ? enemyOf(drawOffer) : side }],
  refusalOf: () => undefined,
  perform: ({ draft }, { side }) => endGame(draft, { winner: enemyOf(side), by: 'resignation' }),
  say: () => 'Resign',
})

/** The command by which a side gives the game up. */
export function resignation(side: Side) {
  return { type: 'resign', side } as const
}
