import { describe, expect, test } from 'vitest'
import { handDice } from '@/engine/kernel/dice'
import { play } from '@/engine/kernel/play'
import { present } from '@/engine/kernel/refusal'
import type { Command } from '@/games/arena/commands'
import { arenaRules } from '@/games/arena/rules'
import type { Phase } from '@/games/arena/state/position'
import { clause } from '../../support/clause'
import { arena, type Game, newArena } from './on-the-table'

const RESERVED = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'valueOf'] as const

/** What every object inherits; nothing that is read or played may add to it. */
const INHERITED = [Object, Array, Function].flatMap((one) => [one, one.prototype as object])
const inherited = () => INHERITED.map((one) => Reflect.ownKeys(one).map(String))
const BEFORE = inherited()

/** A position with something of every kind in it. */
const FILE = {
  turn: 7,
  hexes: { C4: { terrain: 'Forest', storm: 8 } },
  creatures: [
    { id: 'z', type: 'wizard', owner: 0, at: 'C5' },
    { id: 'k', type: 'kobold', owner: 0, at: 'C5', on: 'h' },
    { id: 'h', type: 'centaur', owner: 0, at: 'C5' },
    { id: 'a', type: 'archer', owner: 0, at: 'B5' },
    { id: 'm', type: 'medusa', owner: 0, at: 'C5', uses: { petrify: 1 } },
    { id: 'g', type: 'gargoyle', owner: 0, at: 'C4^' },
    { id: 'w', type: 'warhorse', owner: 0, at: 'B5' },
    { id: 'o', type: 'orc', owner: 1, at: 'C6' },
    { id: 'n', type: 'necromancer', owner: 1, at: 'C8' },
  ],
  items: [
    { id: 's', type: 'magic-sword', owner: 0, by: 'z' },
    { id: 'p', type: 'potion-of-speed', owner: 0, at: 'C5' },
  ],
  corpses: [{ id: 'x', type: 'orc', owner: 1, at: 'C5' }],
  enchantments: [{ id: 'e', name: 'slow', seat: 0, on: { creature: 'o' }, madeInTurn: 5 }],
  casts: [{ id: 'c', caster: 'n', spell: 'slay', target: { creature: 'a' }, madeInTurn: 6, due: 8 }],
  pools: [20, 20],
  spells: [['silence', 'dispel-magic', 'fireball'], ['slay']],
  revealed: [['silence'], ['slay']],
  options: { points: [80, 80] },
  variants: { terrainPool: false },
} as const

type Order = readonly [cmd: string, args: Readonly<Record<string, unknown>>]

/** Every command of the game, each with every string that it can name; some are legal where they stand. */
const ORDERS: Readonly<Record<string, readonly Order[]>> = {
  terrain: [
    ['changeTerrain', { hex: 'B5', to: 'Forest' }],
    ['setStorm', { hex: 'B5', on: true }],
    ['setStorm', { hex: 'C4', on: false }],
    ['endPhase', {}],
    ['concede', {}],
  ],
  equip1: [
    ['equip', { creature: 'z', item: 'p' }],
    ['drop', { creature: 'z', item: 's' }],
    ['mount', { rider: 'z', mount: 'h' }],
    ['dismount', { rider: 'k' }],
  ],
  magic1: [
    ['declareSpell', { caster: 'z', spell: 'silence', target: { creature: 'o' } }],
    ['declareSpell', { caster: 'z', spell: 'silence', target: { item: 's' } }],
    ['declareSpell', { caster: 'z', spell: 'silence', target: { corpse: 'x' } }],
    ['declareSpell', { caster: 'z', spell: 'fireball', target: { space: 'C6' } }],
    ['declareSpell', { caster: 'z', spell: 'fireball', target: { space: 'C6', terrain: 'Grass' } }],
    ['declareSpell', { caster: 'z', spell: 'fireball', target: { to: 'C6' } }],
    ['declareSpell', { caster: 'z', spell: 'fireball', target: { edge: ['C5', 'C6'] } }],
    ['declareSpell', { caster: 'z', spell: 'dispel-magic', target: { enchantment: 'e' } }],
    ['declareAbility', { user: 'm', ability: 'petrify', target: { creature: 'o' } }],
    ['declareAbility', { user: 'z', ability: 'magic-sword', item: 's', target: null }],
    ['stopCasting', { caster: 'z' }],
    ['passMagic', {}],
  ],
  movement: [
    ['move', { unit: 'z', mode: 'walk', path: ['C4'] }],
    ['move', { unit: 'g', mode: 'fly', path: ['C3'], land: true }],
  ],
  combat: [
    ['fire', { shooter: 'a', target: 'C6' }],
    ['attackVehicle', { vehicle: 'w', attackers: ['a'] }],
    ['resolve', { space: 'C6' }],
    ['chooseCasualty', { creature: 'o' }],
  ],
  build: [
    ['buildArmy', { creatures: ['orc'], items: ['magic-sword'], spells: ['fireball'] }],
    ['lockArmy', {}],
  ],
  placeBasic: [['placeBasic', { creature: 'kobold-1', hex: 'B2' }]],
}

function gameIn(phase: string): Game {
  if (phase === 'build') return newArena({})
  if (phase === 'placeBasic') return newArena({ preset: 'basic' })
  return arena(phase as Phase, {}, phase === 'terrain' ? { ...FILE, budget: 20 } : FILE)
}

/** The data with a word put in the place of each string in it, one after another, and of each key. */
function* altered(data: unknown, word: string): Generator {
  if (typeof data === 'string') yield word
  if (typeof data !== 'object' || data === null) return
  const list = Array.isArray(data)
  const entries = Object.entries(data)
  for (const [nth, [key, value]] of entries.entries()) {
    const put = (name: string, inside: unknown) => withEntry(list, entries, nth, [name, inside])
    for (const other of altered(value, word)) yield put(key, other)
    if (!list) yield put(word, value)
  }
  // And a key more.
  if (!list) yield withEntry(false, entries, entries.length, [word, { terrain: 'Grass' }])
}

function withEntry(
  list: boolean,
  entries: readonly (readonly [string, unknown])[],
  nth: number,
  entry: readonly [string, unknown],
): unknown {
  const changed = [...entries.slice(0, nth), entry, ...entries.slice(nth + 1)]
  if (list) return changed.map(([, value]) => value)
  // As JSON has it: `__proto__` is a key like any other.
  const text = changed
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`)
  return JSON.parse(`{${text.join()}}`)
}

/** Whether a command that nobody could mean is played all the same. */
function isPlayed({ position }: Game, json: unknown): boolean {
  const read = arenaRules.parseCommand(json)
  if (!read.ok) return false
  const played = play(arenaRules, position, read.value, handDice([1, 1, 1, 1]))
  return played.outcome !== 'refused'
}

describe.each(Object.keys(ORDERS))('a reserved word in a command in %s', (phase) => {
  const game = gameIn(phase)
  const orders = present(ORDERS[phase], phase)

  test.each(orders.map((order) => [order[0], order] as const))('is refused: %s', (_, [cmd, args]) => {
    for (const word of RESERVED)
      for (const json of [
        ...altered({ seat: 0, cmd, args }, word),
        ...altered(typed({ seat: 0, cmd, args }), word),
      ])
        expect([JSON.stringify(json), isPlayed(game, json)]).toEqual([JSON.stringify(json), false])
    expect(inherited()).toEqual(BEFORE)
  })
})

/** A command as the program writes it. */
function typed(json: unknown): Command {
  const read = arenaRules.parseCommand(json)
  return present(read.ok ? read.value : undefined, JSON.stringify(read))
}

describe('a reserved word in a file', () => {
  const isRead = (json: unknown) => arenaRules.parsePosition(json).ok

  test('is refused in a position as a name, a key or a value', () => {
    const file = JSON.parse(JSON.stringify(FILE)) as unknown
    expect(isRead(file)).toBe(true)
    for (const word of RESERVED)
      for (const json of altered(file, word))
        expect([JSON.stringify(json), isRead(json)]).toEqual([JSON.stringify(json), false])
    expect(inherited()).toEqual(BEFORE)
  })

  test('is refused in the settings of a game', () => {
    const settings = [
      { preset: 'basic' },
      { ruleset: 'advanced', map: 'standard', points: [80, 80], firstPlayer: 'roll' },
      { variants: { wild: true } },
    ]
    for (const word of RESERVED)
      for (const json of settings.flatMap((one) => [...altered(one, word)]))
        expect([JSON.stringify(json), arenaRules.newGame(json).ok]).toEqual([JSON.stringify(json), false])
  })
})

clause('AA-3.9', () => {
  test.each(RESERVED)('the board has no hex %s', (hex) => {
    expect(gameIn('terrain').refusal(0, 'setStorm', { hex, on: true })).toBe('AA-3.9')
    expect(gameIn('terrain').refusal(0, 'changeTerrain', { hex, to: 'Grass' })).toBe('AA-3.9')
    expect(gameIn('combat').refusal(0, 'resolve', { space: hex })).toBe('AA-3.9')
    expect(gameIn('combat').refusal(0, 'fire', { shooter: 'a', target: hex })).toBe('AA-3.9')
  })
})
