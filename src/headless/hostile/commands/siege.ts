import { inspect } from 'node:util'
import { copyOf } from '@/engine/basics/copy'
import {
  type Dice,
  diceStateOf,
  type Random,
  seededDice,
  seededRandom,
  streamSeed,
} from '@/engine/kernel/dice'
import type { AnyCommand, Json } from '@/engine/kernel/game'
import { playInPlace } from '@/engine/kernel/play'
import { present, problemsText } from '@/engine/kernel/refusal'
import type { Subject } from '../../fuzz/subject'
import { pollution } from '../prototypes'
import { garbledCommand } from './garbling'
import { type Scene, type Stage, verdictOn } from './judging'
import { wordsIn } from './materials'

/** Hostile commands to be thrown; the seed and a batch's number decide everything in it. */
export interface Plan {
  readonly game: string
  /** Commands of a batch. */
  readonly each: number
  readonly seed: number
  readonly turnLimit: number
}

/** What became of a batch of commands. */
export interface SiegeReport {
  readonly nth: number
  readonly stages: Readonly<Record<Stage, number>>
  readonly findings: readonly Finding[]
}

/** Something wrong, once for all commands that it is wrong with in the same way. */
export interface Finding {
  /** The fault without what differs from one command to the next. */
  readonly kind: string
  readonly fault: string
  readonly times: number
  /** The first such command, as text; not always JSON. */
  readonly command: string
  /** As the runner takes a position and steps. */
  readonly run: Json
}

/** Commands thrown at one position. */
const BURST = 24
/** One burst in this many has a command from the whole list of legal ones, too. */
const LISTED_RARELY = 8
/** Different faults that a batch tells. */
const MOST_FINDINGS = 12
/** Letters of a command that are shown. */
const LONGEST_TEXT = 600
/** Moves of the game between two bursts, at most, by turns: so that a batch sees a part of a game closely or a whole one. */
const STRIDES = [2, 8, 20, 60] as const

interface Siege {
  readonly subject: Subject
  readonly plan: Plan
  readonly nth: number
  readonly random: Random
  readonly stages: Record<Stage, number>
  readonly findings: Map<string, Finding>
  /** The newest command of each type. */
  readonly known: Map<string, AnyCommand>
}

/** Plays random games and throws a batch of hostile commands at them. */
export function besiege(subject: Subject, plan: Plan, nth: number): SiegeReport {
  const siege: Siege = {
    subject,
    plan,
    nth,
    random: seededRandom(streamSeed(plan.seed, nth, 2)),
    stages: { unread: 0, refused: 0, played: 0 },
    findings: new Map(),
    known: new Map(),
  }
  for (let game = 0; thrownIn(siege) < plan.each; game++) playThrough(siege, game)
  return { nth, stages: siege.stages, findings: [...siege.findings.values()] }
}

function thrownIn({ stages }: Siege): number {
  return stages.unread + stages.refused + stages.played
}

/** Plays a game to its end or the batch's, with bursts on the way and one when it is over. */
function playThrough(siege: Siege, game: number): void {
  const { subject, plan, nth, random } = siege
  const { rules } = subject
  const begun = rules.newGame(subject.settings(nth + game, plan.turnLimit))
  if (!begun.ok) throw new Error(problemsText(begun.problems))
  const position = copyOf(begun.value)
  const dice = seededDice(diceStateOf(random.below(1 << 30)))
  const stride = present(STRIDES[(nth + game) % STRIDES.length], 'stride')
  while (thrownIn(siege) < plan.each) {
    burst(siege, position)
    for (let left = 1 + random.below(stride); left > 0; left--) if (!playOne(siege, position, dice)) return
  }
}

/** Plays a legal command; answers whether the game goes on. */
function playOne({ subject, random, known }: Siege, position: object, dice: Dice): boolean {
  const command = subject.rules.sampleCommand(position, random)
  if (!command) return false
  known.set(command.type, command)
  playInPlace(subject.rules, position, command, dice)
  return true
}

/** Throws some commands at where the game stands. */
function burst(siege: Siege, running: object): void {
  const { subject, plan, nth, random, stages } = siege
  const position = frozen(copyOf(running))
  const written = subject.rules.writePosition(position)
  const scene = sceneAt(subject, position, written)
  const materials = {
    commands: commandsAt(siege, position),
    words: [...wordsIn(written), ...subject.rules.seats],
  }
  if (materials.commands.length === 0) return
  for (let left = Math.min(BURST, plan.each - thrownIn(siege)); left > 0; left--) {
    const json = garbledCommand(materials, random)
    const { stage, fault } = verdictOn(scene, json)
    stages[stage] += 1
    if (fault !== undefined) note(siege, { fault, json, written })
  }
  const spoiled = pollution()
  // Nothing after this could be trusted.
  if (spoiled !== undefined) throw new Error(`${spoiled} in batch ${nth} of seed ${plan.seed}`)
}

/** Commands to be garbled: some that are legal now, each named several times, and the newest of each type. */
function commandsAt({ subject, random, known }: Siege, position: object): readonly AnyCommand[] {
  const { rules } = subject
  const now = Array.from({ length: 3 }, () => rules.sampleCommand(position, random)).filter(
    (command) => command !== undefined,
  )
  const listed = random.below(LISTED_RARELY) === 0 ? rules.legalCommands(position) : []
  const one = listed[random.below(Math.max(1, listed.length))]
  for (const command of one ? [...now, one] : now) known.set(command.type, command)
  return [...known.values(), ...now, ...now, ...now, ...(one ? [one, one] : [])]
}

/** Where commands are thrown at, at a frozen position with its file. */
export function sceneAt(subject: Subject, position: object, written: Json): Scene {
  const { rules, uninitiated, withOtherSecrets, commands } = subject
  const asked = rules.askedSeat(position)
  const other = asked !== null && uninitiated.includes(asked) ? withOtherSecrets(written) : undefined
  const disguised = other === undefined ? undefined : rules.parsePosition(other)
  let gists: ReadonlySet<string> | undefined
  return {
    subject,
    position,
    disguised: disguised?.ok ? disguised.value : undefined,
    played: new Set(),
    gists: () =>
      (gists ??= new Set(
        rules.legalCommands(position).map((command) => JSON.stringify(commands.gistOf(command))),
      )),
  }
}

/** Keeps the first command that a fault is found with; those like it are counted. */
function note(
  { findings }: Siege,
  { fault, json, written }: { readonly fault: string; readonly json: unknown; readonly written: Json },
): void {
  const kind = kindOf(fault, json)
  const known = findings.get(kind)
  if (known) findings.set(kind, { ...known, times: known.times + 1 })
  else if (findings.size < MOST_FINDINGS)
    findings.set(kind, { kind, fault, times: 1, command: textOf(json), run: runOf(json, written) })
}

function kindOf(fault: string, json: unknown): string {
  const type = typeof json === 'object' && json !== null && 'type' in json ? json.type : ''
  const [first = ''] = fault.split('\n')
  const kind = typeof type === 'string' ? type : 'no type'
  return `${kind}: ${first.replace(/"[^"]*"|\d+/g, '')}`
}

function textOf(json: unknown): string {
  const text = inspect(json, { depth: 6, breakLength: Infinity, maxArrayLength: 12, maxStringLength: 200 })
  return text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT)}…` : text
}

/** What the runner plays to see the same; where the command is no JSON, as near as JSON comes. */
function runOf(json: unknown, position: Json): Json {
  try {
    return JSON.parse(JSON.stringify({ position, steps: [{ command: json }] })) as Json
  } catch {
    return { position, steps: [] }
  }
}

/** The same data, of which nothing can be written any more. */
function frozen<Data extends object>(data: Data): Data {
  const parts: readonly unknown[] = Object.values(data)
  for (const part of parts) if (typeof part === 'object' && part) frozen(part)
  return Object.freeze(data)
}
