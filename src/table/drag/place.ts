import type { HexId } from '@/engine/kernel/hex'

/** Where a piece can be put down: in a hex, or back in the hand. */
export type Place = { readonly name: 'hex'; readonly hex: HexId } | { readonly name: 'hand' }
