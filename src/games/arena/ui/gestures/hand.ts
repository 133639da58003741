import type { Hand as HandOf } from '@/table/commands/hand'
import type { Command } from '../../commands'
import type { View } from '../../rules/view'
import type { Gesture } from '../desk/gesture'

/** What players can do with the board in one phase. */
export type Hand = HandOf<View, Gesture, Command>
