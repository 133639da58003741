import { reading } from '@/engine/kernel/draft'
import { happen } from '../../effects/flow/run'
import { findTerrain } from '../../effects/terrain'
import { unknownNear } from '../../queries/exploring'
import { refuse } from '../../refuse'
import { command } from '../kit/kit'

/** The terrain of all unknown hexes beside one's stacks is found (AM-10.2). */
export const explore = command({
  clause: 'AM-10.2',
  stage: 'exploration',
  args: {},
  refusalOf: ({ table, seat }) =>
    unknownNear(table, seat).length === 0 ? refuse('AM-10.2', 'There is nothing to explore.') : undefined,
  perform: (doing) =>
    happen(doing, (scene) => {
      for (const hex of unknownNear(reading(scene.draft), doing.seat)) findTerrain(scene, hex)
    }),
  say: () => 'Explore',
})
