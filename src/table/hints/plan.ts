import type { HexId } from '@/engine/kernel/hex'
import type { CommandsOf, Declarations } from '@/engine/declare/command'
import type { CommandSet } from '@/engine/declare/command-set'
import type { GameTypes } from '@/engine/declare/game-types'
import { aimOf } from '@/engine/declare/words'
import type { Drawing, DrawingInk } from '@/engine/rulebook/rulebook'

/** A command of a plan, and the table as it is when its turn comes. */
export interface Planned<Table, Command> {
  readonly command: Command
  readonly table: Table
}

/** The commands of a plan, each as things stand after those before it, as far as that can be foreseen. */
export function plannedFrom<Table, Command>(
  table: Table,
  commands: readonly Command[],
  tableAfter: (table: Table, command: Command) => Table,
): readonly Planned<Table, Command>[] {
  let now = table
  return commands.map((command) => {
    const planned = { command, table: now }
    now = tableAfter(now, command)
    return planned
  })
}

/** A plan as arrows from hex to hex and rings around what it aims at, each once. */
export function drawingsOf<T extends GameTypes, C extends Declarations<T>>(
  set: CommandSet<T, C>,
  plan: readonly Planned<T['table'], CommandsOf<T, C>>[],
): readonly Drawing[] {
  const drawn = plan.flatMap(({ command, table }) => {
    const { from, to, ink, isClicked } = aimOf(set, table, command)
    if (!isClicked) return from.map((hex) => ring(ink, hex))
    const [first = from[0], ...others] = to
    return [...strokesTo(first, from, ink), ...others.map((hex) => ring(ink, hex))]
  })
  return [...new Map(drawn.map((drawing) => [JSON.stringify(drawing), drawing])).values()]
}

function ring(ink: DrawingInk, hex: HexId): Drawing {
  return { kind: 'circle', hex, ink }
}

/** Arrows to one hex. What goes there is told by its arrow; what strikes or helps has a ring around its goal, too. */
function strokesTo(to: HexId | undefined, from: readonly HexId[], ink: DrawingInk): readonly Drawing[] {
  if (to === undefined) return []
  const starts = from.filter((start) => start !== to)
  const arrows = starts.map((start): Drawing => ({ kind: 'arrow', from: start, to, ink }))
  return ink === 'green' && arrows.length > 0 ? arrows : [...arrows, ring(ink, to)]
}
