import type { HexId } from '@/engine/kernel/hex'

/** What a hand at the editor holds. */
export type Tool =
  | { readonly kind: 'hand' }
  | { readonly kind: 'eraser' }
  /** What is in a hex, to be carried to another. */
  | { readonly kind: 'load'; readonly from: HexId }
  | { readonly kind: 'piece'; readonly id: string }
