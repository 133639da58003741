import { type Random, seededRandom } from '@/engine/kernel/dice'

/** What may be done to a page, and how often of a thousand. */
export const DEEDS = {
  click: 170,
  clickBoard: 170,
  doubleClick: 50,
  pressButton: 210,
  key: 130,
  takeMouse: 100,
  endSegment: 40,
  wheel: 20,
  drag: 20,
  goHome: 20,
  openFile: 30,
  reload: 15,
  back: 15,
  forward: 10,
  reopen: 10,
  resize: 10,
  turnOffline: 8,
  fillStorage: 6,
  changeClock: 6,
} as const
export type Deed = keyof typeof DEEDS

/** One thing to do: what, and numbers from 0 up to 1 that decide the rest. */
export interface Planned {
  readonly deed: Deed
  readonly chances: readonly [number, number, number]
}

const TOTAL = Object.values(DEEDS).reduce<number>((sum, often) => sum + often, 0)
const FINE = 10_000

/** The same seed gives the same plan; a longer one goes on after a shorter. */
export function planOf(seed: number, count: number): readonly Planned[] {
  const random = seededRandom(seed)
  const chance = () => random.below(FINE) / FINE
  return Array.from({ length: count }, () => ({
    deed: deedOf(random),
    chances: [chance(), chance(), chance()],
  }))
}

function deedOf(random: Random): Deed {
  let left = random.below(TOTAL)
  const deeds = Object.keys(DEEDS) as Deed[]
  return deeds.find((deed) => (left -= DEEDS[deed]) < 0) ?? 'click'
}
