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
const LAB_CAPITALS = { north: ['midford'], south: ['northport'] } as unknown as Readonly<
  Record<Side, readonly CityId[]>
>

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
  const { step, map, turn, first, blocks, ...told } = { ...usual(given, seat), ...given }
  const placed: State = {
    ...copyOf(startOf(settingsOf(given))),
    ...{ boards: boardsOf(map), turn, step: stepOf(step, type), first, actor: told.actor },
    moon: told.moon ?? moonAfter('waxing', turn - 1),
    chooser: otherSide(seat),
    seats: { north: seatGiven(given, 'north'), south: seatGiven(given, 'south') },
    blocks: [...blocks.map(blockGiven), ...blocksOfSetUp(given)],
    entries: Object.entries(told.entries).flatMap(([hex, all]) =>
      all.map(([block, from]) => ({ block, hex: hex as HexId, from })),
    ),
    held: told.heldCities,
    aftermath: told.aftermath ? { mode: null, crossings: [], ...told.aftermath } : null,
  }
  if (given.battle) return { ...placed, battle: battleGiven(placed, given.battle) }
  return step === 'battles' ? { ...placed, actor: attackerIn(placed, first) } : placed
}

type Usual = Required<
  Pick<Given, 'map' | 'turn' | 'step' | 'first' | 'actor' | 'blocks' | 'entries' | 'heldCities'>
>

/** What a case means where it says nothing (see `conventions` of the cases). */
function usual({ step }: Given, seat: Side): Usual {
  // Builds are placed when the second seat has committed; a case is about that one.
  const first = step === 'builds' ? otherSide(seat) : 'north'
  return {
    map: 'lab',
    turn: 3,
    step: 'moves',
    first,
    actor: seat,
    blocks: [],
    entries: {},
    heldCities: {},
  }
}

/** Whose battles come next (TS-5). */
function attackerIn(state: State, first: Side): Side {
  return battlesLeft(state, first).length > 0 ? first : otherSide(first)
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

const USUAL_BATTLE = {
  ...({ round: 1, stage: 'slots', mods: {}, reserves: [] } as const),
  ...({ acted: [], bound: [], eliminated: [] } as const),
}

function battleGiven(state: State, given: GivenBattle): Battle {
  const { hex, attacker, round, slot, reserves, pendingHits, ...told } = { ...USUAL_BATTLE, ...given }
  const { acted, bound, eliminated, stage, mods } = told
  const active = blocksIn(state, hex)
    .map(({ id }) => id)
    .filter((id) => !reserves.includes(id))
  return {
    ...{ hex, attacker, main: 'edge', round, mods, active },
    stage: pendingHits ? 'hits' : stage,
    slot: slot ? slotGiven(given, slot) : null,
    ...{ acted, bound, eliminated, crossings: [] },
    ward: { north: 0, south: 0, ...given.ward },
    hits: pendingHits ? hitsGiven(state, active, pendingHits) : null,
  }
}

/** Hits that wait, on any of the side on which they fall. */
function hitsGiven(
  state: State,
  active: readonly BlockId[],
  { hits, among }: NonNullable<GivenBattle['pendingHits']>,
): Battle['hits'] {
  return { count: hits, fits: active.filter((id) => fitsIn(state, among, id)), by: null }
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
