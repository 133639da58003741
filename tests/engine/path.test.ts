import { describe, expect, test } from 'vitest'
import { hexesApart, hexGrid } from '@/engine/kernel/hex'
import { pathTo, reachFrom } from '@/engine/kernel/path'

const grid = hexGrid(9, 9)
const start = grid.indexOf('0505')
const named = (indices: readonly number[]) => indices.map((index) => grid.ids[index])

describe('A search over open ground', () => {
  test.each([0, 1, 2, 3])('with %i points finds every hex that near', (points) => {
    const reach = reachFrom(grid, start, points, () => 'through')
    const near = grid.ids.flatMap((_, index) =>
      index !== start && hexesApart(grid, start, index) <= points ? [index] : [],
    )
    expect([...reach.found].sort((a, b) => a - b)).toEqual(near)
  })
  test('counts the steps and finds the nearest first', () => {
    const reach = reachFrom(grid, start, 3, () => 'through')
    const steps = reach.found.map((index) => reach.steps[index] ?? 0)
    expect(steps).toEqual([...steps].sort((a, b) => a - b))
    expect(reach.steps[start]).toBe(0)
  })
  test('gives a shortest path without the start', () => {
    const reach = reachFrom(grid, start, 4, () => 'through')
    for (const index of reach.found) {
      const path = pathTo(reach, index)
      expect(path).toHaveLength(hexesApart(grid, start, index))
      expect(path.at(-1)).toBe(index)
    }
  })
  test('gives no path to the start', () => {
    expect(
      pathTo(
        reachFrom(grid, start, 2, () => 'through'),
        start,
      ),
    ).toEqual([])
  })
})

describe('A search among obstacles', () => {
  const wall = new Set(['0404', '0405', '0504', '0604', '0605'].map((id) => grid.indexOf(id)))
  test('goes around what may never be entered', () => {
    const reach = reachFrom(grid, start, 9, (index) => (wall.has(index) ? 'never' : 'through'))
    expect(reach.found.some((index) => wall.has(index))).toBe(false)
    expect(reach.steps[grid.indexOf('0503')]).toBeGreaterThan(2)
  })
  test('stops in what may be entered but not passed', () => {
    const reach = reachFrom(grid, start, 9, (index) => (index === grid.indexOf('0506') ? 'through' : 'into'))
    expect(named(reach.found)).toContain('0507')
    expect(named(reach.found)).not.toContain('0303')
  })
  test('finds nothing when shut in', () => {
    expect(reachFrom(grid, start, 9, () => 'never').found).toEqual([])
  })
  test('asks once for each hex', () => {
    const asked: number[] = []
    reachFrom(grid, start, 9, (index) => {
      asked.push(index)
      return 'through'
    })
    expect(new Set(asked).size).toBe(asked.length)
  })
})
