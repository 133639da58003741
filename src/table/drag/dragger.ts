import type { Point } from '@/engine/kernel/hex'

/** Pixels a pointer may stray before its press becomes a drag; the board pans only after more. */
const SLOP = 4
/** How long a finger rests on a piece on the board until it takes it up; before, it moves the map. */
const HOLD_MS = 220
/** How far above a finger the piece hangs, so that it can be seen. */
const ABOVE_FINGER = 44

/** What was pressed. */
export interface Grip<Piece> {
  readonly piece: Piece
  /** On the board a finger that moves at once means the map. */
  readonly isOnBoard: boolean
}

/** What a drag leads to; points are where the piece is in the window. */
export interface DragAnswers<Piece> {
  readonly onLift: (piece: Piece, at: Point) => void
  readonly onMove: (piece: Piece, at: Point) => void
  readonly onDrop: (piece: Piece, at: Point) => void
  /** Let go without being put down. */
  readonly onCancel: (piece: Piece) => void
}

interface Press<Piece> {
  readonly grip: Grip<Piece>
  readonly id: number
  readonly isFinger: boolean
  readonly start: Point
  readonly target: EventTarget | null
  readonly listening: AbortController
}

/** Tells drags of pieces from clicks, from scrolling and from panning; one piece at a time. */
export class Dragger<Piece> {
  private press: Press<Piece> | null = null
  private isLifted = false
  /** While the board is told that its pointer is gone, which is heard here too. */
  private isTaking = false
  private holding: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly answers: () => DragAnswers<Piece>) {}

  /** A piece is pressed; what the pointer does next shows whether it is dragged. */
  grab(event: PointerEvent, grip: Grip<Piece>): void {
    if (this.press || event.button !== 0) return
    const press: Press<Piece> = {
      grip,
      id: event.pointerId,
      isFinger: event.pointerType === 'touch',
      start: { x: event.clientX, y: event.clientY },
      target: event.target,
      listening: new AbortController(),
    }
    this.press = press
    this.listen(press)
    if (press.isFinger && grip.isOnBoard)
      this.holding = setTimeout(() => this.lift(press, press.start), HOLD_MS)
  }

  /** Ends whatever is under way. */
  cancel(): void {
    const { press, isLifted } = this
    this.end()
    if (press && isLifted) this.answers().onCancel(press.grip.piece)
  }

  private listen(press: Press<Piece>): void {
    const options = { capture: true, signal: press.listening.signal }
    const mine = (act: (event: PointerEvent) => void) => (event: PointerEvent) => {
      if (event.pointerId === press.id) act(event)
    }
    addEventListener(
      'pointermove',
      mine((event) => this.move(press, event)),
      options,
    )
    addEventListener(
      'pointerup',
      mine((event) => this.release(press, event)),
      options,
    )
    addEventListener(
      'pointercancel',
      mine(() => this.lose()),
      options,
    )
    // A second finger zooms the board.
    addEventListener('pointerdown', () => this.cancel(), options)
    addEventListener('keydown', (event) => this.escape(event), options)
    addEventListener('contextmenu', (event) => event.preventDefault(), options)
  }

  private move(press: Press<Piece>, event: PointerEvent): void {
    const at = { x: event.clientX, y: event.clientY }
    if (this.isLifted) {
      if (event.buttons === 0) this.cancel()
      else this.answers().onMove(press.grip.piece, hanging(press, at))
      return
    }
    if (Math.hypot(at.x - press.start.x, at.y - press.start.y) <= SLOP) return
    if (press.isFinger && press.grip.isOnBoard) this.end()
    else this.lift(press, at)
  }

  private lift(press: Press<Piece>, at: Point): void {
    clearTimeout(this.holding)
    this.isLifted = true
    if (press.grip.isOnBoard) this.takeFromBoard(press)
    this.answers().onLift(press.grip.piece, hanging(press, at))
  }

  /** The board has seen the press too and would pan: to it, the pointer is gone. */
  private takeFromBoard({ target, id }: Press<Piece>): void {
    this.isTaking = true
    target?.dispatchEvent(new PointerEvent('pointercancel', { pointerId: id }))
    this.isTaking = false
  }

  /** The browser has taken the pointer for itself, to scroll with. */
  private lose(): void {
    if (!this.isTaking) this.cancel()
  }

  private release(press: Press<Piece>, event: PointerEvent): void {
    const wasLifted = this.isLifted
    this.end()
    if (!wasLifted) return
    swallowClick()
    this.answers().onDrop(press.grip.piece, hanging(press, { x: event.clientX, y: event.clientY }))
  }

  private escape(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || !this.isLifted) return
    event.stopPropagation()
    this.cancel()
  }

  private end(): void {
    clearTimeout(this.holding)
    this.press?.listening.abort()
    this.press = null
    this.isLifted = false
  }
}

function hanging({ isFinger }: { readonly isFinger: boolean }, { x, y }: Point): Point {
  return { x, y: isFinger ? y - ABOVE_FINGER : y }
}

/** The click that follows a drag is nobody's. */
function swallowClick(): void {
  const swallowing = new AbortController()
  addEventListener('click', (event) => event.stopPropagation(), {
    capture: true,
    signal: swallowing.signal,
  })
  setTimeout(() => swallowing.abort())
}
