import { expect, test } from 'vitest'

import type { BoardCounter } from '@/board/board-props'
import { kindsIn } from '@/board/layers/kinds'

test('the counters of a hex are told apart by their artwork, in the order in which they lie', () => {
  const kinds = kindsIn([counter('elf'), counter('dwarf'), counter('elf')])
  expect(kinds.map(({ counter: { label }, count }) => [label, count])).toEqual([
    ['elf', 2],
    ['dwarf', 1],
  ])
})

function counter(label: string): BoardCounter {
  return {
    id: label,
    icon: { path: `M0 0${label}` },
    side: 'second',
    factors: '1-4',
    label,
    flipped: false,
    spent: false,
    badges: [],
  }
}
