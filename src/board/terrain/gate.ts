import type { Point } from '@/engine/hex'

import { tenth } from '../geometry'

/** Path data of a gate between two towers: stone, its dark archway, its lines. */
export interface GateDrawing {
  stone: string
  archway: string
  lines: string
}

/** Nothing drawn yet. */
export function blankGate(): GateDrawing {
  return { stone: '', archway: '', lines: '' }
}

/** Draws the gate in the lower part of the hex; the letter E has the upper. */
export function drawGate({ x, y }: Point, into: GateDrawing): void {
  const from = (dx: number, dy: number) => `M${tenth(x + dx)} ${tenth(y + dy)}`
  const tower = (dx: number) => `${from(dx, 24)}v-25h-2v-6h3v3h3v-3h4v3h3v-3h3v6h-2v25z`
  const wall = `${from(-12, 24)}v-18h3v-3h3v3h4v-3h4v3h4v-3h3v3h3v18z`
  const arch = `${from(-7, 24)}v-8a7 7 0 0 1 14 0v8z`
  into.stone += wall + tower(-24) + tower(12)
  into.archway += arch
  into.lines +=
    `${from(-21, 12)}h4m-3 5h4m-6 4h3` +
    `${from(15, 10)}h4m1 5h3m-7 5h4` +
    `${from(-4, 24)}v-10${from(0, 24)}v-13${from(4, 24)}v-10${from(-6, 18)}h12`
}
