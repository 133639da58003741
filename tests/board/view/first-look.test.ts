import { describe, expect, test } from 'vitest'
import { fitted, toScreen, toWorld } from '@/board/view/camera'
import { firstLook, framing } from '@/board/view/first-look'

const stage = { world: { width: 1400, height: 1300 }, view: { width: 800, height: 600 } }
const LEFT = [
  { x: 200, y: 600 },
  { x: 240, y: 640 },
]
const RIGHT = { x: 1200, y: 650 }
const used = { points: [...LEFT, RIGHT], first: [], size: 46 }
/** Pixels across of a counter in it. */
const seen = (scale: number) => scale * used.size

describe('the first look at a board', () => {
  test('shows all of it where nothing stands, and where its counters are large enough', () => {
    expect(firstLook({ ...used, points: [] }, 36, stage)).toEqual(fitted(stage))
    expect(firstLook(used, 20, stage)).toEqual(fitted(stage))
  })

  test('shows what is used with two hexes around, not larger than it is drawn', () => {
    const look = firstLook({ ...used, points: LEFT }, 36, stage)
    expect(look.scale).toBe(1)
    for (const point of LEFT) expect(toScreen(look, point).x).toBeGreaterThan(160)
  })

  test('keeps counters large, and shows most of those that come first', () => {
    const look = firstLook(used, 44, stage)
    expect(seen(look.scale)).toBeCloseTo(44)
    expect(toScreen(look, RIGHT).x).toBeGreaterThan(800)
    const other = firstLook({ ...used, first: [RIGHT] }, 44, stage)
    expect(toScreen(other, RIGHT).x).toBeLessThan(800)
  })

  test('shows no bare table beside a map that is larger than the window', () => {
    const corner = firstLook({ ...used, points: [{ x: 20, y: 20 }] }, 36, stage)
    expect(toWorld(corner, { x: 0, y: 0 })).toEqual({ x: 0, y: 0 })
  })
})

describe('what a picture frames', () => {
  test('is shown whole and larger than the map would be, but no larger than twice as drawn', () => {
    const near = framing(LEFT, stage)
    expect(near.scale).toBeGreaterThan(1)
    expect(near.scale).toBeLessThanOrEqual(2)
    expect(framing([RIGHT], { ...stage, view: { width: 4000, height: 3000 } }).scale).toBeCloseTo(
      fitted({ ...stage, view: { width: 4000, height: 3000 } }).scale,
    )
    for (const point of LEFT) {
      const { x, y } = toScreen(near, point)
      expect([x > 0, x < 800, y > 0, y < 600]).toEqual([true, true, true, true])
    }
  })

  test('that reaches across the map is seen as the whole of it', () => {
    const across = [
      { x: 0, y: 0 },
      { x: 1400, y: 1300 },
    ]
    expect(framing(across, stage).scale / fitted(stage).scale).toBeCloseTo(1, 1)
  })
})
