import type { HexGrid, Point } from '@/engine/hex'

import type { BoardProps } from './board-props'
import type { CameraControl } from './camera-control'
import { steppedBy } from './cursor-keys'
import { centerOf, hexAt, openPath, tenth } from './geometry'

/** The elements which show where one points; they are moved and filled past React. */
export interface PointerElements {
  readonly surface: HTMLElement
  /** The outline under the mouse or finger. */
  readonly hover: SVGElement
  /** The outline of the keyboard's cursor. */
  readonly cursor: SVGElement
  readonly path: SVGPathElement
  readonly status: HTMLElement
  readonly spoken: HTMLElement
}

/** What is asked anew each time something is pointed at. */
export type PointerAnswers = Pick<BoardProps, 'describeHex' | 'pathTo' | 'onChooseHex' | 'onPointAt'>

/** Where one points on a board, by mouse, finger or keyboard. */
export interface BoardPointer {
  pointAt(client: Point | null): void
  /** A click; the keyboard goes on from there. */
  chooseAt(client: Point): void
  chooseAtCursor(): void
  step(key: string): void
  /** Shows the cursor where it stands, for whoever comes by keyboard. */
  showCursor(): void
  hideCursor(): void
  /** Asks again what is shown: the game has gone on. */
  refresh(): void
}

/** Keeps the pointer of a board. */
export function boardPointer(
  grid: HexGrid,
  elements: PointerElements,
  camera: CameraControl,
  answers: () => PointerAnswers,
): BoardPointer {
  let hovered = -1
  let cursor = middleOf(grid)
  let withKeys = false

  const shown = () => (withKeys ? cursor : hovered)
  const idOf = (index: number) => grid.ids[index] ?? null
  const present = () => {
    const hex = idOf(shown())
    const { describeHex, pathTo } = answers()
    const words = hex ? describeHex(hex) : ''
    setText(elements.status, words)
    if (withKeys) setText(elements.spoken, words)
    elements.path.setAttribute('d', pathData(grid, (hex && pathTo?.(hex)) ?? []))
  }
  const turnTo = (keys: boolean) => {
    withKeys = keys
    elements.surface.toggleAttribute('data-keys', keys)
  }
  const hover = (index: number) => {
    if (index === hovered && !withKeys) return
    turnTo(false)
    hovered = index
    place(elements.hover, grid, index)
    present()
    answers().onPointAt?.(idOf(index))
  }
  const moveCursor = (index: number) => {
    cursor = index
    place(elements.hover, grid, -1)
    hovered = -1
    turnTo(true)
    place(elements.cursor, grid, index)
    camera.reveal(centerOf(grid, index))
    present()
    answers().onPointAt?.(idOf(index))
  }
  const indexAt = (client: Point) => hexAt(grid, camera.worldAt(client))
  const choose = (index: number) => {
    const hex = idOf(index)
    if (hex) answers().onChooseHex(hex)
  }

  return {
    pointAt: (client) => hover(client ? indexAt(client) : -1),
    chooseAt(client) {
      const index = indexAt(client)
      if (index < 0) return
      hover(index)
      cursor = index
      choose(index)
    },
    chooseAtCursor() {
      if (!withKeys) moveCursor(cursor)
      choose(cursor)
    },
    step: (key) => moveCursor(withKeys ? steppedBy(grid, cursor, key) : cursor),
    showCursor: () => moveCursor(cursor),
    hideCursor() {
      turnTo(false)
      present()
    },
    refresh: present,
  }
}

function middleOf({ columns, rows }: HexGrid): number {
  return Math.floor(columns / 2) * rows + Math.floor(rows / 2)
}

function place(element: SVGElement, grid: HexGrid, index: number): void {
  element.toggleAttribute('data-off', index < 0)
  if (index < 0) return
  const { x, y } = centerOf(grid, index)
  element.style.transform = `translate(${tenth(x)}px, ${tenth(y)}px)`
}

function setText(element: HTMLElement, text: string): void {
  if (element.textContent !== text) element.textContent = text
}

/** The line along a path, with a dot at its end. */
function pathData(grid: HexGrid, path: readonly string[]): string {
  const centers = path.map((hex) => centerOf(grid, grid.indexOf(hex)))
  const last = centers.at(-1)
  if (!last || centers.length < 2) return ''
  return `${openPath(centers)}M${tenth(last.x)} ${tenth(last.y)}h0.1`
}
