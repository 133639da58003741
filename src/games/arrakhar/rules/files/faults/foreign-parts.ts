import type { Problem } from '@/engine/refusal'
import type { Position, Segment } from '../../position'
import type { PositionFile } from '../schema/position-schema'
import { fault } from './fault'

/** What a file may say of one segment only, and the segments it may be said in. */
const PARTS = {
  moved: ['movement'],
  carriers: ['movement'],
  metAtWand: ['movement'],
  designations: ['haste', 'fireball', 'combat'],
  nextDesignation: ['haste', 'fireball', 'combat'],
  advanced: ['combat'],
  opened: ['combat'],
  orcsDue: ['wanderingOrcs'],
  summonsUsed: ['summon'],
  summonPending: ['summon'],
  setUp: ['sorcererDesign', 'wizardDesign', 'sorcererPlacement', 'wizardPlacement'],
} as const satisfies Partial<Record<keyof PositionFile, readonly Segment[]>>

/** Parts that belong to another segment than the one at hand. */
export function foreignFaults(file: PositionFile, { now }: Position): readonly Problem[] {
  return (Object.keys(PARTS) as (keyof typeof PARTS)[]).flatMap((key) => {
    const segments: readonly Segment[] = PARTS[key]
    if (file[key] === undefined || segments.includes(now.segment)) return []
    return [fault(key, `belongs to another segment (${segments.join(', ')}); leave it out`)]
  })
}
