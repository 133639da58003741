import { present } from '@/engine/kernel/refusal'
import type { HexId } from '@/engine/kernel/hex'
import type { QuickStart } from '../../tables/quick-starts'
import { PRESETS } from '../../tables/presets'
import type { HauntId, Side } from '../../tables/units'
import type { Command } from '../../commands'
import { assigning, designing, placing } from '../../commands/laying-out'
import type { SetUp } from '../../state/position'

/** The commands that play a quick start's set-up, with the wand in the haunt given. */
export function openingOf(quickStart: QuickStart, wandHaunt: HauntId): readonly Command[] {
  return [
    designOf(quickStart, 'sorcerer'),
    designOf(quickStart, 'wizard'),
    ...placing({ haunts: quickStart.haunts as SetUp['haunts'], wandHaunt, sorcerers: quickStart.sorcerers }),
    { type: 'finishPlacement' },
    ...Object.entries(quickStart.entries).map(([hex, counts]) => assigning(hex as HexId, counts)),
    { type: 'finishPlacement' },
  ]
}

/** The haunts of a quick start, one of which hides the wand. */
export function hauntsOf(quickStart: QuickStart): readonly HauntId[] {
  return Object.keys(quickStart.haunts) as HauntId[]
}

function designOf(quickStart: QuickStart, side: Side): Command {
  const id = quickStart.forces[side]
  const preset = present(
    PRESETS.find((force) => force.id === id),
    `preset ${id}`,
  )
  return designing(side, preset.counts)
}
