import { describe, expect, test } from 'vitest'
import { hexesOfDrawing } from '@/engine/rulebook/marks'
import type { HexId } from '@/engine/kernel/hex'
import { present } from '@/engine/kernel/refusal'
import { archmagiFiles } from '@/games/archmagi/files'
import { isOnMap } from '@/games/archmagi/queries/ground'
import { moveRefusal } from '@/games/archmagi/queries/movement'
import { deployRefusal } from '@/games/archmagi/queries/reserves'
import type { State, Unit } from '@/games/archmagi/state/state'
import type { UnitType } from '@/games/archmagi/state/terms'
import { sceneOf } from '@/games/archmagi/teaching/lessons/scene'
import { RULEBOOK } from '@/games/archmagi/teaching/rulebook'

const FIGURES = RULEBOOK.sections.flatMap(({ id, diagram }) => (diagram ? [{ id, ...diagram }] : []))

function figure(id: string) {
  return present(
    FIGURES.find((one) => one.id === id),
    `the figure of ${id}`,
  )
}

/** The position of a figure, which may have to be changed for what it is asked. */
function stateIn(id: string, change: object = {}): State {
  const read = archmagiFiles.parsePosition({ ...(figure(id).position as object), ...change })
  if (!read.ok) throw new Error(JSON.stringify(read.problems))
  return read.value
}

function unitIn({ units }: State, type: string): Unit {
  return present(
    units.find((unit) => unit.type === type),
    type,
  )
}

describe('figures of the rulebook', () => {
  test('there is one where a picture helps', () => {
    expect(FIGURES.map(({ id }) => id)).toEqual(expect.arrayContaining(['AM-3', 'AM-6', 'AM-9']))
  })

  test.each(FIGURES)('the one of $id marks and names hexes of its map', ({ id, drawings = [], caption }) => {
    const state = stateIn(id)
    const marked = drawings.flatMap(hexesOfDrawing)
    const named = [...caption.matchAll(/\b[A-Z]\d+\b/g)].map(([hex]) => hex)
    expect([...marked, ...named].filter((hex) => !isOnMap(state, hex))).toEqual([])
  })

  test('start zones are as the map has them (AM-3.5)', () => {
    const { drawings = [] } = figure('AM-3')
    const circled = (ink: string) =>
      drawings.flatMap((one) => (one.kind === 'circle' && one.ink === ink ? [one.hex] : []))
    expect([circled('red'), circled('blue')]).toEqual(stateIn('AM-3').ground.zones)
  })

  test('chits can be deployed where the caption says (AM-6.2)', () => {
    const state = stateIn('AM-6', { seats: [{ reserve: ['yeomen', 'militia', 'orcs'] }] })
    const refused = (chit: UnitType, hex: string) => deployRefusal(state, 'one', { chit, hex: hex as HexId })
    expect(refused('yeomen', 'B3')).toBeUndefined()
    expect(refused('militia', 'C3')).toBeUndefined()
    for (const hex of ['B3', 'C3', 'E2', 'C5'])
      expect(refused('orcs', hex)).toMatchObject({ clause: 'AM-6.2' })
    const onHills = { ...state, units: state.units.map((unit) => ({ ...unit, hex: 'E2' as HexId })) }
    expect(deployRefusal(onHills, 'one', { chit: 'orcs', hex: 'E2' as HexId })).toBeUndefined()
  })

  test.each([
    ['wizard', ['B4'], ['B4', 'C4']],
    ['knights', ['D3', 'E3'], ['D3', 'E3', 'F3']],
    ['griffons', ['C2', 'D2', 'E2'], ['C2', 'D2', 'E2', 'F2']],
  ])('%s go as far as their arrow, and no farther (AM-9.2)', (type, arrow, farther) => {
    const state = stateIn('AM-9')
    const refused = (path: readonly string[]) =>
      moveRefusal(state, [unitIn(state, type)], path as readonly HexId[], {})
    expect(refused(arrow)).toBeUndefined()
    expect(refused(farther)).toMatchObject({ clause: 'AM-9.2' })
  })
})

describe('scenes', () => {
  test('tell units by seat, type and hex, and what they carry', () => {
    const units = ['one knights B3', 'two cavalier E4 with rune-blade', 'one knights C3']
    expect(sceneOf({ phase: 'scout', units })).toMatchObject({
      ok: true,
      value: {
        phase: 'scout',
        settings: { map: 'teaching-isle' },
        units: [
          { id: 'knights-1', type: 'knights', seat: 1, hex: 'B3', artifacts: [] },
          { id: 'cavalier-1', type: 'cavalier', seat: 2, hex: 'E4', artifacts: ['rune-blade'] },
          { id: 'knights-2', type: 'knights', seat: 1, hex: 'C3', artifacts: [] },
        ],
      },
    })
  })

  test('may tell a unit as in the position format', () => {
    const knights = { type: 'knights', seat: 1, hex: 'B3', shown: 'turn' }
    expect(sceneOf({ map: 'mirror-isle', units: [knights] })).toMatchObject({
      value: { settings: { map: 'mirror-isle' }, units: [knights] },
    })
  })

  test.each([
    'five knights B3',
    'toString knights B3',
    'one knights',
    'one knights B3 with',
    'one knights B3 on',
  ])('refuse "%s"', (words) => {
    expect(sceneOf({ units: ['one wizard B3', words] })).toEqual({
      ok: false,
      problems: [{ path: 'units.1', message: expect.stringContaining(`not "${words}"`) as string }],
    })
  })
})
