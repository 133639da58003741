import type { Point } from '@/engine/kernel/hex'

import type { CameraControl } from './camera-control'

/** Pixels a pointer may stray and still click. */
const CLICK_SLOP = 5
const WHEEL_SPEED = 0.0016
/** A trackpad's pinch arrives as a wheel with ctrl held, in smaller turns. */
const PINCH_SPEED = 0.009
const LINE_HEIGHT = 16
const RIGHT_BUTTON = 2
/** How long a finger stays where it is to look closer instead of clicking. */
const HOLD_MS = 500
/** The tap on the finger that tells it may lift. */
const HOLD_TAP_MS = 12

/** What the board does when the pointer is not moving the camera. */
export interface GestureAnswers {
  /** The pointer is at a point of the window, or has left. */
  onPoint: (client: Point | null) => void
  onClick: (client: Point, means: 'mouse' | 'finger') => void
  /** A click without a place, as a screen reader makes it. */
  onPlacelessClick: () => void
  /** A finger rests where it is; the lift after it clicks nothing. */
  onHold: (client: Point) => void
  /** A click with the right button; whether it was taken, or the browser's own menu is to open. */
  onRightClick: (client: Point) => boolean
}

/** Pan by drag, zoom by wheel and pinch, click and hover on one element. */
export class Gestures {
  private readonly pointers = new Map<number, Point>()
  private start: Point | null = null
  private dragging = false
  /** Whether the finger now down has held, which takes its movement and its click from it. */
  private held = false
  private holding: ReturnType<typeof setTimeout> | undefined
  private means: 'mouse' | 'finger' = 'mouse'
  private readonly silence = new AbortController()

  constructor(
    private readonly surface: HTMLElement,
    private readonly camera: Pick<CameraControl, 'panBy' | 'zoomBy'>,
    private readonly answers: GestureAnswers,
  ) {
    this.listen('pointerdown', (event) => this.press(event))
    this.listen('pointermove', (event) => this.move(event))
    this.listen('pointerup', (event) => this.lift(event))
    this.listen('pointercancel', (event) => this.lift(event))
    this.listen('pointerleave', (event) => this.leave(event))
    this.listen('touchend', (event) => this.endTouch(event))
    this.listen('click', (event) => this.click(event))
    this.listen('contextmenu', (event) => this.openMenu(event))
    this.listen('wheel', (event) => this.wheel(event))
  }

  dispose(): void {
    clearTimeout(this.holding)
    this.silence.abort()
  }

  private listen<Type extends keyof HTMLElementEventMap>(
    type: Type,
    listener: (event: HTMLElementEventMap[Type]) => void,
  ): void {
    this.surface.addEventListener(type, listener, { passive: false, signal: this.silence.signal })
  }

  private press(event: PointerEvent): void {
    this.means = event.pointerType === 'touch' ? 'finger' : 'mouse'
    if (event.pointerType === 'mouse' && event.button === RIGHT_BUTTON) return
    this.dragging = this.pointers.size > 0
    this.start ??= pointOf(event)
    this.pointers.set(event.pointerId, pointOf(event))
    this.letGo()
    if (this.dragging) return
    this.held = false
    const at = pointOf(event)
    this.answers.onPoint(at)
    if (this.means === 'finger') this.holding = setTimeout(() => this.hold(at), HOLD_MS)
  }

  private hold(at: Point): void {
    this.held = true
    // Not every browser has it, whatever the type says.
    const device: Partial<Navigator> = navigator
    device.vibrate?.(HOLD_TAP_MS)
    this.answers.onHold(at)
  }

  /** What was to become a hold is none. */
  private letGo(): void {
    clearTimeout(this.holding)
  }

  private move(event: PointerEvent): void {
    const from = this.pointers.get(event.pointerId)
    if (from) this.drag(event, from)
    else if (event.pointerType === 'mouse') this.answers.onPoint(pointOf(event))
  }

  private drag(event: PointerEvent, from: Point): void {
    const to = pointOf(event)
    if (this.held) return
    if (!this.dragging && this.start && apart(this.start, to) > CLICK_SLOP) {
      this.dragging = true
      this.letGo()
      this.surface.setPointerCapture(event.pointerId)
      this.surface.toggleAttribute('data-dragging', true)
      this.answers.onPoint(null)
    }
    if (!this.dragging) return
    const other = [...this.pointers].find(([id]) => id !== event.pointerId)?.[1]
    if (other) this.pinch(from, to, other)
    else this.camera.panBy({ x: to.x - from.x, y: to.y - from.y })
    this.pointers.set(event.pointerId, to)
  }

  /** One of two fingers has moved. */
  private pinch(from: Point, to: Point, other: Point): void {
    this.camera.panBy({ x: (to.x - from.x) / 2, y: (to.y - from.y) / 2 })
    const middle = { x: (to.x + other.x) / 2, y: (to.y + other.y) / 2 }
    this.camera.zoomBy(apart(to, other) / Math.max(apart(from, other), 1), middle)
  }

  private lift(event: PointerEvent): void {
    this.pointers.delete(event.pointerId)
    this.letGo()
    if (this.pointers.size > 0) return
    this.start = null
    this.surface.toggleAttribute('data-dragging', false)
  }

  private leave(event: PointerEvent): void {
    if (event.pointerType === 'mouse' && this.pointers.size === 0) this.answers.onPoint(null)
  }

  /** After a hold the browser is not to take the touch for a mouse, which would move the focus back here. */
  private endTouch(event: TouchEvent): void {
    if (this.held) event.preventDefault()
  }

  private click(event: MouseEvent): void {
    if (event.detail === 0) this.answers.onPlacelessClick()
    else if (!this.dragging && !this.held) this.answers.onClick(pointOf(event), this.means)
  }

  /** Some browsers ask for their menu where a finger holds; that has its own answer here. */
  private openMenu(event: MouseEvent): void {
    const isRightClick = this.means === 'mouse' && event.button === RIGHT_BUTTON
    if (this.means === 'finger' || (isRightClick && this.answers.onRightClick(pointOf(event))))
      event.preventDefault()
  }

  private wheel(event: WheelEvent): void {
    event.preventDefault()
    const turn = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE_HEIGHT : 1)
    this.camera.zoomBy(Math.exp(-turn * (event.ctrlKey ? PINCH_SPEED : WHEEL_SPEED)), pointOf(event))
  }
}

function pointOf(event: MouseEvent): Point {
  return { x: event.clientX, y: event.clientY }
}

function apart(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}
