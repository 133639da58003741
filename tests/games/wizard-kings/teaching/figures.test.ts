import { describe, expect, test } from 'vitest'
import { refusalOf } from '@/engine/kernel/play'
import type { HexId } from '@/engine/kernel/hex'
import { present } from '@/engine/kernel/refusal'
import { hexesOfDrawing } from '@/engine/rulebook/marks'
import type { Drawing } from '@/engine/rulebook/rulebook'
import type { Command } from '@/games/wizard-kings/commands'
import { wizardKingsFiles } from '@/games/wizard-kings/files'
import { wizardKingsPlay } from '@/games/wizard-kings/play'
import { retreatsOf } from '@/games/wizard-kings/queries/battle/retreats'
import { mapOf } from '@/games/wizard-kings/queries/blocks'
import { controllerOf, goldOf } from '@/games/wizard-kings/queries/control'
import { isCoastal, sideBetween, sidesWith, terrainIn } from '@/games/wizard-kings/queries/ground'
import type { State } from '@/games/wizard-kings/state/state'
import { landOf } from '@/games/wizard-kings/ui/board/looks'
import { fieldExcerptOf } from '@/table/teaching/field-excerpt'
import { RULEBOOK } from '@/games/wizard-kings/teaching/rulebook'

const FIGURES = RULEBOOK.sections.flatMap(({ id, diagram }) => (diagram ? [{ id, ...diagram }] : []))

function figure(id: string) {
  return present(
    FIGURES.find((one) => one.id === id),
    `the figure of ${id}`,
  )
}

/** The position of a figure, which may have to be changed for what it is asked. */
function stateIn(id: string, change: object = {}): State {
  const read = wizardKingsFiles.parsePosition({ ...(figure(id).position as object), ...change })
  if (!read.ok) throw new Error(`${id}: ${JSON.stringify(read.problems)}`)
  return read.value
}

/** The clause by which an order is refused; undefined where it can be given. */
function refused(state: State, order: object): string | undefined {
  const command = { seat: state.actor, ...order } as unknown as Command
  return refusalOf(wizardKingsPlay, state, command)?.clause
}

function circled(id: string, ink: Drawing['ink']): readonly string[] {
  const { drawings = [] } = figure(id)
  return drawings.flatMap((one) => (one.kind === 'circle' && one.ink === ink ? [one.hex] : []))
}

/** The hexes along arrows of an ink, which here leads on from hex to hex. */
function wayIn(id: string, ink: Drawing['ink']): readonly string[] {
  const { drawings = [] } = figure(id)
  return drawings.flatMap((one) => (one.kind === 'arrow' && one.ink === ink ? [one.to] : []))
}

const hex = (id: string) => id as HexId

describe('figures of the rulebook', () => {
  test('there is one where a picture helps', () => {
    expect(FIGURES.map(({ id }) => id)).toEqual(['MP', 'SU', 'MV', 'HX', 'SE', 'RC', 'RT', 'RG', 'CT'])
  })

  test.each(FIGURES)(
    'the one of $id shows what it marks and names',
    ({ id, hexes = [], drawings = [], caption }) => {
      const { grid, terrain } = landOf(mapOf(stateIn(id)))
      const part = present(fieldExcerptOf(grid, terrain, hexes), 'a part of the map')
      const isSeen = (one: string) => part.grid.indexOf(one) >= 0
      const named = [...caption.matchAll(/\b\d{4}\b/g)].map(([one]) => one)
      expect([...drawings.flatMap(hexesOfDrawing), ...named].filter((one) => !isSeen(one))).toEqual([])
      // A mark is told of.
      expect(drawings.flatMap(hexesOfDrawing).filter((one) => !caption.includes(one))).toEqual([])
    },
  )
})

test('MP: the ground and its hexsides are as told (MP-3 to MP-9)', () => {
  const atlas = mapOf(stateIn('MP'))
  const between = (one: string, other: string) => sideBetween(atlas, hex(one), hex(other))
  expect(terrainIn(atlas, hex('0603'))).toBe('swamp')
  for (const other of ['0703', '0704']) expect(between('0603', other)?.feature).toBe('river')
  expect(sidesWith(atlas, hex('0603'), 'river')).toBe(2)
  expect(between('0903', '1003')).toMatchObject({ feature: 'mountain', hasRoad: true })
  expect(atlas.cityIn.get(hex('0901'))).toMatchObject({ name: 'Eastwharf', gold: 2, isPort: true })
  expect(isCoastal(atlas, hex('0901'))).toBe(true)
  expect([...atlas.henges]).toContain('1104')
  expect(terrainIn(atlas, hex('0904'))).toBe('sea')
  for (const coast of ['0803', '0804']) {
    expect(isCoastal(atlas, hex(coast))).toBe(true)
    expect(between(coast, '0904')?.isWater).toBe(true)
  }
  expect(between('0803', '0804')?.isWater).toBe(true)
})

describe('MV: blocks go as far as their arrows, and no farther', () => {
  test.each([
    ['wood', 'green', ['0303', '0302', '0403'], 'MV-3'],
    ['road', 'yellow', ['0903'], 'MV-3'],
    ['mud', 'red', ['0404', '0503', '0405'], 'MV-6'],
  ] as const)('%s (%s)', (block, ink, beyond, clause) => {
    const state = stateIn('MV')
    const path = wayIn('MV', ink)
    expect(refused(state, { type: 'move', block, path })).toBeUndefined()
    for (const next of beyond)
      expect(refused(state, { type: 'move', block, path: [...path, next] })).toBe(clause)
  })

  test('without its road the Ranger would stop in the desert', () => {
    const state = stateIn('MV')
    expect(refused(state, { type: 'move', block: 'road', path: ['0603', '0702', '0802'] })).toBe('MV-6')
  })
})

test('HX: hexsides are open to whom the caption says, and closed by the clause that says so', () => {
  const state = stateIn('HX')
  const into = (block: string, to: string) => refused(state, { type: 'move', block, path: [to] })
  expect(into('stays', '0504')).toBe('HX-4')
  expect(into('native', '0504')).toBeUndefined()
  expect([into('stays', '0403'), into('native', '0403')]).toEqual(['HX-2', 'HX-2'])
  // By other hexsides both can go, so it is these that are closed.
  expect([into('stays', '0304'), into('native', '0304')]).toEqual([undefined, undefined])
  const fresh = stateIn('HX', { crossings: [] })
  expect(refused(fresh, { type: 'move', block: 'stays', path: ['0504'] })).toBeUndefined()
})

test('SE: the arrow is a sea move, the red hex is closed, and one more leaves the port', () => {
  const state = stateIn('SE')
  const [path, sail] = [wayIn('SE', 'green'), { type: 'seaMove', block: 'waits' }]
  const [closed] = circled('SE', 'red')
  expect(refused(state, { ...sail, path })).toBeUndefined()
  expect(refused(state, { ...sail, path: ['0906', '0905', closed] })).toBe('SE-3')
  // Before the landing it was open.
  expect(
    refused(stateIn('SE', { seaMoves: { from: [], to: [] } }), { ...sail, path: ['0906', '0905', closed] }),
  ).toBeUndefined()
  const full = stateIn('SE', { seaMoves: { from: ['0806', '0806'], to: ['1004', '0803'] } })
  expect(refused(full, { type: 'seaMove', block: 'guard', path: ['0805'] })).toBe('SE-3')
})

test('SU: blocks come in as told (MV-12, SE-5)', () => {
  const state = stateIn('SU')
  const comes = (block: string, ...path: string[]) => refused(state, { type: 'move', block, path })
  for (const open of circled('SU', 'green')) expect(comes('glader', open)).toBeUndefined()
  for (const sea of ['0000', '0100', '0200']) expect(comes('glader', sea)).toBe('MV-12')
  const isLand = (one: string) => terrainIn(mapOf(state), hex(one)) !== 'sea'
  const shown = mapOf(state).edges.north.filter((one) => one <= '0600')
  expect(shown.filter(isLand)).toEqual(circled('SU', 'green'))
  expect(comes('wicana', '0200', ...wayIn('SU', 'blue'))).toBeUndefined()
  expect(comes('glader', '0200', ...wayIn('SU', 'blue'))).toBe('MV-12')
  const carried = ['0000', ...wayIn('SU', 'yellow')]
  expect(refused(state, { type: 'seaMove', block: 'glader', path: carried })).toBeUndefined()
})

describe('RC: blocks recruit where the caption says', () => {
  test.each([
    ['river', 'north', undefined],
    ['copse', 'north', undefined],
    ['city', 'north', undefined],
    ['ridge', 'south', undefined],
    ['field', 'north', 'RC-2.5'],
  ])('%s of %s', (block, actor, clause) => {
    const state = stateIn('RC', { actor })
    expect(refused(state, { type: 'recruit', block })).toBe(clause)
    const { at } = present(
      state.blocks.find(({ id }) => id === block),
      block,
    )
    expect(circled('RC', clause === undefined ? 'green' : 'red')).toContain(at)
  })

  test('their hexes have as many hexsides as it says (RC-3)', () => {
    const atlas = mapOf(stateIn('RC'))
    expect(sidesWith(atlas, hex('0303'), 'river')).toBe(3)
    expect(sidesWith(atlas, hex('0505'), 'forest')).toBe(2)
    expect(sidesWith(atlas, hex('0703'), 'mountain')).toBe(3)
    expect(terrainIn(atlas, hex('0505'))).not.toBe('forest')
  })
})

describe('RT: retreats', () => {
  const retreat = (to: string) => refused(stateIn('RT'), { type: 'retreat', block: 'archer', to })

  test('are exactly those along the arrows', () => {
    const state = stateIn('RT')
    const archer = present(
      state.blocks.find(({ id }) => id === 'archer'),
      'the Ranger',
    )
    expect([...retreatsOf(state, archer)].sort()).toEqual([...wayIn('RT', 'green')].sort())
    for (const to of wayIn('RT', 'green')) expect(retreat(to)).toBeUndefined()
  })

  test('are refused elsewhere for the reason that it gives', () => {
    expect(['0503', '0603', '0702'].map(retreat)).toEqual(['RT-9', 'RT-4', 'RT-2'])
    expect([...circled('RT', 'red')].sort()).toEqual(['0503', '0603', '0702'])
  })
})

describe('RG: the winner', () => {
  const state = stateIn('RG')

  test('regroups out along the green arrows, and not into the red hexes', () => {
    const out = (to: string) => refused(state, { type: 'regroupOut', block: 'archer', to })
    expect(wayIn('RG', 'green').map(out)).toEqual([undefined, undefined])
    expect(['0503', '0702'].map(out)).toEqual(['RT-9', 'RT-2'])
    expect(circled('RG', 'red')).toEqual(['0503', '0702'])
    // The enemy came from there.
    expect(state.entries.map(({ from }) => from)).toEqual(['0603'])
  })

  test('brings in those at the tails of the blue arrows', () => {
    const { drawings = [] } = figure('RG')
    const tails = drawings.flatMap((one) => (one.kind === 'arrow' && one.ink === 'blue' ? [one.from] : []))
    const comers = state.blocks.filter(({ id, owner }) => owner === 'north' && id !== 'archer')
    expect(comers.map(({ at }) => at).sort()).toEqual([...tails].sort())
    for (const { id } of comers) expect(refused(state, { type: 'regroupIn', block: id })).toBeUndefined()
  })
})

test('CT: cities are whose the caption says (CT-1, CT-2)', () => {
  const state = stateIn('CT')
  const ownerOf = (at: string) => controllerOf(state, present(mapOf(state).cityIn.get(hex(at)), at))
  expect(circled('CT', 'green').map(ownerOf)).toEqual(['north', 'north'])
  expect(circled('CT', 'red').map(ownerOf)).toEqual(['south', 'south'])
  const held = (at: string) => state.blocks.some((block) => block.at === at)
  expect(['0604', '0709'].map(held)).toEqual([false, false])
  expect(['0309', '0506'].map(held)).toEqual([true, true])
  // Each has 11 gold on its own board, and 1 more there against 1 less.
  expect([goldOf(state, 'north'), goldOf(state, 'south')]).toEqual([11, 11])
})
