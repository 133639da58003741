import type { Point } from '@/engine/kernel/hex'

import type { Size } from '../geometry'

/** How the drawing lies in the window: a point p of it is seen at p * scale + (x, y). */
export interface Camera {
  readonly x: number
  readonly y: number
  readonly scale: number
}

/** What the camera looks at and through. */
export interface Stage {
  readonly world: Size
  readonly view: Size
}

const LARGEST_SCALE = 2.5
/** Table left bare around the whole map. */
const RIM = 10
/** How far below the fitting scale one may zoom out. */
const SLACK = 0.75

/** The whole drawing, centered. */
export function fitted(stage: Stage): Camera {
  const scale = fittingScale(stage)
  return {
    scale,
    x: (stage.view.width - stage.world.width * scale) / 2,
    y: (stage.view.height - stage.world.height * scale) / 2,
  }
}

function fittingScale({ world, view }: Stage): number {
  const width = Math.max(view.width - 2 * RIM, 1)
  const height = Math.max(view.height - 2 * RIM, 1)
  return Math.min(width / world.width, height / world.height)
}

/** Moves by a distance on the screen. */
export function pannedBy(camera: Camera, by: Point, stage: Stage): Camera {
  return clamped({ ...camera, x: camera.x + by.x, y: camera.y + by.y }, stage)
}

/** Zooms by a factor; what lies under `around`, a point of the screen, stays there. */
export function zoomedBy(camera: Camera, factor: number, around: Point, stage: Stage): Camera {
  const scale = limitedScale(camera.scale * factor, stage)
  const ratio = scale / camera.scale
  return clamped(
    { scale, x: around.x - (around.x - camera.x) * ratio, y: around.y - (around.y - camera.y) * ratio },
    stage,
  )
}

function limitedScale(scale: number, stage: Stage): number {
  const fit = fittingScale(stage)
  return within(scale, Math.min(fit * SLACK, 1), Math.max(LARGEST_SCALE, fit * CLOSER))
}

/** The camera that shows the same part of a drawing which was turned around. */
export function turnedAround(camera: Camera, { world, view }: Stage): Camera {
  const { scale } = camera
  return {
    scale,
    x: view.width - world.width * scale - camera.x,
    y: view.height - world.height * scale - camera.y,
  }
}

/** How much closer the full size is at least than the whole drawing. */
const CLOSER = 1.35

/** The scale of the full size: hexes as they are drawn, or closer where the whole drawing is shown as large already. */
export function fullScale(stage: Stage): number {
  return limitedScale(Math.max(1, fittingScale(stage) * CLOSER), stage)
}

/** Whether the whole drawing is shown as large as it can be. */
export function isFitted(camera: Camera, stage: Stage): boolean {
  return Math.abs(camera.scale / fittingScale(stage) - 1) < 0.01
}

/** Keeps the middle of the window over the map, so that the map cannot be lost. */
export function clamped(camera: Camera, { world, view }: Stage): Camera {
  return {
    scale: camera.scale,
    x: within(camera.x, view.width / 2 - world.width * camera.scale, view.width / 2),
    y: within(camera.y, view.height / 2 - world.height * camera.scale, view.height / 2),
  }
}

/** Moves no farther than needed to have a point of the drawing inside the window, `margin` from its rim. */
export function revealing(camera: Camera, point: Point, margin: number, stage: Stage): Camera {
  const seen = toScreen(camera, point)
  const insetX = Math.min(margin, stage.view.width / 2)
  const insetY = Math.min(margin, stage.view.height / 2)
  const by = {
    x: within(seen.x, insetX, stage.view.width - insetX) - seen.x,
    y: within(seen.y, insetY, stage.view.height - insetY) - seen.y,
  }
  return by.x === 0 && by.y === 0 ? camera : pannedBy(camera, by, stage)
}

/** Whether a point of the drawing is seen. */
export function isInView(camera: Camera, point: Point, { view }: Stage): boolean {
  const { x, y } = toScreen(camera, point)
  return x >= 0 && y >= 0 && x <= view.width && y <= view.height
}

/** Where a point of the drawing is seen. */
export function toScreen(camera: Camera, { x, y }: Point): Point {
  return { x: x * camera.scale + camera.x, y: y * camera.scale + camera.y }
}

/** The point of the drawing seen at a point of the screen. */
export function toWorld(camera: Camera, { x, y }: Point): Point {
  return { x: (x - camera.x) / camera.scale, y: (y - camera.y) / camera.scale }
}

/** A value, or the nearer of two limits beyond which it is. */
export function within(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most)
}
