import { describe, expect, test } from 'vitest'
import { clause } from '../../../support/clause'
import terrainFile from '../../../data/wizard-kings/terrain.json' with { type: 'json' }
import vectorsFile from '../../../data/wizard-kings/vectors.json' with { type: 'json' }
import { after, eventsOf, fight, refused, scene } from '../scene'

const { lab } = vectorsFile

/** A block of each type that moves two hexes at least, by the specification’s labels. */
const OF_TYPE: Readonly<Record<string, string>> = {
  ...{ forest: 'elves.ranger', desert: 'undead.skeleton', mountain: 'orcs.orc', swamp: 'undead.varghan' },
  ...{ sea: 'elves.white-ship', air: 'elves.sprite', none: 'feudals.templar' },
}
const LAND = terrainFile.types.filter(({ lane }) => lane === 'land')
const NAMES: Readonly<Record<string, string>> = terrainFile.codes

/** What a hex of the test board is by its drawing. */
function drawn(hex: string): { readonly terrain: string; readonly isCoast: boolean } {
  const code = lab.rows[Number(hex.slice(2))]?.[Number(hex.slice(0, 2))] ?? 'w'
  return { terrain: NAMES[code.toLowerCase()] ?? '', isCoast: code !== code.toLowerCase() }
}

const HEXES = lab.rows.flatMap((row, r) => Array.from(row, (_, c) => `0${c}0${r}`))

/** How many hexsides of a hex carry something. */
function sidesAt(hex: string, sides: readonly string[]): number {
  return sides.filter((side) => side.split('/').includes(hex)).length
}

const SIDES: Readonly<Record<string, readonly string[]>> = {
  ...{ river: lab.rivers, mountain: lab.mountains, forestSide: lab.forestSides },
}

/** Whether a type finds recruits in a hex of the test board, by terrain.json and the words of RC-3. */
function recruits(type: string, hex: string): boolean {
  const { terrain, isCoast } = drawn(hex)
  const city = lab.cities.find((one) => one.hex === hex)
  if (city?.id === 'midford') return true
  if (type === 'air') return terrain === 'clear' && city !== undefined
  if (type === 'sea') return terrain === 'sea' || isCoast
  const ground = terrainFile.terrains.find(({ id }) => id === terrain)?.recruits as
    | readonly string[]
    | undefined
  const bySides = terrainFile.sides.some(
    ({ id, recruitsAtTwo }) =>
      (recruitsAtTwo as readonly string[]).includes(type) && sidesAt(hex, SIDES[id] ?? []) >= 2,
  )
  return ground?.includes(type) === true || bySides
}

clause('RC-3', () => {
  test.each(Object.entries(OF_TYPE))('where %s folk recruit on the test board', (type, kind) => {
    const found = HEXES.filter(
      (hex) =>
        refused(scene([`a north ${hex} ${kind} 1`], { step: 'recruiting' }), {
          type: 'recruit',
          block: 'a',
        }) === undefined,
    )
    expect(found).toEqual(HEXES.filter((hex) => recruits(type, hex)))
    expect(found.length).toBeGreaterThan(1)
  })
})

/** A way of two hexes into a terrain and on, over plain hexsides. */
const INTO: Readonly<Record<string, readonly [string, string, string]>> = {
  ...{ clear: ['0404', '0405', '0305'], forest: ['0101', '0201', '0301'], desert: ['0401', '0501', '0502'] },
  ...{ swamp: ['0404', '0504', '0604'] },
}

/** A hexside of each kind between clear hexes, with a hex beyond: no road is used, for enemies or nothing is there. */
const OVER: Readonly<Record<string, readonly [string, string, string]>> = {
  ...{ river: ['0301', '0401', '0400'], mountain: ['0103', '0202', '0101'] },
  ...{ forestSide: ['0503', '0603', '0703'] },
}

describe.each([
  ...terrainFile.terrains.filter(({ id }) => id in INTO).map((row) => ({ ...row, way: INTO[row.id] })),
  ...terrainFile.sides.filter(({ id }) => id in OVER).map((row) => ({ ...row, way: OVER[row.id] })),
])('$id (MV-6, HX-3, HX-4)', ({ id, stops, limit, way = ['', '', ''] }) => {
  const [from, to, on] = way
  test.each(LAND.map(({ id: type, ...row }) => [type, row] as const))('as %s folk cross it', (type, row) => {
    const kind = OF_TYPE[type] ?? ''
    const isNative = [...row.nativeTerrain, ...row.nativeSides].some((one) => one === id)
    const strict = limit === 1 && !isNative
    const blocks = ['a', 'b', 'c'].map((one) => `${one} north ${from} ${kind} 1`)
    const state = scene(blocks)
    expect(refused(state, { type: 'move', block: 'a', path: `${to} ${on}` })).toBe(
      stops && !isNative ? 'MV-6' : undefined,
    )
    const one = after(state, { type: 'move', block: 'a', path: to })
    expect(refused(one, { type: 'move', block: 'b', path: to })).toBe(strict ? 'HX-4' : undefined)
    const two = strict ? one : after(one, { type: 'move', block: 'b', path: to })
    expect(refused(two, { type: 'move', block: 'c', path: to })).toBe(strict ? 'HX-4' : 'HX-2')
  })
})

describe('road (HX-5, MV-7)', () => {
  test.each(LAND.map(({ id }) => [id] as const))(
    '%s folk cross mountain and river by it, two at most',
    (type) => {
      const blocks = ['a', 'b', 'c'].map((one) => `${one} north 0302 ${OF_TYPE[type] ?? ''} 1`)
      const one = after(scene(blocks), { type: 'move', block: 'a', path: '0402 0502' })
      const two = after(one, { type: 'move', block: 'b', path: '0402' })
      expect(refused(two, { type: 'move', block: 'c', path: '0402' })).toBe('HX-2')
    },
  )
})

/** A hex of each terrain to fight in. */
const FIELDS = { clear: '0502', forest: '0201', desert: '0501', swamp: '0601', sea: '0802' } as const

clause('CB-12', () => {
  test.each(
    terrainFile.types.flatMap(({ id, combatBonusIn }) =>
      Object.entries(FIELDS).map(([terrain, hex]) => ({
        ...{ type: id, terrain, hex, bonus: (combatBonusIn as readonly string[]).includes(terrain) ? 1 : 0 },
      })),
    ),
  )('$type folk add $bonus in $terrain', ({ type, hex, bonus }) => {
    const kind = OF_TYPE[type] ?? ''
    for (const attacker of ['north', 'south']) {
      const state = fight([`a north ${hex} ${kind} 1`, `x south ${hex} orcs.ogre 3`], {
        ...{ hex, attacker, slot: `${LETTERS[kind] ?? ''} others north` },
      })
      const [fired] = eventsOf(state, { type: 'fire', block: 'a', dice: [6] })
      expect(fired).toMatchObject({ hitNumber: (PRINTED[kind] ?? 0) + bonus })
    }
  })
})

/** Ratings of those blocks, as their labels read. */
const LETTERS: Readonly<Record<string, string>> = {
  ...{ 'elves.ranger': 'A', 'undead.skeleton': 'C', 'orcs.orc': 'C', 'undead.varghan': 'B' },
  ...{ 'elves.white-ship': 'B', 'elves.sprite': 'A', 'feudals.templar': 'C' },
}
const PRINTED: Readonly<Record<string, number>> = {
  ...{ 'elves.ranger': 2, 'undead.skeleton': 2, 'orcs.orc': 2, 'undead.varghan': 2 },
  ...{ 'elves.white-ship': 2, 'elves.sprite': 1, 'feudals.templar': 2 },
}
