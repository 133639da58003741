import { areNeighbors } from '@/engine/kernel/hex'
import { ownOf } from '@/engine/basics/own'
import { faultsOfEach } from '@/engine/declare/faults'
import type { Problem } from '@/engine/kernel/refusal'
import { CREATURES } from '../tables/creatures'
import { isBasicCard } from '../queries/armies'
import { creatureOf } from '../queries/creatures'
import type { GivenPosition, Position, Space } from '../state/position'
import { placesFor } from '../queries/placing'
import { groundOf, hexOf, isAir } from '../queries/spaces'
import { type Checks, fault, faultsAt, isUpTo, type Whole } from './fault'

type GivenCreature = GivenPosition['creatures'][number]

/** Creatures as no play leaves them: their cards, places, marks and figures, one by one. */
export function creatureReachFaults(whole: Whole, position: Position): readonly Problem[] {
  const { given, stage } = whole
  const { creatures, next } = given
  if (stage === 'build' && creatures.length > 0)
    return [fault('creatures', 'must be empty: armies are still drawn up', 'AA-2.6')]
  const last = Math.max(0, ...position.creatures.map(({ number }) => number))
  return [
    ...faultsAt('', [
      [next !== undefined && next.creature <= last, 'next.creature', `must be above ${last}`, 'AA-3.5'],
    ]),
    ...faultsOfEach('creatures', creatures, (creature) => [
      ...cardChecks(whole, creature),
      ...placeChecks(whole, position, creature),
      ...airChecks(whole, creature),
      ...markChecks(whole, creature),
      ...cameFromChecks(whole, creature),
      ...usesChecks(creature),
    ]),
  ]
}

function cardChecks({ settings }: Whole, { card, printedPower, printedMove }: GivenCreature): Checks {
  const isForeign = settings.ruleset === 'basic' && !isBasicCard(CREATURES[card])
  return [
    [isForeign, 'type', 'must be a card of the basic game', 'AA-24.2'],
    [(printedPower ?? 0) < 0, 'power', 'must be 0 or more, as cards are printed', 'AA-11.3'],
    [(printedMove ?? 0) < 0, 'move', 'must be 0 or more, as cards are printed', 'AA-9.7'],
  ]
}

/** Creatures of the basic game are placed by their own king area (AA-24.4). */
function placeChecks({ stage }: Whole, position: Position, { id, at, strandedAt }: GivenCreature): Checks {
  const creature = creatureOf(position, id)
  const isMisplaced =
    stage === 'placeBasic' &&
    at !== null &&
    !(creature && placesFor(position, creature).some((hex) => groundOf(hex) === at))
  const isOff = typeof strandedAt === 'string' && !Object.hasOwn(position.hexes, hexOf(strandedAt))
  return [
    [isMisplaced, 'at', 'must be "hand", or next to the own king area and suit it', 'AA-24.4'],
    [isOff, 'stranded', 'must be true, false or a space of the board', 'AA-15.8'],
  ]
}

/** A turn adds one air turn at most (AA-10.7). */
function airChecks({ turn }: Whole, { airTurns = 0, flown }: GivenCreature): Checks {
  const isLong = (flown?.turn ?? 0) > turn || (flown?.turns ?? 0) > turn
  return [
    [airTurns > turn, 'air', `must be at most ${turn}, one a turn`, 'AA-10.7'],
    [isLong, 'flown', `must be at most ${turn} turns, in turn ${turn} or before`, 'AA-10.7'],
  ]
}

/** Marks of a turn, the last phase in which they are not set yet, and what sets them. */
const TURN_MARKS = [
  ['moved', 'magic1', 'Movement'],
  ['fired', 'magic2', 'Combat'],
  ['fought', 'magic2', 'Combat'],
  ['instantUsed', 'equip1', 'magic'],
  ['castBegun', 'equip1', 'magic'],
] as const

/** A new turn clears what creatures did in the last (AA-3.4). */
function markChecks(whole: Whole, creature: GivenCreature): Checks {
  return TURN_MARKS.map(([mark, before, when]) => {
    const isEarly = creature[mark] === true && isUpTo(whole, before)
    return [isEarly, mark, `must be false before ${when}`, 'AA-3.4']
  })
}

/** Where a unit came from is next to where it is, until it may have retreated (AA-9.11). */
function cameFromChecks(whole: Whole, { at, cameFrom }: GivenCreature): Checks {
  if (cameFrom === null || at === null) return []
  const isFar = isUpTo(whole, 'combat') && !isNext(whole, cameFrom, at)
  return [
    [isUpTo(whole, 'magic1'), 'from', 'must be null before Movement', 'AA-3.4'],
    [isFar, 'from', `must be a space next to ${at}`, 'AA-9.11'],
  ]
}

function isNext({ board }: Whole, from: Space, at: Space): boolean {
  if (hexOf(from) === hexOf(at)) return from !== at
  return (
    isAir(from) === isAir(at) && areNeighbors(board, board.indexOf(hexOf(from)), board.indexOf(hexOf(at)))
  )
}

/** Uses left are those of the card's limited abilities, and no more than are printed (AA-17.2). */
function usesChecks({ card, uses }: GivenCreature): Checks {
  return Object.entries<number>(uses ?? {}).map(([ability, left]) => {
    const most = ownOf(CREATURES[card].uses, ability)
    const remedy =
      most === undefined ? 'is no limited ability of its card; remove it' : `must be at most ${most}`
    return [most === undefined || left > most, `uses.${ability}`, remedy, 'AA-17.2']
  })
}
