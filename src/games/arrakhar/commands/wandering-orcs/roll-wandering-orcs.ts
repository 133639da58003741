import { entryFor, rollOne } from '@/engine/kernel/dice'
import { reading } from '@/engine/kernel/draft'
import { refuse } from '../../refuse'
import { loseUnplaceable, supplyOf } from '../../effects/wandering-orcs'
import { skipIdle } from '../../effects/turn/sequence'
import { command } from '../kit/kit'

/** Rolls for this game-turn's wandering orcs (AR-5.1, AR-5.2). */
export const rollWanderingOrcs = command({
  clause: 'AR-5.1',
  stage: 'wanderingOrcs',
  args: {},
  refusalOf: ({ now }) =>
    now.due === null ? undefined : refuse('AR-5.1', 'The die for this game-turn has been rolled.'),
  perform({ draft, dice }) {
    const roll = rollOne(dice, { faces: 6, label: 'Wandering orcs' })
    const orcs = entryFor(draft.settings.tables.wanderingOrcs, roll)
    const supplied = Math.min(orcs, supplyOf(reading(draft)))
    draft.now = { segment: 'wanderingOrcs', due: supplied }
    return [
      { type: 'wanderingOrcsRolled', roll, orcs, supplied },
      ...loseUnplaceable(draft),
      ...skipIdle(draft),
    ]
  },
  say: () => 'Roll for wandering orcs',
})
