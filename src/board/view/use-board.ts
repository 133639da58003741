import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  type KeyboardEvent,
  type RefObject,
} from 'react'

import type { HexField, HexId, Point } from '@/engine/kernel/hex'

import type { BoardProps, MarkKind } from '../board-props'
import type { Zoom } from '../tools/BoardControls'
import { centerOf, quarterTurned, turnedGrid, type LaidGrid } from '../geometry'
import type { FanGround } from '../fan/fan-ground'
import { setToWork, type Workings } from './board-workings'
import type { CameraControl } from './camera-control'
import { HALF } from '../layers/counter-shape'
import { isCursorKey } from './cursor-keys'
import type { Used } from './first-look'
import type { BoardPointer } from './pointer'

/** A step of the zoom buttons and keys. */
const ZOOM_STEP = 1.35
/** A counter alone in its hex is drawn smaller where there are two layers. */
const ON_FIELD = 0.92

export interface BoardHandle {
  /** The grid as it lies. */
  readonly grid: LaidGrid
  readonly zoom: Zoom
  /** The hex that is pointed at is to be looked at. */
  readonly inspect: () => void
  /** Where somebody points, once the board works. */
  readonly pointing: () => BoardPointer | null
  /** What is found under the pointer, once the board works. */
  readonly ground: () => FanGround | null
  /** For the element that takes the focus. */
  readonly heard: {
    readonly onKeyDown: (event: KeyboardEvent) => void
    readonly onFocus: () => void
    readonly onBlur: () => void
  }
}

/** How a map lies before its players. */
export interface BoardTurn {
  /** Seen from the far side of the table. */
  readonly isTurned: boolean
  /** Turned by a quarter before that. */
  readonly isUpright: boolean
}

/** Sets a board's camera, gestures and keys to work on the elements under its root; nothing of it renders. */
export function useBoard(
  root: RefObject<HTMLElement | null>,
  props: BoardProps,
  turn: BoardTurn,
): BoardHandle {
  const { describeHex, pathTo, led } = props
  const { field, grid } = useLaid(props.grid, turn)
  const latest = useRef(props)
  const workings = useRef<Workings>(null)

  useLayoutEffect(() => {
    latest.current = props
  })
  useLayoutEffect(() => {
    if (!root.current) return undefined
    const used = usedOn({ ...latest.current, grid: field })
    const made = setToWork(root.current, field, () => latest.current, used)
    workings.current = made
    return made.dispose
  }, [root, field])
  useLayoutEffect(() => workings.current?.lay(grid), [grid])
  useEffect(() => workings.current?.pointer.refresh(), [describeHex, pathTo])
  useEffect(() => (led ? workings.current?.pointer.lead(led.hex) : undefined), [led])
  useAims(workings, grid, props)
  const pointing = () => workings.current?.pointer ?? null
  const ground = useCallback(() => workings.current?.ground ?? null, [])
  return {
    grid,
    zoom: zoomOf(() => workings.current?.camera),
    inspect: () => pointing()?.inspectPointed(),
    pointing,
    ground,
    heard: heardBy(pointing),
  }
}

/** Leads the camera to what is framed, and to what was picked or is told of beside the board and may lie out of sight. */
function useAims(
  workings: RefObject<Workings | null>,
  grid: LaidGrid,
  { marks, framed }: Pick<BoardProps, 'marks' | 'framed'>,
): void {
  const named = (kind: MarkKind) => marks.find((mark) => mark.kind === kind)?.hex
  const wanted = named('selected') ?? named('noted')
  useEffect(() => {
    if (framed) workings.current?.camera.frame(pointsOf(grid, framed))
  }, [workings, grid, framed])
  useEffect(() => {
    workings.current?.camera.keepIn(wanted && centerOf(grid, grid.indexOf(wanted)))
  }, [workings, grid, wanted])
}

/** A field as it is laid: turned by a quarter, which makes another of it, and seen from the far side. */
function useLaid(given: HexField, { isTurned, isUpright }: BoardTurn) {
  const field = useMemo(() => (isUpright ? quarterTurned(given) : given), [given, isUpright])
  const grid = useMemo(() => (isTurned ? turnedGrid(field) : field), [field, isTurned])
  return { field, grid }
}

function heardBy(pointing: () => BoardPointer | null): BoardHandle['heard'] {
  return {
    onKeyDown: (event) => answerKey(event, pointing()),
    onFocus: () => isFocusVisible() && pointing()?.showCursor(),
    onBlur: () => pointing()?.hideCursor(),
  }
}

function zoomOf(camera: () => CameraControl | undefined): Zoom {
  return {
    closer: () => camera()?.zoomStep(ZOOM_STEP),
    farther: () => camera()?.zoomStep(1 / ZOOM_STEP),
    fit: () => camera()?.fit(),
    fitOrFill: () => camera()?.fitOrFill(),
  }
}

/** Where a board that opens for a side has counters, and first of all those that can be picked, or else are that side's. */
function usedOn({ grid, stacks, marks, field, opensFor }: BoardProps): Used | undefined {
  if (opensFor === undefined) return undefined
  const placesOf = (on: readonly { readonly hex: HexId }[]) =>
    pointsOf(
      grid,
      on.map(({ hex }) => hex),
    )
  const lit = marks.filter(({ kind }) => kind === 'choice')
  const own = stacks.filter(({ counters }) => counters.some(({ side }) => side === opensFor))
  return {
    points: placesOf(stacks),
    first: placesOf(lit.length > 0 ? lit : own),
    size: 2 * HALF * (field ? ON_FIELD : 1),
  }
}

function pointsOf(grid: HexField, hexes: readonly HexId[]): readonly Point[] {
  return hexes.map((hex) => grid.indexOf(hex)).flatMap((index) => (index < 0 ? [] : [centerOf(grid, index)]))
}

/** Whether the focus came by keyboard. */
function isFocusVisible(): boolean {
  return document.activeElement?.matches(':focus-visible') ?? false
}

/** Acts on a key for the hex cursor; all others bubble to whoever listens above. */
function answerKey(event: KeyboardEvent, pointer: BoardPointer | null): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return
  const { key } = event
  const isChoice = key === 'Enter' || key === ' '
  if (!isChoice && !isCursorKey(key)) return
  event.preventDefault()
  event.stopPropagation()
  if (isChoice) pointer?.chooseAtCursor()
  else pointer?.step(key)
}
