import type { Random } from '@/engine/kernel/dice'
import type { Command } from '../commands'
import { unresolvedIn } from '../queries/designating'
import type { Position } from '../state/position'
import { policy } from './policy'
import { plannedEntries } from './set-up'
import { EVEN, STYLES } from './style'

type Plan = readonly Command[]

/** Set-ups of which the best is chosen. */
const SET_UPS = 6
const COLUMNS = [1, 2, 2, 3, 4]

/** Plans worth comparing for what the side to act does next; a single one where rules of thumb are good enough. */
export function plansFor(position: Position, random: Random): readonly Plan[] {
  const usual = () => policy(position, EVEN, random)
  switch (position.now.segment) {
    case 'movement':
      return STYLES.map((style) => policy(position, style, random))
    case 'haste':
      return unresolvedIn(position).length > 0 ? [usual()] : [usual(), [{ type: 'endSegment' }]]
    case 'sorcererPlacement':
      return Array.from({ length: SET_UPS }, usual)
    case 'wizardPlacement':
      return COLUMNS.map((columns) => [
        ...plannedEntries(position, random, columns),
        { type: 'finishPlacement' } as const,
      ])
    default:
      return [usual()]
  }
}
