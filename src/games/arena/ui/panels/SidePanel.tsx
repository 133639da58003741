import type { HexId } from '@/engine/kernel/hex'
import type { View } from '../../state/view'
import { ForcePanel } from './ForcePanel'
import { StackPanel } from './StackPanel'

interface SidePanelProps {
  readonly view: View
  /** The hex that is looked at or in hand, or none. */
  readonly hex: HexId | null
}

/** What is in a hex, and what both sides have. */
export function SidePanel({ view, hex }: SidePanelProps) {
  return (
    <>
      <StackPanel view={view} hex={hex} />
      <ForcePanel view={view} />
    </>
  )
}
