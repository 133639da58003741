import { happen } from '@/engine/declare/scene'
import type { HexId } from '@/engine/kernel/hex'
import { type Scene, seen, tell, written } from '../../effects/scene'
import { endRecruiting as end } from '../../effects/turn'
import { blockNamed } from '../../queries/blocks'
import {
  recruitRefusal,
  stepsGained,
  stepsOpen,
  stepsRefusal,
  victoryRefusal,
} from '../../queries/recruiting'
import type { Block, State } from '../../state/state'
import { BLOCK, STEPS } from '../kit/args'
import { command } from '../kit/kit'

function refusalFor(table: State, block: Block) {
  return table.step === 'aftermath' ? victoryRefusal(table, block) : recruitRefusal(table, block)
}

/**
 * A block gains steps where it stands, at the end of moves or after a victory; the other side sees where (RC-1,
 * RC-7, FG-3).
 */
export const recruit = command({
  clause: 'RC-1',
  stage: ['recruiting', 'aftermath'],
  args: { block: BLOCK, steps: STEPS },
  subject: 'block',
  choices: ({ table }, block) => {
    const open = stepsOpen(table, block)
    return open.length === 1 ? [{}] : open.map((steps) => ({ steps }))
  },
  refusalOf: ({ table }, { block, steps }) => refusalFor(table, block) ?? stepsRefusal(table, block, steps),
  perform: (doing, { block, steps }) =>
    happen(doing, (scene: Scene) => {
      const { seat } = doing
      const { draft } = scene
      const { id, kind, at } = block
      const gained = stepsGained(seen(scene), blockNamed(seen(scene), id), steps)
      written(scene, id).strength += gained
      draft.recruits.push(id)
      if (draft.aftermath) draft.aftermath.mode = 'recruit'
      const hex = at as HexId
      tell(
        scene,
        { type: 'recruitedThere', seat, hex },
        { type: 'recruited', seat, block: id, kind, hex, steps: gained },
      )
    }),
  say: ({ block, steps }) => `Recruit with ${block}${steps === '' ? '' : `: ${steps}`}`,
  label: ({ steps }) => (steps === '' ? 'Recruit' : `Recruit ${steps}`),
  more: ({ block, steps }, { table }) => `+${stepsGained(table, block, steps)}`,
  explains: () => true,
})

/** A seat has recruited: the other moves, or battles are fought (TS-4). */
export const endRecruiting = command({
  clause: 'TS-4',
  stage: 'recruiting',
  args: {},
  refusalOf: () => undefined,
  perform: (doing) => happen(doing, (scene: Scene) => end(scene)),
  say: () => 'End recruiting',
  idles: 'end',
})
