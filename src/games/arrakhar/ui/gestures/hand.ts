import type { Hand as HandOf } from '@/table/commands/hand'
import type { Command } from '../../commands'
import type { Table } from '../../state/position'
import type { Gesture } from '../desk/gesture'

/** What players can do with the board in one segment. */
export type Hand = HandOf<Table, Gesture, Command>
