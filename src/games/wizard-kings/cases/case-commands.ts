import type { Command } from '../commands'
import type { Side } from '../tables/seats'

/** A command as the specification writes it (25 Commands). */
export interface WrittenCommand {
  readonly type: string
  readonly seat: Side
  readonly [field: string]: unknown
}

/** What a command names in another way here than in the specification. */
const TRANSLATED: Readonly<Record<string, (fields: Readonly<Record<string, unknown>>) => object>> = {
  openBattle: ({ hex, mainSide }) =>
    mainSide === undefined ? { hex } : { hex, main: mainOf(hex, mainSide) },
  commitBuilds: ({ items }) => ({ items: (items as readonly object[]).map(buildOf) }),
  // That a retreat is forced follows from the moment.
  retreat: ({ block, to }) => ({ block, to }),
}

/** The command that a written one stands for. */
export function commandFrom({ type, seat, ...fields }: WrittenCommand): Command {
  return { type, seat, ...(TRANSLATED[type]?.(fields) ?? fields) } as unknown as Command
}

/** The hex beyond the hexside by which attackers came. */
function mainOf(hex: unknown, side: unknown): unknown {
  return side === 'edge'
    ? side
    : String(side)
        .split('/')
        .find((one) => one !== hex)
}

function buildOf(item: object): object {
  if ('castle' in item) return { build: 'castle', kind: item.castle, city: (item as { city?: unknown }).city }
  return { build: 'cadre', ...item }
}
