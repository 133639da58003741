import { problemsText, type Refusal } from '@/engine/kernel/refusal'
import { type Command, refusalOf } from '../commands'
import { parseCommand } from '../files/command-file'
import type { Position } from '../state/position'

/** A command as the specification writes it (B-6). */
export interface Order {
  readonly seat: number
  readonly cmd: string
  readonly args: object
}

/** The command that an order stands for, or what is wrong with its shape. */
export function commandFrom(order: Order): Command | string {
  const { seat, cmd, args } = order
  const parsed = parseCommand({ seat, cmd, args })
  return parsed.ok ? parsed.value : problemsText(parsed.problems)
}

/** Why an order is refused in a position, or undefined if it is not; one of no shape is refused as input. */
export function refusalIn(position: Position, order: Order): Refusal | undefined {
  const command = commandFrom(order)
  return typeof command === 'string' ? { clause: 'INPUT', message: command } : refusalOf(position, command)
}
