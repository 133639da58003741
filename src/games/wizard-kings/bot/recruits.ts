import type { HexId } from '@/engine/kernel/hex'
import { isContested, printed } from '../queries/blocks'
import { isRecruitingGround, mostSteps } from '../queries/recruiting'
import type { Block } from '../state/state'
import type { Campaign } from './campaign'

/** Steps that a block would recruit if it stayed where it is; none where another recruits in its stead. */
export function stepsToGain({ now, isLate }: Pick<Campaign, 'now' | 'isLate'>, block: Block): number {
  const { class: what, steps, isWerebeast } = printed(block)
  if (isLate || what === 'wizard' || what === 'castle' || block.at === 'edge') return 0
  if (isWerebeast && now.moon === 'new') return 0
  const isOpen = isRecruitingGround(now, block) && !isContested(now, block.at as HexId)
  return isOpen ? Math.min(mostSteps(now, block), steps - block.strength) : 0
}
