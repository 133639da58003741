// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import type { BoardCounter } from '@/board/board-props'
import { STATE_SIGNS } from '@/board/layers/counter-shape'
import { CounterFace } from '@/board/layers/CounterFace'
import { kindsIn, MixedStack } from '@/board/layers/MixedStack'

const ELF: BoardCounter = {
  id: 'elf-1',
  icon: { path: 'M0 0h512' },
  side: 'second',
  factors: '1-4',
  label: 'Elf 1',
  flipped: false,
  spent: false,
  badges: [],
}

afterEach(cleanup)

function drawn(counter: BoardCounter) {
  return render(
    <svg>
      <CounterFace counter={counter} />
    </svg>,
  ).container
}

test('the back differs from the front in more than its color', () => {
  expect(drawn(ELF).querySelector('.counter-hatch, .counter-cast')).toBeNull()
  const back = drawn({ ...ELF, flipped: true })
  expect(back.querySelector('.counter-hatch')).not.toBeNull()
  expect(back.querySelector('.counter-cast')).not.toBeNull()
  expect(back.querySelector('.counter-art')?.getAttribute('transform')).toMatch(/^rotate\(90/)
})

test('what may still be done is told by a shape of its own', () => {
  expect(new Set(Object.values(STATE_SIGNS)).size).toBe(3)
  const signs = (['ready', 'partly', 'done'] as const).map((state) =>
    drawn({ ...ELF, state })
      .querySelector(`.counter-state--${state}`)
      ?.getAttribute('d'),
  )
  expect(new Set(signs).size).toBe(3)
  expect(drawn(ELF).querySelector('.counter-state')).toBeNull()
})

test('the small counters of a mixed stack show their factors, and how many there are of a type', () => {
  const orc = { ...ELF, id: 'orc', icon: { path: 'M0 0v512' }, factors: '2-6' }
  const { container } = render(
    <svg>
      <MixedStack kinds={kindsIn([ELF, orc, { ...ELF, id: 'elf-2' }])} center={{ x: 0, y: 0 }} />
    </svg>,
  )
  const texts = (name: string) => Array.from(container.querySelectorAll(name), (text) => text.textContent)
  expect(texts('.counter-factors')).toEqual(['1-4', '2-6'])
  expect(texts('.counter-count')).toEqual(['2'])
})
