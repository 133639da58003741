// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'

import { Board } from '@/board/view/Board'
import type { BoardCounter, BoardField, BoardStack } from '@/board/board-props'
import { FieldBelow, FieldCounters } from '@/board/field/field'
import { inkLayersOfHex } from '@/board/field/hex-ink-layers'
import { SIGN_SHAPES } from '@/board/field/sign-shapes'
import { counterOutline } from '@/board/layers/counter-shape'
import { lettering } from '@/board/layers/lettering'
import { makeHiddenHexes } from '@/board/hidden-hexes'
import { SIDES } from '@/widgets/side'
import { hex, POINTY } from '../pointy-field'

const NOTHING: BoardField = { claims: [], weather: [], barriers: [], tokens: [] }
const ORC: BoardCounter = {
  id: 'orc-1',
  icon: { path: 'M0 0h256' },
  side: 'first',
  factors: '4-3',
  label: 'Orc 1',
  flipped: false,
  spent: false,
  badges: [],
}
const DRAGON: BoardCounter = { ...ORC, id: 'dragon-1', icon: { path: 'M0 0v256' }, label: 'Dragon 1' }
const ELF: BoardCounter = { ...ORC, id: 'elf-1', icon: { path: 'M9 9h9' }, side: 'second', label: 'Elf 1' }

afterEach(cleanup)

function below(field: Partial<BoardField>) {
  return render(
    <svg>
      <FieldBelow grid={POINTY} field={{ ...NOTHING, ...field }} />
    </svg>,
  ).container
}

function above(
  stacks: readonly BoardStack[],
  field: Partial<BoardField> = {},
  hiddenHexes = makeHiddenHexes(),
) {
  return render(
    <svg>
      <FieldCounters
        grid={POINTY}
        stacks={stacks}
        hiddenHexes={hiddenHexes}
        field={{ ...NOTHING, ...field }}
      />
    </svg>,
  ).container
}

const pathOf = (container: Element, selector: string) =>
  container.querySelector(selector)?.getAttribute('d') ?? ''
const strokesOf = (path: string) => path.replace(/[^a-z]/gi, '')

describe('a field', () => {
  test('leaves out the rim where a claim is faint, but not its tint and its pennant', () => {
    const claims = [{ hex: hex('A1'), side: 'first' as const, isFaint: true }]
    const ground = below({ claims })
    expect(pathOf(ground, '.claim--first .claim-rim')).toBe('')
    expect(pathOf(ground, '.claim--first .claim-tint')).not.toBe('')
    expect(pathOf(above([], { claims }), '.claim--first .claim-pennant')).not.toBe('')
  })

  test('shades the edge of a home in its side’s color, once around', () => {
    const homes = [{ side: 'second' as const, hexes: [hex('C4'), hex('C5'), hex('D4')] }]
    expect(below({}).querySelector('.home-edge')).toBeNull()
    expect(strokesOf(pathOf(below({ homes }), '.claim--second .home-edge'))).toMatch(/^ML+Z$/)
  })

  test('shows whose a hex is by a rim and by a pennant of the side’s own shape', () => {
    const claims = SIDES.map((side, nth) => ({ hex: hex(`A${nth + 1}`), side }))
    const rims = below({ claims })
    for (const side of SIDES) expect(pathOf(rims, `.claim--${side} .claim-rim`)).not.toBe('')
    const pennants = above([], { claims })
    const shapes = SIDES.map((side) => strokesOf(pathOf(pennants, `.claim--${side} .claim-pennant`)))
    expect(shapes).not.toContain('')
    expect(new Set(shapes).size).toBe(4)
  })

  test('shows a storm with the turns it has left', () => {
    const weather = [{ hex: hex('B2'), left: 2 }]
    expect(pathOf(below({ weather }), '.storm-rain')).not.toBe('')
    const left = pathOf(above([], { weather }), '.storm-left')
    expect(strokesOf(left)).toBe(strokesOf(lettering('2', { x: 0, y: 0 }, 10.5)))
  })

  test('tells walls from veils, and both from either, on the side between two hexes', () => {
    const parts = (['ground', 'air', 'both'] as const).map((bars) => {
      const container = below({ barriers: [{ between: [hex('C4'), hex('C5')], bars }] })
      return ['.barrier-stones', '.barrier-veil'].map((part) => pathOf(container, part) !== '')
    })
    expect(parts).toEqual([
      [true, false],
      [false, true],
      [true, true],
    ])
  })

  test('draws no barrier between hexes that share no side', () => {
    const container = below({ barriers: [{ between: [hex('A1'), hex('E7')], bars: 'both' }] })
    expect(pathOf(container, '.barrier-wall') + pathOf(container, '.barrier-veil')).toBe('')
  })

  test('shows what lies in a hex, with its number where it is more than one', () => {
    const container = above([], {
      tokens: [
        { hex: hex('C5'), shape: 'skull', count: 1 },
        { hex: hex('C5'), shape: 'bag', count: 3 },
      ],
    })
    expect(container.querySelector('[data-shape="skull"] .token-count')).toBeNull()
    expect(container.querySelector('[data-shape="bag"] .token-count')).not.toBeNull()
    expect(pathOf(container, '[data-shape="skull"] .token-plate')).not.toBe(
      pathOf(container, '[data-shape="bag"] .token-plate'),
    )
  })

  test('hides the counters of a hex that is veiled', () => {
    const hiddenHexes = makeHiddenHexes()
    hiddenHexes.hide(new Set([hex('C5')]))
    const stacks: BoardStack[] = [{ hex: hex('C5'), layer: 'ground', counters: [ORC] }]
    expect(above(stacks, {}, hiddenHexes).querySelector('.counter-face')).toBeNull()
    cleanup()
    expect(above(stacks).querySelector('.counter-face')).not.toBeNull()
  })

  test('is drawn on a board that is given one', async () => {
    render(
      <Board
        grid={POINTY}
        terrain={POINTY.ids.map(() => 'clear')}
        stacks={[{ hex: hex('C5'), layer: 'air', counters: [DRAGON] }]}
        field={{ ...NOTHING, claims: [{ hex: hex('C5'), side: 'first' }] }}
        sites={[]}
        marks={[]}
        arrows={[]}
        label="The arena"
        describeHex={(id) => `Hex ${id}`}
        onChooseHex={() => undefined}
      />,
    )
    const surface = screen.getByRole('application', { name: 'The arena' })
    await expect.poll(() => surface.querySelector('.counter-wing')).not.toBeNull()
    expect(surface.querySelector('.claim-rim')).not.toBeNull()
  })
})

describe('counters of a hex', () => {
  const center = { x: 0, y: 0 }
  const prints = (stacks: readonly Omit<BoardStack, 'hex'>[]) =>
    inkLayersOfHex(
      stacks.map((stack) => ({ hex: hex('C5'), ...stack })),
      center,
    )
  const inked = (sheet: ReturnType<typeof prints>['ground'], ink: string) =>
    sheet.filter((print) => print.ink.split(' ').includes(ink))

  test('lie in two layers, of which the upper has wings and a shadow farther off', () => {
    const { ground, air } = prints([
      { layer: 'ground', counters: [ORC] },
      { layer: 'air', counters: [DRAGON] },
    ])
    expect(inked(ground, 'counter-wing')).toEqual([])
    expect(inked(air, 'counter-wing')).toHaveLength(1)
    expect(inked(air, 'counter-shadow--air')).toHaveLength(1)
    const topOf = (sheet: typeof ground) =>
      Number(/^M\S+ (\S+?)[a-z]/i.exec(inked(sheet, 'counter-face')[0]?.path ?? '')?.[1])
    expect(topOf(air)).toBeLessThan(topOf(ground))
  })

  test('stand on the ground where nothing is said of a layer', () => {
    expect(inked(prints([{ counters: [ORC] }]).ground, 'counter-face')).toHaveLength(1)
  })

  test('that look alike are one with their number, and a sign more makes another', () => {
    const alike = prints([{ counters: [ORC, { ...ORC, id: 'orc-2', label: 'Orc 2' }] }]).ground
    expect(inked(alike, 'counter-face')).toHaveLength(1)
    expect(inked(alike, 'counter-size__text').map(({ path }) => strokesOf(path))).toEqual([
      strokesOf(lettering('2', center, 10)),
    ])
    const carrying = {
      ...ORC,
      id: 'orc-2',
      signs: [{ shape: 'bag', label: 'carries a sword', tone: 'plain' } as const],
    }
    const apart = prints([{ counters: [ORC, carrying] }]).ground
    expect(inked(apart, 'counter-face')).toHaveLength(2)
    expect(inked(apart, 'counter-sign')).toHaveLength(1)
  })

  test('of more kinds than there is room for are counted', () => {
    const crowd = Array.from({ length: 6 }, (_, nth) => ({ ...ORC, id: `orc-${nth}`, factors: `${nth}-1` }))
    const { ground } = prints([{ counters: crowd }])
    expect(inked(ground, 'counter-face')).toHaveLength(4)
    expect(inked(ground, 'counter-size__text').map(({ path }) => strokesOf(path))).toEqual([
      strokesOf(lettering('+2', center, 10)),
    ])
  })

  test('carry their riders on a sheet above, two at most and the number of more', () => {
    const riders = [ELF, { ...ELF, id: 'elf-2' }, { ...ELF, id: 'elf-3' }]
    const { ground, groundRiders } = prints([{ counters: [{ ...DRAGON, riders }] }])
    expect(inked(ground, 'counter-face')).toHaveLength(1)
    expect(inked(groundRiders, 'counter-face')).toHaveLength(2)
    expect(inked(groundRiders, 'counter-size')).toHaveLength(1)
  })

  test('show turns used and left by dots of two kinds', () => {
    const gauge = { used: 1, most: 3, label: 'second of three turns in the air' }
    const { air } = prints([{ layer: 'air', counters: [{ ...DRAGON, gauge }] }])
    expect(inked(air, 'counter-dot--used')).toHaveLength(1)
    expect(inked(air, 'counter-dot--left')).toHaveLength(2)
  })

  test('of neither side have an outline of their own', () => {
    const faces = (['first', 'second', 'none'] as const).map(
      (side) => counterOutline({ side, spent: false }).face,
    )
    expect(new Set(faces).size).toBe(3)
  })

  test('have signs of different shapes', () => {
    expect(new Set(Object.values(SIGN_SHAPES)).size).toBe(Object.keys(SIGN_SHAPES).length)
  })
})
