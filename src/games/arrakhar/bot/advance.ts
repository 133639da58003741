import type { CommandOf } from '../commands'
import type { Unit } from '../state/position'
import { type AdvanceChoice, advancesOpen } from '../queries/combat-choices'
import { unitsNamed } from '../queries/stacking'
import type { Scene } from './scene'
import { WORTH } from './worth'

/** An advance that is worth declining nothing for: into a haunt to be checked, or onto the wand (AR-10.9, AR-10.10). */
export function plannedAdvance({ position, side }: Scene): CommandOf<'advance'> | undefined {
  for (const choice of advancesOpen(position)) {
    const wanted = wantedIn({ position, side }, choice)
    if (wanted.length > 0) return { type: 'advance', units: wanted.map(({ id }) => id), hex: choice.hex }
  }
  return undefined
}

/** The wand takes as many as may come; a haunt is checked by one, the cheapest. */
function wantedIn(
  { position, side }: Pick<Scene, 'position' | 'side'>,
  { hex, units }: AdvanceChoice,
): readonly Unit[] {
  const isWand = !position.wand.hidden && position.wand.hex === hex
  const isHaunt = side === 'wizard' && Object.values(position.haunts).includes(hex)
  if (!isWand && !isHaunt) return []
  const near = (unitsNamed(position, units) ?? []).toSorted(
    (one, other) => WORTH[one.type] - WORTH[other.type],
  )
  const [first] = near
  if (!first || !isWand) return near.slice(0, 1)
  return near.filter(({ type }) => type === first.type).slice(0, 2)
}
