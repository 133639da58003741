import { happen } from '@/engine/declare/scene'
import { present } from '@/engine/kernel/refusal'
import { eliminate } from '../../effects/battle/losses'
import { regroupTo } from '../../effects/battle/retreat'
import { type Scene, seen } from '../../effects/scene'
import { nextBattle } from '../../effects/turn'
import {
  owedRefusal,
  owingBlocks,
  regroupInRefusal,
  regroupOutRefusal,
  regroupsOf,
} from '../../queries/battle/retreats'
import { hexesAround } from '../../queries/ground'
import { blocksIn, isOverSea, mapOf } from '../../queries/blocks'
import type { State } from '../../state/state'
import { BLOCK, HEX } from '../kit/args'
import { command } from '../kit/kit'

function hexOf({ aftermath }: State) {
  return present(aftermath, 'an aftermath').hex
}

/** A block of the winner leaves the hex (RG-2). */
export const regroupOut = command({
  clause: 'RG-2',
  stage: 'aftermath',
  args: { block: BLOCK, to: HEX },
  subject: 'block',
  target: 'to',
  subjects: ({ table, seat }) => blocksIn(table, hexOf(table), seat),
  choices: ({ table }, block) => regroupsOf(table, block).map((to) => ({ to })),
  refusalOf: ({ table }, { block, to }) => regroupOutRefusal(table, block, to),
  perform: (doing, { block: { id }, to }) => happen(doing, (scene: Scene) => regroupTo(scene, id, to, 'out')),
  say: ({ block, to }) => `Regroup ${block} out to ${to}`,
  label: ({ to }) => `Regroup to ${to}`,
  row: ({ to }) => ({ name: 'Regroup to', rest: to }),
  meant: (_at, _block, to) => ({ to }),
})

/** A block of the winner comes in from a hex beside it (RG-3). */
export const regroupIn = command({
  clause: 'RG-3',
  stage: 'aftermath',
  args: { block: BLOCK },
  subject: 'block',
  subjects: ({ table, seat }) =>
    hexesAround(mapOf(table), hexOf(table)).flatMap((hex) => blocksIn(table, hex, seat)),
  refusalOf: ({ table }, { block }) => regroupInRefusal(table, block),
  perform: (doing, { block: { id } }) =>
    happen(doing, (scene: Scene) => regroupTo(scene, id, hexOf(seen(scene)), 'in')),
  say: ({ block }) => `Bring ${block} in`,
  label: () => 'Bring in',
  ink: 'blue',
})

/** The winner is done; flyers that could not leave the sea are lost (RG-5, RG-6). */
export const endAftermath = command({
  clause: 'RG-1',
  stage: 'aftermath',
  args: {},
  refusalOf: ({ table }) => owedRefusal(table),
  perform: (doing) =>
    happen(doing, (scene: Scene) => {
      const state = seen(scene)
      const hex = hexOf(state)
      const drowned = owingBlocks(state).filter((block) => isOverSea(mapOf(state), block, hex))
      for (const { id } of drowned) eliminate(scene, id, 'sea')
      scene.draft.aftermath = null
      scene.draft.recruits = []
      nextBattle(scene)
    }),
  say: () => 'Go on after the battle',
  idles: 'end',
})
