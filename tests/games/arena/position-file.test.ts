import { describe, expect, test } from 'vitest'
import { diceStateOf, seededDice, seededRandom } from '@/engine/kernel/dice'
import { play } from '@/engine/kernel/play'
import { present } from '@/engine/kernel/refusal'
import { arenaRules } from '@/games/arena/rules'
import { arenaFiles } from '@/games/arena/files'
import type { Position } from '@/games/arena/state/position'
import vectors from './vectors.json' with { type: 'json' }

const parsePosition = (json: unknown) => arenaFiles.parsePosition(json)
const parseCommand = (json: unknown) => arenaFiles.parseCommand(json)
const newGame = (settings: unknown) => arenaFiles.newGame(settings)

function read(json: unknown): Position {
  const parsed = parsePosition(json)
  return present(parsed.ok ? parsed.value : undefined, `a position: ${JSON.stringify(parsed)}`)
}

/** Paths and messages of what is wrong with a file. */
function faultsIn(json: unknown): readonly string[] {
  const parsed = parsePosition(json)
  return parsed.ok ? [] : parsed.problems.map(({ path, message }) => `${path}: ${message}`)
}

function written(position: Position): unknown {
  return JSON.parse(JSON.stringify(arenaFiles.writePosition(position)))
}

const orc = { id: 'o', type: 'orc', owner: 0, at: 'C4' }

describe('a position', () => {
  test('of every case of the specification is written so that it reads the same', () => {
    for (const { id, given } of vectors.cases as readonly { id: string; given: unknown }[]) {
      const position = read(given)
      expect(read(written(position)), id).toEqual(position)
    }
  })

  test.each([0, 1, 2])('of any moment of a random game reads the same (%i)', (seed) => {
    const settings = { points: [50, 50], turnLimit: 4, variants: { enclosed: seed === 1 } }
    const begun = newGame(seed === 2 ? { ruleset: 'basic', ...settings } : settings)
    let position = present(begun.ok ? begun.value : undefined, 'a game')
    const [random, dice] = [seededRandom(seed), seededDice(diceStateOf(seed))]
    let played = 0
    for (; played < 300; played++) {
      expect(read(written(position))).toEqual(position)
      const command = arenaRules.sampleCommand(position, random)
      const next = command && play(arenaRules, position, command, dice)
      if (next?.outcome !== 'played') break
      position = next.position
    }
    expect(played).toBeGreaterThan(20)
  })

  test('names what it leaves out by the usual', () => {
    const { turn, active, now, first, settings } = read({ creatures: [orc] })
    expect({ turn, active, first, phase: now.phase, map: settings.map }).toEqual({
      turn: 5,
      active: 'west',
      first: 'west',
      phase: 'movement',
      map: 'standard',
    })
  })

  test('gives a vehicle to its pilot and a hex to who stands on its ground', () => {
    const horse = { id: 'h', type: 'riding-horse', owner: 1, at: 'C4' }
    const { creatures, hexes } = read({ creatures: [horse, { ...orc, on: 'h' }] })
    expect(creatures.map(({ controller }) => controller)).toEqual(['west', 'west'])
    expect(Object.entries(hexes).flatMap(([id, { control }]) => (control ? [[id, control]] : []))).toEqual([
      ['C1', 'west'],
      ['C4', 'west'],
      ['C9', 'east'],
    ])
  })
})

describe('a fault of a position file is told with its place and remedy:', () => {
  const faulty: readonly (readonly [title: string, json: object, path: string])[] = [
    ['an unknown key', { creatures: [{ ...orc, hat: 1 }] }, 'creatures.0.hat'],
    ['an unknown card', { creatures: [{ ...orc, type: 'footstool' }] }, 'creatures.0.type'],
    ['a space off the board', { creatures: [{ ...orc, at: 'Z9' }] }, 'creatures.0.at'],
    ['two of one id', { creatures: [orc, orc] }, 'creatures.1.id'],
    ['a mount that is not there', { creatures: [{ ...orc, on: 'x' }] }, 'creatures.0.on'],
    ['a mount apart', { creatures: [orc, { ...orc, id: 'p', at: 'C5', on: 'o' }] }, 'creatures.1.on'],
    ['air turns on the ground', { creatures: [{ ...orc, air: 1 }] }, 'creatures.0.air'],
    ['a creature in hand in play', { creatures: [{ ...orc, at: 'hand' }] }, 'creatures.0.at'],
    ['an item nowhere', { items: [{ id: 'i', type: 'grenade' }] }, 'items.0'],
    ['an item by nobody', { items: [{ id: 'i', type: 'grenade', by: 'x' }] }, 'items.0.by'],
    ['a king hex of grass', { hexes: { C1: { terrain: 'Grass' } } }, 'hexes.C1.terrain'],
    ['a hex off the board', { hexes: { Z1: {} } }, 'hexes.Z1'],
    ['a storm long past', { hexes: { C3: { storm: 2 } }, turn: 5 }, 'hexes.C3.storm'],
    ['a phase that runs by itself', { phase: 'retreat' }, 'phase'],
    ['a board of another map', { board: 'basic17' }, 'board'],
    ['a map of the other ruleset', { ruleset: 'basic', map: 'standard' }, 'map'],
    ['a game over without a result', { stage: 'over' }, 'result'],
    ['a spell revealed that is not there', { revealed: [['bless'], []] }, 'revealed.0.0'],
    [
      'an edge between far hexes',
      { enchantments: [{ id: 'e', name: 'wall-of-wind', seat: 0, on: { edge: ['C3', 'C5'] } }] },
      'enchantments.0.on.edge',
    ],
    [
      'an edge between the first hex and a far one',
      { enchantments: [{ id: 'e', name: 'wall-of-wind', seat: 0, on: { edge: ['C5', 'A1'] } }] },
      'enchantments.0.on.edge',
    ],
    [
      'an enchantment of no name',
      { creatures: [orc], enchantments: [{ id: 'e', name: 'x', seat: 0, on: { creature: 'o' } }] },
      'enchantments.0.name',
    ],
    [
      'a cast of nobody',
      { casts: [{ id: 'k', caster: 'x', spell: 'plague', target: null, madeInTurn: 5, due: 9 }] },
      'casts.0.caster',
    ],
  ]
  test.each(faulty)('%s', (_, json, path) => {
    expect(faultsIn(json).map((line) => line.split(':')[0])).toEqual([path])
  })
})

describe('a command', () => {
  test('is read as it is kept and as the specification writes it', () => {
    const fly = { type: 'fly', seat: 'east', unit: 'p', path: ['C5'], land: false }
    expect(parseCommand(fly)).toEqual({ ok: true, value: fly })
    const order = { seat: 1, cmd: 'move', args: { mode: 'fly', unit: 'p', path: ['C5'] } }
    expect(parseCommand(order)).toEqual({ ok: true, value: fly })
  })

  test('names its target by kind or by key alone', () => {
    const command = { type: 'declareSpell', seat: 'west', caster: 'd', spell: 'bless' }
    const target = { kind: 'creature', creature: 'o' }
    const kept = { ok: true, value: { ...command, target } }
    expect(parseCommand({ ...command, target })).toEqual(kept)
    expect(parseCommand({ ...command, target: { creature: 'o' } })).toEqual(kept)
  })

  test('with an unknown key may not be read', () => {
    const parsed = parseCommand({ type: 'endPhase', seat: 0, now: true })
    expect(parsed.ok || parsed.problems[0]?.path).toBe('now')
  })
})

describe('a new game', () => {
  test('has a default for everything', () => {
    const game = newGame({})
    expect(game.ok && game.value.settings).toMatchObject({ map: 'standard', spellCards: 8, turnLimit: 60 })
  })

  test('may be a preset, which must have a name', () => {
    const game = newGame({ preset: 'first-clash' })
    expect(game.ok && [game.value.turn, game.value.now.phase]).toEqual([1, 'terrain'])
    const unknown = newGame({ preset: 'x' })
    expect(unknown.ok || unknown.problems[0]?.path).toBe('preset')
  })
})

describe('A list is no record', () => {
  test.each([
    ['variants', { variants: [] }],
    ['hexes.C4', { hexes: { C4: [] } }],
    ['options', { options: [] }],
    ['combat', { phase: 'combat', combat: [] }],
  ])('at %s', (path, file) => {
    const read = arenaFiles.parsePosition(file)
    expect(read.ok ? [] : read.problems.map((problem) => problem.path)).toEqual([path])
  })
})
