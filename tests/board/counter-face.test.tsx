// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import type { BoardCounter } from '@/board/board-props'
import type { HexId } from '@/engine/kernel/hex'
import { counterOutline, STATE_SIGNS } from '@/board/layers/counter-shape'
import { CounterFace } from '@/board/layers/CounterFace'
import { lettering } from '@/board/layers/lettering'
import { areSameStack } from '@/board/layers/same-stack'
import { inkLayersOfStack } from '@/board/layers/stack-ink-layers'
import { SIDES } from '@/widgets/side'

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
  const art = (container: HTMLElement) => container.querySelector('.counter-art')?.getAttribute('d')
  expect(art(back)).not.toBe(art(drawn(ELF)))
})

test.each(['fresh', 'spent'])(
  'each side’s counters have corners of their own, and no side’s too (%s)',
  (state) => {
    const outlines = ([...SIDES, 'none'] as const).map((side) =>
      counterOutline({ side, spent: state === 'spent' }),
    )
    for (const part of ['face', 'edge', 'rim', 'strip'] as const)
      expect(new Set(outlines.map((outline) => outline[part])).size).toBe(5)
  },
)

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
  const stack = { hex: '0101' as HexId, counters: [ELF, orc, { ...ELF, id: 'elf-2' }] }
  const prints = inkLayersOfStack(stack, { x: 0, y: 0 })
  const strokes = (ink: string) =>
    prints.filter((print) => print.ink.split(' ').includes(ink)).map(({ path }) => strokesOf(path))
  expect(strokes('counter-factors')).toEqual(['1-4', '2-6'].map((text) => strokesOf(printed(text))))
  expect(strokes('counter-count')).toEqual([strokesOf(printed('2'))])
})

test('a block shows its steps as bars along its upper edge, those lost otherwise than those left', () => {
  expect(drawn(ELF).querySelector('.counter-pip')).toBeNull()
  const bars = (count: number, which: string) =>
    drawn({ ...ELF, pips: { count, of: 4 } })
      .querySelector(`.counter-pip--${which}`)
      ?.getAttribute('d')
      ?.match(/M/g)?.length
  expect([bars(1, 'left'), bars(1, 'lost')]).toEqual([1, 3])
  expect([bars(4, 'left'), bars(4, 'lost')]).toEqual([4, undefined])
})

test('a block that loses a step is drawn anew', () => {
  const stack = (count: number) => ({
    hex: '0101' as HexId,
    counters: [{ ...ELF, pips: { count, of: 4 } }],
  })
  expect(areSameStack(stack(2), stack(2))).toBe(true)
  expect(areSameStack(stack(2), stack(1))).toBe(false)
})

test('a text that has no outline is an element of text', () => {
  const badge = { text: 'Ω', label: 'Omega', tone: 'plain' } as const
  expect(drawn({ ...ELF, badges: [badge] }).querySelector('text')?.textContent).toBe('Ω')
})

function printed(text: string): string {
  return lettering(text, { x: 0, y: 0 }, 10)
}

/** The strokes of the pen: their letters, wherever they lead. */
function strokesOf(path: string): string {
  return path.replace(/[^a-z]/gi, '')
}
