import { present } from '@/engine/refusal'
import type { HexId } from '@/engine/hex'
import type { QuickStart } from '../../content/quick-starts'
import { PRESETS } from '../../content/presets'
import type { HauntId, Side } from '../../content/units'
import type { Command, CommandOf } from '../../commands'

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

function designOf(quickStart: QuickStart, side: Side): CommandOf<'designForce'> {
  const id = quickStart.forces[side]
  const preset = present(
    PRESETS.find((force) => force.id === id),
    `preset ${id}`,
  )
  return { type: 'designForce', side, counts: preset.counts }
}

function sorcererPlacementOf(quickStart: QuickStart, wandHaunt: HauntId): readonly Command[] {
  return [
    ...Object.entries(quickStart.haunts).map(([haunt, hex]): Command => ({
      type: 'placeHaunt',
      haunt: haunt as HauntId,
      hex: hex as HexId,
    })),
    { type: 'hideWand', haunt: wandHaunt },
    ...Object.entries(quickStart.sorcerers).map(([hex, count]): Command => ({
      type: 'placeSorcerers',
      hex: hex as HexId,
      count,
    })),
    { type: 'finishPlacement' },
  ]
}

function wizardPlacementOf(quickStart: QuickStart): readonly Command[] {
  return [
    ...Object.entries(quickStart.entries).map(([hex, counts]): Command => ({
      type: 'assignEntry',
      hex: hex as HexId,
      counts,
    })),
    { type: 'finishPlacement' },
  ]
}
