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
    ...sorcererPlacementOf(quickStart, wandHaunt),
    ...wizardPlacementOf(quickStart),
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

function sorcererPlacementOf(quickStart: QuickStart, wandHaunt: HauntId): readonly Command[] {
  return [
    ...placing({ haunts: quickStart.haunts as SetUp['haunts'] }),
    { type: 'hideWand', haunt: wandHaunt },
    ...placing({ sorcerers: quickStart.sorcerers }),
    { type: 'finishPlacement' },
  ]
}

function wizardPlacementOf(quickStart: QuickStart): readonly Command[] {
  return [
    ...Object.entries(quickStart.entries).map(([hex, counts]) => assigning(hex as HexId, counts)),
    { type: 'finishPlacement' },
  ]
}
