import { expect, test } from 'vitest'

import type { BoardCounter, BoardStack } from '@/board/board-props'
import { kindsIn, readyBadge } from '@/board/layers/kinds'
import { inkLayersOfStack } from '@/board/layers/stack-ink-layers'

test('the counters of a hex are told apart by their artwork, in the order in which they lie', () => {
  const kinds = kindsIn([counter('elf'), counter('dwarf'), counter('elf')])
  expect(kinds.map(({ counter: { label }, counters }) => [label, counters.length])).toEqual([
    ['elf', 2],
    ['dwarf', 1],
  ])
})

const CAST = { flipped: true }

test('a counter that can still do something stands for those that cannot', () => {
  const [kind] = kindsIn([counter('sorcerer', CAST), counter('sorcerer', { label: 'ready' })])
  expect(kind?.counter.label).toBe('ready')
  const [moved] = kindsIn([counter('elf', { spent: true }), counter('elf', { label: 'fresh' })])
  expect(moved?.counter.label).toBe('fresh')
})

test('a pile shows its back only where all of it is turned over, and else how many are ready', () => {
  const hatchesOf = (...counters: readonly BoardCounter[]) => {
    const prints = inkLayersOfStack({ hex: '0101' as BoardStack['hex'], counters }, { x: 0, y: 0 })
    return [
      prints.some(({ level }) => level === 'hatch'),
      prints.filter(({ level }) => level === 'tag-text').length,
    ]
  }
  const spent = counter('sorcerer', CAST)
  const ready = counter('sorcerer')
  expect(hatchesOf(spent, ready)).toEqual([false, 1])
  expect(hatchesOf(ready, spent)).toEqual([false, 1])
  expect(hatchesOf(spent, spent)).toEqual([true, 0])
  expect(hatchesOf(ready, ready)).toEqual([false, 0])
})

test('the badge of a pile says in words how many of it are ready', () => {
  expect(readyBadge([counter('sorcerer', CAST), counter('sorcerer'), counter('sorcerer')])).toEqual([
    { text: '2/3', label: '2 of 3 ready', tone: 'plain' },
  ])
})

function counter(label: string, changes: Partial<BoardCounter> = {}): BoardCounter {
  return {
    id: label,
    icon: { path: `M0 0${label}` },
    side: 'second',
    factors: '1-4',
    label,
    flipped: false,
    spent: false,
    badges: [],
    ...changes,
  }
}
