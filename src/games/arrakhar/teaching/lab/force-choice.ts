import type { Json } from '@/engine/kernel/game'
import type { Opening } from '@/engine/lab/plan'
import { type Side, TYPES_OF } from '../../tables/units'
import type { Settings, SomeCounts } from '../../state/position'
import { designing } from '../../commands/laying-out'
import { countsOf } from '../../queries/counts'
import { sizedForce } from '../../queries/sized-force'
import { presetsFor } from '../../ui/setup/ready-made'
import { LAB_TEXT } from './lab-text'

/** Who designs a side's force: its bot, a ready-made one by its id, all of those in turn, or whoever fills in the form. */
export interface ForceChoice {
  readonly by: 'own' | 'each' | 'typed' | (string & {})
  readonly counts: SomeCounts
}

/** The bot designs its own. */
export const OWN_FORCE: ForceChoice = { by: 'own', counts: {} }

/** A force set beforehand, and what it is called. */
interface NamedForce {
  readonly name: string
  readonly counts: SomeCounts
}

/** The forces that a choice sets beforehand; none where a bot designs its own. */
export function forcesOf(settings: Settings, side: Side, { by, counts }: ForceChoice): readonly NamedForce[] {
  if (by === 'own') return []
  if (by === 'typed') return [{ name: LAB_TEXT.counts[side], counts }]
  const { points } = settings.allowance[side]
  return presetsFor(settings.reconstruction, settings.scenario, side)
    .filter(({ id }) => by === 'each' || by === id)
    .map(({ name, counts: ready }) => ({ name, counts: sizedForce(settings, side, countsOf(ready), points) }))
}

/** What a side plays before its bot is asked. */
export function openingsOf(settings: Settings, side: Side, choice: ForceChoice): readonly Opening[] {
  return forcesOf(settings, side, choice).map(({ name, counts }) => {
    const bought = TYPES_OF[side].map((type) => [type, counts[type] ?? 0] as const)
    const command: Json = designing(side, Object.fromEntries(bought))
    return { name, commands: [command] }
  })
}
