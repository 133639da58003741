import * as v from 'valibot'
import { DECIDERS } from '../bot/bot'
import type { Json } from '../kernel/game'
import { parseJson } from '../files/json'
import { keyedBy, strictObject } from '../files/record-schema'
import type { Parsed, Problem } from '../kernel/refusal'
import { failed, parseWith, shortened, within } from '../files/schema'
import type { Plan, Shard } from './plan'
import type { GameRecord } from './self-play'

const VERSION = 1

/** The first line of a file of results. */
export interface Header {
  readonly plan: Plan
  readonly shard: Shard
}

/** What a file of results says. */
export interface Results extends Header {
  /** By game number, each game once. */
  readonly records: readonly GameRecord[]
  /** Whether its last line was cut off, as when the writer is killed; that line is left out. */
  readonly isCut: boolean
}

/** A file of results as it was found. */
export interface ResultsFile {
  /** The file's name, for messages. */
  readonly name: string
  readonly text: string
}

const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const positive = v.pipe(v.number(), v.integer(), v.minValue(1))
const json = v.pipe(
  v.unknown(),
  // It was read from JSON.
  v.transform((value) => value as Json),
)
const decider = v.picklist(DECIDERS, `must be one of ${DECIDERS.join(', ')}`)
const bySeat = <Schema extends v.GenericSchema>(schema: Schema) => keyedBy(v.string(), schema)

const seatSchema = strictObject({
  deciders: v.pipe(v.array(decider), v.minLength(1, 'must name at least one decider')),
  openings: v.array(strictObject({ name: v.string(), commands: v.array(json) })),
})

const headerSchema = strictObject({
  format: v.literal('hexhearth-lab', 'must be "hexhearth-lab": this is no file of results'),
  version: v.literal(VERSION, `must be ${VERSION}; another version of the program wrote this file`),
  plan: strictObject({
    game: v.string(),
    settings: json,
    seats: bySeat(seatSchema),
    rollouts: positive,
    seed: count,
    games: positive,
  }),
  shard: strictObject({ part: positive, of: positive }),
})

const recordSchema = strictObject({
  nth: count,
  seed: count,
  scenario: v.string(),
  deciders: bySeat(decider),
  openings: bySeat(v.nullable(v.string())),
  winner: v.string(),
  by: v.string(),
  turns: count,
  commands: count,
  nodes: count,
  forces: bySeat(keyedBy(v.string(), count)),
  losses: bySeat(keyedBy(v.string(), count)),
})

/** The first line of a file, without its line break. */
export function headerLine({ plan, shard }: Header): string {
  const { game, settings, seats, rollouts, seed, games } = plan
  return JSON.stringify({
    format: 'hexhearth-lab',
    version: VERSION,
    plan: { game, settings, seats, rollouts, seed, games },
    shard: { part: shard.part, of: shard.of },
  })
}

/** The line of a game, without its line break; the same for the same game whoever played it. */
export function recordLine(record: GameRecord): string {
  const { nth, seed, scenario, deciders, openings, winner, by, turns, commands, nodes, forces, losses } =
    record
  return JSON.stringify({
    ...{ nth, seed, scenario, deciders, openings },
    ...{ winner, by, turns, commands, nodes, forces, losses },
  })
}

/** A whole file of results, its games by number. */
export function resultsText({ plan, shard, records }: Omit<Results, 'isCut'>): string {
  const lines = [...records].sort((a, b) => a.nth - b.nth).map(recordLine)
  return [headerLine({ plan, shard }), ...lines, ''].join('\n')
}

/** Reads a file of results; problems name its line. A last line without its line break is left out. */
export function readResults({ name, text }: ResultsFile): Parsed<Results> {
  const lines = text.split('\n')
  const isCut = lines.pop() !== ''
  const [first, ...rest] = lines
  if (first === undefined)
    return failed(name, 'has not even its first line; delete it and let `simulate` write it anew')
  const header = readLine(headerSchema, first, placeOf(name, 1))
  if (!header.ok) return header
  const { plan, shard } = header.value
  const records = new Map<number, GameRecord>()
  const problems: Problem[] = []
  for (const [nth, line] of rest.entries()) {
    const place = placeOf(name, nth + 2)
    const record = readLine(recordSchema, line, place)
    if (!record.ok) problems.push(...record.problems)
    else
      problems.push(
        ...strayProblems({ plan, shard }, record.value, place),
        ...added(records, record.value, place),
      )
    if (problems.length > 0) break
  }
  if (problems.length > 0) return { ok: false, problems }
  return { ok: true, value: { plan, shard, records: sorted(records), isCut } }
}

/** The records of a map by their numbers. */
export function sorted(records: ReadonlyMap<number, GameRecord>): readonly GameRecord[] {
  return [...records.values()].sort((a, b) => a.nth - b.nth)
}

/** Puts a record to others; a problem if another tells something else of the same game. */
export function added(
  records: Map<number, GameRecord>,
  record: GameRecord,
  place: string,
): readonly Problem[] {
  const known = records.get(record.nth)
  records.set(record.nth, known ?? record)
  if (known === undefined || recordLine(known) === recordLine(record)) return []
  const message =
    `game ${record.nth} is told in another way elsewhere; the two were not played by the same program:` +
    ' delete the file of the older one and play it again'
  return [{ path: place, message }]
}

function placeOf(name: string, line: number): string {
  return `${name}, line ${line}`
}

function readLine<Output>(
  schema: v.BaseSchema<unknown, Output, v.BaseIssue<unknown>>,
  line: string,
  place: string,
): Parsed<Output> {
  const parsed = parseJson(line)
  if (!parsed.ok)
    return failed(place, shortened(`${parsed.problems[0]?.message ?? 'this is not JSON'}; delete this line`))
  const read = parseWith(schema, parsed.value)
  return read.ok ? read : within(place, read.problems)
}

/** Whether a record is one of the games that the header plans. */
function strayProblems(
  { plan, shard }: Header,
  { nth, seed, winner }: GameRecord,
  place: string,
): readonly Problem[] {
  const winners = [...Object.keys(plan.seats), 'draw']
  if (!winners.includes(winner))
    return failed(place, `the winner must be one of ${winners.join(', ')}, not "${winner}"`).problems
  if (seed !== plan.seed)
    return failed(place, `seed ${seed} is not the file's, which is ${plan.seed}; delete this line`).problems
  if (nth < plan.games && nth % shard.of === shard.part - 1) return []
  const message = `game ${nth} is not one of the ${plan.games} games of shard ${shard.part}/${shard.of}; delete this line`
  return [{ path: place, message }]
}
