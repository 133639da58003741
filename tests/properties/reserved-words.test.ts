import { readFileSync } from 'node:fs'
import { deflateRawSync } from 'node:zlib'
import { beforeAll, describe, expect, test } from 'vitest'
import { freeze } from 'immer'
import { copyOf } from '@/engine/basics/copy'
import { diceStateOf, seededDice, seededRandom } from '@/engine/kernel/dice'
import type { AnyCommand, AnyGameRules, Json } from '@/engine/kernel/game'
import { playInPlace, refusalOf } from '@/engine/kernel/play'
import { atOnce, type Drive } from '@/engine/basics/cooperative'
import { problemsText } from '@/engine/kernel/refusal'
import type { Subject } from '@/headless/fuzz/subject'
import { GAMES } from '@/headless/games'
import { verdictOn } from '@/headless/hostile/commands/judging'
import { sceneAt } from '@/headless/hostile/commands/siege'
import { type Samples, samplesOf } from '@/headless/hostile/samples'
import { type UntrustedInput, untrustedInputsOf } from '@/headless/hostile/untrusted-inputs'
import { linkDoorsOf } from '@/headless/hostile/untrusted-links'
import { isHolder, type Place, placesIn } from '@/headless/hostile/mutations'
import { pollution } from '@/headless/hostile/prototypes'
import { type Outcome, outcomeOf } from '@/headless/hostile/trial'
import { frame, type LinkKind } from '@/teach/links/frame'
import { gameLinkOf } from '@/teach/links/game-link'
import { withShapes } from '@/teach/links/shapes'
import { WHOLE_GAMES } from '../support/whole-games'
import { type Sample, samplesOfArchmagiCases } from './archmagi-samples'
import { samplesOfWizardKings } from './wizard-kings-samples'

const WORDS = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'valueOf', 'length']
/** Those of them with which whole files are read: each is played again. */
const MOST_DANGEROUS = ['__proto__', 'constructor']
/** Keys that a record gets on top of its own; valibot by itself passes over the last two. */
const KEYS = ['toString', 'length', 'constructor', '__proto__']
const PATIENCE = 300_000

/** What has been garbled, and where. */
interface Garbled {
  readonly at: string
  readonly json: unknown
}

describe.each(Object.keys(GAMES))('A reserved word in %s', (id) => {
  let subject: Subject
  let samples: ReadonlyMap<string, Sample>
  let doors: readonly Entrance[]

  beforeAll(async () => {
    const game = GAMES[id]
    if (!game) throw new Error('it is listed')
    const { load, loadSummary, ...about } = game
    const rules = await load()
    subject = { ...about, rules }
    samples = samplesOfCommands(id, subject)
    const files = samplesOf(subject, 7)
    const parts = { rules, files: rules, summaryOf: await loadSummary() }
    const links = linkDoorsOf({ loadTable: () => Promise.resolve(parts) }, files)
    doors = entrancesOf(untrustedInputsOf(rules, files), links, files)
  }, PATIENCE)

  test('meets every type of command', () => {
    expect([...samples.keys()].sort()).toEqual(Object.keys(subject.rules.commands).sort())
  })

  test(
    'in place of any word of a command makes nothing legal, breaks nothing and is told',
    () => {
      const faults = [...samples.values()].flatMap(({ command, position }) => {
        const scene = sceneAt(subject, position, subject.rules.writePosition(position))
        return wordsReplaced(command).flatMap(({ at, json }) => {
          const { stage, fault } = verdictOn(scene, json)
          const told = fault ?? (stage === 'played' ? 'played' : undefined)
          return told === undefined ? [] : [`${command.type}.${at}: ${told}`]
        })
      })
      expect(faults).toEqual([])
      expect(pollution()).toBeUndefined()
    },
    PATIENCE,
  )

  test('as a key of any record of a command is refused by its place', () => {
    const faults = [...samples.values()].flatMap(({ command }) =>
      keysAdded(command).flatMap(({ at, json }) => {
        const read = subject.rules.parseCommand(json)
        const told = read.ok ? 'read' : problemsText(read.problems)
        return told.startsWith(`${at}: `) ? [] : [`${command.type}: ${at} is told as ${told}`]
      }),
    )
    expect(faults).toEqual([])
    expect(pollution()).toBeUndefined()
  })

  test(
    'in place of any word of a file or link breaks nothing, and is told or stands where anything may',
    async () => {
      const taken: string[] = []
      for (const door of doors)
        taken.push(...(await takenAt(door, (data) => wordsReplaced(data, MOST_DANGEROUS))))
      expect(taken.filter((at) => !FREE_TEXT.test(at))).toEqual([])
      expect(pollution()).toBeUndefined()
    },
    PATIENCE,
  )

  test(
    'as a key of any record of a file or link is refused, but in the patterns of a lesson',
    async () => {
      const taken: string[] = []
      for (const door of doors)
        taken.push(...(await takenAt(door, (data) => keysAdded(data, MOST_DANGEROUS))))
      expect(taken.filter((at) => !PATTERN.test(at))).toEqual([])
      expect(pollution()).toBeUndefined()
    },
    PATIENCE,
  )
})

/**
 * Where any word may stand: in texts, in what is locked until somebody unlocks it, in a drawing, in a name that is
 * not reserved, and in lessons, of which only the shape is read.
 */
const FREE_TEXT =
  /[. ](title|text|label|learner) =|^locked|drawings\.\d+\.hex =|ids?(\.\d+)? = length$|^(link to a )?lesson /
/** What data is compared with. */
const PATTERN = /^(link to a )?lesson chapters\.\d+\.goal\./

/** Somewhere that data comes in, with what is good there. */
interface Entrance {
  readonly kind: string
  readonly data: unknown
  readonly take: (json: unknown) => Promise<Outcome>
}

/** All doors of a game for files, and for links, in which files are packed. */
function entrancesOf(
  files: readonly UntrustedInput[],
  links: readonly UntrustedInput[],
  samples: Samples,
): readonly Entrance[] {
  const carried: Readonly<Record<LinkKind, unknown>> = {
    game: gameLinkOf(samples.save, { withDice: true }),
    position: samples.position,
    study: samples.study,
    lesson: samples.lesson,
    'hand-in': samples.handIn,
  }
  return [
    ...files
      .filter(({ kind }) => !kind.includes('packed'))
      .map((door) => ({
        kind: door.kind,
        data: JSON.parse(door.sample) as unknown,
        take: (json: unknown) => outcomeOf(door, JSON.stringify(json), WATCH),
      })),
    ...links.map((door) => {
      const kind = door.kind.replace('link to a ', '') as LinkKind
      return {
        kind: door.kind,
        data: JSON.parse(JSON.stringify(carried[kind])) as unknown,
        take: (json: unknown) => outcomeOf(door, payloadOf(kind, json), WATCH),
      }
    }),
  ]
}

function payloadOf(kind: LinkKind, json: unknown): string {
  const text = JSON.stringify(withShapes(json as Json))
  return frame({ kind, version: '1', packed: new Uint8Array(deflateRawSync(text)) })
}

/** As every page reads, but at once; how long that takes is looked at elsewhere. */
const drive: Drive = (work) => Promise.resolve(atOnce(work))
const WATCH = { drive, longest: () => 0 }

/** Where what was garbled came in; whatever else is wrong with it throws. */
async function takenAt(
  { kind, data, take }: Entrance,
  garble: (data: unknown) => readonly Garbled[],
): Promise<readonly string[]> {
  const taken: string[] = []
  for (const { at, json } of garble(data)) {
    const { isRefused, fault } = await take(json)
    if (fault !== undefined) throw new Error(`${kind}, ${at}: ${fault}`)
    if (!isRefused) taken.push(`${kind} ${at}`)
  }
  return taken
}

/** Where cases are written in words of their own. */
const OWN_SAMPLES: Readonly<Record<string, () => Map<string, Sample>>> = {
  archmagi: samplesOfArchmagiCases,
  'wizard-kings': samplesOfWizardKings,
}

/** A command of each type: from the cases of the specification where there are any, and from random play. */
function samplesOfCommands(id: string, { rules, settings }: Subject): ReadonlyMap<string, Sample> {
  const samples = OWN_SAMPLES[id]?.() ?? samplesOfCases(id, rules)
  const isMissing = (type: string) => !samples.has(type)
  for (let nth = 0; nth < 20 && Object.keys(rules.commands).some(isMissing); nth++)
    playSampling(rules, settings(nth, 12), samples, nth)
  return samples
}

function samplesOfCases(id: string, rules: AnyGameRules): Map<string, Sample> {
  const file = new URL(`../games/${id}/vectors.json`, import.meta.url)
  const samples = new Map<string, Sample>()
  if (!WHOLE_GAMES.includes(id)) return samples
  const { cases } = JSON.parse(readFileSync(file, 'utf8')) as { readonly cases: readonly Case[] }
  for (const one of cases) {
    const position = rules.parsePosition(one.position ?? one.given)
    const steps = one.steps?.map(({ command }) => command) ?? one.when ?? []
    if (position.ok) playCase(rules, copyOf(position.value), steps, samples)
  }
  return samples
}

/** Plays a case up to what is refused, and keeps a command of each type. */
function playCase(
  rules: AnyGameRules,
  position: object,
  steps: readonly unknown[],
  samples: Map<string, Sample>,
): void {
  for (const step of steps) {
    const command = rules.parseCommand(step)
    if (!command.ok || refusalOf(rules, position, command.value)) return
    const { type } = command.value
    if (!samples.has(type))
      samples.set(type, { command: command.value, position: freeze(copyOf(position), true) })
    playInPlace(rules, position, command.value, seededDice(diceStateOf(1)))
  }
}

/** A case as the specifications of the first two games write it. */
interface Case {
  readonly position?: unknown
  readonly steps?: readonly { readonly command: unknown }[]
  readonly given?: unknown
  readonly when?: readonly unknown[]
}

/** Plays a random game, and keeps a command of each type with where it was legal; a rare one is played at once. */
function playSampling(
  rules: AnyGameRules,
  settings: unknown,
  samples: Map<string, Sample>,
  seed: number,
): void {
  const begun = rules.newGame(settings)
  if (!begun.ok) throw new Error(problemsText(begun.problems))
  const position = copyOf(begun.value)
  const [random, dice] = [seededRandom(seed), seededDice(diceStateOf(seed))]
  for (let count = 0; ; count++) {
    const sampled = rules.sampleCommand(position, random)
    if (!sampled) return
    const listed = count % 10 === 0 ? rules.legalCommands(position) : []
    const unseen = [sampled, ...listed].filter(({ type }) => !samples.has(type))
    for (const command of unseen)
      samples.set(command.type, { command, position: freeze(copyOf(position), true) })
    const rare = unseen.find((command) => goesOn(rules, position, command))
    playInPlace(rules, position, rare ?? sampled, dice)
  }
}

function goesOn(rules: AnyGameRules, position: object, command: AnyCommand): boolean {
  const after = copyOf(position)
  playInPlace(rules, after, command, seededDice(diceStateOf(1)))
  return rules.askedSeat(after) !== null
}

/** Data with each of the words in each place where a word stands; of places alike but for their number one. */
function wordsReplaced(data: unknown, words = WORDS): readonly Garbled[] {
  return garbled(data, ({ holder, key }) => (typeof holder[key] === 'string' ? words : []), set)
}

/** Data with each of the keys in each of its records. */
function keysAdded(data: unknown, keys = KEYS): readonly Garbled[] {
  const isRecord = ({ holder, key }: Place) => isHolder(holder[key]) && !Array.isArray(holder[key])
  return garbled(
    data,
    (place) => (isRecord(place) ? keys : []),
    ({ holder, key }, word) => set({ holder: holder[key] as Place['holder'], key: word }, { polluted: true }),
    (at, word) => [at, word].filter((part) => part !== '').join('.'),
  )
}

function set({ holder, key }: Pick<Place, 'holder' | 'key'>, value: unknown): void {
  Object.defineProperty(holder, key, { value, writable: true, enumerable: true, configurable: true })
}

function garbled(
  data: unknown,
  wordsFor: (place: Place) => readonly string[],
  change: (place: Place, word: string) => void,
  told = (at: string, word: string) => `${at} = ${word}`,
): readonly Garbled[] {
  const text = JSON.stringify(data)
  const alike = new Set<string>()
  return placedIn(text).flatMap(({ at, place }, nth) => {
    const words = wordsFor(place)
    const shape = at.replace(/\b\d+\b/g, '*')
    if (words.length === 0 || alike.has(shape)) return []
    alike.add(shape)
    return words.map((word) => {
      const fresh = placedIn(text)
      const there = fresh[nth]
      if (!there) throw new Error('it was there before')
      change(there.place, word)
      return { at: told(at, word), json: fresh[0]?.place.holder.data }
    })
  })
}

/** All places of data, each with its path. */
function placedIn(text: string): readonly { readonly at: string; readonly place: Place }[] {
  const root: Record<string, unknown> = { data: JSON.parse(text) as unknown }
  const paths = new Map<unknown, string>([[root, '']])
  return placesIn(root, 'data').map((place) => {
    const above = paths.get(place.holder) ?? ''
    const at = place.holder === root ? '' : [above, place.key].filter((part) => part !== '').join('.')
    if (isHolder(place.holder[place.key])) paths.set(place.holder[place.key], at)
    return { at, place }
  })
}
