import { FULL_BAGS } from '../tables/chits'
import { type MageSeat, SEATS } from '../tables/seats'
import { FULL_TERRAIN_BAG } from '../tables/terrain'
import { generatorOf, groundOf } from './ground'
import type { Settings } from './settings'
import type { Mage, SetupStep, State } from './state'

/** The position before the first command of a game (AM-3.1). */
export function startOf(settings: Settings): State {
  const order = SEATS.slice(0, settings.seats)
  const [first] = order
  return {
    settings,
    ground: groundOf(settings),
    setup: { step: firstStep(settings), asked: first as MageSeat },
    archmagi: {},
    ...{ order, round: 0, active: first as MageSeat, phase: 'recruitUnits', drawn: false },
    mages: magesOf(order),
    ...{ units: [], effects: [], given: [], stolen: [], fought: [] },
    bags: { ...FULL_BAGS, terrain: FULL_TERRAIN_BAG },
    queues: { units: [], spells: [], artifacts: [], archmagi: [] },
    ...{ seenQueues: [], scrolls: {}, battle: null, table: [], rolled: null, fallen: [], agenda: [] },
    ...{ next: 1, ending: null },
  }
}

/** What seats have before anything is dealt: to each its own, for a position is played on in place too. */
export function magesOf(seats: readonly MageSeat[]): State['mages'] {
  return Object.fromEntries(seats.map((seat) => [seat, bareMage()])) as State['mages']
}

function bareMage(): Mage {
  return { out: false, reserve: [], stored: [], spells: [], owed: 0, traded: false, sees: [] }
}

/** Whether terrain is still to be rolled for before the game (AM-2.15, AM-O.1). */
function isToBeMade({ map, terrainMethod, exploration }: Settings): boolean {
  return generatorOf(map) !== undefined || (terrainMethod !== 'fixed' && !exploration)
}

function firstStep(settings: Settings): SetupStep {
  return isToBeMade(settings) ? 'map' : 'order'
}
