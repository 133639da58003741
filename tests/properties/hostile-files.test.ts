import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { createDeflateRaw } from 'node:zlib'
import { describe, expect, test, vi } from 'vitest'
import { diceStateOf, type Random, seededRandom } from '@/engine/dice'
import type { AnyGameRules, Json } from '@/engine/game'
import { refusalOf } from '@/engine/play'
import { readingJson } from '@/engine/json'
import { atOnce, type Drive } from '@/engine/pausing'
import type { OpenSave } from '@/engine/save'
import { readSave } from '@/engine/save-read'
import { arrakhar } from '@/games/arrakhar'
import { arrakharRules } from '@/games/arrakhar/rules'
import { DESK } from '@/games/arrakhar/teaching/editor/desk'
import { listed } from '@/games/manifest'
import { arrakhar as subject } from '@/headless/fuzz/arrakhar'
import { type Door, doorsOf, samplesOf } from '@/headless/hostile/doors'
import { linkDoorsOf } from '@/headless/hostile/link-doors'
import { outcomeOf, refusalFault, trialOf } from '@/headless/hostile/trial'
import { watched } from '@/headless/hostile/watched'
import { MUTATIONS } from '@/headless/hostile/mutations'
import { libraryText, readingLibrary } from '@/store/catalog/library-file'
import { frame } from '@/teach/links/frame'
import { LINK_TEXT } from '@/teach/links/links-text'
import { MOST_UNPACKED, unpack } from '@/teach/links/payload'
import { situation } from '../support/situation'

/** Spoiled files and links of each kind; `HOSTILE_FILES=10000` has more of them. */
const COUNT = Number(process.env.HOSTILE_FILES ?? 400)
const SEED = Number(process.env.HOSTILE_SEED ?? 7)
const PATIENCE = 30_000 + COUNT * 50

const rules: AnyGameRules = arrakharRules
const samples = samplesOf({ ...subject, rules }, SEED)
const doors = [...doorsOf(rules, samples), ...linkDoorsOf(listed(arrakhar), samples)]

/** The good sample of a kind of file. */
function sampleOf(kind: 'save' | 'position'): Json {
  return JSON.parse(JSON.stringify(samples[kind])) as Json
}

const sampleSave = () => sampleOf('save') as unknown as OpenSave

/** A library of one game. */
const library: Door = {
  kind: 'library',
  sample: [...libraryText([{ card: someCard(), save: sampleSave() }])].join(''),
  mutations: MUTATIONS,
  take: async (text, driven) => {
    const json = await driven(readingJson(text))
    const read = json.ok ? await driven(readingLibrary(json.value)) : json
    if (!read.ok) return read
    const [game] = read.value
    if (game && !game.ok) return game
    return {
      ok: true,
      value: () => {
        // What is let in can be shown.
        new Date(game?.value.card.savedAt ?? 0).toISOString()
        return undefined
      },
    }
  },
}

/** As every page reads, but at once. */
const drive: Drive = (work) => Promise.resolve(atOnce(work))

/** What a door makes of a text; `fuzz-files` has an eye on the time, which is not reliable beside other tests. */
const outcomeAt = (door: Door, text: string) => outcomeOf(door, text, { drive, longest: () => 0 })

/** What is wrong with reading so many spoiled samples of a door. */
async function faultsAt(door: Door): Promise<readonly string[]> {
  const random = seededRandom(SEED)
  const faults: string[] = []
  for (let nth = 0; nth < COUNT; nth++) {
    const trial = trialOf(door, nth, random)
    const { fault } = await outcomeAt(door, trial.text)
    if (fault !== undefined) faults.push(`${trial.mutation}, number ${nth}: ${fault}`)
  }
  return faults
}

describe('A spoiled file or link is refused with its place, or opens', () => {
  test.each([...doors, library].map((door) => [door.kind, door] as const))(
    'as a %s',
    async (_, door) => {
      expect(await outcomeAt(door, door.sample)).toEqual({ isRefused: false, longest: 0, fault: undefined })
      expect(await faultsAt(door)).toEqual([])
    },
    PATIENCE,
  )
})

describe('A refusal', () => {
  const problem = { path: 'units.0', message: 'is missing; add it' }
  const letters = (count: number) => 'x'.repeat(count)
  test.each([
    ['in few words', [problem, { ...problem, message: letters(300) }], undefined],
    ['without a problem', [], /without a problem/],
    ['of more than a hundred', Array.from({ length: 101 }, () => problem), /101 problems/],
    ['without words', [{ ...problem, message: '' }], /told badly/],
    ['in too many words', [problem, { ...problem, message: letters(301) }], /told badly/],
    ['at a place that is too long', [{ ...problem, path: letters(301) }], /told badly/],
  ])('%s is judged by the limits of all that is told', (_, problems, fault) => {
    const told = refusalFault({ ok: false, problems })
    if (fault) expect(told).toMatch(fault)
    else expect(told).toBeUndefined()
  })
})

test('Settings and position are spoiled with tables, costs, points and a map of their own', () => {
  const inHouse = Object.keys(subject.houseRules)
  expect(inHouse).toEqual(expect.arrayContaining(['points', 'reconstruction', 'costs', 'tables', 'map']))
  expect(samples.settings).toMatchObject(subject.houseRules)
  const { points, minimums, haunts, advancedPlay, ...others } = subject.houseRules as Readonly<
    Record<string, object>
  >
  expect([haunts, advancedPlay]).toEqual([9, false])
  const { reconstruction, costs, tables, map, ...options } = others
  const least = new Map<string, unknown>(Object.entries(minimums ?? {}))
  const allowance = Object.fromEntries(
    Object.entries(points ?? {}).map(([seat, own]) => [
      seat,
      { points: own as number, minimum: least.get(seat) },
    ]),
  )
  const spoiled = { reconstruction, costs, tables, map, options, allowance, hauntCount: haunts }
  expect(samples.position).toMatchObject(spoiled)
})

describe('A watched step', () => {
  test('of more than a tenth of a second is a fault, whatever comes of it', async () => {
    const door: Door = {
      kind: 'slow',
      sample: '',
      mutations: {},
      take: async () => Promise.resolve({ ok: true, value: () => undefined }),
    }
    const { fault } = await outcomeOf(door, '', { drive, longest: () => 101 })
    expect(fault).toBe('a step of 101.0 ms, more than 100 ms')
  })
  test('counts what this process worked, where less time passed for it', async () => {
    const times = { passed: [0, 500, 500, 530], worked: [0, 20, 20, 90] }
    const next = (from: number[]) => from.shift() ?? NaN
    const watch = watched({ passed: () => next(times.passed), worked: () => next(times.worked) })
    const work = function* () {
      yield
      return 'done'
    }
    expect(await watch.drive(work())).toBe('done')
    expect(watch.longest()).toBe(30)
  })
})

describe('Lines of a position', () => {
  const random = seededRandom(SEED)
  const good = DESK.write(sampleOf('position'))
  test(
    'that are spoiled are refused, or make a position',
    () => {
      for (let nth = 0; nth < COUNT; nth++) {
        const text = spoiledLetters(good, random)
        expect(faultOfLines(text)).toBeUndefined()
      }
    },
    PATIENCE,
  )
  test.each(['__proto__', 'constructor 3', 'toString', 'options __proto__ 3', 'more {"__proto__":{"a":1}}'])(
    'may begin with %s, which does nothing',
    (line) => {
      expect(faultOfLines(`${line}\n${good}`)).toBeUndefined()
    },
  )
})

describe('A link that unfolds to hundreds of megabytes', () => {
  test('is refused once a little more than it may unfold to has come out', async () => {
    const read = vi.spyOn(ReadableStreamDefaultReader.prototype, 'read')
    const outcome = await unpack(frame({ kind: 'study', version: '1', packed: await bomb(300) }))
    expect(outcome).toMatchObject({
      ok: false,
      problems: [{ path: '', message: LINK_TEXT.bomb(MOST_UNPACKED) }],
    })
    const chunks = read.mock.settledResults.map(({ value }) => lengthOf(value as Read))
    expect(sumOf(chunks)).toBeGreaterThan(MOST_UNPACKED)
    expect(sumOf(chunks)).toBeLessThan(2 * MOST_UNPACKED)
  })

  test('is fed to the unpacking only as fast as that is read', async () => {
    const packed = await bomb(300)
    const write = vi.spyOn(WritableStreamDefaultWriter.prototype, 'write')
    await unpack(frame({ kind: 'study', version: '1', packed }))
    const fed = sumOf(write.mock.calls.map(([bytes]) => (bytes as Uint8Array).length))
    expect(fed * BYTES_FROM_ONE).toBeGreaterThan(MOST_UNPACKED)
    expect(fed * BYTES_FROM_ONE).toBeLessThan(30 * MEGABYTE)
  })
})

const MEGABYTE = 1_000_000
/** The most bytes that one can unfold to which was packed by DEFLATE. */
const BYTES_FROM_ONE = 1032

/** So many megabytes of brackets, packed; they never stand in memory all at once. */
async function bomb(megabytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const piece = Buffer.alloc(MEGABYTE, '[')
  const pieces = Array.from({ length: megabytes }, () => piece)
  return new Uint8Array(await buffer(Readable.from(pieces).pipe(createDeflateRaw())))
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0)
}

type Read = ReadableStreamReadResult<unknown>

function lengthOf({ value }: Read): number {
  return value instanceof Uint8Array ? value.length : 0
}

function someCard() {
  return {
    id: '0123456789abcd',
    title: 'Friday',
    players: { wizard: 'Ann' },
    scenario: 'Basic Scenario',
    moment: 'Turn 3',
    glimpse: { phase: 'Wizard: Combat', map: ['.^o12x', '......'] },
    asked: 'wizard',
    result: null,
    savedAt: 1_700_000_000_000,
  }
}

/** Letters changed, left out, cut off or said twice. */
function spoiledLetters(text: string, random: Random): string {
  const at = random.below(text.length)
  const letter = String.fromCharCode(33 + random.below(94))
  const other = letter === text[at] ? '~' : letter
  switch (random.below(4)) {
    case 0:
      return text.slice(0, at) + other + text.slice(at + 1)
    case 1:
      return text.slice(0, at) + text.slice(at + 1 + random.below(9))
    case 2:
      return text.slice(0, at)
    default:
      return text.slice(0, at + 1) + text.slice(at)
  }
}

/** What is wrong with how lines of a position are read. */
function faultOfLines(text: string): string | undefined {
  const read = DESK.read(text)
  return read.ok ? undefined : refusalFault(read)
}

describe('A save', () => {
  const save = sampleSave()
  const problemOf = (changes: object): string => {
    const read = readSave(rules, { ...save, body: { ...save.body, ...changes } })
    return read.ok ? 'it was read' : read.problems.map(({ path, message }) => `${path}: ${message}`).join()
  }
  test('with thousands of rolls for one command is refused', () => {
    const roll = { count: 1, faces: 6, label: '', values: [1] }
    const [first, ...others] = save.body.entries
    const entries = [{ ...first, rolls: Array.from({ length: 5000 }, () => roll) }, ...others]
    expect(problemOf({ entries })).toBe(
      'body.entries.0.rolls: must have 1000 entries at most; leave some out',
    )
  })
  test('with dice that could not be rolled is refused', () => {
    for (const dice of [[], [1, 2], [1, 2, 3, 4, 5]])
      expect(problemOf({ dice })).toBe('body.dice: must be four whole numbers of 32 bits')
    expect(problemOf({ dice: [1, 2, 3, 1e300] })).toContain('body.dice.3: ')
    expect(problemOf({ dice: diceStateOf(3) })).toBe('it was read')
  })
  test('tells a hundred faults at most, in short words', () => {
    const values = Array.from({ length: 1000 }, () => 'x'.repeat(999))
    const entries = [{ ...save.body.entries[0], rolls: [{ count: 1, faces: 6, label: '', values }] }]
    const read = readSave(rules, { ...save, body: { ...save.body, entries, cursor: 1 } })
    expect(read.ok || read.problems.length).toBe(100)
    expect(problemOf({ entries, cursor: 1 }).length).toBeLessThan(100 * 700)
    expect(problemOf({ ['k'.repeat(9999)]: 1 }).length).toBeLessThan(400)
    const named = readSave(rules, { ...save, game: 'x'.repeat(100_000) })
    expect(named).toMatchObject({ problems: [{ path: 'game', message: 'must be 60 letters at most' }] })
  })
})

test('A unit may not be called what every object has', () => {
  const file = sampleOf('position') as object
  for (const id of ['__proto__', 'constructor', 'toString']) {
    const read = rules.parsePosition({ ...file, units: [{ type: 'elf', hex: '1110', ids: [id] }] })
    expect(read).toMatchObject({ ok: false, problems: [{ path: 'units.0.ids.0' }] })
  }
})

test('A unit at the edge may not move to a hex that is not on the map', () => {
  const { position } = situation('wizard movement', { '0112': 'elf' })
  for (const hex of ['then', '0000', '9999', '']) {
    const command = rules.parseCommand({ type: 'move', units: ['elf-1'], path: [hex] })
    if (!command.ok) throw new Error('it is a command')
    expect(refusalOf(rules, position, command.value)).toMatchObject({ clause: 'AR-7.1' })
  }
})
