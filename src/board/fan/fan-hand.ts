import type { HexId, Point } from '@/engine/kernel/hex'

import type { BoardProps, BoardStack, FanWays } from '../board-props'
import type { SeenCounter } from '../motion/seen-counter'
import type { FanGround, PointerGuest } from './fan-ground'
import { type FanShape, fanShape, isOnPaper, isOnWayTo, piecesIn, spotAt } from './fan-shape'

/** How long the mouse rests on a stack until it is spread. */
const PAUSE_MS = 500
/** A pointer that has gone farther than this at once, in pixels, has not gone to the fan but to what lies under it. */
const JUMP = 48

/** A stack whose counters are spread. */
export interface OpenFan {
  readonly hex: HexId
  /** Of its ground and its air. */
  readonly stacks: readonly BoardStack[]
  readonly pieces: readonly SeenCounter[]
  readonly shape: FanShape
  /** Ids of those that can be picked. */
  readonly pickable: ReadonlySet<string>
  /** The one that is pointed at. */
  readonly pointed: SeenCounter | undefined
}

/** The fan of a board, if one is open; the board is not rendered when it opens or folds. */
export class FanStore {
  private open: OpenFan | null = null
  private readonly listeners = new Set<() => void>()

  readonly now = (): OpenFan | null => this.open

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  show(open: OpenFan | null): void {
    if (open === this.open) return
    this.open = open
    for (const listener of this.listeners) listener()
  }
}

/** Opens a fan where the mouse rests, and folds it where it goes elsewhere; fingers and clicks on hexes open none. */
export class FanHand implements PointerGuest {
  private over: HexId | null = null
  private last: Point | null = null
  private isOnFan = false
  /** Whether the hex pointed at was pressed: what is meant there is no longer looking. */
  private isUsed = false
  private waiting: ReturnType<typeof setTimeout> | undefined
  private readonly silence = new AbortController()

  constructor(
    private readonly ground: FanGround,
    private readonly props: () => Pick<BoardProps, 'stacks' | 'isDrawing'> & { readonly fan: FanWays },
    private readonly store: FanStore,
  ) {
    const { surface } = ground
    const { signal } = this.silence
    const options = { signal, capture: true, passive: true }
    surface.addEventListener('pointerdown', (event) => this.press(event), options)
    surface.addEventListener('wheel', () => this.rest(null, false), options)
    addEventListener('keydown', () => this.fold(), options)
  }

  /** The pointer is somewhere, or gone; tells whether it is on the fan, so that nothing below it is pointed at. */
  point(client: Point | null): boolean {
    const hasJumped = !client || !this.last || apart(client, this.last) > JUMP
    this.last = client
    const at = client && this.ground.worldAt(client)
    this.isOnFan = this.holds(at, isOnPaper) && (this.isOnFan || !hasJumped)
    if (this.isOnFan) this.aim(at)
    else this.rest(client && this.ground.hexUnder(client), !hasJumped && this.holds(at, isOnWayTo))
    return this.isOnFan
  }

  /** A click; whether the fan has taken it, and picked what was clicked if that can be picked. */
  take(): boolean {
    const open = this.store.now()
    if (!open || !this.isOnFan) return false
    const { hex, pointed, pickable } = open
    if (pointed && pickable.has(pointed.id)) {
      this.fold()
      this.props().fan.onPick(hex, pointed.id)
    }
    return true
  }

  fold(): void {
    clearTimeout(this.waiting)
    this.isOnFan = false
    this.store.show(null)
  }

  dispose(): void {
    this.silence.abort()
    this.fold()
  }

  /** Where nothing can be picked a fan is only looked at: it takes neither pointer nor click from what it lies on. */
  private holds(at: Point | null, isIn: (shape: FanShape, at: Point) => boolean): boolean {
    const open = this.store.now()
    return open !== null && at !== null && open.pickable.size > 0 && isIn(open.shape, at)
  }

  private aim(at: Point | null): void {
    clearTimeout(this.waiting)
    const open = this.store.now()
    if (!open || !at) return
    const pointed = open.pieces[spotAt(open.shape, at)]
    if (pointed !== open.pointed) this.store.show({ ...open, pointed })
  }

  private press({ clientX, clientY, button, pointerType }: PointerEvent): void {
    if (this.isOnFan && button === 0 && pointerType === 'mouse') return
    this.fold()
    this.over = this.ground.hexUnder({ x: clientX, y: clientY })
    this.isUsed = true
  }

  /** The pointer is on a hex, or beside the map; from a moment's rest on it, its counters are spread. */
  private rest(hex: HexId | null, keepsOpen: boolean): void {
    clearTimeout(this.waiting)
    if (this.store.now()?.hex !== hex && !keepsOpen) this.fold()
    if (hex !== this.over) this.isUsed = false
    this.over = hex
    if (hex && !this.isUsed && this.store.now()?.hex !== hex)
      this.waiting = setTimeout(() => this.unfold(hex), PAUSE_MS)
  }

  private unfold(hex: HexId): void {
    const { fan, isDrawing, ...props } = this.props()
    const stacks = props.stacks.filter((stack) => stack.hex === hex)
    const pieces = piecesIn(stacks)
    const isHidden = this.ground.surface.closest('[data-counters="hidden"]') !== null
    if (isDrawing || isHidden || pieces.length < 2) return
    const shape = fanShape(pieces.length, this.ground.centerOf(hex), this.ground.sight())
    this.store.show({
      hex,
      stacks,
      pieces,
      shape,
      pickable: new Set(fan.pickableIn(hex)),
      pointed: undefined,
    })
  }
}

function apart(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}
