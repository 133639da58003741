import type { Point } from '@/engine/kernel/hex'

import { tenth } from '../geometry'

/** Path data of a gate between two towers: stone, its dark archway, its lines. */
interface GateDrawing {
  gateStone: string
  gateArchway: string
  gateLines: string
}

/** Draws the gate between the cliffs of a pass, and the road that leads down from it. */
export function drawGate({ x, y }: Point, into: GateDrawing): void {
  const from = (dx: number, dy: number) => `M${tenth(x + dx)} ${tenth(y + dy)}`
  const tower = (dx: number) => `${from(dx, 22)}v-22h-2v-6h3v3h2.5v-3h3v3h2.5v-3h3v6h-2v22z`
  const wall = `${from(-9, 22)}v-15h2.5v-3h3v3h2v-3h3v3h2v-3h3v3h2.5v15z`
  const arch = `${from(-6, 22)}v-6a6 6 0 0 1 12 0v6z`
  into.gateStone += wall + tower(-19) + tower(9)
  into.gateArchway += arch
  into.gateLines +=
    `${from(-17, 12)}h3m-2 5h4m-5 -10h3` +
    `${from(11, 9)}h4m0 6h3m-6 4h4` +
    `${from(-3, 22)}v-9${from(0, 22)}v-11${from(3, 22)}v-9${from(-5, 17)}h10` +
    `${from(-6, 24)}q-1 4 -6 9${from(6, 24)}q0 5 -2 9`
}
