import { type Check, doubleFaults, faultsAt, faultsOfEach } from '@/engine/declare/faults'
import type { HexId } from '@/engine/kernel/hex'
import type { Problem } from '@/engine/kernel/refusal'
import type { Clause } from '../clauses'
import { type Battle, type Block, isSetUp, type State } from '../state/state'
import { FIGURES } from '../tables/figures'
import { armyOf, countOf } from '../tables/kinds'
import { BOARDS } from '../tables/maps'
import { otherSide, SEATS, type Side } from '../tables/seats'
import { capitalsRefusal, layoutOf } from './set-up'
import {
  blocksIn,
  isCastle,
  isContested,
  isHeldBy,
  isOffItsGround,
  isOnMap,
  isOverSea,
  laneOf,
  mapOf,
  printed,
} from './blocks'
import { battlesLeft, contestedHexes } from './contests'
import { settingsFaults } from './settings-faults'

/** What is wrong with the boards of a position: a map cannot be made of them (SU-3, MP-10). */
export function boardFaults({ boards, settings, step }: State): readonly Problem[] {
  const isTest = boards.some(({ board }) => BOARDS.some(({ id, isTest: is }) => id === board && is))
  const slots = isTest ? ['lab'] : layoutOf(settings).slots.map(({ slot }) => slot)
  const wrong = boards.findIndex(({ slot }) => !slots.some((one) => one === slot))
  const isBare = step === 'rollOff' || step === 'boards'
  return [
    ...faultsAt<Clause>('boards', [
      [wrong >= 0, `${wrong}.slot`, `must be one of ${slots.join(', ')}`, 'MP-10'],
      [!isBare && boards.length < slots.length, '', `must be ${slots.length} in all`, 'SU-3'],
    ]),
    ...doubleFaults(boards.map(({ board }, nth) => [`boards.${nth}.board`, board])),
    ...doubleFaults(boards.map(({ slot }, nth) => [`boards.${nth}.slot`, slot])),
  ]
}

/** Each is looked for where those before found nothing: what is asked of a position may rely on that. */
const STAGES: readonly (readonly ((state: State) => readonly Problem[])[])[] = [
  [({ settings }) => settingsFaults(settings), seatFaults, momentFaults],
  [blockFaults, countFaults],
  [placeFaults],
  [contestFaults, battleFaults],
]

/** What of a position can never come about by play, each with its place in a file. */
export function faultsIn(state: State): readonly Problem[] {
  for (const stage of STAGES) {
    const faults = stage.flatMap((faultsOf) => faultsOf(state))
    if (faults.length > 0) return faults
  }
  return []
}

function seatFaults(state: State): readonly Problem[] {
  if (isSetUp(state)) return []
  return SEATS.flatMap((side) => {
    const { army, capitals, ready } = state.seats[side]
    const isTest = state.boards.some(({ slot }) => slot === 'lab')
    return faultsAt<Clause>(`seats.${side}`, [
      [army === null, 'army', 'must be an army', 'SU-4'],
      [
        army !== null && army === state.seats[otherSide(side)].army,
        'army',
        'must be another for each seat',
        'SU-4',
      ],
      [!ready, 'ready', 'must be true: set-up is over', 'SU-8'],
      [
        !isTest && capitalsRefusal(state, side, capitals) !== undefined,
        'capitals',
        'must be as the scenario has them',
        'SU-7',
      ],
    ])
  })
}

function momentFaults(state: State): readonly Problem[] {
  const { step, battle, aftermath, first, turn, chooser, ending } = state
  const isInTurn = !isSetUp(state) && step !== 'initiative'
  return faultsAt<Clause>('', [
    [(step === 'battle') !== (battle !== null), 'battle', 'must be there in a battle, and only then', 'CB-3'],
    [
      (step === 'aftermath') !== (aftermath !== null),
      'aftermath',
      'must be there after a battle, and only then',
      'RG-1',
    ],
    [isInTurn && first === null, 'first', 'must be whoever moves first in this turn', 'TS-3'],
    [
      isSetUp(state) && step !== 'rollOff' && chooser === null,
      'chooser',
      'must be whoever won the roll for the map',
      'SU-2',
    ],
    [!isSetUp(state) && turn < 1, 'turn', 'must be 1 or more', 'SU-10'],
    [
      ending !== null && isSetUp(state) && ending.by !== 'resigned',
      'ending',
      'must be null before the first turn',
      'VC-2',
    ],
  ])
}

function blockFaults(state: State): readonly Problem[] {
  return faultsOfEach<Block, Clause>('blocks', state.blocks, (block) => {
    const { kind, owner, at, strength, disbanded } = block
    const label = printed(block)
    const army = armyOf(kind)
    const isOut = at === 'pool' || at === 'lost'
    const isKept = label.class === 'army' || label.class === 'castle'
    return [
      [
        army !== undefined && army !== state.seats[owner].army,
        'kind',
        'must be of its seat’s army, or chaos',
        'CP-1',
      ],
      [isOut && strength !== 0, 'strength', 'must be 0 off the map', 'EL-1'],
      [
        !isOut && (strength < 1 || strength > label.steps),
        'strength',
        `must be from 1 to ${label.steps}`,
        'TM-2',
      ],
      [at === 'lost' && isKept, 'at', 'must be "pool": such blocks are never lost', 'EL-2'],
      [at === 'pool' && label.class === 'wizard', 'at', 'must be "lost": wizards do not come back', 'EL-3'],
      [disbanded !== null && !isCastle(block), 'disbanded', 'must be left out: it is no castle', 'CS-6'],
    ]
  })
}

/** No more of a kind than an army, or a chaos set, has (CP-1, CP-2). */
function countFaults({ blocks }: State): readonly Problem[] {
  return SEATS.flatMap((side) => {
    const own = blocks.filter(({ owner }) => owner === side).map(({ kind }) => kind)
    const over = [...new Set(own)].filter((kind) => own.filter((one) => one === kind).length > countOf(kind))
    return over.map((kind) => ({
      path: 'blocks',
      message: `must have ${countOf(kind)} of ${kind} for ${side} at most`,
      clause: 'CP-1',
    }))
  })
}

/** Blocks stand where they can be (MV-9, MV-11, SE-1, CS-2). */
function placeFaults(state: State): readonly Problem[] {
  const atlas = mapOf(state)
  const each = faultsOfEach<Block, Clause>('blocks', state.blocks, (block): readonly Check<Clause>[] => {
    if (!isOnMap(block)) return []
    const hex = block.at as HexId
    const lane = laneOf(block)
    const isOff = isOffItsGround(atlas, block, hex)
    const isCity = atlas.cityIn.has(hex)
    return [
      [lane === 'land' && isOff, 'at', 'must be land', 'MV-4'],
      [lane === 'water' && isOff, 'at', 'must be sea or coast', 'SE-1'],
      [
        isOverSea(atlas, block, hex) && !isInFight(state, hex),
        'at',
        'must not be open sea for a flyer',
        'MV-11',
      ],
      [isCastle(block) && !isCity, 'at', 'must be a city for a castle', 'CS-2'],
    ]
  })
  return [...each, ...crowdFaults(state)]
}

/** Whether a hex is fought over, or has just been. */
function isInFight(state: State, hex: HexId): boolean {
  return isContested(state, hex) || state.battle?.hex === hex || state.aftermath?.hex === hex
}

function crowdFaults(state: State): readonly Problem[] {
  const hexes = [...new Set(state.blocks.filter(isOnMap).map(({ at }) => at as HexId))]
  return hexes.flatMap((hex) =>
    SEATS.flatMap((side: Side) => {
      const there = blocksIn(state, hex, side)
      const castles = there.filter(isCastle).length
      return faultsAt<Clause>('blocks', [
        [there.length - castles > FIGURES.stacking, '', `must be four of ${side} in ${hex} at most`, 'MV-9'],
        [castles > 1, '', `must be one castle of ${side} in ${hex} at most`, 'CS-2'],
      ])
    }),
  )
}

/** Steps at which both sides may stand in one hex. */
const FIGHTING: readonly State['step'][] = ['moves', 'recruiting', 'battles', 'battle', 'aftermath']

function contestFaults(state: State): readonly Problem[] {
  const { entries, step, actor, first, ending } = state
  if (isSetUp(state) || ending) return []
  const known = new Set(contestedHexes(state))
  const hexes = [...new Set(state.blocks.filter(isOnMap).map(({ at }) => at as HexId))]
  const strange = hexes.find(
    (hex) => isContested(state, hex) && (!FIGHTING.includes(step) || !known.has(hex)),
  )
  const isIdle = step === 'battles' && battlesLeft(state, actor).length === 0
  const gone = entries.findIndex(({ block }) => !state.blocks.some(({ id }) => id === block))
  return faultsAt<Clause>('', [
    [strange !== undefined, 'entries', `must say who came into ${strange} and from where`, 'CB-2'],
    [isIdle, 'step', 'must not be "battles": nobody attacks', 'TS-5'],
    [gone >= 0, `entries.${gone}.block`, 'must be a block of the list', 'TM-1'],
    [step === 'moves' && first === null, 'first', 'must be a seat', 'TS-3'],
  ])
}

function battleFaults(state: State): readonly Problem[] {
  const { battle, ending } = state
  if (!battle || ending) return []
  const { hex, active, hits } = battle
  const there = new Set(blocksIn(state, hex).map(({ id }) => id))
  const bothFight = isHeldBy(state, hex, 'north') && isHeldBy(state, hex, 'south')
  return faultsAt<Clause>('battle', [
    [battle.slot === null, 'slot', 'must be the number of a slot, from 0 to 15', 'CB-8'],
    [!bothFight, 'hex', 'must have blocks of both sides', 'CB-1'],
    [active.some((id) => !there.has(id)), 'active', 'must be blocks in the hex', 'CB-3'],
    [
      (battle.stage === 'hits') !== (hits !== null),
      'hits',
      'must be there while hits wait, and only then',
      'CB-13',
    ],
    ...hitChecks(state, battle),
  ])
}

/** Hits wait for the owner of the blocks that they may fall on. */
function hitChecks({ actor, blocks }: State, { hits, active }: Battle): readonly Check<Clause>[] {
  if (!hits) return []
  const there = blocks.filter(({ id }) => hits.fits.includes(id) && active.includes(id))
  const isAsked = there.length > 0 && there.every(({ owner }) => owner === actor)
  return [[!isAsked, 'hits.fits', 'must be active blocks of the side that is asked', 'CB-13']]
}
