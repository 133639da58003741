import { expect, test } from 'vitest'
import { hexesAround, isCoastal, sideBetween, terrainIn } from '@/games/wizard-kings/queries/ground'
import { type Atlas, atlasOf, type PlacedBoard } from '@/games/wizard-kings/tables/atlas'
import { BOARDS, LAYOUTS } from '@/games/wizard-kings/tables/maps'
import { clause } from '../../../support/clause'
import mapsFile from '../../../data/wizard-kings/maps.json' with { type: 'json' }
import { after, found, refused, scene } from '../scene'

const { grid } = mapsFile
const IDS = mapsFile.boards.map(({ id }) => id)

function single(board: string, rotated = false): Atlas {
  return atlasOf([{ slot: 'board', board, rotated } as PlacedBoard])
}

const lab = atlasOf([{ slot: 'lab', board: 'lab', rotated: false }])

function name(column: number, row: number): string {
  return `${String(column).padStart(2, '0')}${String(row).padStart(2, '0')}`
}

/** A hex of a board where the board is turned by 180 degrees. */
function turned(hex: string): string {
  return name(11 - Number(hex.slice(0, 2)), 7 - Number(hex.slice(2)))
}

clause('MP-1', () => {
  test('hexes have the neighbours that the offsets of the specification give', () => {
    const atlas = single('greenmarch')
    for (let row = 0; row < grid.rows; row++)
      for (let column = 0; column < grid.columns; column++) {
        const offsets = row % 2 === 0 ? grid.neighboursEvenRow : grid.neighboursOddRow
        const around = offsets
          .map(([dc = 0, dr = 0]) => [column + dc, row + dr] as const)
          .filter(([c, r]) => c >= 0 && r >= 0 && c < grid.columns && r < grid.rows)
          .map(([c, r]) => name(c, r))
        expect([...hexesAround(atlas, name(column, row) as never)].sort()).toEqual(around.sort())
      }
  })
  test('a hex that the map has not is refused', () => {
    expect(refused(scene(['a north 0502 elves.ranger 1']), { type: 'move', block: 'a', path: '9999' })).toBe(
      'MV-3',
    )
  })
})

clause('MP-3', () => {
  test('land and water blocks may both be in a coastal hex, which is its land and full sea', () => {
    const blocks = ['u north 0703 elves.ranger 1', 'v north 0703 elves.white-ship 1']
    const state = scene(blocks)
    expect(isCoastal(lab, '0703' as never)).toBe(true)
    expect(refused(state, { type: 'move', block: 'u', path: '0603' })).toBe(undefined)
    expect(refused(state, { type: 'move', block: 'v', path: '0803' })).toBe(undefined)
  })
})

clause('MP-4', () => {
  test.each([
    ['0302', '0402', 'river', true],
    ['0102', '0202', 'mountain', true],
    ['0602', '0603', 'forest', false],
    ['0402', '0502', null, true],
    ['0502', '0501', null, false],
  ])('between %s and %s is %s, with a road: %s', (from, to, feature, hasRoad) => {
    expect(sideBetween(lab, from as never, to as never)).toMatchObject({ feature, hasRoad })
  })
})

/** Whether water connects two hexes, by the words of the specification alone. */
function isWet(atlas: Atlas, one: string, other: string): boolean {
  const isSea = (hex: string) => terrainIn(atlas, hex as never) === 'sea'
  const isCoast = (hex: string) => isCoastal(atlas, hex as never)
  if (isSea(one) && isSea(other)) return true
  if ((isSea(one) && isCoast(other)) || (isCoast(one) && isSea(other))) return true
  const around = hexesAround(atlas, one as never).filter((hex) =>
    hexesAround(atlas, other as never).includes(hex),
  )
  return isCoast(one) && isCoast(other) && around.some(isSea)
}

function* pairsOf(atlas: Atlas): Generator<readonly [string, string]> {
  for (const hex of atlas.field.ids) for (const other of hexesAround(atlas, hex)) yield [hex, other]
}

clause('MP-5', () => {
  test.each(IDS)('water connects sea with sea and coast, and coasts with a common sea: %s', (board) => {
    const atlas = single(board)
    for (const [one, other] of pairsOf(atlas))
      expect(sideBetween(atlas, one as never, other as never)?.isWater, `${one}/${other}`).toBe(
        isWet(atlas, one, other),
      )
  })
  test('an aquatic goes along coasts by the sea, and never overland', () => {
    const state = scene(['v north 0702 elves.white-ship 1'])
    expect(refused(state, { type: 'move', block: 'v', path: '0703' })).toBe(undefined)
    expect(refused(state, { type: 'move', block: 'v', path: '0602' })).toBe('MV-4')
  })
})

clause('MP-6', () => {
  test.each(IDS)('land connects land with land alone: %s', (board) => {
    const atlas = single(board)
    const isLand = (hex: string) => terrainIn(atlas, hex as never) !== 'sea'
    for (const [one, other] of pairsOf(atlas))
      expect(sideBetween(atlas, one as never, other as never)?.isLand).toBe(isLand(one) && isLand(other))
  })
})

clause('MP-7', () => {
  test.each(IDS)('cities of %s lie on land, are worth 1 to 3, and are ports where it is coastal', (board) => {
    const atlas = single(board)
    for (const { hex, gold, isPort } of atlas.cities) {
      expect(terrainIn(atlas, hex)).not.toBe('sea')
      expect([1, 2, 3]).toContain(gold)
      expect(isPort).toBe(isCoastal(atlas, hex))
    }
  })
})

clause('MP-8', () => {
  test('a henge is where wizards study, and nothing else of it matters', () => {
    const state = scene(['w north 0004 elves.magus 1', 'v north 0005 elves.magus 1'], { step: 'study' })
    expect(refused(state, { type: 'study', wizard: 'w' })).toBe(undefined)
    expect(refused(state, { type: 'study', wizard: 'v' })).toBe('WZ-6')
    expect(single('greenmarch').henges).toEqual(new Set(['0003', '1104']))
  })
})

clause('MP-9', () => {
  test.each(mapsFile.boards.map((board) => [board.id, board] as const))(
    'roads of %s lie on land',
    (id, board) => {
      const atlas = single(id)
      for (const side of board.roads) {
        const [one, other] = side.split('/')
        expect(sideBetween(atlas, one as never, other as never)).toMatchObject({
          hasRoad: true,
          isLand: true,
        })
      }
    },
  )
  test('a road joins boards where they meet', () => {
    const atlas = atlasOf([
      { slot: 'north', board: 'stonefells', rotated: true },
      { slot: 'south', board: 'saltmere', rotated: false },
    ])
    expect(sideBetween(atlas, '0507' as never, '0608' as never)).toMatchObject({
      hasRoad: true,
      isLand: true,
    })
  })
})

clause('MP-10', () => {
  test.each(mapsFile.boards.map((board) => [board.id, board] as const))(
    '%s turned by 180 degrees has everything in the hex across',
    (id, board) => {
      const atlas = single(id, true)
      for (const { id: city, hex } of board.cities)
        expect(atlas.cities.find((one) => one.id === city)?.hex).toBe(turned(hex))
      expect(atlas.henges).toEqual(new Set(board.henges.map(turned)))
      const has = (feature: string, sides: readonly string[]) => {
        for (const side of sides) {
          const [one = '', other = ''] = side.split('/').map(turned)
          expect(sideBetween(atlas, one as never, other as never)?.feature).toBe(feature)
        }
      }
      has('river', board.rivers)
      has('mountain', board.mountains)
      has('forest', board.forestSides)
      const straight = single(id)
      for (const hex of straight.field.ids)
        expect(terrainIn(atlas, turned(hex) as never)).toBe(terrainIn(straight, hex))
    },
  )
  test.each(LAYOUTS.filter(({ id }) => id in mapsFile.layouts).map((layout) => [layout.id, layout] as const))(
    'the layout %s lays each board where its slot is',
    (_id, { slots, columns, rows }) => {
      const boards = slots.map(({ slot }, nth) => ({ slot, board: IDS[nth], rotated: false }) as PlacedBoard)
      const atlas = atlasOf(boards)
      expect(atlas.field.ids).toHaveLength(columns * rows)
      slots.forEach((slot, nth) => {
        const { cities } = mapsFile.boards[nth] ?? { cities: [] }
        for (const { id, hex } of cities) {
          const at = name(Number(hex.slice(0, 2)) + slot.dc, Number(hex.slice(2)) + slot.dr)
          const home = 'home' in slot ? slot.home : null
          expect(atlas.cities.find((one) => one.id === id)).toMatchObject({ hex: at, home })
        }
      })
    },
  )
})

clause('MP-11', () => {
  test.each(BOARDS.filter(({ id }) => IDS.includes(id)).map((board) => [board.id, board] as const))(
    '%s has six cities worth 11 gold, and two henges',
    (id, board) => {
      expect(board.cities).toHaveLength(6)
      expect(single(id).cities.reduce((sum, { gold }) => sum + gold, 0)).toBe(11)
      expect(single(id).henges.size).toBe(2)
    },
  )
})

clause('MV-13', () => {
  test('no path leads off the map', () => {
    const state = scene(['a north 0002 elves.ranger 1', 'f north 0000 elves.sprite 1'])
    expect(refused(state, { type: 'move', block: 'a', path: '9902' })).toBe('MV-3')
    expect(refused(state, { type: 'move', block: 'f', path: 'edge' })).toBe('MV-3')
    expect(found(after(state, { type: 'move', block: 'f', path: '0100' }), 'f')).toBe('0100 1')
  })
})
