import { copyOf } from '@/engine/basics/copy'
import type { HexId } from '@/engine/kernel/hex'
import { present } from '@/engine/kernel/refusal'
import { blocksIn } from '../queries/blocks'
import { battlesLeft } from '../queries/contests'
import type { Settings } from '../state/settings'
import { bareSeat, startOf } from '../state/start'
import { type Battle, type Block, type Deed, DEEDS, type State, type Step } from '../state/state'
import type { BlockId, Place } from '../state/vocabulary'
import type { CityId, PlacedBoard } from '../tables/atlas'
import { type ArmyId, armyOf, type Kind } from '../tables/kinds'
import { moonAfter } from '../tables/moon'
import { PRESETS } from '../tables/presets'
import type { ScenarioId } from '../tables/scenarios'
import { otherSide, SEATS, type Side } from '../tables/seats'
import { SLOTS } from '../tables/slots'

type By<Value> = Readonly<Record<string, Value>>
type Marks = Readonly<Partial<Record<Deed | 'recruited', boolean>>> & { readonly disbandedTurn?: number }

interface GivenSeat {
  readonly army?: ArmyId
  readonly chaosPool?: readonly Kind[]
  readonly force?: readonly Kind[]
}

interface GivenBattle {
  readonly hex: HexId
  readonly attacker: Side
  readonly round?: number
  readonly stage?: Battle['stage']
  readonly slot?: { readonly letter: string; readonly group: string; readonly seat: Side }
  readonly mods?: By<number>
  readonly reserves?: readonly BlockId[]
  readonly bound?: readonly BlockId[]
  readonly acted?: readonly BlockId[]
  readonly eliminated?: readonly BlockId[]
  readonly ward?: Readonly<Partial<Record<Side, number>>>
  readonly pendingHits?: { readonly hits: number; readonly among: readonly BlockId[] }
}

/** A position as the cases of the specification write it. */
export interface Given {
  readonly map?: string
  readonly scenario?: ScenarioId
  readonly step?: string
  readonly turn?: number
  readonly moon?: State['moon']
  readonly actor?: Side
  readonly first?: Side
  readonly options?: By<boolean | number | string>
  readonly seats?: Readonly<Partial<Record<Side, GivenSeat>>>
  readonly capitals?: Readonly<Partial<Record<Side, readonly CityId[]>>>
  readonly blocks?: readonly (readonly [BlockId, Kind, Side, Place, number, Marks?])[]
  readonly entries?: By<readonly (readonly [BlockId, HexId | 'edge'])[]>
  readonly heldCities?: By<Side>
  readonly battle?: GivenBattle
  readonly aftermath?: {
    readonly hex: HexId
    readonly winner: Side
    readonly mode?: 'in' | 'out' | 'recruit' | null
  }
}

/** Capitals of the test board where a case says nothing. */
const LAB_CAPITALS: Readonly<Record<Side, readonly CityId[]>> = {
  north: ['midford' as CityId],
  south: ['northport' as CityId],
}

function settingsOf({ options = {}, scenario = 'medium' }: Given): Settings {
  const { chaosPoolSize, largeThreeWizards, smallFourArmyUnits, layoutLarge, ...rest } = options
  return {
    ...{ scenario, layout: (layoutLarge as 'square' | undefined) ?? 'square', werebeasts: true },
    ...{ randomMoon: false, openTable: false },
    fourArmyUnits: smallFourArmyUnits === true,
    threeWizards: largeThreeWizards === true,
    figures: typeof chaosPoolSize === 'number' ? { pool: chaosPoolSize } : {},
    ...(rest as Partial<Settings>),
  }
}

function boardsOf(map: string): readonly PlacedBoard[] {
  if (map === 'lab') return [{ slot: 'lab', board: 'lab', rotated: false }]
  return present(
    PRESETS.find(({ id }) => id === map),
    map,
  ).boards as readonly PlacedBoard[]
}

/** The steps of set-up by the commands that are given in them. */
const SET_UP_STEPS: By<Step> = {
  chooseBoard: 'boards',
  chooseEdge: 'edge',
  chooseArmy: 'armies',
  chooseChaosPool: 'pool',
  chooseForce: 'force',
  chooseCapitals: 'capitals',
  deploy: 'deploy',
  rollOff: 'rollOff',
  rollMoon: 'moon',
}

/** The position that a case begins with, before a command of this type by this seat. */
export function stateGiven(given: Given, type: string, seat: Side): State {
  const { map = 'lab', turn = 3, step = 'moves' } = given
  // Builds are placed when the second seat has committed; a case is about that one.
  const { first = step === 'builds' ? otherSide(seat) : 'north' } = given
  const start = copyOf(startOf(settingsOf(given)))
  const placed: State = {
    ...start,
    boards: boardsOf(map),
    turn,
    moon: given.moon ?? moonAfter('waxing', turn - 1),
    step: stepOf(step, type),
    first,
    actor: given.actor ?? seat,
    chooser: otherSide(seat),
    seats: { north: seatGiven(given, 'north'), south: seatGiven(given, 'south') },
    blocks: [...(given.blocks ?? []).map(blockGiven), ...blocksOfSetUp(given)],
    entries: Object.entries(given.entries ?? {}).flatMap(([hex, all]) =>
      all.map(([block, from]) => ({ block, hex: hex as HexId, from })),
    ),
    held: (given.heldCities ?? {}) as State['held'],
    aftermath: given.aftermath ? { mode: null, crossings: [], ...given.aftermath } : null,
  }
  if (given.battle) return { ...placed, battle: battleGiven(placed, given.battle) }
  const attackers = step === 'battles' ? SEATS.filter((side) => battlesLeft(placed, side).length > 0) : []
  return attackers.length === 0
    ? placed
    : { ...placed, actor: attackers.includes(first) ? first : otherSide(first) }
}

function stepOf(step: string, type: string): Step {
  if (step === 'setup') return SET_UP_STEPS[type] ?? 'rollOff'
  // What happens at the end of a turn follows the builds.
  return step === 'end' ? 'builds' : (step as Step)
}

function seatGiven(given: Given, side: Side): State['seats'][Side] {
  const { map = 'lab', capitals, seats, blocks = [], step } = given
  const usual = map === 'lab' ? LAB_CAPITALS[side] : []
  const army = blocks.filter(([, , owner]) => owner === side).map(([, kind]) => armyOf(kind))
  return {
    ...bareSeat(),
    army: seats?.[side]?.army ?? army.find((one) => one !== undefined) ?? null,
    capitals: capitals?.[side] ?? usual,
    ready: step !== 'setup',
  }
}

function blockGiven([id, kind, owner, at, strength, marks = {}]: NonNullable<
  Given['blocks']
>[number]): Block {
  const did = DEEDS.filter((deed) => marks[deed] === true)
  return { id, kind, owner, at, strength, did, disbanded: marks.disbandedTurn ?? null }
}

/** The pool and the force that seats have chosen while the game is set up. */
function blocksOfSetUp({ seats = {}, step }: Given): readonly Block[] {
  if (step !== 'setup') return []
  return SEATS.flatMap((owner) => {
    const { chaosPool = [], force = [] } = seats[owner] ?? {}
    const block = (kind: Kind, nth: number, at: Place, strength: number): Block => ({
      ...{ id: `${owner}.${kind}.${nth}` as BlockId, kind, owner, at, strength, did: [], disbanded: null },
    })
    return [
      ...chaosPool.map((kind) => block(kind, 1, 'pool', 0)),
      ...force.map((kind, nth) => block(kind, 10 + nth, 'edge', 1)),
    ]
  })
}

function battleGiven(state: State, given: GivenBattle): Battle {
  const { hex, attacker, round = 1, stage, slot, mods = {}, reserves = [], pendingHits } = given
  const active = blocksIn(state, hex)
    .map(({ id }) => id)
    .filter((id) => !reserves.includes(id))
  return {
    ...{ hex, attacker, main: 'edge', round, mods: mods as Battle['mods'], active },
    stage: pendingHits ? 'hits' : (stage ?? 'slots'),
    slot: slot ? slotGiven(given, slot) : null,
    ...{ acted: given.acted ?? [], bound: given.bound ?? [], eliminated: given.eliminated ?? [] },
    ward: { north: 0, south: 0, ...given.ward },
    crossings: [],
    hits: pendingHits
      ? {
          count: pendingHits.hits,
          fits: active.filter((id) => fitsIn(state, pendingHits.among, id)),
          by: null,
        }
      : null,
  }
}

/** Whether a block is of the side on which the hits fall. */
function fitsIn(state: State, among: readonly BlockId[], id: BlockId): boolean {
  const ownerOf = (one: BlockId | undefined) => state.blocks.find((block) => block.id === one)?.owner
  return ownerOf(id) === ownerOf(among[0])
}

function slotGiven({ attacker }: GivenBattle, slot: NonNullable<GivenBattle['slot']>): number {
  return SLOTS.findIndex(
    ({ letter, group, role }) =>
      letter === slot.letter && group === slot.group && (role === 'attacker') === (slot.seat === attacker),
  )
}
