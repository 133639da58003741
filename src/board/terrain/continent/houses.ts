import type { Point } from '@/engine/kernel/hex'

import type { Paths } from '../../art'
import type { Jitter } from '../chance'
import { stamped } from '../scattered'
import { step } from './spread'

/** A house as it stands on the map. */
export interface House {
  /** The foot of its left corner. */
  readonly foot: Point
  readonly gable: number
  readonly side: number
  readonly high: number
}

/** Houses at some feet, no two alike. */
export function housesAt(feet: readonly Point[], jitter: Jitter): readonly House[] {
  return feet.map(({ x, y }) => {
    const [gable, side, high] = [jitter(6, 7), jitter(7, 9), jitter(5, 6.5)]
    return { foot: { x: x - (gable + side) / 2, y }, gable, side, high }
  })
}

const GABLE = 4.5

function wallsOf({ foot, gable, side, high }: House): string {
  const front = step('v', -high) + step('l', gable / 2, -GABLE) + step('l', gable / 2, GABLE)
  return stamped(foot, `${front}${step('h', side)}${step('v', high)}z`)
}

function roofOf({ foot, gable, side, high }: House): string {
  const ridge = step('m', gable / 2, -high - GABLE) + step('h', side)
  return stamped(foot, `${ridge}${step('l', gable / 2, GABLE)}${step('h', -side)}z`)
}

function sideOf({ foot, gable, side, high }: House): string {
  return stamped({ x: foot.x + gable, y: foot.y }, `${step('v', -high)}${step('h', side)}${step('v', high)}z`)
}

/** Tiles on its roof, and the shade beside it. */
export function houseLines({ foot, gable, side, high }: House): string {
  const tiles = step('m', gable * 0.75, -high - GABLE / 2) + step('h', side)
  const shade = `${step('m', gable * 0.25, high + GABLE / 2)}h4m-4-1.5h3m-3-1.5h2`
  return stamped(foot, tiles + shade)
}

const CHURCH = {
  stone: 'm-10 0v-9l4-4l4 4v-5h6v14z',
  roofs: 'm-3-14l4-14l4 14zm-3 .5l4 4h-8',
  shade: 'm1.5 0v-14h2.5v14z',
}

/** Houses, and the foot of the church among them where there is one. */
export function townOf(houses: readonly House[], church?: Point): Paths {
  const doors = houses.map(({ foot, gable }) => stamped({ x: foot.x + gable / 2 - 1, y: foot.y }, 'v-3h2v3z'))
  const ofChurch = (steps: string) => (church ? stamped(church, steps) : '')
  return {
    stone: houses.map(wallsOf).join('') + ofChurch(CHURCH.stone),
    roofs: houses.map(roofOf).join('') + ofChurch(CHURCH.roofs),
    shade: houses.map(sideOf).join('') + ofChurch(CHURCH.shade),
    dark: doors.join('') + ofChurch('m-7 0v-3.5a1.5 1.5 0 0 1 3 0v3.5z'),
  }
}
