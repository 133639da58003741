import { describe, expect, test } from 'vitest'

import {
  clamped,
  fitted,
  fullScale,
  isFitted,
  isInView,
  pannedBy,
  revealing,
  toScreen,
  toWorld,
  turnedAround,
  zoomedBy,
} from '@/board/view/camera'

const stage = { world: { width: 1400, height: 1300 }, view: { width: 800, height: 600 } }
const camera = { x: -200, y: -150, scale: 1 }

describe('fitting', () => {
  test('shows the whole drawing, centered', () => {
    const fit = fitted(stage)
    const corner = toScreen(fit, { x: 0, y: 0 })
    const opposite = toScreen(fit, { x: 1400, y: 1300 })
    expect(corner.y).toBeGreaterThanOrEqual(0)
    expect(opposite.y).toBeLessThanOrEqual(600)
    expect(corner.x + opposite.x).toBeCloseTo(800)
  })

  test('is told from every other scale', () => {
    expect(isFitted(fitted(stage), stage)).toBe(true)
    expect(isFitted(camera, stage)).toBe(false)
  })
})

describe('turning the map around', () => {
  test('keeps what is in the middle of the window there', () => {
    const middle = { x: 400, y: 300 }
    const before = toWorld(camera, middle)
    const after = toWorld(turnedAround(camera, stage), middle)
    expect(after).toEqual({ x: stage.world.width - before.x, y: stage.world.height - before.y })
  })
})

describe('zooming', () => {
  test('keeps what lies under the pointer', () => {
    const pointer = { x: 420, y: 310 }
    const zoomed = zoomedBy(camera, 1.5, pointer, stage)
    expect(zoomed.scale).toBe(1.5)
    expect(toWorld(zoomed, pointer)).toEqual(toWorld(camera, pointer))
  })

  test('ends somewhere both ways', () => {
    const pointer = { x: 400, y: 300 }
    expect(zoomedBy(camera, 1000, pointer, stage).scale).toBe(2.5)
    const farthest = zoomedBy(camera, 0.001, pointer, stage).scale
    expect(farthest).toBeLessThan(fitted(stage).scale)
    expect(farthest).toBeGreaterThan(0.2)
  })
})

describe('panning', () => {
  test('moves by what the pointer moved', () => {
    expect(pannedBy(camera, { x: 30, y: -20 }, stage)).toEqual({ x: -170, y: -170, scale: 1 })
  })

  test('never loses the map', () => {
    const lost = clamped({ x: 9000, y: -9000, scale: 1 }, stage)
    expect(toWorld(lost, { x: 400, y: 300 })).toEqual({ x: 0, y: 1300 })
  })
})

describe('revealing', () => {
  test('leaves the camera alone when the point is in sight', () => {
    expect(revealing(camera, { x: 600, y: 450 }, 50, stage)).toBe(camera)
  })

  test('moves just far enough when it is not', () => {
    const moved = revealing(camera, { x: 1200, y: 450 }, 50, stage)
    expect(toScreen(moved, { x: 1200, y: 450 })).toEqual({ x: 750, y: 300 })
  })
})

describe('being in view', () => {
  test('tells what the window shows from what lies beyond its rim', () => {
    expect(isInView(camera, { x: 210, y: 160 }, stage)).toBe(true)
    expect(isInView(camera, { x: 190, y: 160 }, stage)).toBe(false)
    expect(isInView(camera, { x: 210, y: 760 }, stage)).toBe(false)
  })
})

describe('The full size', () => {
  const stageOf = (width: number, height: number) => ({
    world: { width: 800, height: 600 },
    view: { width, height },
  })
  test('is larger than the whole map, however large that is shown', () => {
    for (const [width, height] of [
      [300, 300],
      [820, 620],
      [1200, 900],
      [1900, 1300],
      [3800, 2400],
    ] as const) {
      const stage = stageOf(width, height)
      expect(fullScale(stage)).toBeGreaterThan(fitted(stage).scale * 1.2)
    }
  })
  test('is that in which hexes are drawn where the whole map is smaller', () => {
    expect(fullScale(stageOf(300, 300))).toBe(1)
  })
})
