import { happen } from '@/engine/declare/scene'
import { type Scene } from '../../effects/scene'
import { beginRecruiting } from '../../effects/turn'
import { canEnter } from '../../queries/movement'
import { waitingOf } from '../../queries/set-up'
import { refuse } from '../../refuse'
import { command } from '../kit/kit'

/** The moves of a seat are done, and it recruits (TS-4); whoever waits and can come in does so before (MV-12). */
export const endMoves = command({
  clause: 'TS-4',
  stage: 'moves',
  args: {},
  refusalOf: ({ table, seat }) =>
    waitingOf(table, seat).some((block) => canEnter(table, block))
      ? refuse('MV-12', 'Blocks that wait at the edge come in first.')
      : undefined,
  perform: (doing) => happen(doing, (scene: Scene) => beginRecruiting(scene)),
  say: () => 'End your moves',
  idles: 'end',
})
