import { useEffect, useLayoutEffect, useRef, type KeyboardEvent, type RefObject } from 'react'

import type { HexGrid } from '@/engine/hex'

import type { BoardProps } from './board-props'
import { CameraControl } from './camera-control'
import { isCursorKey } from './cursor-keys'
import { boardSize, centerOf } from './geometry'
import { Gestures } from './gestures'
import { BoardPointer, type PointerAnswers } from './pointer'

/** A step of the zoom buttons and keys. */
const ZOOM_STEP = 1.35

/** What buttons and keys may ask of the camera. */
export interface Zoom {
  readonly closer: () => void
  readonly farther: () => void
  readonly fit: () => void
}

/** The camera and the pointer of a board that is on the page. */
interface Workings {
  readonly camera: CameraControl
  readonly pointer: BoardPointer
  readonly dispose: () => void
}

export interface BoardHandle {
  readonly zoom: Zoom
  /** For the element that takes the focus. */
  readonly heard: {
    readonly onKeyDown: (event: KeyboardEvent) => void
    readonly onFocus: () => void
    readonly onBlur: () => void
  }
}

/** Sets a board's camera, gestures and keys to work on the elements under its root; nothing of it renders. */
export function useBoard(root: RefObject<HTMLElement | null>, props: BoardProps): BoardHandle {
  const { grid, describeHex, pathTo } = props
  const latest = useRef(props)
  const workings = useRef<Workings>(null)

  useLayoutEffect(() => {
    latest.current = props
  })
  useLayoutEffect(() => {
    if (!root.current) return undefined
    const made = setToWork(root.current, grid, () => latest.current)
    workings.current = made
    return made.dispose
  }, [root, grid])
  useEffect(() => workings.current?.pointer.refresh(), [describeHex, pathTo])
  const selected = props.marks.find(({ kind }) => kind === 'selected')?.hex
  useEffect(() => {
    // What was picked beside the board may lie out of sight on it.
    if (selected !== undefined) workings.current?.camera.bringIn(centerOf(grid, grid.indexOf(selected)))
  }, [grid, selected])

  const zoom: Zoom = {
    closer: () => workings.current?.camera.zoomStep(ZOOM_STEP),
    farther: () => workings.current?.camera.zoomStep(1 / ZOOM_STEP),
    fit: () => workings.current?.camera.fit(),
  }
  const heard = {
    onKeyDown: (event: KeyboardEvent) => answerKey(event, zoom, workings.current?.pointer),
    onFocus: () => isFocusVisible() && workings.current?.pointer.showCursor(),
    onBlur: () => workings.current?.pointer.hideCursor(),
  }
  return { zoom, heard }
}

function setToWork(root: HTMLElement, grid: HexGrid, answers: () => PointerAnswers): Workings {
  const surface = part(root, 'surface')
  const camera = new CameraControl(surface, part(root, 'world'), boardSize(grid))
  const pointer = new BoardPointer(
    grid,
    {
      surface,
      hover: drawn(root, 'hover'),
      cursor: drawn(root, 'cursor'),
      path: drawn(root, 'path'),
      status: part(root, 'status'),
      spoken: part(root, 'spoken'),
    },
    camera,
    answers,
  )
  const gestures = new Gestures(surface, camera, {
    onPoint: (client) => pointer.pointAt(client),
    onClick: (client, means) => {
      if (means === 'finger' && camera.closeIn(client)) pointer.pointAt(client)
      else pointer.chooseAt(client)
    },
    onPlacelessClick: () => pointer.chooseAtCursor(),
    onHold: (client) => pointer.inspectAt(client),
    onRightClick: (client) => pointer.letGoOrInspectAt(client),
  })
  return {
    camera,
    pointer,
    dispose() {
      gestures.dispose()
      camera.dispose()
    },
  }
}

/** The element a board has marked as one of its parts. */
function part(root: HTMLElement, name: string): HTMLElement {
  return known(root.querySelector<HTMLElement>(`[data-part="${name}"]`), name)
}

/** The same within its drawing. */
function drawn(root: HTMLElement, name: string): SVGElement {
  return known(root.querySelector<SVGElement>(`svg [data-part="${name}"]`), name)
}

function known<Found>(found: Found | null, name: string): Found {
  if (found === null) throw new Error(`The board has no part "${name}".`)
  return found
}

/** Whether the focus came by keyboard. */
function isFocusVisible(): boolean {
  return document.activeElement?.matches(':focus-visible') ?? false
}

/** Acts on a key of the board; all others bubble to whoever listens above. */
function answerKey(event: KeyboardEvent, zoom: Zoom, pointer: BoardPointer | undefined): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return
  const act = actionOf(event.key, zoom, pointer)
  if (!act) return
  event.preventDefault()
  event.stopPropagation()
  act()
}

function actionOf(key: string, zoom: Zoom, pointer: BoardPointer | undefined): (() => void) | undefined {
  const actions: Readonly<Record<string, () => void>> = {
    '+': zoom.closer,
    '=': zoom.closer,
    '-': zoom.farther,
    '0': zoom.fit,
    Enter: () => pointer?.chooseAtCursor(),
    ' ': () => pointer?.chooseAtCursor(),
  }
  return isCursorKey(key) ? () => pointer?.step(key) : actions[key]
}
