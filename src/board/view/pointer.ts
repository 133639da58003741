import type { HexId, Point } from '@/engine/kernel/hex'

import type { BoardProps } from '../board-props'
import { centerOf, hexAt, middleOf, openPath, tenth, type LaidGrid } from '../geometry'
import type { CameraControl } from './camera-control'
import { steppedBy } from './cursor-keys'

/** The elements which show where one points; they are moved and filled past React. */
export interface PointerElements {
  readonly surface: HTMLElement
  /** The outline under the mouse or finger. */
  readonly hover: SVGElement
  /** The outline of the keyboard's cursor. */
  readonly cursor: SVGElement
  readonly path: SVGElement
  readonly status: HTMLElement
  readonly spoken: HTMLElement
}

/** What is asked anew each time something is pointed at. */
export type PointerAnswers = Pick<
  BoardProps,
  'describeHex' | 'pathTo' | 'onChooseHex' | 'onInspectHex' | 'onLetGo' | 'onPointAt'
>

const NOWHERE = -1

/** Where one points on a board: the mouse's or finger's hex, and the keyboard's cursor. */
export class BoardPointer {
  private hovered = NOWHERE
  private cursor: number
  /** Whether the keyboard points; else the mouse or finger does. */
  private withKeys = false

  constructor(
    private grid: LaidGrid,
    private readonly elements: PointerElements,
    private readonly camera: Pick<CameraControl, 'reveal' | 'worldAt'>,
    private readonly answers: () => PointerAnswers,
  ) {
    this.cursor = middleOf(grid)
  }

  /** The map lies otherwise now; the keyboard's cursor stays on its hex. */
  lay(grid: LaidGrid): void {
    this.grid = grid
    this.hovered = NOWHERE
    place(this.elements.hover, grid, NOWHERE)
    place(this.elements.cursor, grid, this.cursor)
    this.refresh()
  }

  /** The mouse or a finger is at a point of the window, or has left. */
  pointAt(client: Point | null): void {
    this.hover(client ? this.indexAt(client) : NOWHERE)
  }

  /** A click; the keyboard goes on from there. */
  chooseAt(client: Point): void {
    const index = this.indexAt(client)
    if (index === NOWHERE) return
    this.hover(index)
    this.cursor = index
    this.choose(index)
  }

  chooseAtCursor(): void {
    if (!this.withKeys) this.moveCursor(this.cursor)
    this.choose(this.cursor)
  }

  /** The hex at a point of the window is to be looked at; the keyboard goes on from there. */
  inspectAt(client: Point): void {
    const index = this.indexAt(client)
    if (index === NOWHERE) return
    this.hover(index)
    this.cursor = index
    this.inspect(index)
  }

  /** Looks at the hex that is pointed at: the keyboard's cursor, or else what the mouse is over. */
  inspectPointed(): void {
    this.inspect(this.pointedIndex())
  }

  /** The hex that is pointed at. */
  pointed(): HexId | null {
    return this.idOf(this.pointedIndex())
  }

  /** The hex at a point of the window, or null beside the map. */
  hexUnder(client: Point): HexId | null {
    return this.idOf(this.indexAt(client))
  }

  /** A click with the right button lets go of what is in hand, or looks at the hex; false where the game knows neither. */
  letGoOrInspectAt(client: Point): boolean {
    const { onInspectHex, onLetGo } = this.answers()
    if (onLetGo?.() !== true) this.inspectAt(client)
    return onInspectHex !== undefined || onLetGo !== undefined
  }

  /** Moves the cursor as a key says; the first key only shows where it stands. */
  step(key: string): void {
    this.moveCursor(this.withKeys ? steppedBy(this.grid, this.cursor, key) : this.cursor)
  }

  /** Shows the cursor where it stands, to whoever comes by keyboard. */
  showCursor(): void {
    this.moveCursor(this.cursor)
  }

  /** Leads the focus and the keyboard's cursor to a hex, which is said. */
  lead(hex: HexId): void {
    this.elements.surface.focus({ preventScroll: true })
    this.moveCursor(this.grid.indexOf(hex))
  }

  hideCursor(): void {
    if (!this.withKeys) return
    this.turnTo('mouse')
    this.refresh()
  }

  /** Asks again for what is shown: the game may have gone on. */
  refresh(): void {
    const hex = this.idOf(this.withKeys ? this.cursor : this.hovered)
    const { describeHex, pathTo } = this.answers()
    const words = hex ? describeHex(hex) : ''
    setText(this.elements.status, words)
    if (this.withKeys) setText(this.elements.spoken, words)
    this.elements.path.setAttribute('d', pathLine(this.grid, (hex && pathTo?.(hex)) ?? []))
  }

  private hover(index: number): void {
    if (index === this.hovered && !this.withKeys) return
    // A pointer that leaves the board takes nothing from the keyboard.
    if (index === NOWHERE && this.withKeys) return
    this.turnTo('mouse')
    this.hovered = index
    place(this.elements.hover, this.grid, index)
    this.refresh()
    this.answers().onPointAt?.(this.idOf(index))
  }

  private moveCursor(index: number): void {
    this.cursor = index
    this.hovered = NOWHERE
    this.turnTo('keys')
    place(this.elements.hover, this.grid, NOWHERE)
    place(this.elements.cursor, this.grid, index)
    this.camera.reveal(centerOf(this.grid, index))
    this.refresh()
    this.answers().onPointAt?.(this.idOf(index))
  }

  private choose(index: number): void {
    const hex = this.idOf(index)
    if (hex) this.answers().onChooseHex(hex)
  }

  private inspect(index: number): void {
    const hex = this.idOf(index)
    if (hex) this.answers().onInspectHex?.(hex)
  }

  private turnTo(means: 'mouse' | 'keys'): void {
    this.withKeys = means === 'keys'
    this.elements.surface.toggleAttribute('data-keys', this.withKeys)
  }

  private pointedIndex(): number {
    return this.withKeys || this.hovered === NOWHERE ? this.cursor : this.hovered
  }

  private indexAt(client: Point): number {
    return hexAt(this.grid, this.camera.worldAt(client))
  }

  private idOf(index: number): HexId | null {
    return this.grid.ids[index] ?? null
  }
}

function place(element: SVGElement, grid: LaidGrid, index: number): void {
  element.toggleAttribute('data-off', index === NOWHERE)
  if (index === NOWHERE) return
  const { x, y } = centerOf(grid, index)
  element.style.transform = `translate(${tenth(x)}px, ${tenth(y)}px)`
}

function setText(element: HTMLElement, text: string): void {
  if (element.textContent !== text) element.textContent = text
}

/** The line along a path, with a dot at its end. */
function pathLine(grid: LaidGrid, path: readonly HexId[]): string {
  const centers = path.map((hex) => centerOf(grid, grid.indexOf(hex)))
  const last = centers.at(-1)
  if (!last || centers.length < 2) return ''
  return `${openPath(centers)}M${tenth(last.x)} ${tenth(last.y)}h0.1`
}
