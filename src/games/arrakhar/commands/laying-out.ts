import type { HexId } from '@/engine/kernel/hex'
import type { HauntId, Side } from '../tables/units'
import type { SetUp, SomeCounts } from '../state/position'
import type { Command, CommandOf } from './index'

/** The command that buys a force (AR-2). */
export function designing(side: Side, counts: SomeCounts): CommandOf<'designForce'> {
  return { type: 'designForce', side, counts }
}

/** The command that says who waits in an entry hex (AR-4.1). */
export function assigning(hex: HexId, counts: SomeCounts): CommandOf<'assignEntry'> {
  return { type: 'assignEntry', hex, counts }
}

/** What the sorcerer lays out, as far as it is said. */
interface LaidOut extends Partial<Pick<SetUp, 'haunts' | 'sorcerers'>> {
  readonly wandHaunt?: HauntId | undefined
}

/** The commands that put haunts in their hexes, hide the wand in one and then put so many sorcerers in theirs (AR-3). */
export function placing({ haunts = {}, wandHaunt, sorcerers = {} }: LaidOut): readonly Command[] {
  return [
    ...Object.entries(haunts).map(([haunt, hex]): Command => ({
      type: 'placeHaunt',
      haunt: haunt as HauntId,
      hex,
    })),
    ...(wandHaunt === undefined ? [] : [{ type: 'hideWand', haunt: wandHaunt } as const]),
    ...Object.entries(sorcerers).map(([hex, count]): Command => ({
      type: 'placeSorcerers',
      hex: hex as HexId,
      count,
    })),
  ]
}
