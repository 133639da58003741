import { oneOf } from '@/engine/bot/bot-sample'
import { hexesApart } from '@/engine/kernel/hex'
import { searchBot } from '@/engine/declare/search-bot'
import { filledSecrets } from '@/engine/declare/secrets'
import { COMMANDS } from './commands'
import { __camel__Play } from './play'
import { otherSide, unitsOf } from './queries/units'
import type { State } from './state'
import { MAP } from './tables/map'
import type { Side } from './tables/units'

/** What a unit is worth, each hex nearer to the enemy, and each that the crown stays away. */
const WORTH = { unit: 0.1, near: 0.01, crown: 0.03 }

/** The bot of __Name__: the kernel’s search by what a position is worth. */
export const __camel__Bot = searchBot({
  set: COMMANDS,
  rules: __camel__Play,
  /** The other crown is on any head as far as a side knows (__XX__-1.1). */
  suppose: ({ viewer: _, ...state }, random) => ({
    ...state,
    crowns: filledSecrets(state.crowns, (side) => oneOf(unitsOf(state, side), random)?.id ?? null),
  }),
  evaluate: (state, side) => 0.5 + standingOf(state, side) - standingOf(state, otherSide(side)),
  turnOf: ({ turn }) => turn,
})

/** More units, near the enemy; the own crown away from it. */
function standingOf(state: State, side: Side): number {
  const enemies = unitsOf(state, otherSide(side)).map(({ hex }) => MAP.indexOf(hex))
  return unitsOf(state, side).reduce((sum, { id, hex }) => {
    const apart = Math.min(...enemies.map((enemy) => hexesApart(MAP, MAP.indexOf(hex), enemy)))
    return sum + WORTH.unit - WORTH.near * apart + (state.crowns[side] === id ? WORTH.crown * apart : 0)
  }, 0)
}
