import { expect } from 'vitest'
import { placeOf } from './map'
import type { Fingers } from './fingers'
import type { GameTable } from './game-table'

interface Phone {
  readonly table: GameTable
  readonly fingers: Fingers
}

/** Fingers bring the map closer, push it and look into a hex: one hex is watched, another looked into. */
export async function pinchPanAndHold({ table, fingers }: Phone, seen: string, held: string): Promise<void> {
  const before = await fingers.scale()
  await fingers.pinch(2)
  const close = await fingers.scale()
  expect(close).toBeGreaterThan(before)
  const here = await placeOf(table.page, seen)
  await fingers.drag({ x: 200, y: 300 }, { x: 140, y: 260 })
  const there = await placeOf(table.page, seen)
  expect([here.x - there.x, here.y - there.y].map(Math.round)).toEqual([60, 40])
  await expect.poll(() => fingers.scale()).toBe(close)
  await fingers.hold(held)
  await table.page.getByRole('dialog', { name: `Hex ${held}` }).waitFor()
}
