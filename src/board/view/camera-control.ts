import type { Point } from '@/engine/kernel/hex'

import type { Sight } from '../fan/fan-shape'
import type { Size } from '../geometry'
import {
  clamped,
  fitted,
  fullScale,
  isFitted,
  isInView,
  pannedBy,
  revealing,
  toWorld,
  turnedAround,
  zoomedBy,
  type Camera,
  type Stage,
} from './camera'
import { firstLook, framing, legible, type Used } from './first-look'

/** Scales below which numbers are too small to read, fine strokes but gray, and small print not there. */
const DETAILS = { far: 0.62, small: 0.36, tiny: 0.2 }
/** How long after the last wheel turn a zoom counts as over. */
const SETTLING_MS = 160
/**
 * How small the drawing is laid out; the camera's transform makes up for it. A held layer is never drawn for less
 * than the size of its layout, which for a large map seen from afar would be more than any memory.
 */
export const LAYOUT = 0.25
/** Shrunk by more than this a held layer would need too many of its large tiles, and is drawn anew. */
const MOST_SHRUNK = 0.6
const REVEAL_MARGIN = 70
/** Below this scale a finger covers more than one hex; at the other one it finds its hex. */
const TOO_FINE_FOR_FINGERS = 0.42
const FIT_FOR_FINGERS = 0.75

type Manner = 'at once' | 'gliding'

/** The camera of one board: moves `world`, an element of the given size, by CSS transform and past React. */
export class CameraControl {
  private camera: Camera = { x: 0, y: 0, scale: 1 }
  /** Once the player has moved it, the camera no longer follows the window's size. */
  private moved = false
  /** The size of the surface as last told: to ask for it would work out the page's layout each time. */
  private view: Size = { width: 1, height: 1 }
  /** The scale the layer was last drawn for. */
  private drawnScale = 1
  private settling: ReturnType<typeof setTimeout> | undefined
  /** What it is to show until it is moved. */
  private framed: readonly Point[] = []
  /** A point of the drawing that stays in sight when the window gets smaller. */
  private kept: Point | undefined
  private readonly style: CSSStyleDeclaration
  private readonly observer = new ResizeObserver(() => this.resized())

  constructor(
    private readonly surface: HTMLElement,
    private readonly world: HTMLElement,
    private readonly size: Size,
    /** What it shows until it is moved or the whole map is asked for; the whole map where that is left out. */
    private used?: Used | undefined,
  ) {
    this.style = getComputedStyle(surface)
    this.observer.observe(surface)
    this.resized()
  }

  /** Moves by a distance in the window. */
  panBy({ x, y }: Point): void {
    this.stir()
    const facing = this.facing()
    this.show(pannedBy(this.camera, { x: x * facing, y: y * facing }, this.stage()))
  }

  /** Zooms around a point of the window. */
  zoomBy(factor: number, around: Point): void {
    this.stir()
    this.show(zoomedBy(this.camera, factor, this.onSurface(around), this.stage()))
  }

  /** Zooms around the middle of the board. */
  zoomStep(factor: number): void {
    this.moved = true
    const stage = this.stage()
    const middle = { x: stage.view.width / 2, y: stage.view.height / 2 }
    this.show(zoomedBy(this.camera, factor, middle, stage), 'gliding')
  }

  /** Shows the whole map, and follows the window's size from now on. */
  fit(): void {
    this.frame([])
  }

  /** Shows the part about some points, the whole map where there are none, and follows the window's size from now on. */
  frame(points: readonly Point[]): void {
    this.moved = false
    this.used = undefined
    this.framed = points
    this.show(this.atRest(), 'gliding')
  }

  /** Shows the whole map, or full size if the whole is shown. */
  fitOrFill(): void {
    if (isFitted(this.camera, this.stage())) this.zoomStep(fullScale(this.stage()) / this.camera.scale)
    else this.fit()
  }

  /** The drawing has been turned around; what was in the middle stays there. */
  turn(): void {
    const { used } = this
    this.framed = this.turned(this.framed)
    this.used = used && { ...used, points: this.turned(used.points), first: this.turned(used.first) }
    this.show(turnedAround(this.camera, this.stage()))
  }

  /** Zooms in on a point of the window if hexes are too small for a finger; tells whether they were. */
  closeIn(around: Point): boolean {
    if (this.camera.scale >= TOO_FINE_FOR_FINGERS) return false
    this.moved = true
    const factor = FIT_FOR_FINGERS / this.camera.scale
    this.show(zoomedBy(this.camera, factor, this.onSurface(around), this.stage()), 'gliding')
    return true
  }

  /** Brings a point of the drawing into sight if it is out of it, and keeps it there as the window changes. */
  keepIn(point: Point | undefined): void {
    this.kept = point
    if (point && !isInView(this.camera, point, this.stage())) this.reveal(point)
  }

  /** Brings a point of the drawing well into sight. */
  reveal(point: Point): void {
    const next = revealing(this.camera, point, REVEAL_MARGIN, this.stage())
    if (next === this.camera) return
    // A part of the map that somebody was led away from is not gone back to.
    this.moved ||= this.used !== undefined
    this.show(next, 'gliding')
  }

  /** The point of the drawing at a point of the window. */
  worldAt(client: Point): Point {
    return toWorld(this.camera, this.onSurface(client))
  }

  /** What of the drawing is in sight, and how large. */
  sight(): Sight {
    const { view, camera } = this
    const { x: left, y: top } = toWorld(camera, { x: 0, y: 0 })
    const { x: right, y: bottom } = toWorld(camera, { x: view.width, y: view.height })
    return { left, top, right, bottom, scale: camera.scale }
  }

  dispose(): void {
    clearTimeout(this.settling)
    this.observer.disconnect()
  }

  private resized(): void {
    const { clientWidth, clientHeight } = this.surface
    this.view = { width: clientWidth || 1, height: clientHeight || 1 }
    this.show(this.moved ? clamped(this.camera, this.stage()) : this.atRest())
    this.keepIn(this.kept)
  }

  private atRest(): Camera {
    if (this.framed.length > 0) return framing(this.framed, this.stage())
    return this.used ? firstLook(this.used, legible(), this.stage()) : fitted(this.stage())
  }

  private turned(points: readonly Point[]): readonly Point[] {
    return points.map(({ x, y }) => ({ x: this.size.width - x, y: this.size.height - y }))
  }

  private show(camera: Camera, manner: Manner = 'at once'): void {
    this.camera = camera
    this.world.toggleAttribute('data-gliding', manner === 'gliding')
    this.world.style.transform = `translate(${camera.x}px, ${camera.y}px) scale(${camera.scale}) scale(${1 / LAYOUT})`
    if (this.world.style.willChange === '') this.showDetails()
  }

  /** A moving layer is only stretched; it is drawn anew, and crisp, when it has come to rest. */
  private stir(): void {
    this.moved = true
    if (this.camera.scale < this.drawnScale * MOST_SHRUNK) this.redraw()
    else this.world.style.willChange = 'transform'
    clearTimeout(this.settling)
    this.settling = setTimeout(() => this.redraw(), SETTLING_MS)
  }

  private redraw(): void {
    this.drawnScale = this.camera.scale
    this.world.style.willChange = ''
    this.showDetails()
  }

  /** Leaves out what cannot be seen at this scale; while the map moves nothing in it changes. */
  private showDetails(): void {
    for (const [detail, least] of Object.entries(DETAILS))
      this.surface.toggleAttribute(`data-${detail}`, this.camera.scale < least)
  }

  private stage(): Stage {
    return { world: this.size, view: this.view }
  }

  private onSurface(client: Point): Point {
    const { left, top, right, bottom } = this.surface.getBoundingClientRect()
    return this.facing() < 0
      ? { x: right - client.x, y: bottom - client.y }
      : { x: client.x - left, y: client.y - top }
  }

  /** -1 where the page lies upside down in the window, as it does for a player who sits across. */
  private facing(): 1 | -1 {
    return this.style.getPropertyValue('--facing') === '-1' ? -1 : 1
  }
}
