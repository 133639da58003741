import { deflateRawSync } from 'node:zlib'
import { describe, expect, test, vi } from 'vitest'
import { diceStateOf, type Random, seededRandom } from '@/engine/dice'
import type { AnyGameRules, Json } from '@/engine/game'
import { refusalOf } from '@/engine/play'
import { atOnce } from '@/engine/pausing'
import type { Parsed } from '@/engine/refusal'
import type { Save } from '@/engine/save'
import { readSave } from '@/engine/save-read'
import { arrakhar } from '@/games/arrakhar'
import { arrakharRules } from '@/games/arrakhar/rules'
import { DESK } from '@/games/arrakhar/teaching/editor/desk'
import { listed } from '@/games/manifest'
import { arrakhar as subject } from '@/headless/fuzz/arrakhar'
import { type Door, doorsOf } from '@/headless/hostile/doors'
import { faultOf, takenAt, trialOf } from '@/headless/hostile/trial'
import { libraryText, readingLibrary } from '@/store/catalog/library-file'
import { readContents } from '@/teach/links/contents'
import { frame } from '@/teach/links/frame'
import { gameLinkOf } from '@/teach/links/game-link'
import { pack, unpack } from '@/teach/links/payload'
import { withShapes } from '@/teach/links/shapes'
import { situation } from '../support/situation'

/** Spoiled files of each kind; `HOSTILE_FILES=10000` has more of them. */
const COUNT = Number(process.env.HOSTILE_FILES ?? 400)
const SEED = Number(process.env.HOSTILE_SEED ?? 7)
const PATIENCE = 30_000 + COUNT * 50

const rules: AnyGameRules = arrakharRules
const doors = doorsOf({ ...subject, rules }, SEED)
const game = listed(arrakhar)

/** A library of one game. */
const library: Door = {
  kind: 'library',
  get sample() {
    const card = {
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
    return JSON.parse([...libraryText([{ card, save: sampleSave() }])].join('')) as Json
  },
  take(json) {
    const read = atOnce(readingLibrary(json))
    if (!read.ok) return read
    const [game] = read.value
    if (game && !game.ok) return game
    // What is let in can be shown.
    new Date(game?.value.card.savedAt ?? 0).toISOString()
    return { ok: true, value: undefined }
  },
}

const doorOf = (kind: string): Door => {
  const door = doors.find((one) => one.kind === kind)
  if (!door) throw new Error(`There is no door for a ${kind}.`)
  return door
}

/** The good sample of a kind of file, read as JSON. */
function sampleOf(kind: string): Json {
  return JSON.parse(JSON.stringify(doorOf(kind).sample)) as Json
}

const sampleSave = () => sampleOf('save') as unknown as Save

/** What is wrong with reading so many spoiled samples of a door. */
function faultsAt(door: Door): readonly string[] {
  const random = seededRandom(SEED)
  return Array.from({ length: COUNT }, (_, nth) => {
    const trial = trialOf(door, nth, random)
    const fault = faultOf(() => takenAt(door, trial.text))
    return fault === undefined ? [] : [`${trial.mutation}, number ${nth}: ${fault}`]
  }).flat()
}

describe('A spoiled file is refused with its place, or opens', () => {
  test.each([...doors, library].map((door) => [door.kind, door] as const))(
    'as a %s',
    (_, door) => {
      const sound = door.take(JSON.parse(JSON.stringify(door.sample)))
      expect(sound).toEqual({ ok: true, value: undefined })
      expect(faultsAt(door)).toEqual([])
    },
    PATIENCE,
  )
})

describe('Lines of a position', () => {
  const random = seededRandom(SEED)
  const good = DESK.write(sampleOf('position'))
  test(
    'that are spoiled are refused, or make a position',
    () => {
      for (let nth = 0; nth < COUNT; nth++) {
        const text = spoiledLetters(good, random)
        expect(faultOf(() => asOutcome(DESK.read(text)))).toBeUndefined()
      }
    },
    PATIENCE,
  )
  test.each(['__proto__', 'constructor 3', 'toString', 'options __proto__ 3', 'more {"__proto__":{"a":1}}'])(
    'may begin with %s, which does nothing',
    (line) => {
      expect(faultOf(() => asOutcome(DESK.read(`${line}\n${good}`)))).toBeUndefined()
    },
  )
})

type LinkKind = 'game' | 'position' | 'study' | 'lesson'

function linkSample(kind: LinkKind): Json {
  return kind === 'game' ? gameLinkOf(sampleSave(), { withDice: true }) : sampleOf(kind)
}

async function openedLink(payload: string): Promise<Parsed<string | undefined>> {
  const unpacked = await unpack(payload)
  return unpacked.ok ? asOutcome(await readContents(game, unpacked.value)) : unpacked
}

describe('A link', () => {
  test.each(['game', 'position', 'study', 'lesson'] as const)(
    'of a %s with spoiled letters',
    async (kind) => {
      const made = await pack({ kind, json: linkSample(kind) })
      if (!made.ok) throw new Error('it was not packed')
      expect(await openedLink(made.value)).toEqual({ ok: true, value: undefined })
      const random = seededRandom(SEED)
      for (let nth = 0; nth < COUNT / 4; nth++) {
        const outcome = await openedLink(spoiledLetters(made.value, random))
        expect(outcome.ok).toBe(false)
        expect(faultOf(() => outcome)).toBeUndefined()
      }
    },
    PATIENCE,
  )

  test.each(['game', 'position', 'study', 'lesson'] as const)(
    'of a %s, forged with a right checksum',
    async (kind) => {
      const door = { kind, sample: linkSample(kind), take: (): Parsed<undefined> => asOutcome(null) }
      const random = seededRandom(SEED)
      for (let nth = 0; nth < COUNT / 4; nth++) {
        const { text } = trialOf(door, nth, random)
        const outcome = await openedLink(forged(kind, shapedAs(text)))
        expect(faultOf(() => outcome)).toBeUndefined()
      }
    },
    PATIENCE,
  )

  test('that unfolds to hundreds of megabytes is refused without the memory', async () => {
    const packed = new Uint8Array(deflateRawSync(Buffer.alloc(300_000_000, '[')))
    const before = process.memoryUsage().arrayBuffers
    const outcome = await unpack(frame({ kind: 'study', packed }))
    expect(outcome).toMatchObject({ ok: false, problems: [{ path: '' }] })
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(30_000_000)
  })

  test('is fed to the unpacking only as fast as that is read', async () => {
    const packed = new Uint8Array(deflateRawSync(Buffer.alloc(100_000_000, '[')))
    const write = vi.spyOn(WritableStreamDefaultWriter.prototype, 'write')
    await unpack(frame({ kind: 'study', packed }))
    const fed = write.mock.calls.map(([bytes]) => (bytes as Uint8Array).length)
    expect(fed.reduce((sum, length) => sum + length, 0)).toBeLessThan(packed.length / 2)
  })
})

/** The text of a link's data, as a malicious hand would put it together; what is no JSON stays as it is. */
function shapedAs(text: string): string {
  try {
    return JSON.stringify(withShapes(JSON.parse(text) as Json))
  } catch {
    return text
  }
}

function forged(kind: LinkKind, text: string): string {
  return frame({ kind, packed: new Uint8Array(deflateRawSync(text)) })
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

function asOutcome(read: Parsed<unknown> | null): Parsed<undefined> {
  return read?.ok === false ? read : { ok: true, value: undefined }
}

describe('A save', () => {
  const save = sampleSave()
  const problemOf = (changes: object): string => {
    const read = readSave(rules, { ...save, ...changes })
    return read.ok ? 'it was read' : read.problems.map(({ path, message }) => `${path}: ${message}`).join()
  }
  test('with thousands of rolls for one command is refused', () => {
    const roll = { count: 1, faces: 6, label: '', values: [1] }
    const [first, ...others] = save.entries
    const entries = [{ ...first, rolls: Array.from({ length: 5000 }, () => roll) }, ...others]
    expect(problemOf({ entries })).toBe('entries.0.rolls: must have 1000 entries at most; leave some out')
  })
  test('with dice that could not be rolled is refused', () => {
    for (const dice of [[], [1, 2], [1, 2, 3, 4, 5]])
      expect(problemOf({ dice })).toBe('dice: must be four whole numbers of 32 bits')
    expect(problemOf({ dice: [1, 2, 3, 1e300] })).toContain('dice.3: ')
    expect(problemOf({ dice: diceStateOf(3) })).toBe('it was read')
  })
  test('tells a hundred faults at most, in short words', () => {
    const values = Array.from({ length: 1000 }, () => 'x'.repeat(999))
    const entries = [{ ...save.entries[0], rolls: [{ count: 1, faces: 6, label: '', values }] }]
    const read = readSave(rules, { ...save, entries, cursor: 1 })
    expect(read.ok || read.problems.length).toBe(100)
    expect(problemOf({ entries, cursor: 1 }).length).toBeLessThan(100 * 700)
    expect(problemOf({ ['k'.repeat(9999)]: 1 }).length).toBeLessThan(400)
    expect(problemOf({ game: 'x'.repeat(100_000) })).toBe('game: must be 60 letters at most')
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
