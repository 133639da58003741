import { happen } from '@/engine/declare/scene'
import { type Scene, tell } from '../../effects/scene'
import { beginMoves } from '../../effects/turn'
import { command } from '../kit/kit'
import { rollForBoth } from '../set-up/map'

/** The higher roll goes first in this turn (TS-2, TS-3). */
export const rollInitiative = command({
  clause: 'TS-2',
  stage: 'initiative',
  args: {},
  refusalOf: () => undefined,
  perform: (doing) =>
    happen(doing, (scene: Scene) => {
      for (;;) {
        const { north, south, higher } = rollForBoth(scene, 'Initiative')
        tell(scene, { type: 'initiativeRolled', north, south, first: higher })
        if (!higher) continue
        scene.draft.first = higher
        beginMoves(scene, higher)
        return
      }
    }),
  say: () => 'Roll for initiative',
})
