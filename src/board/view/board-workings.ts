import type { HexField, Point } from '@/engine/kernel/hex'

import type { FanGround, PointerGuest } from '../fan/fan-ground'
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
  /** For counters that are spread, which come after the board. */
  readonly ground: FanGround
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
  // What showed where somebody pointed may still lie as on another map.
  pointer.lay(grid)
  let lies: LaidGrid = grid
  const guests = new GuestSeat()
  const ground: FanGround = {
    surface: elements.surface,
    hexUnder: (client) => pointer.hexUnder(client),
    worldAt: (client) => camera.worldAt(client),
    centerOf: (hex) => centerOf(lies, lies.indexOf(hex)),
    sight: () => camera.sight(),
    invite: (guest) => guests.invite(guest),
  }
  const gestures = gesturesFor(elements.surface, camera, pointer, guests)
  return {
    camera,
    pointer,
    ground,
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

/** Where one guest of the pointer sits, who may come while a mouse already rests. */
class GuestSeat {
  private guest: PointerGuest | undefined
  /** Where the pointer was last and has not clicked. */
  private resting: Point | null = null

  /** Gives a guest its say, until the function given back is called; it is told where the pointer rests. */
  invite(guest: PointerGuest): () => void {
    this.guest = guest
    guest.point(this.resting)
    return () => (this.guest = undefined)
  }

  point(client: Point | null): boolean {
    this.resting = client
    return this.guest?.point(client) ?? false
  }

  take(): boolean {
    this.resting = null
    return this.guest?.take() ?? false
  }
}

function gesturesFor(
  surface: HTMLElement,
  camera: CameraControl,
  pointer: BoardPointer,
  guests: GuestSeat,
): Gestures {
  return new Gestures(surface, camera, {
    onPoint: (client) => {
      if (!guests.point(client)) pointer.pointAt(client)
    },
    onClick: (client, means) => {
      if (guests.take()) return
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
