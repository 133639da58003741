import type { Point } from '@/engine/hex'

import { clamped, fitted, pannedBy, revealing, toWorld, zoomedBy, type Camera, type Stage } from './camera'
import type { Size } from './geometry'

/** Below this scale hex numbers are too small to read. */
const FAR = 0.62
/** How long after the last wheel turn a zoom counts as over. */
const SETTLING_MS = 160
const REVEAL_MARGIN = 70

/** The camera of one board: moves an element by CSS transform, past React. */
export interface CameraControl {
  panBy(by: Point): void
  zoomBy(factor: number, around: Point): void
  /** Zooms around the middle of the window. */
  zoomStep(factor: number): void
  /** Shows the whole map, and follows the window's size from now on. */
  fit(): void
  reveal(point: Point): void
  /** The point of the drawing at a point of the window. */
  worldAt(client: Point): Point
  dispose(): void
}

/** Lets the camera move `world`, an element of the given size, inside `surface`. */
export function cameraControl(surface: HTMLElement, world: HTMLElement, size: Size): CameraControl {
  let camera: Camera = { x: 0, y: 0, scale: 1 }
  let moved = false
  let settling: ReturnType<typeof setTimeout> | undefined

  const stage = (): Stage => ({
    world: size,
    view: { width: surface.clientWidth || 1, height: surface.clientHeight || 1 },
  })
  const show = (next: Camera, glide: boolean) => {
    camera = next
    world.toggleAttribute('data-gliding', glide)
    world.style.transform = `translate(${next.x}px, ${next.y}px) scale(${next.scale})`
    surface.toggleAttribute('data-far', next.scale < FAR)
  }
  /** A moving layer is only stretched; it is drawn anew, and crisp, when it has come to rest. */
  const stir = () => {
    moved = true
    world.style.willChange = 'transform'
    clearTimeout(settling)
    settling = setTimeout(() => (world.style.willChange = ''), SETTLING_MS)
  }
  const resized = () => show(moved ? clamped(camera, stage()) : fitted(stage()), false)
  const observer = new ResizeObserver(resized)
  observer.observe(surface)
  resized()

  return {
    panBy(by) {
      stir()
      show(pannedBy(camera, by, stage()), false)
    },
    zoomBy(factor, around) {
      stir()
      const { left, top } = surface.getBoundingClientRect()
      show(zoomedBy(camera, factor, { x: around.x - left, y: around.y - top }, stage()), false)
    },
    zoomStep(factor) {
      stir()
      const at = stage()
      show(zoomedBy(camera, factor, { x: at.view.width / 2, y: at.view.height / 2 }, at), true)
    },
    fit() {
      moved = false
      show(fitted(stage()), true)
    },
    reveal(point) {
      const next = revealing(camera, point, REVEAL_MARGIN, stage())
      if (next !== camera) show(next, true)
    },
    worldAt(client) {
      const { left, top } = surface.getBoundingClientRect()
      return toWorld(camera, { x: client.x - left, y: client.y - top })
    },
    dispose() {
      clearTimeout(settling)
      observer.disconnect()
    },
  }
}
