import { describe, expect, test } from 'vitest'
import type { BoardEffect } from '@/board/motion/board-effect'
import { arenaRules } from '@/games/arena/rules'
import type { Event } from '@/games/arena/events'
import { PRESENTATIONS } from '@/games/arena/ui/events'
import { effectsBy } from '@/table/motion/effects'
import { arena, type Game } from '../../on-the-table'

const effectsOf = effectsBy(PRESENTATIONS)

const viewOf = ({ position }: Game) => arenaRules.viewOf(position, 'table')

/** What is seen of a command that West gives. */
function shownBy(before: Game, ...given: Parameters<Game['play']>): readonly BoardEffect[] {
  const after = before.play(...given)
  return effectsOf(viewOf(before), after.events, viewOf(after))
}

const seen = (id: string, layer: 'ground' | 'air' = 'ground') =>
  expect.objectContaining({ id, layer }) as unknown

describe('movement', () => {
  test('on foot runs along the path, above who stood at its end', () => {
    const start = arena('movement', { w: 'warhorse 0 B2', r: 'orc 0 B2 on w', o: 'orc 0 B4', e: 'orc 1 E7' })
    expect(shownBy(start, 0, 'walk', { unit: 'w', path: ['B3', 'B4'] })).toMatchObject([
      {
        kind: 'move',
        path: ['B2', 'B3', 'B4'],
        counters: [{ id: 'w', riders: [{ id: 'r' }] }],
        before: [{ id: 'o' }],
      },
    ])
  })

  test('through the air is seen in the layer where it ends', () => {
    const start = arena('movement', { g: 'gargoyle 0 B2', o: 'orc 0 B3', e: 'orc 1 E7' })
    const flown = (land: boolean) => shownBy(start, 0, 'fly', { unit: 'g', path: ['B3'], land })
    expect(flown(false)).toMatchObject([{ kind: 'move', counters: [seen('g', 'air')], before: [seen('o')] }])
    expect(flown(true)).toMatchObject([{ kind: 'move', counters: [seen('g')], before: [seen('o')] }])
  })

  test('straight up is a hop in the hex', () => {
    const start = arena('movement', { g: 'gargoyle 0 B2', o: 'orc 0 B2', e: 'orc 1 E7' })
    expect(shownBy(start, 0, 'fly', { unit: 'g', path: [], land: false })).toMatchObject([
      { kind: 'move', path: ['B2', 'B2'], counters: [seen('g', 'air')], before: [seen('o')] },
    ])
  })
})

describe('combat', () => {
  const field = { a: 'archer 0 B2', o: 'orc 0 B3', f: 'orc 0 B3', e: 'orc 1 B3', far: 'orc 1 E7' }

  test('shows a shot from the shooter to its target', () => {
    expect(shownBy(arena('combat', field), 0, 'fire', { shooter: 'a', target: 'B3' })).toMatchObject([
      { kind: 'shot', from: 'B2', to: 'B3' },
    ])
  })

  test('crosses blades, and then the dead fall out of the stack that stood there', () => {
    const effects = shownBy(arena('combat', field), 0, 'resolve', { space: 'B3' })
    expect(effects.slice(0, 2)).toMatchObject([
      { kind: 'clash', hex: 'B3' },
      {
        kind: 'fall',
        hex: 'B3',
        manner: 'struck',
        counters: [seen('e')],
        before: [seen('o'), seen('f'), seen('e')],
      },
    ])
  })
})

describe('events by themselves', () => {
  const table = arena('magic2', { w: 'wizard 0 B2', o: 'orc 0 B3', e: 'orc 1 C3', g: 'gargoyle 1 D5^' })
  const shown = (...events: readonly Partial<Event>[]) =>
    effectsOf(viewOf(table), events as readonly Event[], viewOf(table))
  const worked = (spell: string, target: object) =>
    ({ type: 'tookEffect', source: { kind: 'spell', spell }, caster: 'w', target, repeat: false }) as never

  test('magic that hurts flies as fire, help otherwise, and neither where it works on the caster', () => {
    expect(shown(worked('slay', { kind: 'creature', creature: 'e' }))).toMatchObject([
      { kind: 'fire', from: 'B2', to: 'C3' },
    ])
    expect(shown(worked('bless', { kind: 'creature', creature: 'o' }))).toMatchObject([
      { kind: 'aid', from: 'B2', to: 'B3' },
    ])
    expect(shown(worked('bless', { kind: 'self' }))).toMatchObject([{ kind: 'gleam', hex: 'B2' }])
  })

  test('a retreat follows on what was seen before it', () => {
    const fled = { type: 'retreated', unit: 'o', from: 'B3', to: 'B2', among: 1 } as never
    expect(shown(fled)).toMatchObject([{ kind: 'move', path: ['B3', 'B2'], before: [seen('w')] }])
  })

  test('a landing sets down, and a change of ground stirs up dust', () => {
    expect(shown({ type: 'landed', unit: 'g', at: 'D5' } as never)).toMatchObject([
      { kind: 'land', hex: 'D5', counters: [seen('g')], before: [] },
    ])
    expect(shown({ type: 'terrainChanged', hex: 'C5' } as never)).toEqual([{ kind: 'crumble', hex: 'C5' }])
  })

  test('who changes sides is turned over beside the others', () => {
    expect(shown({ type: 'controllerChanged', creature: 'e', seat: 'west' } as never)).toMatchObject([
      { kind: 'flip', hex: 'C3', from: [{ side: 'second' }], to: [{ side: 'first' }], before: [] },
    ])
  })

  test('who mounts moves with its mount from then on', () => {
    const events = [
      { type: 'mounted', rider: 'w', mount: 'o' },
      { type: 'retreated', unit: 'o', from: 'B3', to: 'B4', among: 1 },
    ] as never[]
    expect(shown(...events)).toMatchObject([{ kind: 'move', counters: [{ id: 'o', riders: [{ id: 'w' }] }] }])
  })

  test('whoever has come and gone leaves the circle alone', () => {
    const come = { type: 'created', creature: 'zombie-9', card: 'zombie', at: 'C4' } as never
    expect(shown(come)).toEqual([{ kind: 'summon', hex: 'C4', before: [], counters: [] }])
  })

  test('what lies nowhere on the board is not shown', () => {
    expect(shown({ type: 'boutEnded', seat: 'west', skipped: false } as never)).toEqual([])
    expect(
      shown({ type: 'spellRevealed', seat: 'west', source: { kind: 'spell', spell: 'bless' } } as never),
    ).toEqual([])
  })
})
