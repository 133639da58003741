import type { HexId } from '@/engine/kernel/hex'
import { HAUNT_IDS } from '../../tables/units'
import type { PositionDraft } from '../../files/position-read'

/** The hex in which something is wrong, where the path of the fault leads to one. */
export function hexOfFault({ file, position }: PositionDraft, path: string): HexId | undefined {
  const [key, name = ''] = path.split('.')
  const { wand, haunts } = position
  // A stack's fault is told by the place of its first unit, a unit's by that of its group.
  if (key === 'units') return file.units[Number(name)]?.hex
  if (key === 'wand') return wand.hidden ? undefined : wand.hex
  const haunt = key === 'haunts' ? HAUNT_IDS.find((one) => one === name) : undefined
  return haunt && haunts[haunt]
}
