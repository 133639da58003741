import { type ArenaSeat, type Creature, type Hex, PHASES, type Table } from '../../state/position'
import { isAir } from '../spaces'

/**
 * The table as it will lie in a seat's next Movement, as far as it can be known now: who has moved may move again
 * (AA-3.4), what lasts for a phase (AA-21.3), storms in their last turn (AA-4.11) and casts that work before then
 * (AA-18.3, AA-18.4) are over, and who flies is one turn longer aloft (AA-10.7). While the seat's Movement of this turn
 * is still to end, that is the next one.
 */
export function aheadOf(table: Table, seat: ArenaSeat): Table {
  const turn = nextMovementOf(table, seat)
  if (table.now.phase === 'movement' && turn === table.turn) return table
  const isLater = turn > table.turn
  return {
    ...table,
    turn,
    active: seat,
    now: { phase: 'movement' },
    hexes: isLater ? withoutStorms(table, turn) : table.hexes,
    enchantments: isLater ? table.enchantments.filter(({ ends }) => ends === null) : table.enchantments,
    casts: isLater ? table.casts.filter(({ due }) => due !== null && due >= turn) : table.casts,
    creatures: table.creatures.map((creature) => ({ ...readied(creature), airTurns: aloft(creature, seat) })),
  }
}

/** The turn of a seat's next Movement, the one that runs included (AA-3.1, AA-3.2). */
function nextMovementOf({ turn, active, now }: Table, seat: ArenaSeat): number {
  if (active !== seat) return turn + 1
  const phases: readonly string[] = PHASES
  return phases.indexOf(now.phase) > phases.indexOf('movement') ? turn + 2 : turn
}

function readied(creature: Creature): Creature {
  return { ...creature, moved: false, fired: false, fought: false }
}

function aloft({ at, on, controller, airTurns }: Creature, seat: ArenaSeat): number {
  return at !== null && isAir(at) && on === null && controller === seat ? airTurns + 1 : airTurns
}

function withoutStorms({ hexes }: Table, turn: number): Table['hexes'] {
  return Object.fromEntries(
    Object.entries<Hex>(hexes).map(([id, hex]) => [
      id,
      hex.storm !== null && hex.storm < turn ? { ...hex, storm: null } : hex,
    ]),
  )
}
