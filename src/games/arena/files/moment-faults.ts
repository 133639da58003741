import type { HexId } from '@/engine/kernel/hex'
import type { Problem } from '@/engine/kernel/refusal'
import { sameData } from '@/engine/basics/same-data'
import { TERRAIN_POOL_PER_TURN } from '../tables/game-rules'
import { STORM_TURNS } from '../tables/terrain'
import type { GivenPosition, Position } from '../state/position'
import { otherSeat } from '../queries/creatures'
import { groundOf } from '../queries/spaces'
import { endingNow } from '../effects/winning'
import { type Checks, faultsAt, type Whole } from './fault'
import { sidesAt } from './complete'
import { seatNumber } from '../state/vocabulary'

type GivenHex = GivenPosition['hexes'][HexId]

const NO_PHASE_IN_BASIC: readonly (string | null)[] = ['equip1', 'equip2', 'magic1', 'magic2']

/** A moment that no game comes to: the turn, the phase and what only a phase has, the hexes, the ending. */
export function momentFaults(whole: Whole, position: Position): readonly Problem[] {
  const hexes = Object.entries(whole.given.hexes) as [HexId, GivenHex][]
  return [
    ...faultsAt('', [...turnChecks(whole), ...phaseChecks(whole), ...boutChecks(whole)]),
    ...hexes.flatMap(([id, hex]) =>
      faultsAt(`hexes.${id}`, [...hexChecks(whole, id, hex), ...controlChecks(whole, position, id)]),
    ),
    ...faultsAt('', endingChecks(whole, position)),
  ]
}

function turnChecks({ given, settings, turn, stage, active }: Whole): Checks {
  const { first } = given
  const { turnLimit } = settings
  const starter = turn % 2 === 1 ? active : otherSeat(active)
  const isOtherFirst = stage === 'play' && first !== undefined && first !== starter
  return [
    [turn > turnLimit, 'turn', `must be at most ${turnLimit}, the turn limit`, 'AA-23.4'],
    [isOtherFirst, 'first', `must be ${seatNumber(starter)}: seats take turns`, 'AA-3.2'],
  ]
}

function phaseChecks({ given, settings, board, phase }: Whole): Checks {
  const { budget = 0, pooled = 0, combat } = given.now
  const isBasic = settings.ruleset === 'basic'
  const mostBudget = board.ids.length - (isBasic ? board.kings.length : 0)
  const mostPooled = settings.variants.terrainPool ? TERRAIN_POOL_PER_TURN : 0
  const isLate = combat !== undefined && phase !== 'combat'
  return [
    [isBasic && NO_PHASE_IN_BASIC.includes(phase), 'phase', 'must be one of the basic game', 'AA-24.3'],
    [budget > mostBudget, 'budget', `must be at most ${mostBudget}, a point a hex`, 'AA-4.4'],
    [pooled > mostPooled, 'pooled', `must be at most ${mostPooled}`, 'AA-25.1'],
    [isLate, 'combat', 'belongs to the Combat phase; remove it', 'AA-11.1'],
  ]
}

function boutChecks({ given, phase, active }: Whole): Checks {
  const { bout = active, magic } = given.now
  const isMagic = phase === 'magic1' || phase === 'magic2'
  const isOtherBout = magic !== undefined && (magic.nth % 2 === 1) !== (bout === active)
  return [
    [given.now.bout !== undefined && !isMagic, 'bout', 'belongs to magic phases; remove it', 'AA-19.5'],
    [magic !== undefined && !isMagic, 'magic', 'belongs to magic phases; remove it', 'AA-19.5'],
    [isOtherBout, 'magic.nth', 'must be odd where the active seat has the bout, else even', 'AA-19.4'],
  ]
}

function hexChecks({ settings, board, turn }: Whole, id: HexId, { storm, fresh }: GivenHex): Checks {
  const isKing = board.kings.includes(id)
  const isBasic = settings.ruleset === 'basic'
  const last = turn + STORM_TURNS - 1
  return [
    [storm !== null && isBasic, 'storm', 'must be null in the basic game', 'AA-24.2'],
    [storm !== null && turn === 0, 'storm', 'must be null before the first turn', 'AA-4.9'],
    [storm !== null && storm > last, 'storm', `must be at most ${last}`, 'AA-4.11'],
    [fresh && (isKing || turn === 0), 'fresh', 'must be false: it did not change', 'AA-4.7'],
  ]
}

/**
 * A turn begins when control is settled: who alone stands on the ground of a hex has it (AA-5.6). Later in a turn
 * fights may still be open. The king areas of the basic game are nobody's.
 */
function controlChecks({ settings, board, phase }: Whole, { hexes, creatures }: Position, id: HexId): Checks {
  const control = hexes[id]?.control ?? null
  if (settings.ruleset === 'basic' && board.kings.includes(id))
    return [[control !== null, 'control', "must be null: a king area is nobody's", 'AA-24.4']]
  const [holder, ...others] = sidesAt(creatures, groundOf(id))
  if (phase !== 'terrain' || holder === undefined || others.length > 0) return []
  const remedy = `must be ${seatNumber(holder)}, whose creatures alone stand there`
  return [[control !== holder, 'control', remedy, 'AA-5.6']]
}

/** Who won is what the Winning phase says, unless the other gave up (AA-23). */
function endingChecks({ given: { ending } }: Whole, position: Position): Checks {
  if (!ending) return []
  const isOther = ending.by !== 'concession' && !sameData(ending, endingNow(position))
  const isNobodys = ending.by === 'concession' && ending.winner === 'draw'
  return [
    [isNobodys, 'result.winner', 'must be 0 or 1: one seat gave up', 'AA-23.5'],
    [isOther, 'result', 'must be what the position says, or a concession', 'AA-23.1'],
  ]
}
