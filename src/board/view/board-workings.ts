import type { HexField } from '@/engine/kernel/hex'

import { FanHand, type FanGround, type FanStore } from '../fan/fan-hand'
import { boardSize, centerOf, type LaidGrid } from '../geometry'
import { CameraControl } from './camera-control'
import type { Used } from './first-look'
import { Gestures } from './gestures'
import { BoardPointer, type PointerAnswers, type PointerElements } from './pointer'

/** The camera and the pointer of a board that is on the page. */
export interface Workings {
  readonly camera: CameraControl
  readonly pointer: BoardPointer
  /** Lays the map as it is now seen. */
  readonly lay: (grid: LaidGrid) => void
  /** Lays the counters together that are spread. */
  readonly fold: () => void
  readonly dispose: () => void
}

interface Given {
  readonly answers: () => PointerAnswers & ReturnType<FanGround['props']>
  readonly used: Used | undefined
  readonly fan: FanStore
}

/** Sets camera, pointer and gestures to work on the elements under a board's root. */
export function setToWork(root: HTMLElement, grid: HexField, { answers, used, fan }: Given): Workings {
  const elements = pointerElements(root)
  const camera = new CameraControl(elements.surface, part(root, 'world'), boardSize(grid), used)
  const pointer = new BoardPointer(grid, elements, camera, answers)
  // What showed where somebody pointed may still lie as on another map.
  pointer.lay(grid)
  let lies: LaidGrid = grid
  const ground: FanGround = {
    hexUnder: (client) => pointer.hexUnder(client),
    worldAt: (client) => camera.worldAt(client),
    centerOf: (hex) => centerOf(lies, lies.indexOf(hex)),
    sight: () => camera.sight(),
    props: answers,
  }
  const fanHand = new FanHand(elements.surface, ground, fan)
  const gestures = gesturesFor(elements.surface, camera, pointer, fanHand)
  return {
    camera,
    pointer,
    lay(next) {
      if (next.isTurned === lies.isTurned) return
      lies = next
      camera.turn()
      pointer.lay(next)
    },
    fold: () => fanHand.fold(),
    dispose() {
      fanHand.dispose()
      gestures.dispose()
      camera.dispose()
    },
  }
}

function gesturesFor(
  surface: HTMLElement,
  camera: CameraControl,
  pointer: BoardPointer,
  fan: FanHand,
): Gestures {
  return new Gestures(surface, camera, {
    onPoint: (client) => {
      if (!fan.point(client)) pointer.pointAt(client)
    },
    onClick: (client, means) => {
      if (fan.take()) return
      if (means === 'finger' && camera.closeIn(client)) pointer.pointAt(client)
      else pointer.chooseAt(client)
    },
    onPlacelessClick: () => pointer.chooseAtCursor(),
    onHold: (client) => pointer.inspectAt(client),
    onRightClick: (client) => pointer.letGoOrInspectAt(client),
  })
}

function pointerElements(root: HTMLElement): PointerElements {
  return {
    surface: part(root, 'surface'),
    hover: drawn(root, 'hover'),
    cursor: drawn(root, 'cursor'),
    path: drawn(root, 'path'),
    status: part(root, 'status'),
    spoken: part(root, 'spoken'),
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
