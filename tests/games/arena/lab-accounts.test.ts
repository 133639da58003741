import { describe, expect, test } from 'vitest'
import { present } from '@/engine/kernel/refusal'
import { arenaLab } from '@/games/arena/lab'
import { given, newArena } from './on-the-table'

const creature = (id: string, type: string, owner: number, at: string) => ({ id, type, owner, at })
const corpse = (id: string, type: string, owner: number) => ({ id, type, owner, at: 'C5' })

describe('The account of a game', () => {
  const creatures = [
    creature('a', 'orc', 0, 'C4'),
    creature('b', 'orc', 0, 'C4'),
    creature('c', 'ogre', 0, 'C4'),
    creature('d', 'elf', 1, 'C8'),
  ]
  const corpses = [corpse('x', 'orc', 0), corpse('y', 'elf', 1), corpse('z', 'giant', 1)]
  const file = { map: 'twin-lakes', turn: 9, creatures, corpses }

  test('tells what was played, how long, who had what and who lost what', () => {
    const over = { ...file, stage: 'over', result: { winner: 0, by: 'concession' } }
    expect(arenaLab.accountOf(given(over).position)).toEqual({
      scenario: 'twin-lakes',
      by: 'concession',
      turns: 9,
      forces: { west: { orc: 3, ogre: 1 }, east: { elf: 2, giant: 1 } },
      losses: { west: { orc: 1 }, east: { elf: 1, giant: 1 } },
    })
  })
  test('tells that a game was not finished', () => {
    expect(arenaLab.accountOf(given(file).position).by).toBe('unfinished')
  })
})

describe('A ready force', () => {
  const force = (id: string, seat: string) =>
    present(
      arenaLab.forces.find((one) => one.id === id && one.seat === seat),
      id,
    )
  test('is each army of the ready games, for each seat', () => {
    expect(arenaLab.forces).toHaveLength(24)
    expect(new Set(arenaLab.forces.map(({ id, seat }) => `${seat} ${id}`)).size).toBe(24)
  })
  test('counts creatures, items and spells by card (D-5)', () => {
    expect(force('orc-warband', 'east')).toEqual({
      id: 'orc-warband',
      name: 'Orc Warband',
      seat: 'east',
      units: {
        ...{ giant: 1, ogre: 1, orc: 4, 'orcish-archer': 1, 'giant-spider': 1, kobold: 1 },
        ...{ 'magic-sword': 1, grenade: 1 },
      },
    })
    const host = force('the-necromancers-host', 'west')
    expect(host.name).toBe('The Necromancer’s Host')
    expect(host.units).toMatchObject({ necromancer: 1, orc: 3, slay: 1, plague: 1 })
  })
})

describe('A force taken', () => {
  const start = newArena
  const design = (seat: string, units: unknown) =>
    arenaLab.designOf(start({ points: [20, 20] }).position, seat, units)
  test('is an army list of its seat', () => {
    expect(design('east', { orc: 2, 'magic-sword': 1, bless: 1, ogre: 0 })).toEqual({
      ok: true,
      value: {
        type: 'buildArmy',
        seat: 'east',
        creatures: ['orc', 'orc'],
        items: ['magic-sword'],
        spells: ['bless'],
      },
    })
  })
  test('may be had for the points of the game', () => {
    expect(design('west', { giant: 2 })).toEqual({
      ok: false,
      problems: [{ path: '', message: 'That costs 24 of 20 points.', clause: 'AA-2.1' }],
    })
  })
  test('is counted by cards', () => {
    expect(design('west', { footstool: 1 })).toEqual({
      ok: false,
      problems: [{ path: 'footstool', message: 'is no creature, item or spell' }],
    })
    expect(design('west', { orc: 'two' })).toMatchObject({ ok: false, problems: [{ path: 'orc' }] })
    expect(design('west', { kobold: 41 })).toMatchObject({ ok: false, problems: [{ path: 'kobold' }] })
    expect(design('west', { phantom: -1 })).toMatchObject({ ok: false, problems: [{ path: 'phantom' }] })
  })
  test('is one of West or of East', () => {
    expect(design('north', { orc: 1 })).toMatchObject({ ok: false })
  })
})
