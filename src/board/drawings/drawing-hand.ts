import type { HexId, Point } from '@/engine/kernel/hex'

import type { Draft } from './DrawingLayer'

const LEFT_BUTTON = 0
const RIGHT_BUTTON = 2

/** What a hand that draws asks and tells. */
export interface HandAnswers {
  readonly hexUnder: (client: Point) => HexId | null
  /** The keyboard's hex, or else the mouse's. */
  readonly pointed: () => HexId | null
  /** Whether a finger or the left button draws, too. */
  readonly isDrawing: () => boolean
  readonly onDraft: (draft: Draft | null) => void
  readonly onDraw: (from: HexId, to: HexId) => void
}

/** Draws from hex to hex: by a drag with the right button, by a finger where that is asked for, and by key. */
export class DrawingHand {
  /** Where the drawing begins; null while none is made. */
  private from: HexId | null = null
  /** The pointer that draws; none when it is the keyboard. */
  private pointerId: number | null = null
  private readonly surface: HTMLElement
  private readonly silence = new AbortController()

  constructor(
    private readonly root: HTMLElement,
    private readonly answers: HandAnswers,
  ) {
    this.surface = root.querySelector<HTMLElement>('[data-part="surface"]') ?? root
    this.listen('pointerdown', (event) => this.press(event))
    this.listen('pointermove', (event) => this.move(event))
    this.listen('pointerup', (event) => this.lift(event))
    this.listen('pointercancel', (event) => this.lift(event))
    this.listen('click', (event) => this.click(event))
    this.listen('contextmenu', (event) => take(event))
    this.listen('keydown', (event) => this.cancel(event))
    // Once the cursor has moved.
    this.listen('keyup', () => this.follow(this.answers.pointed()))
  }

  dispose(): void {
    this.silence.abort()
  }

  /** The key that draws: it begins at the hex that is pointed at, and ends there. */
  key(): void {
    const hex = this.answers.pointed()
    if (hex === null) return
    if (this.from === null) this.begin(hex)
    else this.end(hex)
  }

  /** Before the board's own gestures hear of it. */
  private listen<Type extends keyof HTMLElementEventMap>(
    type: Type,
    listener: (event: HTMLElementEventMap[Type]) => void,
  ): void {
    const heard = (event: HTMLElementEventMap[Type]) => {
      if (event.target instanceof Node && this.surface.contains(event.target)) listener(event)
    }
    this.root.addEventListener(type, heard, { capture: true, passive: false, signal: this.silence.signal })
  }

  private press(event: PointerEvent): void {
    const isSecondFinger = this.pointerId !== null && event.pointerId !== this.pointerId
    if (isSecondFinger) {
      this.stop(event)
      return
    }
    if (!this.draws(event)) return
    take(event)
    const hex = this.answers.hexUnder(pointOf(event))
    if (hex === null) return
    this.pointerId = event.pointerId
    this.surface.setPointerCapture(event.pointerId)
    this.begin(hex)
  }

  private draws({ pointerType, button }: PointerEvent): boolean {
    if (this.answers.isDrawing() && button === LEFT_BUTTON) return true
    return pointerType === 'mouse' && button === RIGHT_BUTTON
  }

  private move(event: PointerEvent): void {
    if (this.from === null) return
    if (event.pointerId === this.pointerId) take(event)
    this.follow(this.answers.hexUnder(pointOf(event)))
  }

  private lift(event: PointerEvent): void {
    if (event.pointerId !== this.pointerId) return
    take(event)
    const hex = event.type === 'pointerup' ? this.answers.hexUnder(pointOf(event)) : null
    this.end(hex)
  }

  /** Where the left button draws, it chooses nothing; keys and voices still do. */
  private click(event: MouseEvent): void {
    if (this.answers.isDrawing() && event.detail > 0) take(event)
  }

  private cancel(event: KeyboardEvent): void {
    if (event.key === 'Escape' && this.from !== null) this.stop(event)
  }

  private begin(hex: HexId): void {
    this.from = hex
    this.answers.onDraft({ from: hex, to: hex })
  }

  private follow(to: HexId | null): void {
    if (this.from !== null && to !== null) this.answers.onDraft({ from: this.from, to })
  }

  private end(to: HexId | null): void {
    const { from } = this
    this.from = null
    this.pointerId = null
    this.answers.onDraft(null)
    if (from !== null && to !== null) this.answers.onDraw(from, to)
  }

  private stop(event: Event): void {
    take(event)
    this.end(null)
  }
}

function take(event: Event): void {
  event.preventDefault()
  event.stopPropagation()
}

function pointOf(event: MouseEvent): Point {
  return { x: event.clientX, y: event.clientY }
}
