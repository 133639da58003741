import type { Draft } from 'immer'
import { at, type HexId } from '@/engine/kernel/hex'
import { ownOf } from '@/engine/basics/own'
import { present, type Refusal } from '@/engine/kernel/refusal'
import type { Clause } from '../clauses'
import { countOf, type HauntId, type Side, STACKING_LIMIT, TYPES_OF } from '../tables/units'
import { boardOf } from './board'
import { mapCounts, NONE } from './counts'
import { hexRefusal } from './guards'
import { HAUNT_SPACING, tooNearForHaunt } from './haunt-spacing'
import {
  type Counts,
  NO_SET_UP,
  type Position,
  type Segment,
  type Settings,
  type SetUp,
} from '../state/position'
import { refuse } from '../refuse'

/** What a placement is judged by: a `View` of the placing side, or the position's own secrets. */
export interface Placing {
  readonly settings: Settings
  readonly segment: Segment
  readonly setUp: SetUp
  readonly wandHaunt: HauntId | null
  readonly designs: Readonly<Record<Side, Counts | null>>
}

/** Why a haunt may not stand in a hex (AR-3.2, AR-3.3). */
export function hauntHexRefusal(
  settings: Settings,
  setUp: SetUp,
  haunt: HauntId,
  hex: HexId,
): Refusal<Clause> | undefined {
  const board = boardOf(settings)
  const index = board.grid.indexOf(hex)
  const unknown = hexRefusal(settings, hex, 'AR-3.2')
  if (unknown) return unknown
  if (board.terrain[index] !== 'clear') return refuse('AR-3.2', 'A haunt goes on a clear hex.')
  const others = Object.entries(setUp.haunts).filter(([other]) => other !== haunt)
  const sharing = others.find(([, taken]) => taken === hex)
  if (sharing) return refuse('AR-3.2', `${sharing[0]} stands there; one haunt a hex.`)
  if (at(board.nearEntry, index) === 1)
    return refuse('AR-3.2', 'A haunt keeps more than two hexes away from every entry hex.')
  const near = tooNearForHaunt(board, index)
  const close = others.find(([, taken]) => near.includes(board.grid.indexOf(taken)))
  if (close)
    return refuse(
      'AR-3.3',
      `${close[0]} is too near: a clear path of ${HAUNT_SPACING} hexes or fewer joins them.`,
    )
  return undefined
}

/** Why sorcerers may not stand in a hex, its room aside (AR-3.5). */
export function sorcererHexRefusal(
  settings: Settings,
  setUp: SetUp,
  hex: HexId,
): Refusal<Clause> | undefined {
  const board = boardOf(settings)
  const index = board.grid.indexOf(hex)
  const unknown = hexRefusal(settings, hex, 'AR-3.5')
  if (unknown) return unknown
  if (board.terrain[index] !== 'clear') return refuse('AR-3.5', 'Sorcerers are placed on clear hexes.')
  if (at(board.nearEntry, index) === 1)
    return refuse('AR-3.5', 'Sorcerers are placed more than two hexes away from every entry hex.')
  if ((setUp.sorcerers[hex] ?? 0) >= STACKING_LIMIT)
    return refuse('AR-3.5', `At most ${STACKING_LIMIT} sorcerers a hex.`)
  return undefined
}

/** What has been laid out so far, if anything. */
export function setUpOf({ secrets }: Position): SetUp {
  return secrets.setUp ?? NO_SET_UP
}

/** The same to be written, while forces are laid out. */
export function setUpIn({ secrets }: Draft<Position>): Draft<SetUp> {
  return present(secrets.setUp, 'set-up')
}

/** The force that a side has bought, if any. */
export function boughtBy({ designs }: Pick<Position['secrets'], 'designs'>, side: Side): Counts {
  return designs[side] ?? NONE
}

/** Where a haunt is placed so far. */
export function hexOfHaunt(position: Position, haunt: HauntId): HexId | undefined {
  return ownOf(setUpOf(position).haunts, haunt)
}

/** The haunts still in hand. */
export function hauntsInHand(settings: Settings, setUp: SetUp): readonly HauntId[] {
  return settings.haunts.filter((haunt) => setUp.haunts[haunt] === undefined)
}

/** The haunts that are placed so far. */
export function hauntsLaidOut(position: Position): readonly HauntId[] {
  return Object.keys(setUpOf(position).haunts) as HauntId[]
}

/** How many sorcerers are placed in a hex so far. */
export function sorcerersIn(position: Position, hex: HexId): number {
  return ownOf(setUpOf(position).sorcerers, hex) ?? 0
}

/** How many of the sorcerers bought are still to be placed. */
export function sorcerersInHand(position: Position): number {
  return boughtBy(position.secrets, 'sorcerer').sorcerer - sorcerersPlaced(setUpOf(position))
}

/** What is still missing before the placement at hand can be finished. */
export function missingIn(position: Position): readonly Refusal<Clause>[] {
  const { settings, now, secrets } = position
  const { wandHaunt, designs } = secrets
  return placementFaults({ settings, segment: now.segment, setUp: setUpOf(position), wandHaunt, designs })
}

/** How many sorcerers are on the board so far. */
export function sorcerersPlaced(setUp: SetUp): number {
  return Object.values(setUp.sorcerers).reduce((sum, count) => sum + count, 0)
}

/** Wizard-side units put into entry hexes so far, `except` one of them. */
export function assignedTo(setUp: SetUp, except?: HexId): Counts {
  return Object.entries(setUp.entries)
    .filter(([hex]) => hex !== except)
    .reduce((sum, [, counts]) => mapCounts((type) => sum[type] + counts[type]), NONE)
}

/** What is still missing before the placement can be finished (AR-3, AR-4.1). */
export function placementFaults(placing: Placing): readonly Refusal<Clause>[] {
  switch (placing.segment) {
    case 'sorcererPlacement':
      return sorcererFaults(placing)
    case 'wizardPlacement':
      return wizardFaults(placing)
    default:
      return []
  }
}

function sorcererFaults({ settings, setUp, wandHaunt, designs }: Placing): readonly Refusal<Clause>[] {
  const faults: Refusal<Clause>[] = []
  const missing = settings.haunts.filter((haunt) => setUp.haunts[haunt] === undefined)
  if (missing.length > 0) faults.push(refuse('AR-3.1', `Still to be placed: ${missing.join(', ')}.`))
  if (wandHaunt === null) faults.push(refuse('AR-3.4', 'Choose the haunt that hides the wand.'))
  const left = boughtBy({ designs }, 'sorcerer').sorcerer - sorcerersPlaced(setUp)
  if (left > 0) faults.push(refuse('AR-3.5', `Sorcerers still to be placed: ${left}.`))
  return faults
}

function wizardFaults({ setUp, designs }: Placing): readonly Refusal<Clause>[] {
  const assigned = assignedTo(setUp)
  const left = TYPES_OF.wizard.flatMap((type) => {
    const count = boughtBy({ designs }, 'wizard')[type] - assigned[type]
    return count > 0 ? [countOf(count, type)] : []
  })
  return left.length > 0 ? [refuse('AR-4.1', `Still to be put in an entry hex: ${left.join(', ')}.`)] : []
}
