import { describe, expect, test } from 'vitest'
import { diceStateOf, type Random, seededRandom } from '@/engine/kernel/dice'
import type { AnyGameRules, Json } from '@/engine/kernel/game'
import { refusalOf } from '@/engine/kernel/play'
import { readingJson } from '@/engine/files/json'
import { atOnce, type Drive } from '@/engine/basics/cooperative'
import type { OpenSave } from '@/engine/save/save'
import { readSave } from '@/engine/save/save-read'
import type { PositionDesk } from '@/engine/table/table'
import { arena } from '@/games/arena'
import { arenaRules } from '@/games/arena/rules'
import { DESK as ARENA_DESK } from '@/games/arena/teaching/editor/desk'
import { arrakhar } from '@/games/arrakhar'
import { arrakharRules } from '@/games/arrakhar/rules'
import { DESK as ARRAKHAR_DESK } from '@/games/arrakhar/teaching/editor/desk'
import { type AnyGame, listed } from '@/contract/manifest'
import { arena as arenaSubject } from '@/headless/fuzz/arena'
import { arrakhar as arrakharSubject } from '@/headless/fuzz/arrakhar'
import type { Subject } from '@/headless/fuzz/subject'
import { type Samples, samplesOf } from '@/headless/hostile/samples'
import { type UntrustedInput, untrustedInputsOf } from '@/headless/hostile/untrusted-inputs'
import { linkDoorsOf } from '@/headless/hostile/untrusted-links'
import { outcomeOf, refusalFault, trialOf } from '@/headless/hostile/trial'
import { watched } from '@/headless/hostile/watched'
import { MUTATIONS } from '@/headless/hostile/mutations'
import { libraryText, readingLibrary } from '@/store/catalog/library-file'
import { arena as arenaTable } from '../games/arena/on-the-table'
import { situation } from '../support/situation'

/** Spoiled files and links of each kind for each game; `HOSTILE_FILES=10000` has more of them. */
const COUNT = Number(process.env.HOSTILE_FILES ?? 100)
const SEED = Number(process.env.HOSTILE_SEED ?? 7)
const PATIENCE = 300_000 + COUNT * 500

/** A game with what is brought to its doors. */
interface Besieged {
  readonly game: AnyGame
  readonly rules: AnyGameRules
  readonly subject: Subject
  readonly samples: Samples
  /** How its positions are written and read in lines. */
  readonly desk: Pick<PositionDesk, 'write' | 'read'>
}

function besieged(
  game: AnyGame,
  rules: AnyGameRules,
  habits: Omit<Subject, 'rules'>,
  desk: Besieged['desk'],
): Besieged {
  const subject = { ...habits, rules }
  return { game, rules, subject, samples: samplesOf(subject, SEED), desk }
}

const GAMES: readonly Besieged[] = [
  besieged(listed(arrakhar), arrakharRules, arrakharSubject, ARRAKHAR_DESK),
  besieged(listed(arena), arenaRules, arenaSubject, ARENA_DESK),
]
const [VALLEY] = GAMES as [Besieged]
const NAMED = GAMES.map((one) => [one.game.name, one] as const)

/** The good sample of a kind of file. */
function sampleOf({ samples }: Besieged, kind: 'save' | 'position'): Json {
  return JSON.parse(JSON.stringify(samples[kind])) as Json
}

const sampleSave = (one: Besieged) => sampleOf(one, 'save') as unknown as OpenSave

function allDoorsOf(one: Besieged): readonly UntrustedInput[] {
  const { game, rules, samples } = one
  return [...untrustedInputsOf(rules, samples), ...linkDoorsOf(game, samples), libraryDoor(one)]
}

/** A library of one game. */
const libraryDoor = (one: Besieged): UntrustedInput => ({
  kind: 'library',
  sample: [...libraryText([{ card: someCard(one), save: sampleSave(one) }])].join(''),
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
})

/** As every page reads, but at once. */
const drive: Drive = (work) => Promise.resolve(atOnce(work))

/** What a door makes of a text; `fuzz-files` has an eye on the time, which is not reliable beside other tests. */
const outcomeAt = (door: UntrustedInput, text: string) => outcomeOf(door, text, { drive, longest: () => 0 })

/** What is wrong with reading so many spoiled samples of a door. */
async function faultsAt(door: UntrustedInput): Promise<readonly string[]> {
  const random = seededRandom(SEED)
  const faults: string[] = []
  for (let nth = 0; nth < COUNT; nth++) {
    const trial = trialOf(door, nth, random)
    const { fault } = await outcomeAt(door, trial.text)
    if (fault !== undefined) faults.push(`${trial.mutation}, number ${nth}: ${fault}`)
  }
  return faults
}

describe.each(NAMED)('A spoiled file or link of %s is refused with its place, or opens', (_name, one) => {
  test.each(allDoorsOf(one).map((door) => [door.kind, door] as const))(
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

test('Settings and position of the valley are spoiled with tables, costs, points and a map of their own', () => {
  const { samples, subject } = VALLEY
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
    const door: UntrustedInput = {
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

describe.each(NAMED)('Lines of a position of %s', (_name, one) => {
  const random = seededRandom(SEED)
  const good = one.desk.write(sampleOf(one, 'position'))
  const faultOfLines = (text: string): string | undefined => {
    const read = one.desk.read(text)
    return read.ok ? undefined : refusalFault(read)
  }
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

function someCard({ rules }: Besieged) {
  const [asked = ''] = rules.seats
  return {
    id: '0123456789abcd',
    title: 'Friday',
    players: { [asked]: 'Ann' },
    scenario: 'Basic Scenario',
    moment: 'Turn 3',
    glimpse: { phase: 'Wizard: Combat', map: ['.^o12x', '......'] },
    asked,
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

describe.each(NAMED)('A save of %s', (_name, one) => {
  const { rules } = one
  const save = sampleSave(one)
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

test.each<[string, Besieged | undefined, object, string]>([
  ['unit of the valley', GAMES[0], { units: [{ type: 'elf', hex: '1110', ids: ['NAME'] }] }, 'units.0.ids.0'],
  [
    'creature of the arena',
    GAMES[1],
    { creatures: [{ id: 'NAME', type: 'orc', owner: 0, at: 'C5' }] },
    'creatures.0.id',
  ],
])('A %s may not be called what every object has', (_, one, changes, path) => {
  if (!one) throw new Error('it is besieged')
  const file = sampleOf(one, 'position') as object
  for (const id of ['__proto__', 'constructor', 'toString']) {
    const named = JSON.parse(JSON.stringify(changes).replace('NAME', id)) as object
    const read = one.rules.parsePosition({ ...file, ...named })
    expect(read).toMatchObject({ ok: false })
    expect(read.ok || read.problems.map((problem) => problem.path)).toContain(path)
  }
})

test('A unit at the edge may not move to a hex that is not on the map', () => {
  const { rules } = VALLEY
  const { position } = situation('wizard movement', { '0112': 'elf' })
  for (const hex of ['then', '0000', '9999', '']) {
    const command = rules.parseCommand({ type: 'move', units: ['elf-1'], path: [hex] })
    if (!command.ok) throw new Error('it is a command')
    expect(refusalOf(rules, position, command.value)).toMatchObject({ clause: 'AR-7.1' })
  }
})

test('A creature at the edge may not walk to a hex that is not on the board', () => {
  const { position } = arenaTable('movement', { o: 'orc 0 C9', e: 'orc 1 C1' })
  for (const hex of ['then', 'C10', 'F1', '__proto__', '']) {
    const command = arenaRules.parseCommand({ type: 'walk', seat: 'west', unit: 'o', path: [hex] })
    if (command.ok) expect(refusalOf(arenaRules, position, command.value)).toMatchObject({ clause: 'AA-3.9' })
    else expect(command.problems).toMatchObject([{ path: 'path.0' }])
  }
})
