import { optional } from '@/engine/declare/arg'
import { happen } from '@/engine/declare/scene'
import { beginRound, goOn, show } from '../../effects/battle/flow'
import { mark, type Scene, seen, tell } from '../../effects/scene'
import { blocksIn } from '../../queries/blocks'
import { attackerOf, battlesLeft, contestedHexes, entriesOf, mainSidesOf } from '../../queries/contests'
import { refuse } from '../../refuse'
import type { State } from '../../state/state'
import type { HexId } from '@/engine/kernel/hex'
import { present } from '@/engine/kernel/refusal'
import { otherSide, type Side } from '../../tables/seats'
import { HEX, ORIGIN } from '../kit/args'
import { command } from '../kit/kit'

/** The attacker begins a battle, and names the way by which most of his came (CB-3). */
export const openBattle = command({
  clause: 'CB-3',
  stage: 'battles',
  args: { hex: HEX, main: optional(ORIGIN) },
  target: 'hex',
  listed: ({ table, seat }) =>
    battlesLeft(table, seat).flatMap((hex) => {
      const sides = mainSidesOf(table, hex, seat)
      return sides.length === 1 ? [{ hex }] : sides.map((main) => ({ hex, main }))
    }),
  refusalOf({ table, seat }, { hex, main }) {
    if (!contestedHexes(table).includes(hex)) return refuse('CB-1', `There is no battle in ${hex}.`)
    if (attackerOf(table, hex) !== seat) return refuse('TS-5', `You do not attack in ${hex}.`)
    const sides = mainSidesOf(table, hex, seat)
    if (main === undefined)
      return sides.length === 1 ? undefined : refuse('CB-3', 'Name the hexside by which the attack comes.')
    return sides.includes(main) ? undefined : refuse('CB-3', 'None of your blocks came in over that hexside.')
  },
  perform: (doing, { hex, main }) =>
    happen(doing, (scene: Scene) => {
      const { draft } = scene
      const state = seen(scene)
      const from = present(main ?? mainSidesOf(state, hex, doing.seat)[0], 'a way in')
      const active = activeAtFirst(state, hex, doing.seat, from)
      draft.step = 'battle'
      draft.battle = {
        ...{ hex, attacker: doing.seat, main: from, round: 1, stage: 'fatigue', slot: 0 },
        active,
        ...{ acted: [], bound: [], mods: {}, crossings: [], eliminated: [], hits: null },
        ward: { north: 0, south: 0 },
      }
      for (const id of active) mark(scene, id, 'fought')
      tell(scene, { type: 'battleOpened', hex, attacker: doing.seat, main: from })
      show(scene, hex, active)
      beginRound(scene, 1)
      goOn(scene)
    }),
  say: ({ hex, main }) => `Fight in ${hex}${main === '' ? '' : `, by way of ${main}`}`,
  ink: 'red',
})

/** Attackers that came by the main hexside, and defenders that were there before (CB-3, CB-4). */
function activeAtFirst(state: State, hex: HexId, attacker: Side, main: HexId | 'edge') {
  const came = entriesOf(state, hex, attacker).filter(({ from }) => from === main)
  const later = new Set(entriesOf(state, hex, otherSide(attacker)).map(({ block }) => block))
  const isActive = new Set(came.map(({ block }) => block))
  return blocksIn(state, hex)
    .filter(({ id, owner }) => (owner === attacker ? isActive.has(id) : !later.has(id)))
    .map(({ id }) => id)
}
