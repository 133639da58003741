import * as v from 'valibot'
import type { AnyGameRules, CommandRules, GameRules, Seat } from '@/engine/kernel/game'
import type { Parsed } from '@/engine/kernel/refusal'
import { parseWith, whole } from '@/engine/files/schema'
import type { Subject } from '@/headless/fuzz/subject'

/** Two diggers in turn throw a die for gold; who has enough wins. Where the rest lies only the first knows. */
interface Hoard {
  readonly asked: Seat
  readonly gold: Readonly<Record<string, number>>
  readonly rest: string
  readonly limit: number
  readonly commands: number
}

type Command =
  | { readonly type: 'dig'; readonly dice: number }
  | { readonly type: 'weigh' }
  | { readonly type: 'leave' }

type Event =
  | { readonly type: 'dug'; readonly rolls: readonly number[] }
  | { readonly type: 'weighed' }
  | { readonly type: 'left' }

interface View extends Omit<Hoard, 'rest'> {
  readonly rest: string | null
}

const ENOUGH = 2000

const hoardSchema = v.strictObject({
  game: v.literal('hoard'),
  asked: v.picklist(['north', 'south']),
  gold: v.optional(v.record(v.string(), v.number()), { north: 0, south: 0 }),
  rest: v.optional(v.string(), 'cave'),
  limit: v.optional(v.number(), ENOUGH),
  commands: v.optional(v.number(), 0),
})

const commandSchema = v.variant('type', [
  v.strictObject({ type: v.literal('dig'), dice: whole(1, 1000) }),
  v.strictObject({ type: v.literal('weigh') }),
  v.strictObject({ type: v.literal('leave') }),
])

const commands: CommandRules<Hoard, Command, Event> = {
  dig: {
    refusalOf: (_, { dice }) =>
      dice > 2 ? { clause: 'HO-1', message: 'Two dice are the most.' } : undefined,
    perform(draft, { dice }, source) {
      const first = source.roll({ count: 1, faces: 6, label: 'first spade' })
      const more = dice > 1 ? source.roll({ count: dice - 1, faces: 6, label: 'second spade' }) : []
      const rolls = [...first, ...more]
      for (const roll of rolls) draft.gold[draft.asked] = (draft.gold[draft.asked] ?? 0) + roll
      draft.commands += 1
      return [{ type: 'dug', rolls }]
    },
  },
  weigh: {
    refusalOf: ({ commands: played }) =>
      played % 3 === 0 ? { clause: 'HO-2', message: 'The scales are not ready.' } : undefined,
    perform(draft) {
      draft.commands += 1
      return [{ type: 'weighed' }]
    },
  },
  leave: {
    refusalOf: () => undefined,
    perform(draft) {
      draft.asked = draft.asked === 'north' ? 'south' : 'north'
      draft.commands += 1
      return [{ type: 'left' }]
    },
  },
}

function parsePosition(json: unknown): Parsed<Hoard> {
  const parsed = parseWith(hoardSchema, json)
  if (!parsed.ok) return parsed
  const { asked, gold, rest, limit, commands: played } = parsed.value
  return { ok: true, value: { asked, gold, rest, limit, commands: played } }
}

const DIGS: readonly Command[] = [{ type: 'dig', dice: 1 }, { type: 'dig', dice: 2 }, { type: 'leave' }]

function winnerOf({ gold, limit }: Hoard): Seat | null {
  return Object.keys(gold).find((seat) => (gold[seat] ?? 0) >= limit) ?? null
}

function legal(position: Hoard): readonly Command[] {
  if (winnerOf(position) !== null) return []
  return position.commands % 3 === 0 ? DIGS : [...DIGS, { type: 'weigh' }]
}

const rules: GameRules<Hoard, Command, Event, View> = {
  id: 'hoard',
  seats: ['north', 'south'],
  commands,
  newGame: () => parsePosition({ game: 'hoard', asked: 'north' }),
  parsePosition,
  parseInitial: parsePosition,
  writePosition: (position) => ({ game: 'hoard', ...position, gold: { ...position.gold } }),
  parseCommand: (json) => parseWith(commandSchema, json),
  askedSeat: (position) => (winnerOf(position) === null ? position.asked : null),
  segmentOf: ({ commands }) => String(commands),
  resultOf: winnerOf,
  legalCommands: legal,
  sampleCommand(position, random) {
    const listed = legal(position)
    return listed.length > 0 ? listed[random.below(listed.length)] : undefined
  },
  viewOf: (position, viewer) => ({ ...position, rest: viewer === 'north' ? position.rest : null }),
  audienceOf: () => 'all',
  barrierOf: (_command, events) =>
    events.some(({ type }) => type === 'weighed') ? 'The gold was weighed.' : undefined,
  sealedText: ({ rest }) => rest,
  hasSecrets: () => true,
  faultsOf: ({ gold }) => (Object.values(gold).some((much) => much < 0) ? ['Gold is negative.'] : []),
  leaksOf: () => [],
}

/** The rules of a game small enough to see through. */
export const hoardRules: AnyGameRules = rules

/** The same as random play knows it. */
export const hoard: Subject = {
  rules: hoardRules,
  settings: () => ({}),
  houseRules: {},
  revealing: ['weighed'],
  uninitiated: ['south', 'table'],
  withOtherSecrets: (position) => ({ ...(position as object), rest: 'lake' }),
  commands: {
    unasked: [],
    gistOf: (command) => ({ ...command }),
    isUnderstood: () => false,
  },
}
