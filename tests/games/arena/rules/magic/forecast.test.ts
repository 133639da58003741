import { describe, expect, test } from 'vitest'
import { forecastsDue, magicForecast, type MagicForecast } from '@/games/arena/effects/bouts/magic-forecast'
import type { MagicSource } from '@/games/arena/state/position'
import { arena, type Game } from '../../on-the-table'
import { ability, aim, beforeEffects, cast, spell } from '../by-hand'

type Named = Readonly<Record<string, unknown>>

const table = { c: 'wizard 0 C4', o: 'orc 1 C5', k: 'kobold 1 C5', z: 'zombie 1 C5' }

/** What West's caster 'c' would bring about. */
function foreseen(game: Game, source: MagicSource, named: Named | null): MagicForecast {
  return magicForecast(game.position, { ...aim(game, source, named), item: null })
}

const inMagic = (creatures: Parameters<typeof arena>[1] = table) => arena('magic2', creatures)

/** Who is struck, with the chance to die, and the figures that change. */
const told = ({ struck }: MagicForecast) =>
  struck.map(({ creature, death, changes }) => [
    creature.id,
    death === null ? null : Math.round(death * 100),
    ...changes.map(({ figure, from, to }) => `${figure} ${from} to ${to}`),
  ])

describe('who dies', () => {
  test('by magic that kills up to a Power: who has no more, and for certain (AA-22.5)', () => {
    expect(told(foreseen(inMagic(), spell('spark'), { creature: 'k' }))).toEqual([['k', 100]])
    expect(foreseen(inMagic(), spell('spark'), { creature: 'o' })).toMatchObject({
      failure: 'noEffect',
      struck: [],
    })
  })
  test('by a blast: the less, the more Power it has, each by a roll of its own (AA-22.6)', () => {
    const game = inMagic({ ...table, g: 'giant 1 C5', h: 'ogre 1 C5' })
    expect(told(foreseen(game, spell('fireball'), { space: 'C5' }))).toEqual([
      ['o', 33],
      ['k', 50],
      ['z', 33],
      ['g', 0],
      ['h', 0],
    ])
  })
  test('is told by nothing that kills nobody', () => {
    expect(told(foreseen(inMagic(), spell('sickness'), { creature: 'o' }))).toEqual([
      ['o', null, 'Power 1 to 0'],
    ])
  })
})

describe('what comes to nothing', () => {
  test('is what meets nobody, or nobody whom it concerns (AA-19.8)', () => {
    expect(foreseen(inMagic(), spell('fireball'), { space: 'C6' })).toMatchObject({
      failure: 'noEffect',
      struck: [],
    })
    const dead = inMagic({ c: 'wizard 0 C4', z: 'zombie 1 C5' })
    expect(foreseen(dead, spell('nightmare'), { space: 'C5' }).failure).toBe('noEffect')
    expect(foreseen(inMagic(), spell('anti-magic'), { space: 'C6' }).failure).toBeNull()
  })
  test('is what cannot kill the strong (AA-22.5, AA-22.6)', () => {
    const giants = inMagic({ c: 'wizard 0 C4', g: 'giant 1 C5' })
    expect(foreseen(giants, spell('fireball'), { space: 'C5' }).failure).toBe('noEffect')
    expect(foreseen(giants, spell('spark'), { creature: 'g' }).failure).toBe('noEffect')
  })
})

describe('what changes', () => {
  const change = (source: MagicSource, named: Named | null, creatures: Parameters<typeof arena>[1] = table) =>
    told(foreseen(inMagic(creatures), source, named)).flatMap(([, , ...changes]) => changes)
  test('for good, or for as long as it is on (AA-21.2, AA-21.7)', () => {
    expect(change(spell('cripple'), { creature: 'o' })).toEqual(['Move 1 to 0'])
    expect(change(spell('slow'), { creature: 'o' })).toEqual(['Move 1 to 0'])
    expect(change(spell('haste'), { creature: 'o' })).toEqual(['Move 1 to 2'])
    expect(change(spell('bless'), { creature: 'o' })).toEqual(['Power 1 to 3'])
    expect(change(spell('venom'), { creature: 'o' })).toEqual(['poison 0 to 2'])
    expect(change(spell('wings'), { creature: 'o' })).toEqual([])
  })
  test('only for those whom it concerns', () => {
    expect(told(foreseen(inMagic(), spell('nightmare'), { space: 'C5' }))).toEqual([
      ['o', null, 'Power 1 to 0'],
      ['k', null],
      ['z', null],
    ])
  })
  test('for the caster itself', () => {
    expect(change(ability('quick-growth'), null, { ...table, c: 'shapeshifter 0 C4' })).toEqual([
      expect.stringMatching(/^Power 1 to [2-9]$/),
    ])
  })
})

describe('what is called off', () => {
  const sparkBy = (caster: string) => cast('spark', { creature: 'c' }, { id: 's', caster })
  const stopped = (source: MagicSource, creature: string, by: string) =>
    foreseen(beforeEffects({ creatures: { ...table, x: 'wizard 1 C5' }, casts: [sparkBy(by)] }), source, {
      creature,
    })

  test('by a block, what its creature is about to cast; nothing where there is none (AA-22.20)', () => {
    const blocked = stopped(spell('block-magic'), 'x', 'x')
    expect(blocked.failure).toBeNull()
    expect(blocked.stopped.map(({ id }) => id)).toEqual(['s'])
    expect(stopped(spell('block-magic'), 'o', 'x')).toMatchObject({ failure: 'noEffect', stopped: [] })
  })
  test('by silence, the same, and more later (AA-22.21)', () => {
    expect(stopped(spell('silence'), 'x', 'x').stopped.map(({ id }) => id)).toEqual(['s'])
    expect(stopped(spell('silence'), 'o', 'x')).toMatchObject({ failure: null, stopped: [] })
  })
})

describe('of all that is due, each after those before it (AA-19.6)', () => {
  const due = (casts: readonly ReturnType<typeof cast>[]) => {
    const creatures = { ...table, w: 'wizard 1 C5', v: 'wizard 0 C4', d: 'chronomancer 0 C4' }
    const { position } = beforeEffects({ creatures, casts })
    return Object.fromEntries([...forecastsDue(position)].map(([id, { failure }]) => [id, failure]))
  }
  const spark = cast('spark', { creature: 'k' }, { id: 'spark' })
  test('who is blocked or silenced does nothing, and stops nobody', () => {
    expect(due([spark, cast('block-magic', { creature: 'c' }, { id: 'block', caster: 'w' })])).toEqual({
      block: null,
      spark: 'blocked',
    })
    expect(
      due([
        cast('silence', { creature: 'c' }, { id: 'silence', caster: 'w' }),
        spark,
        cast('block-magic', { creature: 'w' }, { id: 'block', caster: 'v' }),
      ]),
    ).toEqual({ block: null, silence: 'blocked', spark: null })
    expect(due([cast('silence', { creature: 'c' }, { id: 'silence', caster: 'w' }), spark])).toEqual({
      silence: null,
      spark: 'silenced',
    })
  })
  test('a shield that is laid on keeps off what comes later (AA-22.12)', () => {
    const shield = cast('spell-shield', { creature: 'k' }, { id: 'shield', caster: 'w' })
    expect(due([spark, shield])).toEqual({ shield: null, spark: 'noEffect' })
  })
  test('what has nothing to do with each other is foreseen each by itself', () => {
    const slow = cast('slow', { creature: 'o' }, { id: 'slow', caster: 'd' })
    expect(due([slow, spark])).toEqual({ spark: null, slow: null })
  })
})
