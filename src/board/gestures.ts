import type { Point } from '@/engine/hex'

import type { CameraControl } from './camera-control'

/** Pixels a pointer may stray and still click. */
const CLICK_SLOP = 5
const WHEEL_SPEED = 0.0016
/** A trackpad's pinch arrives as a wheel with ctrl held, in smaller turns. */
const PINCH_SPEED = 0.009
const LINE_HEIGHT = 16

/** What the board does when the pointer is not moving the camera. */
export interface GestureAnswers {
  /** The pointer is at a point of the window, or has left. */
  onPoint(client: Point | null): void
  onClick(client: Point): void
  /** A click without a place, as a screen reader makes it. */
  onPlacelessClick(): void
}

const pointOf = (event: MouseEvent): Point => ({ x: event.clientX, y: event.clientY })
const apart = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y)
const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })

/** Pan by drag, zoom by wheel and pinch, click and hover; gives back how to stop listening. */
export function listenToGestures(
  surface: HTMLElement,
  camera: CameraControl,
  answers: GestureAnswers,
): () => void {
  const pointers = new Map<number, Point>()
  let start: Point | null = null
  let dragging = false

  const pinch = (moved: number, from: Point, to: Point) => {
    const other = [...pointers].find(([id]) => id !== moved)?.[1]
    if (!other) return
    const before = middle(from, other)
    const after = middle(to, other)
    camera.panBy({ x: after.x - before.x, y: after.y - before.y })
    camera.zoomBy(apart(to, other) / Math.max(apart(from, other), 1), after)
  }
  const drag = (event: PointerEvent, from: Point) => {
    const to = pointOf(event)
    if (!dragging && start && apart(start, to) > CLICK_SLOP) {
      dragging = true
      surface.setPointerCapture(event.pointerId)
      surface.toggleAttribute('data-dragging', true)
      answers.onPoint(null)
    }
    if (!dragging) return
    if (pointers.size === 2) pinch(event.pointerId, from, to)
    else camera.panBy({ x: to.x - from.x, y: to.y - from.y })
    pointers.set(event.pointerId, to)
  }
  const heard: { [Type in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[Type]) => void } = {
    pointerdown(event) {
      if (event.pointerType === 'mouse' && event.button === 2) return
      if (pointers.size === 0) {
        dragging = false
        start = pointOf(event)
      } else dragging = true
      pointers.set(event.pointerId, pointOf(event))
      if (pointers.size === 1) answers.onPoint(pointOf(event))
    },
    pointermove(event) {
      const from = pointers.get(event.pointerId)
      if (from) drag(event, from)
      else if (event.pointerType === 'mouse') answers.onPoint(pointOf(event))
    },
    pointerup: (event) => lift(event),
    pointercancel: (event) => lift(event),
    pointerleave: (event) => {
      if (event.pointerType === 'mouse' && !dragging) answers.onPoint(null)
    },
    click(event) {
      if (event.detail === 0) answers.onPlacelessClick()
      else if (!dragging) answers.onClick(pointOf(event))
    },
    wheel(event) {
      event.preventDefault()
      const turn = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE_HEIGHT : 1)
      camera.zoomBy(Math.exp(-turn * (event.ctrlKey ? PINCH_SPEED : WHEEL_SPEED)), pointOf(event))
    },
  }
  const lift = (event: PointerEvent) => {
    pointers.delete(event.pointerId)
    if (pointers.size === 0) surface.toggleAttribute('data-dragging', false)
  }
  return listen(surface, heard)
}

type Listeners = Readonly<Record<string, unknown>>

function listen(surface: HTMLElement, listeners: Listeners): () => void {
  const all = Object.entries(listeners) as [string, EventListener][]
  for (const [type, listener] of all) surface.addEventListener(type, listener, { passive: false })
  return () => {
    for (const [type, listener] of all) surface.removeEventListener(type, listener)
  }
}
