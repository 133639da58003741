import type { AnyGesture, Idle } from '@/table/desk/answer'
import type { Hand as HandOf } from '@/table/commands/hand'
import type { Choosing } from '@/table/choosing/choosing-hand'
import type { HexId } from '@/engine/kernel/hex'
import type { Command } from '../../commands'
import type { View } from '../../queries/view'
import type { UnitId } from '../../state/terms'

/** Units of a stack that are to move together. */
export interface Moving extends AnyGesture {
  readonly name: 'Moving'
  readonly hex: HexId
  readonly units: readonly UnitId[]
}

/** What the player is in the middle of doing; plain data, forgotten by Esc. */
export type Gesture = Idle | Choosing | Moving

/** What the controls of the panels ask of the gesture. */
export type Adjustment = { readonly type: 'cancel' } | { readonly type: 'pick'; readonly gesture: Gesture }

/** What players can do with the board in one stage. */
export type Hand = HandOf<View, Gesture, Command>
