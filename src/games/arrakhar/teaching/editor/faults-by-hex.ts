import type { HexId } from '@/engine/kernel/hex'
import type { Problem } from '@/engine/kernel/refusal'
import { HAUNT_IDS } from '../../tables/units'
import type { PositionDraft } from '../../files/position-read'

/** What is wrong in single hexes. */
export function faultsByHex(
  draft: PositionDraft,
  problems: readonly Problem[],
): ReadonlyMap<HexId, readonly Problem[]> {
  const faults = new Map<HexId, readonly Problem[]>()
  for (const problem of problems)
    for (const hex of hexAt(draft, problem.path)) faults.set(hex, [...(faults.get(hex) ?? []), problem])
  return faults
}

function hexAt({ file, position }: PositionDraft, path: string): readonly HexId[] {
  const [key, name = ''] = path.split('.')
  const { wand } = position
  if (key === 'units') {
    // A stack's fault is told by the place of its first unit, a unit's by that of its group.
    const hex = file.units[Number(name)]?.hex
    return hex ? [hex] : []
  }
  if (key === 'wand') return wand.hidden ? [] : [wand.hex]
  const haunt = key === 'haunts' ? HAUNT_IDS.find((one) => one === name) : undefined
  const hex = haunt && position.haunts[haunt]
  return hex ? [hex] : []
}
