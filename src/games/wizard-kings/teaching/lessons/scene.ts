import type { Json } from '@/engine/kernel/game'
import type { Parsed, Problem } from '@/engine/kernel/refusal'
import { type Fields, isFields } from '@/engine/rulebook/short-forms'
import { armyOf, type Kind, KINDS, printedOf } from '../../tables/kinds'
import { moonAfter } from '../../tables/moon'
import { otherSide, SEATS, type Side } from '../../tables/seats'
import { SLOTS } from '../../tables/slots'

/** A block as the position format has it, and the way by which it came among enemies. */
interface Told {
  readonly block: {
    readonly id: string
    readonly kind: Kind
    readonly owner: Side
    readonly at: string
    readonly strength: number
    readonly did: readonly string[]
  }
  readonly from: string | undefined
}

/** The armies of seats that have no block of one. */
const ARMIES: Readonly<Record<Side, string>> = { north: 'elves', south: 'orcs' }

/**
 * A moment of the game in its position format, told in short words. `map` names one board for the small scenario, or
 * North’s and South’s for the medium one with a capital for each in `capitals`. `blocks` are a seat, a kind and a hex,
 * 'edge', 'pool' or 'lost' each, the steps where they are not all, the way by which one came among enemies in this
 * turn, and what it has done: 'north elves.ranger 0503 at 2 from 0502', 'south orcs.shakla 0506 at 1, cast'. They are
 * named by kind and number, 'ranger-1'. A `battle` needs its `hex` and the `slot` that is open, 'A others attacker'. It
 * is turn 2, and North, which is First, moves, unless it says otherwise; all else is as in the position format.
 */
export function sceneOf({ blocks, map, capitals, seats, battle, ...rest }: Fields): Parsed<Json> {
  const { told, problems } = toldIn(listOf(blocks))
  if (problems.length > 0) return { ok: false, problems }
  const boards = typeof map === 'string' ? map.split(' ') : ['greenmarch']
  const { settings, turn } = { settings: {}, turn: 2, ...rest }
  const [scenario, slots] = boards.length > 1 ? (['medium', SEATS] as const) : (['small', ['board']] as const)
  return {
    ok: true,
    value: {
      ...{ step: battle === undefined ? 'moves' : 'battle', first: 'north', turn },
      moon: moonAfter('waxing', turn - 1),
      ...rest,
      settings: { scenario, ...fieldsOf(settings) },
      boards: boards.map((board, nth) => ({ slot: slots[nth] ?? '', board })),
      seats: Object.fromEntries(
        SEATS.map((side, nth) => [
          side,
          { ...seatOf(side, told, listOf(capitals)[nth]), ...fieldsOf(fieldsOf(seats)[side]) },
        ]),
      ),
      blocks: told.map(({ block }) => block),
      entries: entriesOf(told),
      ...(isFields(battle) && { battle: battleOf(battle, told) }),
    },
  }
}

function listOf(data: Json | undefined): readonly Json[] {
  return Array.isArray(data) ? (data as readonly Json[]) : []
}

function fieldsOf(data: Json | undefined): Fields {
  return isFields(data) ? data : {}
}

function toldIn(blocks: readonly Json[]): { readonly told: readonly Told[]; readonly problems: Problem[] } {
  const counts = new Map<string, number>()
  const problems: Problem[] = []
  const told = blocks.flatMap((words, nth) => {
    const found = typeof words === 'string' ? blockIn(words, counts) : undefined
    const message = `must be like "north elves.ranger 0503 at 2 from 0502", not ${JSON.stringify(words)}`
    if (!found) problems.push({ path: `blocks.${nth}`, message })
    return found ?? []
  })
  return { told, problems }
}

const BLOCK = /^(\S+) (\S+) (\w+)(?: at (\d))?(?: from (\w+))?(?:, (\w+(?: \w+)*))?$/

/** A block in words, with the next number of its kind. */
function blockIn(words: string, counts: Map<string, number>): Told | undefined {
  const [, side, name, at = '', steps, from, deeds] = BLOCK.exec(words) ?? []
  const owner = SEATS.find((one) => one === side)
  const kind = KINDS.find((one) => one === name)
  if (!owner || !kind) return undefined
  const short = kind.slice(kind.indexOf('.') + 1)
  const number = (counts.get(short) ?? 0) + 1
  counts.set(short, number)
  const strength = Number(steps ?? usualSteps(kind, at))
  return { block: { id: `${short}-${number}`, kind, owner, at, strength, did: didOf(from, deeds) }, from }
}

function usualSteps(kind: Kind, at: string): number {
  return at === 'pool' || at === 'lost' ? 0 : printedOf(kind).steps
}

/** What a block has done: whoever came among enemies has moved. */
function didOf(from: string | undefined, deeds: string | undefined): readonly string[] {
  return [...(from === undefined ? [] : ['moved']), ...(deeds?.split(' ') ?? [])]
}

/** A seat with the army of its blocks. */
function seatOf(side: Side, told: readonly Told[], capital: Json | undefined): Fields {
  const army = told
    .filter(({ block: { owner } }) => owner === side)
    .map(({ block: { kind } }) => armyOf(kind))
    .find((one) => one !== undefined)
  return { army: army ?? ARMIES[side], capitals: capital === undefined ? [] : [capital] }
}

function entriesOf(told: readonly Told[]) {
  return told.flatMap(({ block: { id, at }, from }) =>
    from === undefined ? [] : [{ block: id, hex: at, from }],
  )
}

/** A battle in its first round, in which all who are there take part, unless it says otherwise. */
function battleOf({ hex = '', slot, ...rest }: Fields, told: readonly Told[]): Json {
  const there = told.filter(({ block }) => block.at === hex)
  const came = there.find(({ from }) => from !== undefined)
  const open = SLOTS.findIndex(({ letter, group, role }) => `${letter} ${group} ${role}` === slot)
  return {
    ...{ hex, attacker: came?.block.owner ?? otherSide('north'), main: came?.from ?? '' },
    ...{ round: 1, stage: 'slots', slot: open },
    active: there.map(({ block: { id } }) => id),
    ...rest,
  }
}
