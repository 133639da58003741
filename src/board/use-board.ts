import { useEffect, useLayoutEffect, useRef, type KeyboardEvent, type RefObject } from 'react'

import type { BoardProps } from './board-props'
import { cameraControl, type CameraControl } from './camera-control'
import { isCursorKey } from './cursor-keys'
import { boardSize } from './geometry'
import { listenToGestures } from './gestures'
import { boardPointer, type BoardPointer } from './pointer'

/** A step of the zoom buttons and keys. */
const ZOOM_STEP = 1.35

/** The elements a board hands to its camera and pointer. */
export interface BoardRefs {
  readonly surface: RefObject<HTMLDivElement | null>
  readonly world: RefObject<HTMLDivElement | null>
  readonly hover: RefObject<SVGPathElement | null>
  readonly cursor: RefObject<SVGGElement | null>
  readonly path: RefObject<SVGPathElement | null>
  readonly status: RefObject<HTMLParagraphElement | null>
  readonly spoken: RefObject<HTMLParagraphElement | null>
}

/** What buttons and keys may ask of the camera. */
export interface Zoom {
  readonly closer: () => void
  readonly farther: () => void
  readonly fit: () => void
}

export interface BoardHandle {
  readonly refs: BoardRefs
  readonly zoom: Zoom
  readonly onKeyDown: (event: KeyboardEvent) => void
  readonly onFocus: () => void
  readonly onBlur: () => void
}

/** Wires a board's elements to its camera, gestures and keys; nothing of it renders. */
export function useBoard(props: BoardProps): BoardHandle {
  const { grid, describeHex, pathTo } = props
  const refs = useBoardRefs()
  const latest = useRef(props)
  const camera = useRef<CameraControl>(null)
  const pointer = useRef<BoardPointer>(null)

  useLayoutEffect(() => {
    latest.current = props
  })
  useLayoutEffect(() => {
    const elements = elementsOf(refs)
    if (!elements) return undefined
    const control = cameraControl(elements.surface, elements.world, boardSize(grid))
    const points = boardPointer(grid, elements, control, () => latest.current)
    camera.current = control
    pointer.current = points
    const stopListening = listenToGestures(elements.surface, control, {
      onPoint: points.pointAt,
      onClick: points.chooseAt,
      onPlacelessClick: points.chooseAtCursor,
    })
    return () => {
      stopListening()
      control.dispose()
    }
    // The refs are one stable object.
  }, [grid, refs])
  useEffect(() => pointer.current?.refresh(), [describeHex, pathTo])

  const zoom: Zoom = {
    closer: () => camera.current?.zoomStep(ZOOM_STEP),
    farther: () => camera.current?.zoomStep(1 / ZOOM_STEP),
    fit: () => camera.current?.fit(),
  }
  return {
    refs,
    zoom,
    onKeyDown: (event) => answerKey(event, zoom, pointer.current),
    onFocus() {
      if (refs.surface.current?.matches(':focus-visible')) pointer.current?.showCursor()
    },
    onBlur: () => pointer.current?.hideCursor(),
  }
}

function useBoardRefs(): BoardRefs {
  const surface = useRef<HTMLDivElement>(null)
  const world = useRef<HTMLDivElement>(null)
  const hover = useRef<SVGPathElement>(null)
  const cursor = useRef<SVGGElement>(null)
  const path = useRef<SVGPathElement>(null)
  const status = useRef<HTMLParagraphElement>(null)
  const spoken = useRef<HTMLParagraphElement>(null)
  const refs = useRef<BoardRefs>({ surface, world, hover, cursor, path, status, spoken })
  return refs.current
}

function elementsOf(refs: BoardRefs) {
  const surface = refs.surface.current
  const world = refs.world.current
  const hover = refs.hover.current
  const cursor = refs.cursor.current
  const path = refs.path.current
  const status = refs.status.current
  const spoken = refs.spoken.current
  return surface && world && hover && cursor && path && status && spoken
    ? { surface, world, hover, cursor, path, status, spoken }
    : null
}

/** Acts on a key of the board; all others bubble to whoever listens above. */
function answerKey(event: KeyboardEvent, zoom: Zoom, pointer: BoardPointer | null): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return
  const act = actionOf(event.key, zoom, pointer)
  if (!act) return
  event.preventDefault()
  event.stopPropagation()
  act()
}

function actionOf(key: string, zoom: Zoom, pointer: BoardPointer | null): (() => void) | undefined {
  const zooms: Readonly<Record<string, () => void>> = {
    '+': zoom.closer,
    '=': zoom.closer,
    '-': zoom.farther,
    '0': zoom.fit,
  }
  if (key === 'Enter' || key === ' ') return () => pointer?.chooseAtCursor()
  if (isCursorKey(key)) return () => pointer?.step(key)
  return zooms[key]
}
