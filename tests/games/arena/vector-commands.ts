import { present } from '@/engine/refusal'
import { arenaFiles } from '@/games/arena/rules/files'
import { arenaPlay } from '@/games/arena/rules/play'
import type { Position } from '@/games/arena/rules/position'

/** A command as the specification writes it. */
export interface Order {
  readonly seat: number
  readonly cmd: string
  readonly args: object
}

/** What a check of the specification says of a command in a position: the clause that refuses it, or none. */
export function refusalIn(position: Position, order: Order): string | undefined {
  const command = commandFrom(order)
  const { refusalOf } = arenaPlay.commands[command.type] as {
    refusalOf: (position: Position, command: object) => { clause: string } | undefined
  }
  return refusalOf(position, command)?.clause
}

/** The command that an order of the specification stands for. */
export function commandFrom({ seat, cmd, args }: Order) {
  const parsed = arenaFiles.parseCommand({ seat, cmd, args })
  return present(parsed.ok ? parsed.value : undefined, `a command: ${JSON.stringify(parsed)}`)
}
