import type { HexField } from '@/engine/kernel/hex'

import { boardSize, type LaidGrid } from '../geometry'
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
  readonly dispose: () => void
}

/** Sets camera, pointer and gestures to work on the elements under a board's root. */
export function setToWork(
  root: HTMLElement,
  grid: HexField,
  answers: () => PointerAnswers,
  used?: Used,
): Workings {
  const elements = pointerElements(root)
  const camera = new CameraControl(elements.surface, part(root, 'world'), boardSize(grid), used)
  const pointer = new BoardPointer(grid, elements, camera, answers)
  const gestures = gesturesFor(elements.surface, camera, pointer)
  let lies: LaidGrid = grid
  return {
    camera,
    pointer,
    lay(next) {
      if (next.isTurned === lies.isTurned) return
      lies = next
      camera.turn()
      pointer.lay(next)
    },
    dispose() {
      gestures.dispose()
      camera.dispose()
    },
  }
}

function gesturesFor(surface: HTMLElement, camera: CameraControl, pointer: BoardPointer): Gestures {
  return new Gestures(surface, camera, {
    onPoint: (client) => pointer.pointAt(client),
    onClick: (client, means) => {
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
