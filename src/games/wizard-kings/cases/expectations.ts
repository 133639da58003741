import { ownOf } from '@/engine/basics/own'
import { sameData } from '@/engine/basics/same-data'
import type { Refusal } from '@/engine/kernel/refusal'
import type { Event } from '../events'
import { blockById } from '../queries/blocks'
import { reservesOf, slotOrder } from '../queries/battle/slots'
import { goldOf } from '../queries/control'
import { type SeenStack, viewOf } from '../queries/view'
import type { State } from '../state/state'
import { printedOf, type Kind } from '../tables/kinds'
import { moonAfter } from '../tables/moon'
import type { Side } from '../tables/seats'
import type { WrittenCommand } from './case-commands'

/** Where a case stands: after a refusal the position is that before it. */
export interface Moment {
  readonly command: WrittenCommand
  readonly start: State
  readonly position: State
  /** What the last command brought about. */
  readonly events: readonly Event[]
  readonly refused: Refusal | undefined
}

type By<Value> = Readonly<Record<string, Value>>
type Find<Expected> = (expected: Expected, moment: Moment) => unknown

function of<Type extends Event['type']>({ events }: Moment, type: Type) {
  return events.filter((event): event is Extract<Event, { type: Type }> => event.type === type)
}

/** The block that a command is about. */
function acting({ command, position }: Moment) {
  return blockById(position, String(command.block ?? command.wizard))
}

function each(find: (position: State, id: string) => unknown): Find<By<unknown>> {
  return (by, { position }) => Object.fromEntries(Object.keys(by).map((id) => [id, find(position, id)]))
}

const FOUND = {
  ok: (_: unknown, { refused }: Moment) => refused === undefined,
  clause: (_: unknown, { refused }: Moment) => refused?.clause,
  total: (_: unknown, { position, command }: Moment) => standing(position, command.seat).length,
  strengthOfEach(_: unknown, { position, command }: Moment) {
    const all = standing(position, command.seat)
    return all.every(({ strength }) => strength === all[0]?.strength) ? all[0]?.strength : undefined
  },
  capitals: (_: unknown, { position, command }: Moment) => position.seats[command.seat].capitals,
  high: (_: unknown, moment: Moment) => of(moment, 'initiativeRolled').at(-1)?.first,
  totals(_: unknown, moment: Moment) {
    const last = of(moment, 'initiativeRolled').at(-1)
    return last && [sum(last.north), sum(last.south)]
  },
  at: (_: unknown, moment: Moment) => acting(moment)?.at,
  attack: (_: unknown, moment: Moment) => of(moment, 'moved').at(-1)?.isAttack,
  strength: (_: unknown, moment: Moment) => acting(moment)?.strength,
  strengths: each((position, id) => blockById(position, id)?.strength),
  places: each((position, id) => blockById(position, id)?.at),
  fatigued: (_: unknown, moment: Moment) => of(moment, 'fatigueRolled').at(-1)?.isFatigued,
  learned: (_: unknown, moment: Moment) => of(moment, 'learned').length > 0,
  hitNumber: (_: unknown, moment: Moment) => of(moment, 'fired').at(-1)?.hitNumber,
  hits: (_: unknown, moment: Moment) =>
    [...of(moment, 'fired'), ...of(moment, 'spellRolled')].reduce((all, { hits }) => all + hits, 0),
  eliminated: (_: unknown, moment: Moment) => of(moment, 'eliminated').map(({ block }) => block),
  pendingHits: (_: unknown, { position }: Moment) => position.battle?.hits?.count,
  active: (_: unknown, { position }: Moment) => activeIn(position),
  reserves: (_: unknown, { position }: Moment) =>
    position.battle && reservesOf(position, position.battle).map(({ id }) => id),
  order: (_: unknown, { position }: Moment) =>
    position.battle &&
    slotOrder(position, position.battle).map(({ slot, side, blocks }) => [
      ...[slot.letter, slot.group, side],
      blocks.map(({ id }) => id),
    ]),
  battleOver: (_: unknown, { position }: Moment) => position.battle === null,
  winner: (_: unknown, { position }: Moment) => position.aftermath?.winner,
  next: (_: unknown, { position }: Moment) => `${position.step} by ${position.actor}`,
  placed: (rows: readonly (readonly [string, string, number])[], { position }: Moment) =>
    rows.map(([id]) => {
      const block = blockById(position, id)
      return [id, block?.at, block?.strength]
    }),
  gold: (_: unknown, { position }: Moment) => ({
    north: goldOf(position, 'north'),
    south: goldOf(position, 'south'),
  }),
  result(_: unknown, { position: { ending } }: Moment) {
    return ending && { winner: ending.winner === 'draw' ? null : ending.winner, level: ending.level }
  },
  hex: (_: unknown, moment: Moment) => countsIn(seenBy(moment).stacks),
  hiddenKinds(_: unknown, moment: Moment) {
    const { blocks } = seenBy(moment)
    return !blocks.some(({ owner }) => owner !== moment.command.seat)
  },
  ownKnown: (_: unknown, moment: Moment) => seenBy(moment).blocks.map(({ id }) => id),
  knownBlocks: (_: unknown, moment: Moment) => seenBy(moment).blocks.map(({ id }) => id),
  eventForSouth(_: unknown, moment: Moment) {
    const [first] = of(moment, 'recruitedThere')
    return first && { hex: first.hex, recruited: of(moment, 'recruitedThere').length }
  },
  expected: (_: unknown, { command }: Moment) =>
    (command.blocks as readonly (readonly [Kind, number])[]).map(
      ([kind, steps]) => `${(printedOf(kind).hit ?? 0) * steps}/6`,
    ),
  phases: (_: unknown, { command }: Moment) =>
    (command.turns as readonly number[]).map((turn) => moonAfter('waxing', turn - 1)),
}

function sum(rolls: readonly number[]): number {
  return rolls.reduce((all, die) => all + die, 0)
}

function standing({ blocks }: State, side: Side) {
  return blocks.filter(({ owner, strength }) => owner === side && strength > 0)
}

function activeIn({ battle, blocks }: State): unknown {
  const by = (side: Side) =>
    battle?.active.filter((id) => blocks.some((block) => block.id === id && block.owner === side))
  return battle && { north: by('north'), south: by('south') }
}

function seenBy({ position, command }: Moment) {
  return viewOf(position, command.seat)
}

function countsIn(stacks: readonly SeenStack[]): unknown {
  const counts: Record<string, Partial<Record<Side, number>>> = {}
  for (const { hex, owner, count } of stacks) counts[hex] = { ...counts[hex], [owner]: count }
  return counts
}

/** What is not as expected, line by line; [] if all is. */
export function disappointmentsOf(expected: By<unknown>, moment: Moment): readonly string[] {
  const { refused } = moment
  if (refused && expected.ok === true) return [`was refused under ${refused.clause} (${refused.message})`]
  return Object.entries(expected).flatMap(([key, wanted]) => {
    const find = ownOf(FOUND, key) as Find<unknown> | undefined
    if (!find) return [`${key}: there is no such expectation`]
    const there: unknown = plain(find(wanted, moment))
    return sameData(there, wanted)
      ? []
      : [`${key}: expected ${JSON.stringify(wanted)}, found ${JSON.stringify(there)}`]
  })
}

function plain(value: unknown): unknown {
  return value === undefined ? undefined : (JSON.parse(JSON.stringify(value)) as unknown)
}
