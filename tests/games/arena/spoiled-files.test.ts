import { describe, expect, test } from 'vitest'
import { diceStateOf, seededDice, seededRandom } from '@/engine/kernel/dice'
import type { Random } from '@/engine/kernel/dice'
import { play } from '@/engine/kernel/play'
import { present } from '@/engine/kernel/refusal'
import { arenaRules } from '@/games/arena/rules'
import { arenaFiles } from '@/games/arena/files'
import { draftPosition } from '@/games/arena/files/position-read'
import type { Position } from '@/games/arena/state/position'
import vectors from './vectors.json' with { type: 'json' }

type Container = Record<string, unknown>

/** What may stand in a file where something else should. */
const JUNK: readonly unknown[] = [
  ...[null, true, -1, 0, 1.5, 1e9, '', 'x', 'C5', 'Z9', 'C5^', 'hand', 'constructor'],
  ...[[], {}, ['C3', 'C5'], { creature: 'x' }],
]

const written = (position: Position): unknown =>
  JSON.parse(JSON.stringify(arenaFiles.writePosition(position)))

function* momentsOf(seed: number): Generator<Position> {
  const begun = arenaFiles.newGame(seed % 2 === 0 ? { points: [50, 50] } : { preset: 'first-clash' })
  let position = present(begun.ok ? begun.value : undefined, 'a game')
  const [random, dice] = [seededRandom(seed), seededDice(diceStateOf(seed))]
  for (let nth = 0; nth < 240; nth++) {
    yield position
    const command = arenaRules.sampleCommand(position, random)
    const next = command && play(arenaRules, position, command, dice)
    if (next?.outcome !== 'played') return
    position = next.position
  }
}

/** Puts something wrong into one place of a file, however deep, and says under which keys. */
function spoil(file: unknown, random: Random): readonly string[] {
  const path: string[] = []
  let at = file as Container
  for (;;) {
    const keys = Object.keys(at)
    const key = present(keys[random.below(keys.length)], 'a key')
    path.push(key)
    const inner = at[key]
    const isDeeper = typeof inner === 'object' && inner !== null && Object.keys(inner).length > 0
    if (isDeeper && random.below(6) > 0) at = inner as Container
    else break
  }
  const key = present(path.at(-1), 'a key')
  if (random.below(5) === 0) Reflect.deleteProperty(at, key)
  else at[key] = JUNK[random.below(JUNK.length)]
  return path
}

describe('A file with something wrong in it', () => {
  const cases = (vectors.cases as readonly { given: unknown }[]).map(({ given }) => given)
  const moments = [0, 1].flatMap((seed) =>
    [...momentsOf(seed)].filter((_, nth) => nth % 30 === 0).map(written),
  )
  const files = [...cases, ...moments]

  test('is read, or its faults are told; it never breaks what reads it', () => {
    const random = seededRandom(33)
    let faulty = 0
    for (let nth = 0; nth < 2000; nth++) {
      const file = structuredClone(files[random.below(files.length)])
      const path = spoil(file, random)
      draftPosition(file)
      arenaFiles.parseInitial(file)
      const read = arenaFiles.parsePosition(file)
      if (read.ok) {
        expect(arenaFiles.parsePosition(written(read.value)), path.join('.')).toEqual(read)
        continue
      }
      faulty += 1
      expect(read.problems.length, path.join('.')).toBeGreaterThan(0)
      for (const { message } of read.problems) expect(message).toMatch(/^\S/)
    }
    expect(faulty).toBeGreaterThan(1000)
  })

  test('tells the place where something of the wrong shape stands', () => {
    const random = seededRandom(34)
    for (let nth = 0; nth < 500; nth++) {
      const file = structuredClone(moments[random.below(moments.length)]) as Container
      const list = present(['creatures', 'items', 'enchantments', 'casts'][random.below(4)], 'a list')
      const things = file[list] as Container[]
      if (things.length === 0) continue
      const at = random.below(things.length)
      const thing = present(things[at], 'a thing')
      const keys = Object.keys(thing)
      const key = present(keys[random.below(keys.length)], 'a key')
      thing[key] = [1]
      const read = arenaFiles.parsePosition(file)
      expect(read.ok ? [] : read.problems.map(({ path }) => path)).toEqual([`${list}.${at}.${key}`])
    }
  })
})

describe('The file of a moment of play', () => {
  test('is told key by key in the order in which files always were', () => {
    const keys = [...momentsOf(0)].map((position) =>
      Object.keys(arenaFiles.writePosition(position) ?? {}).join(' '),
    )
    for (const line of keys)
      expect(line).toMatch(
        /^game rules ruleset board map turn active first stage( phase( bout magic| budget pooled| combat)?)? hexes creatures items corpses enchantments casts pools terrainPools spells revealed locked( lists)? variants options itemUses next( result)?$/,
      )
  })
})
